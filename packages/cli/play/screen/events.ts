import {
  askedColour,
  askedOfEach,
  askedProgress,
  scopeOf,
  type Cond,
  type PlaceInfo,
  type Progress,
  type Seat,
} from '@everdell/game';
import { fit } from '../../core/layout.ts';
import type { TurnChoices } from '../choices.ts';
import type { Seen } from '../seen.ts';
import { flow, heading, numbered, type Page } from './page.ts';

/** How far a seat is with a requirement; null if it cannot be counted. */
export function progressOf({ game, known }: Seen, seat: Seat, cond: Cond | undefined): Progress | null {
  return cond === undefined ? null : askedProgress(game.rules, known, scopeOf(seat), cond);
}

export function eventsInPlay({ game, known }: Seen): readonly PlaceInfo[] {
  const g = game.rules;
  return known.rows
    .flat()
    .filter((holder) => holder >= 0)
    .map((holder) => g.places[holder - g.cards])
    .filter((place) => place.event !== null);
}

function progressText(page: Page, place: PlaceInfo): string {
  if (page.seen.watching) return '';
  const progress = progressOf(page.seen, page.seen.seat, place.def.visit?.needs);
  return progress === null ? '' : `${progress.have}/${progress.need}`;
}

/** Events that nobody has achieved: one a line with what they ask for, or only how far one is. */
export function eventLines(page: Page, { visit }: TurnChoices, everything = !page.compact): string[] {
  const { seen, style, width, words } = page;
  const events = eventsInPlay(seen);
  if (events.length === 0) return [];
  const title = heading(page, words.events, seen.watching ? '' : words.eventsNote);
  if (everything) return [title, ...events.flatMap((place) => eventRow(page, place, visit.get(place.ix)))];
  const items = events.flatMap((place) => {
    const number = visit.get(place.ix);
    const label = `${seen.text.name(place.id)} ${progressText(page, place)}`;
    if (number !== undefined) return [`${style.bold(String(number))}) ${style.good(label)}`];
    return isBegun(page, place) ? [label] : [];
  });
  const rest = events.length - items.length;
  return [title, ...flow([...items, ...(rest > 0 ? [style.dim(words.moreEvents(rest))] : [])], width, ' · ', '    ')];
}

function isBegun({ seen }: Page, place: PlaceInfo): boolean {
  if (seen.watching) return true;
  const progress = progressOf(seen, seen.seat, place.def.visit?.needs);
  return progress === null || progress.have > 0;
}

function eventRow(page: Page, place: PlaceInfo, number: number | undefined): string[] {
  const { seen, style, words, width } = page;
  const name = seen.text.name(place.id);
  const needs = needsText(page, place);
  const points = place.def.points === undefined ? '' : ` ${place.def.points}★`;
  const text = `${name}${points}: ${needs} ${progressText(page, place)}${number === undefined ? '' : ` ${words.claimable}`}`;
  return [fit(numbered(page, number) + (number === undefined ? text : style.good(text)), width).trimEnd()];
}

/** What an Event asks for in a few words. */
function needsText({ seen, words, colourNames }: Page, { def, id }: PlaceInfo): string {
  const needs = def.visit?.needs;
  const { text } = seen;
  if (needs === undefined) return '';
  if ('has' in needs) return needs.has.map((card) => text.name(card)).join(' + ');
  const ofEach = askedOfEach(needs);
  if (ofEach !== null) return words.ofEachColour(ofEach);
  const asked = askedColour(needs);
  if (asked !== null) return words.ofColour(asked.n, colourNames[asked.colour]);
  return text.placeLines(id)[0] ?? '';
}
