import { wrap } from '../core/layout.ts';
import { shortGoods } from './screen/cards.ts';
import { standingOn } from './screen/places.ts';
import { heading, type Page } from './screen/page.ts';
import { turnChoices } from './choices.ts';
import { matching } from './match.ts';

const SHOWN = 3;

/** Id of a card or place with its name. */
interface Thing {
  readonly id: string;
  readonly name: string;
  readonly card: boolean;
}

/** What cards, locations and Events of that name do; a number means the choice with it. */
export function infoLines(page: Page, typed: string): string[] {
  const { words } = page;
  if (typed === '') return [words.infoHow];
  const things = thingsOf(page);
  const byNumber = /^\d+$/.test(typed) ? idOfChoice(page, Number(typed)) : undefined;
  const found =
    byNumber === undefined
      ? matching(things, (thing) => thing.name, typed)
      : things.filter(({ id }) => id === byNumber);
  if (found.length === 0) return [words.unknownName(typed)];
  const more = found.slice(SHOWN).map((thing) => thing.name);
  return [
    ...found.slice(0, SHOWN).flatMap((thing) => (thing.card ? cardInfo(page, thing) : placeInfo(page, thing))),
    ...(more.length === 0 ? [] : [words.moreNames(more.slice(0, 12))]),
  ];
}

function thingsOf({ seen }: Page): readonly Thing[] {
  const { rules } = seen.game;
  return [
    ...rules.designs.map(({ id }) => ({ id, name: seen.text.name(id), card: true })),
    ...rules.places.map(({ id }) => ({ id, name: seen.text.name(id), card: false })),
  ];
}

function idOfChoice({ seen }: Page, number: number): string | undefined {
  const { game, known, decision } = seen;
  if (decision?.kind !== 'turn') return undefined;
  const action = turnChoices(seen).all[number - 1]?.action;
  if (action?.t === 'play') return game.rules.designs[known.cardOf[action.card]].id;
  if (action?.t !== 'visit') return undefined;
  const { cards, designs, places } = game.rules;
  return action.place < cards ? designs[known.cardOf[action.place]].id : places[action.place - cards].id;
}

function cardInfo(page: Page, { id, name }: Thing): string[] {
  const { seen, words, width } = page;
  const design = seen.game.rules.designById.get(id)!;
  const figures = words.figures(shortGoods(page, design.cost) || words.nothing, design.points, design.copies);
  const lines = [
    `${seen.text.kind(id)}. ${figures}`,
    ...seen.text.cardLines(id),
    seen.text.occupation(id),
    design.def.reconstructed ? words.reconstructed : '',
  ].filter((line) => line !== '');
  return [heading(page, name), ...lines.flatMap((line) => wrap(line, width - 2).map((part) => ` ${part}`))];
}

function placeInfo(page: Page, { id, name }: Thing): string[] {
  const { seen, words, width } = page;
  const place = seen.game.rules.placeById.get(id)!;
  const there = standingOn(page, place.ix);
  const owner = seen.game.rules.events.findIndex((zone) => seen.known.zones[zone].includes(place.ix));
  const inPlay = seen.known.rows.some((row) => row.includes(place.ix));
  const lines = [
    ...seen.text.placeLines(id),
    there.length === 0 ? '' : words.standing(there),
    owner >= 0 ? words.achievedBy(seen.names[owner]) : inPlay ? '' : words.notInPlay,
    place.def.reconstructed ? words.reconstructed : '',
  ].filter((line) => line !== '');
  return [heading(page, name), ...lines.flatMap((line) => wrap(line, width - 2).map((part) => ` ${part}`))];
}
