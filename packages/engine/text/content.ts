import { effectOf, isEvent, priceOf } from '../content/tiles.ts';
import type { CardDef, TileDef } from '../content/defs.ts';
import { DOOR, tokenAt } from '../content/doors.ts';
import type { Resource } from '../content/resources.ts';
import type { Design, PlaceInfo, Rules } from '../content/rules.ts';
import { staticFilter } from '../content/staticFilter.ts';
import type { Effect } from '../effects/types.ts';
import { bind } from './clauses.ts';
import { speechOf, type Speech } from './speech.ts';
import type { Ctx, DoorWords, Lang, Names, Subject, ToldCardField, ToldPlace, ToldPlaceField } from './types.ts';

/** Rule texts of cards, places, seasons and single effects. */

/** The parts of a card's text in the order they are told. */
const CARD_PARTS: { readonly [K in ToldCardField]: true } = {
  countsAs: true,
  costTo: true,
  noSpace: true,
  shares: true,
  stacks: true,
  liesOn: true,
  arrival: true,
  ability: true,
  onPlay: true,
  production: true,
  notAbroad: true,
  visit: true,
  acts: true,
  reacts: true,
  rules: true,
  worth: true,
  scores: true,
  supplants: true,
  lasting: true,
};

const PLACE_PARTS: { readonly [K in ToldPlaceField]: true } = {
  needs: true,
  price: true,
  effect: true,
  ability: true,
  acts: true,
  permanent: true,
  reacts: true,
  rules: true,
  journey: true,
  points: true,
  scores: true,
  spots: true,
  open: true,
};

/** One effect as a sentence; `self` is the card or place it belongs to. */
export function effectText(
  g: Rules,
  e: Effect,
  lang: Lang,
  self?: { readonly card: string } | { readonly place: string },
): string {
  const speech = speechOf(g, lang);
  const c = self === undefined ? speech.ctx() : contextOf(speech, self);
  const { sentence, clause } = speech.language.grammar;
  return sentence(clause(e, c));
}

/** The context in which a card or place speaks of itself. */
export function contextOf(speech: Speech, self: { readonly card: string } | { readonly place: string }): Ctx {
  return speech.ctx('card' in self ? cardSubject(speech.names, self.card) : placeSubject(speech.names, self.place));
}

function cardSubject(names: Names, card: string): Subject {
  return { noun: names.words.card, card };
}

function placeSubject(names: Names, id: string): Subject {
  const def = names.placeDef(id);
  if (def === undefined) return { noun: names.words.location };
  return { noun: isEvent(def) ? names.words.event : names.row(def.row).noun };
}

export function cardLines(g: Rules, id: string, lang: Lang): readonly string[] {
  const speech = speechOf(g, lang);
  const written = speech.overrides[id];
  if (written !== undefined) return written.split('\n');
  const def = g.designById.get(id)?.def;
  return def === undefined ? [] : [...ownLines(speech, id, def), ...unlockLines(g, speech, id)];
}

function ownLines(speech: Speech, id: string, def: CardDef): readonly string[] {
  const plain = speech.ctx(cardSubject(speech.names, id));
  const arrival = def.arrival;
  const replaced = { noun: speech.names.words.card, how: 'replaced', single: true } as const;
  const host = { noun: speech.names.words.card, how: 'host', single: true } as const;
  const hosted = def.liesOn === undefined ? plain : bind(plain, 'host', host);
  const c = arrival !== undefined && 'replaces' in arrival ? bind(hosted, arrival.as, replaced) : hosted;
  const phrases = speech.language.card as {
    readonly [K in ToldCardField]: (value: never, c: Ctx) => readonly string[];
  };
  return (Object.keys(CARD_PARTS) as ToldCardField[]).flatMap((part) =>
    def[part] === undefined ? [] : phrases[part](def[part] as never, c),
  );
}

/** What a card does for others that name it: opens their last spot. */
function unlockLines(g: Rules, speech: Speech, id: string): readonly string[] {
  const { unlocks } = speech.language.grammar;
  return g.designs.flatMap(({ id: other, def }) => {
    const price = def.ability?.price;
    if (def.visit?.lastUnlockedBy === id) return [unlocks(other, def.visit.spots ?? 1, 'spot', speech.names)];
    if (typeof price === 'object' && price.lastUnlockedBy === id)
      return [unlocks(other, price.cells, 'cell', speech.names)];
    return [];
  });
}

/** The whole rule text of a card; empty if it has none. */
export function cardText(g: Rules, id: string, lang: Lang): string {
  return cardLines(g, id, lang).join(' ');
}

export function placeLines(g: Rules, id: string, lang: Lang): readonly string[] {
  const speech = speechOf(g, lang);
  const written = speech.overrides[id];
  if (written !== undefined) return written.split('\n');
  const place = g.placeById.get(id);
  return place === undefined ? [] : linesOfPlace(speech, place);
}

function linesOfPlace(speech: Speech, { id, def, journey }: PlaceInfo): readonly string[] {
  const c = speech.ctx(placeSubject(speech.names, id));
  const phrases = speech.language.place as {
    readonly [K in ToldPlaceField]: (value: never, c: Ctx, def: TileDef) => readonly string[];
  };
  const told: ToldPlace = {
    ...def.visit,
    ability: def.ability,
    acts: def.acts,
    ...(journey > 0 ? { journey } : { points: def.points }),
    scores: def.scores,
    reacts: def.reacts,
    rules: def.rules,
    price: priceOf(def),
    effect: effectOf(def),
  };
  return (Object.keys(PLACE_PARTS) as ToldPlaceField[]).flatMap((part) => phrases[part](told[part] as never, c, def));
}

export function placeText(g: Rules, id: string, lang: Lang): string {
  return placeLines(g, id, lang).join(' ');
}

/** What preparing for the season gives; empty if nothing. */
export function seasonText(g: Rules, id: string, lang: Lang): string {
  const bonus = g.seasons.find((season) => season.id === id)?.bonus;
  return bonus === undefined ? '' : effectText(g, bonus, lang);
}

/** "Green Production, Common Construction". */
export function kindText(g: Rules, id: string, lang: Lang): string {
  const { language } = speechOf(g, lang);
  const def = g.designById.get(id)?.def;
  return def === undefined ? '' : language.grammar.kind(def, language.words);
}

/** Whom an occupied token on the card brings in, or which cards bring it in that way. */
export function occupationText(g: Rules, id: string, lang: Lang): string {
  const speech = speechOf(g, lang);
  const design = g.designById.get(id);
  if (design === undefined) return '';
  const c = speech.ctx(cardSubject(speech.names, id));
  const { opens, token } = design.def;
  const isAsked = g.designs.some((d) => d.token >= 0);
  if (opens !== undefined)
    return speech.language.grammar.brings(opens, c, token, isAsked && opens.whateverToken === true);
  const doors = doorsOf(g, design);
  return doors.length === 0 ? '' : speech.language.grammar.broughtBy(doors, c);
}

/** By token, the normal one first; those that name the Critter come before those that let in many. */
function doorsOf(g: Rules, critter: Design): readonly DoorWords[] {
  const { broughtBy, token: own = null } = critter.def;
  const needed = (door: Design): Resource | null =>
    (door.opens![critter.ix] & DOOR.normal) > 0 ? null : g.resources[tokenAt(door, critter)];
  const isClass = (d: Design): boolean =>
    broughtBy !== undefined && needed(d) === own && broughtBy.every((f) => staticFilter(f, d));
  const all = g.designs.filter((d) => (d.opens?.[critter.ix] ?? DOOR.none) !== DOOR.none && !isClass(d));
  const isNamed = ({ def }: Design): boolean => def.opens?.cards !== undefined;
  const sorted = [...all.filter(isNamed), ...all.filter((d) => !isNamed(d))];
  const tokens = new Set([null, ...sorted.map(needed), ...(broughtBy === undefined ? [] : [own])]);
  return [...tokens].flatMap((token) => {
    const cards = sorted.filter((d) => needed(d) === token).map(({ id }) => id);
    if (broughtBy !== undefined && token === own) return [{ token, cards, where: broughtBy }];
    return cards.length === 0 ? [] : [{ token, cards }];
  });
}

/** The name of a card, place, season, resource or automa. */
export function nameText(g: Rules, id: string, lang: Lang): string {
  const { names, modules } = speechOf(g, lang);
  if (g.designById.has(id)) return names.card(id).one;
  if (g.placeById.has(id)) return names.place(id).one;
  if (g.seasons.some((season) => season.id === id)) return names.season(id).one;
  if ((g.resources as readonly string[]).includes(id)) return names.resource(id as (typeof g.resources)[number]).one;
  return modules.map((m) => m.automas?.[id]).find((noun) => noun !== undefined)?.one ?? id;
}
