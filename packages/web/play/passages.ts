import type { KnownEvent } from '@everdell/game';
import { passageOf } from '../modules/ask.ts';
import type { ModuleWords, PassageWords } from '../modules/moduleWords.ts';
import type { Teller } from './told.ts';

/** Tiles that go the same way one after the other, told in one. */
export interface Passage {
  readonly words: PassageWords;
  readonly events: readonly TileEvent[];
  readonly tiles: readonly string[];
}

type TileEvent = Extract<KnownEvent, { readonly e: 'movedTile' | 'laidOut' }>;

/** The same events, with what the rules tell tile by tile as passages; what a module has no words for is left out. */
export function withPassages(events: readonly KnownEvent[], teller: Teller): readonly (KnownEvent | Passage)[] {
  if (teller.modules === undefined) return events;
  const told: (KnownEvent | Passage)[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    const way = wayOf(event, teller);
    if (way === undefined) {
      if (!actsAtOnce(event, told)) told.push(event);
      continue;
    }
    const run = [event as TileEvent];
    while (at + 1 < events.length && wayOf(events[at + 1], teller) === way) run.push(events[++at] as TileEvent);
    const words = wordsOf(way, teller);
    if (words !== undefined) told.push({ words, events: run, tiles: run.map((event) => nameOf(event, teller)) });
  }
  return told;
}

/** What a tile does as soon as it has come is told by what comes of it. */
const actsAtOnce = (event: KnownEvent, told: readonly (KnownEvent | Passage)[]): boolean =>
  event.e === 'copied' &&
  told.some((before) => 'words' in before && before.events.some(({ place }) => place === event.place));

/** By the name of its words; undefined = the rules' own words tell it. */
function wayOf(event: KnownEvent, { game }: Teller): string | undefined {
  if (event.e !== 'movedTile' && event.e !== 'laidOut') return undefined;
  const place = game.rules.places[event.place - game.rules.cards];
  if (place === undefined) return undefined;
  return passageOf(event.e === 'movedTile' ? `${event.from}>${event.into}` : `>${place.def.row}`);
}

const wordsOf = (way: string, { modules }: Teller): PassageWords | undefined =>
  Object.values((modules ?? {}) as Readonly<Record<string, ModuleWords>>)
    .map(({ passages }) => passages?.[way])
    .find((words) => words !== undefined);

const nameOf = ({ place }: TileEvent, { game, text }: Teller): string =>
  text.name(game.rules.places[place - game.rules.cards].id);

/** "A, B and C". */
export function listed(names: readonly string[], { text }: Teller): string {
  const lang = text.lang === 'en' ? 'en-GB' : text.lang; // no comma before "and"
  return new Intl.ListFormat(lang).format(names);
}
