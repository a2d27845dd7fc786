import { describe, expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import type { Module } from './rules.ts';
import { ContentError } from './validate.ts';

const table: Module = {
  id: 'table',
  seasons: [{ id: 'winter' }],
  tableSizes: [{ players: 2, clearings: 3, specialEvents: 4, startingHands: [5, 6], handLimit: 8, workers: [2] }],
};

const compile = (extra: Partial<Module>) => (): unknown =>
  compileRules([table, { id: 'extra', ...extra }], { modules: ['table', 'extra'], players: 2, options: {} }, {});

const card = { kind: 'construction', colour: 'red', rarity: 'common', copies: 1, cost: {}, points: 0 };

describe('content that contradicts itself is refused when a game is compiled', () => {
  test('good content compiles', () => {
    expect(compile({ places: { well: { row: 'basic', effect: { do: 'gain', what: { berry: 1 } } } } })).not.toThrow();
  });

  test('a verb without a handler', () => {
    const effect = { do: 'sing', loud: true } as never;
    expect(compile({ places: { well: { row: 'basic', effect } } })).toThrow(ContentError);
    expect(compile({ places: { well: { row: 'basic', effect } } })).toThrow(
      /place well of module extra uses the op "sing"/,
    );
  });

  test('a resource that no module lists, also deep inside an effect', () => {
    const gain = { do: 'gain', what: { apple: 2 } } as never;
    expect(compile({ places: { well: { row: 'basic', effect: { do: 'seq', steps: [gain] } } } })).toThrow(/apple/);
    expect(compile({ resources: ['apple'], places: { well: { row: 'basic', effect: gain } } })).not.toThrow();
  });

  test('a place or a visit for a figure that no module lists, which would be taken for one for workers', () => {
    const places = { pier: { row: 'basic', for: 'stork' } } as never;
    expect(compile({ places })).toThrow(
      'place pier of module extra is for the figure "stork", which is in no module\'s list of figures',
    );
    expect(compile({ places, figures: ['stork' as never] })).not.toThrow();
    const cards = { nest: { ...card, visit: { for: 'stork', effect: { do: 'draw', n: 1 } } } } as never;
    expect(compile({ cards })).toThrow('card nest of module extra is for the figure "stork"');
    expect(compile({ cards, figures: ['stork' as never] })).not.toThrow();
    expect(compile({ places: { pier: { row: 'basic', for: 'nobody' } } })).not.toThrow();
  });

  test('a place that is kept in a zone that no seat has, or that holds something else', () => {
    const places = { gate: { row: 'gates', keptIn: 'gates' } } as never;
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

  test('a zone that is dealt by suit from a row without suits', () => {
    const zones = { pile: { per: 'table', sees: 'none', of: 'gates', eachSuit: 1 } } as never;
    const gates = (suit: object) => ({ gate: { row: 'gates', ...suit } }) as never;
    expect(compile({ zones, places: gates({}) })).toThrow(
      'zone pile of module extra is dealt by suit, but no place of its row has one',
    );
    expect(compile({ zones, places: gates({ suit: 'oaken' }) })).not.toThrow();
  });

  test('a card that waits for a resource that no module lists', () => {
    const cards = { press: { ...card, on: [{ event: 'gained', of: 'apple', then: { do: 'points', n: 1 } }] } } as never;
    expect(compile({ cards })).toThrow(/card press of module extra names the resource "apple"/);
    expect(compile({ cards, resources: ['apple'] })).not.toThrow();
  });

  test('an id that another module has already', () => {
    const places = { well: { row: 'basic' } } as const;
    const twice = (): unknown =>
      compileRules(
        [
          { ...table, places },
          { id: 'extra', places },
        ],
        { modules: [], players: 2, options: {} },
        {},
      );
    expect(twice).toThrow('place well is defined by table and by extra');
  });

  test('small decks of cards that lie nowhere, and zones that are dealt from none', () => {
    const relic = { ...card, deck: 'relics' } as never;
    const zones = { relics: { per: 'table', sees: 'none' } } as const;
    const held = { per: 'seat', sees: 'owner', from: 'relics', dealt: 1, playable: true } as const;
    expect(compile({ cards: { relic }, zones: { ...zones, held } })).not.toThrow();
    expect(compile({ cards: { relic } })).toThrow('lies in the deck "relics", which is no zone for cards');
    expect(compile({ zones: { held } })).toThrow('is of the deck "relics", in which no module has a card');
    const table = { per: 'table', sees: 'all', playable: true } as const;
    expect(compile({ zones: { table } })).toThrow("is nobody's to play cards from");
    const stray = { per: 'seat', sees: 'owner', dealt: 2 } as const;
    expect(compile({ zones: { stray } })).toThrow('is dealt cards of no small deck');
    const heir = { ...card, supplants: true } as never;
    expect(compile({ cards: { heir } })).toThrow('supplants no card');
  });
});
