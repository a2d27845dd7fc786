/**
 * The content tables of the base game: counts that always hold, and a comparison with the component lists of the
 * compendium where that folder lies beside the repository.
 */
import {
  askedCards,
  askedOfEach,
  capacity,
  createGame,
  type CardDef,
  type Reaction,
  type Design,
  type PlaceInfo,
  type RowName,
  ZONE,
} from '@everdell/game';
import { describe, expect, test } from 'vitest';
import {
  present,
  read,
  type Amounts,
  type Board,
  type CardRow,
  type Facts,
  type SizeRow,
} from './test-support/compendium.ts';

const { rules } = createGame({ players: 4 });
const cards = rules.designs.filter((design) => design.set === 'base');
const resources = ['twig', 'resin', 'pebble', 'berry'] as const;

function placesOf(row: RowName): PlaceInfo[] {
  return rules.places.filter((place) => place.set === 'base' && place.row === rules.rowIx[row]);
}

function placeOf(id: string): PlaceInfo {
  const place = rules.placeById.get(id);
  if (place === undefined) throw new Error(`there is no place ${id}`);
  return place;
}

function designOf(id: string): Design {
  const design = rules.designById.get(id);
  if (design === undefined) throw new Error(`there is no card ${id}`);
  return design;
}

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** How many cards (or, with `each`, designs) there are of each value of a field. */
function tally(field: 'kind' | 'colour' | 'rarity', copies: (design: Design) => number): Amounts {
  const found: Amounts = {};
  for (const design of cards) found[design[field]] = (found[design[field]] ?? 0) + copies(design);
  return found;
}

/** Every effect inside a definition, the outer ones first. */
function effectsIn(value: unknown): Facts[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'do' in value ? [value as Facts] : [];
  return [...own, ...Object.values(value).flatMap(effectsIn)];
}

function effectNamed(value: unknown, op: string): Facts | undefined {
  return effectsIn(value).find((effect) => effect['do'] === op);
}

/** Critters that a token on this Construction brings in. */
function opens(design: Design): string[] {
  return cards.filter((critter) => design.opens?.[critter.ix] === 1).map(({ id }) => id);
}

/** The Constructions that bring this Critter in, without those that bring any. */
function doorsOf(critter: Design): string[] {
  return cards.filter((design) => opens(design).length < 24 && opens(design).includes(critter.id)).map(({ id }) => id);
}

describe('content of the base game', () => {
  test('48 designs make 128 cards', () => {
    expect(cards).toHaveLength(48);
    expect(new Set(ids(cards)).size).toBe(48);
    expect(cards.reduce((sum, design) => sum + design.def.copies, 0)).toBe(128);
    expect(rules.deckList).toHaveLength(128);
  });

  test('kinds, rarities and colours are counted out', () => {
    const one = (): number => 1;
    const copies = (design: Design): number => design.def.copies;
    expect(tally('kind', one)).toEqual({ critter: 24, construction: 24 });
    expect(tally('kind', copies)).toEqual({ critter: 63, construction: 65 });
    expect(tally('rarity', one)).toEqual({ common: 19, unique: 29 });
    expect(tally('rarity', copies)).toEqual({ common: 64, unique: 64 });
    expect(tally('colour', one)).toEqual({ tan: 8, green: 16, red: 8, blue: 8, purple: 8 });
    expect(tally('colour', copies)).toEqual({ tan: 19, green: 52, red: 18, blue: 21, purple: 18 });
  });

  test('every Critter is brought in by one Construction, every Construction brings one in', () => {
    const [critters, constructions] = ['critter', 'construction'].map((kind) => cards.filter((c) => c.kind === kind));
    for (const critter of critters) expect([doorsOf(critter).length, opens(critter)], critter.id).toEqual([1, []]);
    for (const door of constructions) expect(opens(door), door.id).not.toEqual([]);
  });

  test('costs are of the right kind: Critters cost berries, Constructions the rest', () => {
    for (const { id, kind, cost } of cards) {
      const berries = cost[rules.resources.indexOf('berry')];
      const rest = cost.reduce((a, b) => a + b, 0) - berries;
      expect(kind === 'critter' ? rest : berries, id).toBe(0);
    }
  });

  test('8 Basic locations, a haven, 4 Journey spaces, 11 Forest cards, 4 basic and 16 special Events', () => {
    const rows = ['basic', 'haven', 'journey', 'forest', 'basicEvents', 'specialEvents'] as const;
    expect(rows.map((row) => placesOf(row).length)).toEqual([8, 1, 4, 11, 4, 16]);
  });

  test('every card that a card or an Event names exists', () => {
    const named = new Set<string>();
    for (const def of [...cards, ...rules.places].map(({ def }) => def)) for (const id of namesIn(def)) named.add(id);
    expect(named.size).toBeGreaterThan(30);
    for (const id of named) expect(rules.designById.has(id), id).toBe(true);
  });

  test('2 to 6 players, 4 seasons and as many workers as there are figures', () => {
    expect(ids(rules.seasons)).toEqual(['winter', 'spring', 'summer', 'autumn']);
    const totals = [2, 3, 4, 5, 6].map((players) => {
      const { table } = createGame({ players }).rules;
      expect(table.players).toBe(players);
      expect(table.startingHands).toHaveLength(players);
      return table.workers.reduce((a, b) => a + b, 0);
    });
    expect(totals).toEqual([6, 6, 6, 5, 5]);
  });
});

/** Ids of cards in a definition: what it opens, needs, unlocks and looks for. */
function namesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['card', 'lastUnlockedBy', 'workersOn', 'tokensOn', 'beneath'].includes(key) && value !== 'self'
      ? [value]
      : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) =>
      typeof item === 'string' && ['has', 'cards'].includes(key) ? [item] : namesIn(item),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, name));
}

function sorted(list: Iterable<string>): string[] {
  return [...list].sort();
}

function cardFacts(design: Design): Facts {
  const { id, kind, rarity, colour, def } = design;
  const { visit, ability } = def;
  const jail = typeof ability?.price === 'object' ? ability.price : undefined;
  return {
    id,
    kind,
    rarity,
    colour,
    copies: def.copies,
    cost: Object.fromEntries(resources.map((r) => [r, def.cost[r] ?? 0])),
    points: def.points,
    freeVia: kind === 'critter' ? doorsOf(design) : [],
    opensFor: sorted(opens(design)),
    open: visit?.open !== undefined,
    openReward: visit?.open ?? 0,
    workerSpots: visit === undefined ? 0 : (visit.spots ?? 1),
    unlockedBy: visit?.lastUnlockedBy ?? jail?.lastUnlockedBy ?? null,
    permanent: visit?.permanent === true,
    takesSpace: def.noSpace !== true,
    shares: sorted(ids(cards.filter((other) => other.group >= 0 && other.group === design.group && other !== design))),
    startsWith: effectNamed(def.onPlay, 'putTokens')?.['n'] ?? 0,
    ability: ability !== undefined || effectNamed(def, 'playCard') !== undefined,
    discount: discountOf(def),
    scoring: def.scores !== undefined,
    triggers: sorted(triggersOf(def)),
  };
}

function discountOf(def: CardDef): unknown {
  const terms = effectNamed(def.visit, 'playCard')?.['terms'] as { readonly discount?: number } | undefined;
  if (terms?.discount !== undefined) return { any: terms.discount };
  return def.ability?.discount ?? null;
}

function triggersOf(def: CardDef): Set<string> {
  const found = new Set<string>();
  if (def.onPlay !== undefined || def.arrival !== undefined || def.production !== undefined) found.add('onPlay');
  if (def.production !== undefined) found.add('production');
  if (def.visit !== undefined) found.add('visit');
  if (def.scores !== undefined) found.add('endGame');
  if (def.ability !== undefined) found.add(`whilePaying${kindAsked(def.ability.on)}`);
  for (const reaction of def.reacts ?? []) {
    if (reaction.to === 'preparing') found.add('beforeRecall');
    else for (const kind of kinds(reaction.card)) found.add(`afterPlay${kind}`);
  }
  return found;
}

type Where = Reaction['card'];

function kindAsked(where: Where | undefined): string {
  const filter = where?.find((part) => 'kind' in part);
  if (filter === undefined || !('kind' in filter)) return '';
  return filter.kind === 'critter' ? 'Critter' : 'Construction';
}

function kinds(where: Where | undefined): string[] {
  const one = kindAsked(where);
  return one === '' ? ['Critter', 'Construction'] : [one];
}

function rowFacts(row: CardRow, all: readonly CardRow[]): Facts {
  const critters = all.filter((other) => other.kind === 'critter');
  const known = new Set(ids(all));
  const shares = all.filter(
    (other) => other.sharesSpaceWith.includes(row.id) && row.sharesSpaceWith.includes(other.id),
  );
  return {
    id: row.id,
    kind: row.kind,
    rarity: row.rarity,
    colour: row.colour,
    copies: row.copies,
    cost: row.cost,
    points: row.points,
    freeVia: row.freeVia === null ? [] : [row.freeVia],
    opensFor: sorted(row.opensForRule?.anyCritter ? ids(critters) : row.opensFor.filter((id) => known.has(id))),
    open: row.open,
    openReward: row.openReward,
    workerSpots: row.workerSpots,
    unlockedBy: row.secondSpotUnlockedBy,
    permanent: row.permanentWorker,
    takesSpace: row.takesSpace,
    shares: sorted(ids(shares)),
    startsWith: row.startsWith['pointTokens'] ?? 0,
    ability: row.cardPlayingAbility,
    discount: row.discount,
    scoring: row.scoring !== null,
    triggers: sorted(row.triggers),
  };
}

/** Fixed amounts that carrying a place out gives, in the words of the compendium. */
function gainOf(place: PlaceInfo): Amounts {
  const gain: Amounts = {};
  const add = (what: string, n: unknown): void => {
    if (typeof n === 'number') gain[what] = (gain[what] ?? 0) + n;
  };
  for (const effect of effectsIn(place.def.visit?.effect)) {
    if (effect['do'] === 'gain') for (const [r, n] of Object.entries(effect['what'] as Amounts)) add(r, n);
    if (effect['do'] === 'gainAny') add('any', effect['n']);
    if (effect['do'] === 'draw') add(effect['from'] === undefined ? 'cards' : 'meadowCards', effect['n']);
    if (effect['do'] === 'points') add('pointTokens', effect['n']);
  }
  return gain;
}

/** What one discarded card brings: `n` is the number of discarded cards, or twice that. */
function perCard(place: PlaceInfo): Amounts | null {
  const found: Amounts = {};
  for (const effect of effectsIn(place.def.visit?.effect)) {
    const n = effect['n'] as number | { readonly size?: string; readonly times?: number } | undefined;
    if (typeof n !== 'object') continue;
    found[effect['do'] === 'draw' ? 'cards' : 'any'] = n.times ?? 1;
  }
  return Object.keys(found).length === 0 ? null : found;
}

function needsOf({ needs }: PlaceInfo): Facts {
  if (needs === null) return {};
  if ('has' in needs) return { type: 'namedCards', cards: needs.has };
  const ofEach = askedOfEach(needs);
  if (ofEach !== null) return { type: 'eachColourAtLeast', n: ofEach };
  const asked = askedCards(needs);
  if (asked === null) return {};
  const { n, of } = asked;
  return { type: 'colourAtLeast', ...of.where?.[0], n };
}

function priceOf({ def: { visit } }: PlaceInfo): Amounts {
  const { goods, ...others } = visit?.price ?? {};
  return { ...goods, ...others } as Amounts;
}

describe.skipIf(!present)('content against ../shared/compendium (skipped where that folder is missing)', () => {
  const rows = present ? read<CardRow[]>('cards-core.json').filter((row) => row.set === 'base') : [];
  const board = present ? read<Board>('board-base.json') : undefined;

  test('cards: the same designs', () => {
    expect(sorted(ids(cards))).toEqual(sorted(ids(rows)));
  });

  for (const row of rows)
    test(`card ${row.id}`, () => {
      expect(cardFacts(designOf(row.id))).toEqual(rowFacts(row, rows));
    });

  test('Critters and Constructions name each other', () => {
    for (const row of rows.filter(({ kind }) => kind === 'critter')) {
      const doors = rows.filter((other) => other.opensFor.includes(row.id));
      expect(doorsOf(designOf(row.id)), row.id).toEqual(ids(doors));
      expect(ids(doors), row.id).toEqual([row.freeVia]);
    }
  });

  test('Basic locations: order, spots and what they give', () => {
    const locations = board!.basicLocations.slice().sort((a, b) => a.order! - b.order!);
    expect(ids(placesOf('basic'))).toEqual(ids(locations));
    for (const { id, exclusive, gain } of locations) {
      expect(gainOf(placeOf(id)), id).toEqual(gain);
      expect(placeOf(id).def.visit!.spots, id).toBe(exclusive ? 1 : undefined);
    }
  });

  test('haven and Journey', () => {
    expect(placeOf('haven').def.visit!.spots).toBe(board!.haven.exclusive ? 1 : undefined);
    expect(ids(placesOf('journey'))).toEqual(board!.boardLayout.journeyOrder);
    expect(sorted(ids(board!.journey))).toEqual(sorted(ids(placesOf('journey'))));
    for (const { id, points, discardCards, exclusive, permanent, season } of board!.journey) {
      const { def } = placeOf(id);
      expect([def.points, def.visit!.permanent, def.visit!.needs], id).toEqual([points, permanent, { season }]);
      expect(def.visit!.price, id).toEqual({ cards: discardCards });
      expect(def.visit!.spots, id).toBe(exclusive ? 1 : undefined);
    }
  });

  test('Forest cards: spots, what they give and what they ask', () => {
    expect(sorted(ids(placesOf('forest')))).toEqual(sorted(ids(board!.forest)));
    for (const row of board!.forest) {
      const place = placeOf(row.id);
      const terms = effectNamed(place.def.visit?.effect, 'playCard')?.['terms'] as
        | { readonly discount?: number }
        | undefined;
      const discards = effectNamed(place.def.visit?.effect, 'discard');
      expect(gainOf(place), row.id).toEqual(row.gain ?? {});
      expect(place.spots, row.id).toBe(row.spots);
      expect(place.def.visit!.extraSpotFrom, row.id).toBe(row.secondSpotMinPlayers);
      expect(place.def.visit!.onePerSeat, row.id).toBe(row.onePerPlayer);
      expect(terms?.discount ?? null, row.id).toBe(row.discount?.['any'] ?? null);
      expect(effectNamed(place.def.visit?.effect, 'carryOut')?.['from'], row.id).toEqual(
        row.special?.copy === undefined ? undefined : { in: 'locations', where: [{ row: row.special.copy }] },
      );
      expect(discards === undefined ? undefined : { max: discards['max'] ?? null }, row.id).toEqual(
        row.special?.discardHand,
      );
      expect(perCard(place), row.id).toEqual(row.special?.perCard ?? null);
    }
  });

  test('basic Events: order, points and requirement', () => {
    expect(ids(placesOf('basicEvents'))).toEqual(board!.boardLayout.basicEventOrder);
    expect(sorted(ids(board!.basicEvents))).toEqual(sorted(ids(placesOf('basicEvents'))));
    for (const { id, points, requirement } of board!.basicEvents) {
      expect(placeOf(id).def.points, id).toBe(points);
      expect(needsOf(placeOf(id)), id).toEqual(requirement);
    }
  });

  test('special Events: points, requirement, payment, and whether they do or score something', () => {
    expect(sorted(ids(placesOf('specialEvents')))).toEqual(sorted(ids(board!.specialEvents)));
    for (const { id, points, requirement, pay, onAchieve, scoring } of board!.specialEvents) {
      const place = placeOf(id);
      expect(place.def.points ?? 0, id).toBe(points);
      expect(needsOf(place), id).toEqual(requirement);
      expect(priceOf(place), id).toEqual(pay);
      expect(place.def.visit?.effect !== undefined, id).toBe(onAchieve !== null);
      expect(place.def.scores !== undefined, id).toBe(scoring !== null);
    }
  });

  test('seasons and their bonus', () => {
    const effect = (bonus: string | null, n?: number): unknown => {
      if (bonus === null) return undefined;
      return bonus === 'production' ? { do: 'produce' } : { do: 'draw', n, from: ['meadow'] };
    };
    expect(ids(rules.seasons)).toEqual(ids(board!.seasons));
    for (const [i, { id, bonus, drawMeadow }] of board!.seasons.entries())
      expect(rules.seasons[i].bonus, id).toEqual(effect(bonus, drawMeadow));
  });

  test('tables of 1 to 6 players', () => {
    expect(board!.setup.byPlayers.map(({ players }) => players)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const row of board!.setup.byPlayers) {
      const game = createGame({ players: row.players, modules: row.players === 1 ? ['rugwort'] : [] });
      const { table, places, rowIx } = game.rules;
      const state = game.start('any');
      const { spring, summer, autumn } = row.workersOnTree;
      const facts: Omit<SizeRow, 'workersOnTree' | 'startingWorkers'> = {
        players: row.players,
        forestCards: table.clearings,
        specialEvents: table.specialEvents,
        basicEvents: state.rows[rowIx.basicEvents].length,
        startingHandBySeat: table.startingHands.slice(0, row.players),
        handLimit: table.handLimit,
        forestSecondSpot: places.find((place) => place.row === rowIx.forest)!.spots === 2,
        meadow: state.zones[ZONE.meadow].length,
        cityLimit: capacity(game.rules, state, 0),
      };
      const { workersOnTree: _, startingWorkers, ...expected } = row;
      expect(facts, `${row.players} players`).toEqual(expected);
      expect(table.workers, `${row.players} players`).toEqual([startingWorkers, spring, summer, autumn]);
    }
  });
});
