import { describe, expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import type { Module } from '../content/rules.ts';
import { ContentError } from '../content/contentError.ts';

const table: Module = {
  id: 'table',
  seasons: [{ id: 'winter' }],
  tableSizes: [{ players: 2, clearings: 3, specialEvents: 4, startingHands: [5, 6], handLimit: 8, workers: [2] }],
};

const compile = (extra: Partial<Module>) => (): unknown =>
  compileRules([table, { id: 'extra', ...extra }], { modules: ['table', 'extra'], players: 2, options: {} }, {});

const copy = (...where: readonly object[]) => ({ do: 'carryOut', part: 'visit', from: { in: 'locations', where } });
const card = { kind: 'construction', colour: 'red', rarity: 'common', copies: 1, cost: {}, points: 0 };

describe('content that contradicts itself is refused when a game is compiled', () => {
  test('good content compiles', () => {
    expect(compile({ places: { well: { row: 'basic', effect: { do: 'gain', what: { berry: 1 } } } } })).not.toThrow();
  });

  test('a card and a place of the same name', () => {
    const both = { cards: { well: card }, places: { well: { row: 'basic' } } } as never;
    expect(compile(both)).toThrow('well is the name of a card and of a place: rename one of them');
  });

  test('a verb without a handler', () => {
    const effect = { do: 'sing', loud: true } as never;
    expect(compile({ places: { well: { row: 'basic', effect } } })).toThrow(ContentError);
    expect(compile({ places: { well: { row: 'basic', effect } } })).toThrow(
      'place well of module extra, at tile.effect: uses the op "sing", for which no module brings a handler',
    );
  });

  test('a resource that no module lists, also deep inside an effect', () => {
    const gain = { do: 'gain', what: { apple: 2 } } as never;
    expect(compile({ places: { well: { row: 'basic', effect: { do: 'seq', steps: [gain] } } } })).toThrow(/apple/);
    expect(compile({ resources: ['apple'], places: { well: { row: 'basic', effect: gain } } })).not.toThrow();
  });

  test('a place or a visit for a figure that no module lists, which would be taken for one for workers', () => {
    const places = { pier: { row: 'basic', visit: { for: 'stork' } } } as never;
    expect(compile({ places })).toThrow(
      'place pier of module extra, at tile.visit.for: names the piece "stork", which is in no module\'s list of pieces',
    );
    expect(compile({ places, pieces: { stork: { like: 'figure' } } })).not.toThrow();
    const cards = { nest: { ...card, visit: { for: 'stork', effect: { do: 'draw', n: 1 } } } } as never;
    expect(compile({ cards })).toThrow('card nest of module extra, at card.visit.for: names the piece "stork"');
    expect(compile({ cards, pieces: { stork: { like: 'figure' } } })).not.toThrow();
    expect(compile({ places: { pier: { row: 'basic' } } })).not.toThrow();
  });

  test('a place that is kept in a zone that no seat has, or that holds something else', () => {
    const places = { gate: { row: 'gates', visit: { taken: 'gates' } } } as never;
    const kept = (zones: NonNullable<Module['zones']>) => compile({ places, zones });
    expect(kept({ gates: { per: 'seat', sees: 'all', of: 'gates' as never } })).not.toThrow();
    expect(compile({ places })).toThrow('place gate of module extra is kept in the zone "gates", which no seat has');
    expect(kept({ gates: { per: 'table', sees: 'all', of: 'gates' as never } })).toThrow(/which no seat has/);
    expect(kept({ gates: { per: 'seat', sees: 'all' } })).toThrow(
      'place gate of module extra is kept in the zone gates, which holds no places of the row gates',
    );
  });

  test('a zone of a row in which no place lies', () => {
    expect(compile({ zones: { pile: { per: 'table', sees: 'none', of: 'gate' as never } } })).toThrow(
      'zone pile of module extra is of the row "gate", in which no module has a place',
    );
    expect(compile({ zones: { pile: { per: 'table', sees: 'none', of: 'forest' } } })).not.toThrow();
  });

  test('nobody is offered what nobody sees', () => {
    const pick = (query: object) => ({
      deal: {
        do: 'pick',
        from: query,
        min: 1,
        max: 1,
        as: 'it',
        then: { do: 'move', what: 'it', to: { zone: 'hand' } },
      },
    });
    const zones = { pile: { per: 'table', sees: 'top' } };
    const offers = (query: object) => compile({ zones, effects: pick(query) } as never);
    expect(offers({ in: 'deck' })).toThrow('offers what nobody sees in "deck"');
    expect(offers({ in: ['hand', 'pile'] })).toThrow('offers what nobody sees in "pile"');
    expect(offers({ in: ['hand', 'pile'], top: true })).not.toThrow();
  });

  test('a zone that is dealt by suit from a row without suits', () => {
    const zones = { pile: { per: 'table', sees: 'none', of: 'gates', eachSuit: 1 } } as never;
    const gates = (suit: object) => ({ gate: { row: 'gates', ...suit } }) as never;
    expect(compile({ zones, places: gates({}) })).toThrow(
      'zone pile of module extra is dealt by suit, but no place of its row has one',
    );
    expect(compile({ zones, places: gates({ suit: 'oaken' }) })).not.toThrow();
  });

  test('a display without slots, that somebody does not see, or that is refilled from elsewhere', () => {
    const zone = (def: object) => compile({ zones: { stall: { per: 'table', sees: 'all', ...def } } } as never);
    const refill = { from: 'deck', when: 'atOnce' };
    expect(zone({ slots: 3, refill })).not.toThrow();
    expect(zone({ refill })).toThrow('zone stall of module extra is refilled, but has no slots');
    expect(zone({ slots: 0 })).toThrow('it must have slots, and everybody must see them');
    expect(zone({ slots: 3, sees: 'owner' })).toThrow('it must have slots, and everybody must see them');
    expect(zone({ slots: 3, refill: { ...refill, from: 'well' } })).toThrow('refilled from "well", which is no pile');
    expect(zone({ slots: 3, refill: { ...refill, recycles: 'meadow' } })).toThrow(
      'refilled from "meadow", which is no',
    );
    expect(zone({ slots: 3, of: 'forest', refill })).toThrow('refilled from "deck", which is no pile of what it shows');
  });

  test('a card that waits for a resource that no module lists', () => {
    const cards = {
      press: { ...card, reacts: [{ to: 'gained', of: 'apple', then: { do: 'points', n: 1 } }] },
    } as never;
    expect(compile({ cards })).toThrow('card press of module extra, at card.reacts[0].of: names the resource "apple"');
    expect(compile({ cards, resources: ['apple'] })).not.toThrow();
  });

  test('an id, an op, a word or an act that another module has already; a definition may be shared', () => {
    const twice = (one: Partial<Module>, other: Partial<Module>) => (): unknown =>
      compileRules(
        [
          { ...table, ...one },
          { id: 'extra', ...other },
        ],
        { modules: [], players: 2, options: {} },
        {},
      );
    const well = (): Partial<Module> => ({ places: { well: { row: 'basic' } } });
    expect(twice(well(), well())).toThrow('place well is defined by table and by extra');
    const sing = (): Partial<Module> => ({ ops: { sing: {} }, shapes: { ops: { sing: {} } } }) as never;
    expect(twice(sing(), sing())).toThrow('op sing is defined by table and by extra');
    const loud = (): Partial<Module> =>
      ({ vocabulary: { conds: { loud: () => true } }, shapes: { conds: { loud: 'true' } } }) as never;
    expect(twice(loud(), loud())).toThrow('condition loud is defined by table and by extra');
    const hum = (): Partial<Module> => ({ acts: [{ id: 'hum', when: 'turn', then: { do: 'points', n: 1 } }] });
    expect(twice(hum(), hum())).toThrow('act hum is defined by table and by extra');
    const pile = { per: 'table', sees: 'all' } as const;
    expect(twice({ zones: { pile } }, { zones: { pile: { ...pile } } })).toThrow('zone pile is defined by');
    expect(twice({ zones: { pile } }, { zones: { pile } })).not.toThrow();
    expect(twice({ resources: ['apple'] }, { resources: ['apple'] })).toThrow('resource apple is defined by');
  });

  test('an op or a word without its shape, and a shape without its word', () => {
    expect(compile({ ops: { sing: {} } } as never)).toThrow('module extra brings the op sing without its shape');
    expect(compile({ vocabulary: { amounts: { loud: () => 1 } } })).toThrow('brings the amount loud without');
    expect(compile({ shapes: { conds: { loud: 'true' } } } as never)).toThrow(
      'module extra has a shape for the condition loud, which it does not bring',
    );
  });

  /** Every kind of word, broken, with where it stands. */
  test.each([
    [{ do: 'refill', of: ['deck'] }, 'at tile.effect.of[0]: names the display "deck", which no module has'],
    [
      { do: 'draw', n: 1, from: ['hand'] },
      'at tile.effect.from[0]: names the pile of cards "hand", which no module has',
    ],
    [{ do: 'draw', n: 1, from: ['deck'], where: [] }, 'at tile.effect.where: asks what lies on a pile'],
    [
      { do: 'mark', of: 'jam', on: 'self' },
      `at tile.effect.of: names the mark "jam", which is in no module's list of marks`,
    ],
    [{ do: 'move', what: 'self', to: { zone: 'meadow' } }, 'at tile.effect.to'],
    [{ do: 'gain', what: { berry: 'two' } }, 'at tile.effect.what.berry: must be a whole number, not "two"'],
    [{ do: 'gain', what: { berry: 1 }, loud: true }, 'at tile.effect.loud: is no field of this word'],
    [{ do: 'gain' }, 'at tile.effect.what: must be an object'],
    [{ do: 'points', n: { wonders: true } }, 'at tile.effect.n: is the amount "wonders", which no module of the game'],
    [{ do: 'points', n: { halfOf: { size: 'x' } } }, 'at tile.effect.n.halfOf.size: names the variable "x"'],
    [{ do: 'points', n: { count: { in: 'attic' } } }, 'at tile.effect.n.count.in: looks in "attic"'],
    [{ do: 'points', n: { count: { in: 'city', where: [{ set: 'x' }] } } }, 'names the module "x", which no'],
    [{ do: 'points', n: { count: { in: 'city', where: [{ tall: 1 }] } } }, '.where[0]: is the filter "tall", which'],
    [{ do: 'points', n: { count: { in: 'city', where: [{ colour: 'pink' }] } } }, '.colour: must be one of tan, green'],
    [{ do: 'points', n: { count: { in: 'city', where: [{ card: 'inn' }] } } }, '.card: names the card "inn", which no'],
    [{ do: 'when', if: { loud: true }, then: { do: 'produce' } }, 'at tile.effect.if: is the condition "loud", which'],
    [{ do: 'when', if: { season: 'monsoon' }, then: { do: 'produce' } }, '.if.season: names the season "monsoon"'],
    [
      { do: 'when', if: { all: [{ is: { leftover: ['apple'] }, atLeast: 1 }] }, then: { do: 'produce' } },
      '.all[0].is.leftover[0]: names',
    ],
    [
      {
        do: 'seq',
        steps: [
          { do: 'draw', n: 1 },
          { do: 'move', what: 'drawn', to: { zone: 'hand' } },
        ],
      },
      'at tile.effect.steps[1].what: names',
    ],
    [{ do: 'draw', n: 1, as: 'drawn', then: { do: 'points', n: { sum: 'drawn' } } }, 'holds cards, not numbers'],
    [
      { do: 'spend', upTo: 1, among: ['berry'], as: 'paid', then: { do: 'move', what: 'paid', to: { zone: 'hand' } } },
      'numbers, not cards',
    ],
    [
      { do: 'give', of: 'goods', n: 1, as: 'given', then: { do: 'move', what: 'given', to: { zone: 'hand' } } },
      'numbers, not cards',
    ],
    [copy({ row: 'cellar' }), '.where[0].row: names the row "cellar", which no module has'],
    [copy({ any: [{ row: 'basic' }, { row: 'cellar' }] }), '.where[0].any[1].row: names the row "cellar"'],
    [copy({ not: { any: [{ event: 'rare' }] } }), '.where[0].not.any[0].event: must be one of basic, special, any'],
    [copy({ any: [{ card: 'inn' }] }), '.where[0].any[0].card: names the card "inn", which no'],
    [{ do: 'arrive', card: 1 }, 'at tile.effect.card: is for steps of the engine only'],
    [{ do: 'code', id: 'extra.none' }, 'at tile.effect.id: names the code "extra.none", which no module has'],
    [{ do: 'option', choices: [{ id: 'a' }] }, 'at tile.effect.choices[0].then: must be an object'],
    [{ do: 'carryOut', part: 'scent', from: { in: 'city' } }, 'at tile.effect.part: must be one of production, onPlay'],
    [{ do: 'carryOut', part: 'production', from: { in: 'city', of: 'mine' } }, '.from.of: must be one of home, rivals'],
  ])('%j', (effect, words) => {
    expect(compile({ places: { well: { row: 'basic', effect: effect as never } } })).toThrow(words);
  });

  test('only what may not be is allowed to name a card that is not in the game', () => {
    const effect = copy({ not: { any: [{ event: 'any' }, { card: 'inn' }] } }) as never;
    expect(compile({ places: { well: { row: 'basic', effect } } })).not.toThrow();
  });

  test('variables are bound for what follows from the word that binds them', () => {
    const effect = {
      do: 'draw',
      n: 2,
      as: 'drawn',
      then: {
        do: 'give',
        of: 'cards',
        n: 1,
        among: 'drawn',
        as: 'given',
        then: { do: 'points', n: { size: 'given' } },
      },
    } as const;
    expect(compile({ places: { well: { row: 'basic', effect } } })).not.toThrow();
    const shown = {
      do: 'reveal',
      n: 3,
      from: 'deck',
      then: { do: 'move', what: 'revealed', to: { zone: 'hand' } },
    } as const;
    expect(compile({ places: { well: { row: 'basic', effect: shown } } })).not.toThrow();
  });

  test('small decks of cards that lie nowhere, and zones that are dealt from none', () => {
    const relic = { ...card, deck: 'relics' } as never;
    const zones = { relics: { per: 'table', sees: 'none' } } as const;
    const held = { per: 'seat', sees: 'owner', from: 'relics', dealt: 1, plays: 'owner' } as const;
    expect(compile({ cards: { relic }, zones: { ...zones, held } })).not.toThrow();
    expect(compile({ cards: { relic } })).toThrow('lies in the deck "relics", which is no zone for cards');
    expect(compile({ zones: { held } })).toThrow('is of the deck "relics", in which no module has a card');
    const gone = { per: 'table', sees: 'all', from: 'relics' } as const;
    expect(compile({ zones: { gone } })).not.toThrow(); // of a deck that another module may bring
    const table = { per: 'table', sees: 'all', plays: 'owner' } as const;
    expect(compile({ zones: { table } })).toThrow("is nobody's to play cards from");
    const stray = { per: 'seat', sees: 'owner', dealt: 2 } as const;
    expect(compile({ zones: { stray } })).toThrow('is dealt cards of no small deck');
    const heir = { ...card, supplants: true } as never;
    expect(compile({ cards: { heir } })).toThrow('supplants no card');
  });

  test('what helps to pay for cards, and what makes them dearer', () => {
    const well = (more: object): Partial<Module> => ({ places: { well: { row: 'basic', ...more } as never } });
    expect(compile(well({ ability: { discount: { any: 1 }, price: 'tokens' } }))).not.toThrow();
    expect(compile(well({ ability: { discount: { any: 1 }, price: 'discardSelf' } }))).toThrow('price: must be one of');
    const toll = { rule: 'toll', on: 'play', where: [], pay: { any: 1 } };
    const refund = (of: string) => ({ rules: [{ ...toll, then: { do: 'refund', of } }] });
    expect(compile(well(refund('card')))).not.toThrow();
    expect(compile(well(refund('at')))).not.toThrow();
    expect(compile(well({ rules: [{ rule: 'toll', on: 'take', where: [] }] }))).toThrow('.pay: is missing');
    expect(compile(well({ rules: [{ rule: 'toll', on: 'visit', where: [], then: { do: 'unload' } }] }))).toThrow(
      '.pay: is missing',
    );
    expect(compile(well(refund('paid')))).toThrow('.then.of: names the variable "paid"');
    expect(compile(well({ rules: [{ rule: 'dearer', by: { gold: 1 } }] }))).toThrow('names the resource "gold"');
    expect(compile(well({ rules: [{ rule: 'standIn', give: 2 }] }))).toThrow('give: must be an object');
    const then = { do: 'points', n: 1 };
    expect(compile(well({ reacts: [{ to: 'playDone', from: 'meadow', then }] }))).not.toThrow();
    expect(compile(well({ reacts: [{ to: 'passed', from: 'meadow', then }] }))).toThrow('that was not played');
    expect(compile({ cards: { press: { ...card, token: 'gold' } as never } })).toThrow('names the resource "gold"');
    expect(compile({ cards: { press: { ...card, opens: {} } as never } })).toThrow('where: must be a list');
  });

  test('zones that say of cards or of nobody what is said of the tiles of somebody', () => {
    const seat = { per: 'seat', sees: 'all' } as const;
    const table = { per: 'table', sees: 'all', of: 'basic' } as const;
    expect(compile({ zones: { a: { ...seat, visits: 'all' } } })).toThrow('holds no tiles');
    expect(compile({ zones: { a: { ...table, visits: 'owner' } } })).toThrow("is nobody's to visit");
    expect(compile({ zones: { a: { ...table, force: 'owner' } } })).toThrow('is in force for nobody');
    expect(compile({ zones: { a: { ...table, force: { whoStands: 'ghost' as never } } } })).toThrow(
      'is in force for the figure "ghost", which nobody has',
    );
    expect(compile({ zones: { a: { per: 'seat', sees: 'top' } } })).toThrow('is a pile of the table, not of seats');
    expect(compile({ zones: { a: { per: 'table', sees: 'all', asIn: ['hand'] } } })).toThrow("but is nobody's");
    expect(compile({ zones: { a: { ...seat, asIn: ['cellar' as never] } } })).toThrow(
      'lies in "cellar" as well, which no module of the game brings',
    );
    expect(compile({ foreign: ['cellar'], zones: { a: { ...seat, asIn: ['cellar' as never] } } })).not.toThrow();
  });
});
