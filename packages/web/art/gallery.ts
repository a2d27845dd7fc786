import { registry } from '@everdell/game';
import { drawPictures, type Subject } from './pictures.ts';

export { iconSprite } from './icons/index.ts';

/** Everything of the game that has a picture. */
export function subjects(): readonly Subject[] {
  return registry.flatMap((module) => [
    ...Object.entries(module.cards ?? {}).map(([id, card]): Subject => ({ id, kind: card.kind })),
    ...Object.keys(module.places ?? {}).map((id): Subject => ({ id, kind: 'place' })),
  ]);
}

/** All pictures that the client shows, by name. */
export function gallery(): ReadonlyMap<string, string> {
  return drawPictures(subjects());
}
