import { registry } from '@everdell/game';
import { drawPictures } from './pictures.ts';
import type { Subject } from './recipes/index.ts';

export { iconSprite } from './icons/index.ts';

/** Everything of the game that has a picture. */
export function subjects(): readonly Subject[] {
  return registry.flatMap((module) => [
    ...Object.entries(module.cards ?? {}).map(([id, { kind, colour }]): Subject => ({ id, kind, colour })),
    ...Object.keys(module.places ?? {}).map((id): Subject => ({ id, kind: 'place' })),
  ]);
}

/** All pictures that the client shows, by name. */
export function gallery(): ReadonlyMap<string, string> {
  return drawPictures(subjects());
}
