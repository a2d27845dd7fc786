import type { Lang } from '@everdell/game';
import type { Picture } from './picture.ts';
import { look, type Seen } from './seen.ts';

const known = new WeakMap<Picture['view'], Partial<Record<Lang, Seen>>>();
const seen = new WeakMap<Picture, Partial<Record<Lang, Seen>>>();

/** What is seen in a picture, worked out once; pictures that differ in other things share what they know of the game. */
export function seenIn(picture: Picture, lang: Lang): Seen {
  let ofPicture = seen.get(picture);
  if (ofPicture === undefined) seen.set(picture, (ofPicture = {}));
  return (ofPicture[lang] ??= seenIfNew(picture, lang));
}

function seenIfNew(picture: Picture, lang: Lang): Seen {
  let ofView = known.get(picture.view);
  if (ofView === undefined) known.set(picture.view, (ofView = {}));
  const alike = ofView[lang];
  if (alike === undefined || alike.picture.viewer !== picture.viewer || (picture.asked && !alike.picture.asked))
    return (ofView[lang] = look(picture, lang));
  const names = picture.players.map(({ name }) => name);
  const { legal, asides } = alike;
  return { ...alike, picture, names, ...(picture.asked ? { legal, asides } : { legal: [], asides: [] }) };
}
