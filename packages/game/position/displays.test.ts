import { compileRules, EMPTY_SPACE, marksOn, putMark, slotName, type Module } from '@everdell/engine';
import { base } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { gameOn, type Game } from '../game.ts';
import { remapState } from '../save/remap.ts';
import { tablesOf } from '../save/types.ts';
import { BOARD_READERS } from '../scenario/facts/boards.ts';
import { layDisplays, layMarks } from './displays.ts';
import { newTable } from './table.ts';

const tiles = ['oak', 'elm', 'ash', 'yew'];
const refill = { from: 'deck', recycles: 'discard', when: 'whenTold' } as const;

/** A display of cards with tiles beside it, and a token. */
const fair = {
  id: 'fair',
  places: Object.fromEntries(tiles.map((id) => [id, { row: 'trees' }])),
  zones: {
    fair: { per: 'table', sees: 'all', slots: 3, refill },
    bag: { per: 'table', sees: 'none', of: 'trees' },
    trees: { per: 'table', sees: 'all', of: 'trees', slots: 3, refill: { from: 'bag', when: 'whenTold' } },
  },
  marks: ['crumb', 'flipped'],
} as unknown as Module;

/** Something that comes before all of that in every table. */
const stage = {
  id: 'stage',
  places: { stage: { row: 'basic' } },
  zones: { box: { per: 'table', sees: 'all', slots: 2, refill } },
  marks: ['dust'],
} as unknown as Module;

function gameWith(...modules: readonly Module[]): Game {
  const all = [base, ...modules];
  return gameOn(compileRules(all, { modules: all.map(({ id }) => id), players: 2, options: {} }, {}));
}

const game = gameWith(fair);
const { rules: g } = game;
const CRUMB = 'crumb' as never;

describe('displays and marks', () => {
  test('are numbered by their names in other tables', () => {
    const other = gameWith(stage, fair);
    const to = other.rules;
    const s = game.start('other');
    const [tile] = s.zones[g.zone['trees']];
    putMark(s, CRUMB, g.zones[g.zone['fair']].firstSlot + 1);
    putMark(s, 'flipped', tile);
    const moved = remapState(to, tablesOf(g), s);
    const { crumb, flipped, ...rest } = moved.slices.marks!;
    expect(crumb.map((holder) => slotName(to, holder))).toEqual(['fair:2']);
    expect(flipped.map((holder) => to.places[holder - to.cards].id)).toEqual([g.places[tile - g.cards].id]);
    expect(rest).toEqual({ dust: [] });
    expect(moved.zones[to.zone['box']]).toEqual([EMPTY_SPACE, EMPTY_SPACE]);
    expect(moved.tokens).toHaveLength(to.holders);
    expect(other.legal(moved, other.decisions(moved)[0].seat)).not.toEqual([]);
    expect(() => remapState(g, tablesOf(to), other.start('lost'))).toThrow('other places');
  });

  test('are laid out as a position says; tiles that it does not name are in their pile', () => {
    const t = newTable(g, new Set());
    layDisplays(t, { displays: { fair: ['farm', null, 'inn'], trees: ['yew', null, 'oak'] } });
    layMarks(t, { crumb: ['fair:3', 'meadow:1'], flipped: ['yew'] });
    const outcome = { game, before: t.s, after: t.s, ofAutomas: {}, listedEvents: [] } as never;
    const wrong = (field: string, expected: unknown): unknown[] =>
      [BOARD_READERS[field](outcome, expected, field)]
        .flat()
        .filter(({ expected: e, observed }) => JSON.stringify(e) !== JSON.stringify(observed));
    expect(wrong('displays', { fair: { slots: { 1: 'farm', 2: null }, has: ['inn'], count: 2 } })).toEqual([]);
    expect(wrong('displays', { trees: { slots: { 1: 'yew' }, lacks: ['elm'] } })).toEqual([]);
    expect(wrong('marks', { crumb: ['meadow:1', 'fair:3'], flipped: ['yew'] })).toEqual([]);
    expect(wrong('marks', { crumb: ['fair:1'] })).toHaveLength(1);
    expect(marksOn(t.s, CRUMB, g.zones[g.zone['fair']].firstSlot + 2)).toBe(1);
    expect(t.s.zones[g.zone['bag']]).toEqual([g.placeById.get('elm')!.ix, g.placeById.get('ash')!.ix]);
  });

  test('are filled with something where a position says nothing', () => {
    const t = newTable(g, new Set());
    layDisplays(t, {});
    expect(t.s.zones[g.zone['fair']].every((uid) => uid >= 0)).toBe(true);
    expect(t.s.zones[g.zone['trees']]).toEqual(['oak', 'elm', 'ash'].map((id) => g.placeById.get(id)!.ix));
  });

  test('are refused where the game has none of the name', () => {
    const t = newTable(g, new Set());
    expect(() => layMarks(t, { jam: [] })).toThrow('there is no such token in this game');
    expect(() => layDisplays(t, { displays: { market: [] } })).toThrow('there is no such display in this game');
    expect(() => layDisplays(t, { displays: { fair: ['farm'] } })).toThrow('must list 3 spaces, not 1');
  });
});
