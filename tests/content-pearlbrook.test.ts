/**
 * The content tables of Pearlbrook: counts that always hold, and a comparison with the component lists of the
 * compendium where that folder lies beside the repository.
 */
import { createGame, type Design, type PlaceInfo, type Price, type RowName } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { present, read, type Amounts, type CardRow, type EventRow, type Facts } from './test-support/compendium.ts';

const { rules } = createGame({ players: 4, modules: ['pearlbrook'] });
const cards = rules.designs.filter((design) => design.set === 'pearlbrook');

function placesOf(row: RowName): PlaceInfo[] {
  return rules.places.filter((place) => place.set === 'pearlbrook' && place.row === rules.rowIx[row]);
}
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const sorted = (list: Iterable<string>): string[] => [...list].sort();

function placeOf(id: string): PlaceInfo {
  const place = rules.placeById.get(id);
  if (place === undefined) throw new Error(`there is no place ${id}`);
  return place;
}

/** Every effect inside a definition, the outer ones first. */
function effectsIn(value: unknown): Facts[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'do' in value ? [value as Facts] : [];
  return [...own, ...Object.values(value).flatMap(effectsIn)];
}

/** What an effect asks for, in the words of the compendium. */
function askedIn(effect: unknown): Facts {
  return priceIn(effectsIn(effect).find((step) => step['do'] === 'pay'));
}

function priceIn({ goods, points, any, cards, cardsOf }: Price = {}): Facts {
  const pay: Record<string, unknown> = { ...goods };
  if (any !== undefined) pay['any'] = any;
  if (points !== undefined) pay['pointTokens'] = points;
  if (cards !== undefined) pay['cards'] = cards;
  if (cardsOf !== undefined) {
    const { n, where = [], different } = cardsOf;
    pay['discard'] = different === undefined ? { ...where[0], n } : { differentColours: n, n };
  }
  return pay;
}

const GAINS: Readonly<Record<string, string>> = {
  gainAny: 'any',
  draw: 'cards',
  points: 'pointTokens',
};

function gainIn(effect: unknown): Amounts {
  const gain: Amounts = {};
  for (const step of effectsIn(effect)) {
    if (step['do'] === 'gain') Object.assign(gain, step['what']);
    const kind = GAINS[step['do'] as string];
    if (kind !== undefined) gain[step['from'] === undefined ? kind : 'meadowCards'] = step['n'] as number;
  }
  return gain;
}

/** An amount that scores, in the words of the compendium. */
function scoringOf(amount: unknown): Facts {
  const a = amount as Facts;
  if ('halfOf' in a) return { ...scoringOf(a['halfOf']), every: 2 };
  if ('every' in a) return { ...scoringOf(a['of']), every: a['every'] };
  if ('atMost' in a) return { ...scoringOf(a['of']), max: a['atMost'] };
  if ('times' in a) return timesAsMuch(scoringOf(a['of']), a['times'] as number);
  return { per: counted(a), points: 1 };
}

/** Limits are of points. */
function timesAsMuch({ max, ...scoring }: Facts, n: number): Facts {
  return { ...scoring, points: n, ...(max === undefined ? {} : { max: n * (max as number) }) };
}

function counted(a: Facts): string {
  const plain = { colours: 'distinctColour', pointTokens: 'pointToken', handAtEnd: 'cardInHand' };
  for (const [key, word] of Object.entries({ ...plain, beneath: 'beneath' })) if (key in a) return word;
  const { in: source, where } = a['count'] as { readonly in: string; readonly where: readonly Facts[] };
  if (source === 'wonders') return 'wonder';
  const [filter] = where;
  if ('kind' in filter) return String(filter['kind']);
  return 'colour' in filter ? `colour:${String(filter['colour'])}` : `set:${String(filter['set'])}`;
}

describe('content of Pearlbrook', () => {
  test('8 designs make 20 cards', () => {
    expect(cards).toHaveLength(8);
    expect(cards.reduce((sum, design) => sum + design.def.copies, 0)).toBe(20);
  });

  test('the printed values of the cards', () => {
    const values = cards.map((d) => [d.id, d.kind, d.colour, d.rarity, d.points, d.def.cost]);
    expect(values).toEqual([
      ['bridge', 'construction', 'blue', 'unique', 1, { twig: 2, pebble: 1 }],
      ['ferry', 'construction', 'red', 'unique', 2, { twig: 2, resin: 2 }],
      ['ferry-ferret', 'critter', 'green', 'unique', 1, { berry: 3 }],
      ['harbor', 'construction', 'green', 'unique', 3, { twig: 3, resin: 1, pebble: 1 }],
      ['messenger', 'critter', 'tan', 'common', 0, { berry: 2 }],
      ['pirate', 'critter', 'tan', 'common', 1, { berry: 3 }],
      ['pirate-ship', 'construction', 'red', 'common', 0, {}],
      ['shipwright', 'critter', 'purple', 'unique', 2, { berry: 4 }],
    ]);
  });

  test('every Critter is brought in by one Construction of the set, every Construction brings one in', () => {
    const critters = cards.filter(({ kind }) => kind === 'critter');
    const doors = cards.filter(({ kind }) => kind === 'construction');
    const brought = doors.flatMap((door) => rules.designs.filter((d) => door.opens?.[d.ix] === 1).map(({ id }) => id));
    expect(sorted(brought)).toEqual(sorted(ids(critters)));
  });

  test('4 spots, a Shoal, 12 River Destinations, 12 Adornments, 4 Wonders, 6 special Events, 4 Forest cards', () => {
    const rows = ['river', 'shoal', 'riverCards', 'adornments', 'wonders', 'specialEvents', 'forest'] as const;
    expect(rows.map((row) => placesOf(row).length)).toEqual([4, 1, 12, 12, 4, 6, 4]);
    const ofSuit = (suit: string): PlaceInfo[] => placesOf('riverCards').filter(({ def }) => def.suit === suit);
    expect(ofSuit('citizen')).toHaveLength(6);
    expect(ofSuit('location')).toHaveLength(6);
    expect(placesOf('riverCards').filter(({ def }) => 'pointTokens' in askedIn(def.effect))).toEqual(
      ofSuit('location'),
    );
  });

  test('only the Ambassador goes to the river, nobody to the cards of the small decks, workers to the rest', () => {
    const goes = (row: RowName): Set<string | undefined> =>
      new Set(placesOf(row).map(({ def }) => (def.visit === undefined ? 'nobody' : def.visit.for)));
    for (const row of ['river', 'shoal'] as const) expect(goes(row)).toEqual(new Set(['ambassador']));
    for (const row of ['riverCards', 'adornments'] as const) expect(goes(row)).toEqual(new Set(['nobody']));
    for (const row of ['wonders', 'specialEvents', 'forest'] as const) expect(goes(row)).toEqual(new Set([undefined]));
  });

  test('only pearls are new among the resources, and they stand after the four', () => {
    expect(rules.resources).toEqual(['twig', 'resin', 'pebble', 'berry', 'pearl']);
    expect(rules.standard).toBe(4);
  });
});

interface BrookCard extends CardRow {
  readonly ambassadorSpots: number;
  readonly sharesSpaceRule: { readonly anyConstruction: true } | null;
}

interface Row {
  readonly id: string;
  readonly type: string;
  readonly order: number;
  readonly exclusive: boolean;
  readonly requirement: Facts;
  readonly pay: Facts;
  readonly gain: Amounts | null;
  readonly choose: readonly Amounts[] | null;
  readonly special: Facts | null;
  readonly spots: number;
  readonly secondSpotMinPlayers: number;
  readonly cost: Amounts;
  readonly discardCards: number;
  readonly points: number;
  readonly scoring: readonly Facts[] | null;
}

interface Compendium {
  readonly cards: readonly BrookCard[];
  readonly specialEvents: readonly EventRow[];
  readonly forest: readonly Row[];
  readonly riverDestinations: readonly Row[];
  readonly riverSpots: readonly Row[];
  readonly adornments: readonly Row[];
  readonly wonders: readonly Row[];
}

function cardFacts(design: Design): Facts {
  const { id, kind, rarity, colour, def } = design;
  const spots = def.visit === undefined ? 0 : (def.visit.spots ?? 1);
  const frogs = def.visit?.for === 'ambassador';
  return {
    id,
    kind,
    rarity,
    colour,
    copies: def.copies,
    cost: { twig: 0, resin: 0, pebble: 0, berry: 0, ...def.cost },
    points: def.points,
    opensFor: rules.designs.filter((d) => design.opens?.[d.ix] === 1).map((d) => d.id),
    open: def.visit?.open !== undefined,
    openReward: def.visit?.open ?? 0,
    workerSpots: frogs ? 0 : spots,
    ambassadorSpots: frogs ? spots : 0,
    takesSpace: !design.noSpace,
    liesOnConstructions: def.liesOn !== undefined,
    scoring: def.scores === undefined ? null : [scoringOf(def.scores)],
    produces: def.production !== undefined,
    reactsToPearls: def.reacts?.some(({ to, of }) => to === 'gained' && of === 'pearl') ?? false,
  };
}

function rowFacts(row: BrookCard): Facts {
  return {
    id: row.id,
    kind: row.kind,
    rarity: row.rarity,
    colour: row.colour,
    copies: row.copies,
    cost: row.cost,
    points: row.points,
    opensFor: row.opensFor,
    open: row.open,
    openReward: row.openReward,
    workerSpots: row.workerSpots,
    ambassadorSpots: row.ambassadorSpots,
    takesSpace: row.takesSpace,
    liesOnConstructions: row.sharesSpaceRule?.anyConstruction === true,
    scoring: row.scoring,
    produces: row.triggers.includes('production'),
    reactsToPearls: row.triggers.includes('afterGainPearl'),
  };
}

describe.skipIf(!present)('Pearlbrook against ../shared/compendium (skipped where that folder is missing)', () => {
  const none = { cards: [], specialEvents: [], forest: [], riverDestinations: [], riverSpots: [] };
  const list: Compendium = present ? read<Compendium>('pearlbrook.json') : { ...none, adornments: [], wonders: [] };

  test('the same cards, and what each is', () => {
    expect(sorted(ids(cards))).toEqual(sorted(ids(list.cards)));
    for (const row of list.cards) expect(cardFacts(rules.designById.get(row.id)!)).toEqual(rowFacts(row));
  });

  test('Critters and Constructions name each other', () => {
    const critters = list.cards.filter(({ freeVia }) => freeVia !== null);
    expect(critters).toHaveLength(4);
    for (const { id, freeVia } of critters)
      expect(cardFacts(rules.designById.get(freeVia!)!)['opensFor'], id).toEqual([id]);
  });

  test('the spots of the river in their order, and the Shoal', () => {
    const spots = list.riverSpots.filter(({ id }) => id !== 'shoal').sort((a, b) => a.order - b.order);
    expect(ids(placesOf('river'))).toEqual(ids(spots));
    for (const { id, requirement, exclusive } of spots) {
      const { def } = placeOf(id);
      const needs = def.visit!.needs as { readonly riverColour: Facts };
      expect({ type: 'colourAtLeast', ...needs.riverColour }, id).toEqual(requirement);
      expect(def.visit!.spots, id).toBe(exclusive ? 1 : undefined);
    }
    const shoal = list.riverSpots.find(({ id }) => id === 'shoal')!;
    expect(askedIn(placeOf('shoal').def.visit!.effect)).toEqual(shoal.pay);
    expect(gainIn(placeOf('shoal').def.visit!.effect)).toEqual(shoal.gain);
    expect(placeOf('shoal').def.visit!.spots).toBeUndefined();
  });

  test('River Destinations: what they ask and what they give', () => {
    expect(sorted(ids(placesOf('riverCards')))).toEqual(sorted(ids(list.riverDestinations)));
    for (const { id, type, pay, gain } of list.riverDestinations) {
      const { effect } = placeOf(id).def;
      expect(askedIn(effect), id).toEqual(pay);
      expect(gainIn(effect), id).toEqual(gain);
      expect('pointTokens' in askedIn(effect), id).toBe(type === 'location');
    }
  });

  test('Adornments: printed points and how they score', () => {
    expect(sorted(ids(placesOf('adornments')))).toEqual(sorted(ids(list.adornments)));
    for (const row of list.adornments) {
      const { points, scores, price } = placeOf(row.id).def;
      expect(priceIn(price), row.id).toEqual(row.cost);
      expect(points ?? 0, row.id).toBe(row.points);
      expect(scores === undefined ? null : [scoringOf(scores)], row.id).toEqual(row.scoring);
    }
  });

  test('Wonders: price and points', () => {
    expect(ids(placesOf('wonders'))).toEqual(ids(list.wonders));
    for (const { id, cost, discardCards, points } of list.wonders) {
      const { def } = placeOf(id);
      const { cards: discarded, ...paid } = priceIn(def.visit!.price);
      expect({ berry: 0, ...paid }, id).toEqual(cost);
      expect([discarded, def.points], id).toEqual([discardCards, points]);
    }
  });

  test('special Events: points and requirement', () => {
    expect(sorted(ids(placesOf('specialEvents')))).toEqual(sorted(ids(list.specialEvents)));
    for (const row of list.specialEvents) {
      const { def } = placeOf(row.id);
      const { has } = def.visit!.needs as { readonly has: readonly string[] };
      expect({ type: 'namedCards', cards: has }, row.id).toEqual(row.requirement);
      expect([def.points ?? 0, def.visit!.price ?? {}], row.id).toEqual([row.points, row.pay]);
      expect(def.visit!.effect !== undefined, row.id).toBe(row.onAchieve !== null);
      expect(def.scores === undefined ? null : [scoringOf(def.scores)], row.id).toEqual(row.scoring);
    }
  });

  test('Forest cards: spots and what they give', () => {
    expect(sorted(ids(placesOf('forest')))).toEqual(sorted(ids(list.forest)));
    for (const row of list.forest) {
      const { def, spots, effect } = placeOf(row.id);
      const choices = effect?.do === 'option' ? effect.choices.map(({ then }) => gainIn(then)) : null;
      const first = effectsIn(effect).find((step) => step['do'] === 'discard' && step['from'] !== undefined);
      expect(choices, row.id).toEqual(row.choose);
      expect(choices === null ? gainIn(effect) : null, row.id).toEqual(row.gain);
      expect(first?.['max'], row.id).toBe(row.special?.['discardMeadowFirst']);
      expect([spots, def.visit!.extraSpotFrom, def.visit!.onePerSeat], row.id).toEqual([
        row.spots,
        row.secondSpotMinPlayers,
        true,
      ]);
    }
  });
});
