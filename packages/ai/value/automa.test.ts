import { createGame, type GameState } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { playMatch, randomBot, seededRandom, steadyBot } from '../index.ts';
import { AUTOMA } from './automa.ts';
import { featuresOf } from './features.ts';
import { featureTable } from './featureTable.ts';
import { foretold, learned } from './learned.ts';

const solo = (year: number) => createGame({ players: 1, modules: ['rugwort'], options: { 'rugwort.year': year } });
const [easy, hard] = [solo(1), solo(3)];

function feature(game: typeof easy, state: GameState, name: (typeof AUTOMA)[number]): number {
  const { names } = featureTable(game.rules);
  const out = new Float64Array(names.length);
  featuresOf(game.rules, state, 0, out);
  return out[names.indexOf(name)];
}

/** Puts the first copies of the cards that the special Event names into the human's city. */
function fulfil({ rules }: typeof easy, state: GameState, cards: number): void {
  const event = state.rows[rules.rowIx.specialEvents]
    .map((holder) => rules.places[holder - rules.cards])
    .find(({ needsCards }) => needsCards !== null)!;
  for (const key of event.needsCards!.slice(0, cards)) {
    const uid = state.cardOf.findIndex((design) => rules.designs[design].key === key);
    for (const zone of state.zones) if (zone.includes(uid)) zone.splice(zone.indexOf(uid), 1);
    state.zones[rules.city[0]].push(uid);
  }
}

describe('features of games with an automa', () => {
  it('are there in no other game', () => {
    expect(featureTable(easy.rules).names).toEqual(expect.arrayContaining([...AUTOMA]));
    const { names } = featureTable(createGame({ players: 2 }).rules);
    for (const name of AUTOMA) expect(names).not.toContain(name);
  });

  it('know what he gains by a special Event that nobody claims: 3 points in year 1, 6 in year 3 (R-RUG-33)', () => {
    const worth = [easy, hard].map((game) => {
      const state = game.start('stake');
      expect(feature(game, state, 'stakeReady')).toBe(0);
      fulfil(game, state, 2);
      return feature(game, state, 'stakeReady');
    });
    expect(worth[1] - worth[0]).toBe(3);
  });

  it('count an Event of which half is there as near', () => {
    const state = hard.start('stake');
    const before = feature(hard, state, 'stakeNear');
    fulfil(hard, state, 1);
    expect(feature(hard, state, 'stakeNear')).toBeGreaterThan(before);
    expect(feature(hard, state, 'stakeReady')).toBe(0);
  });

  it('see him come near the basic Events', () => {
    const state = hard.start('near');
    const before = feature(hard, state, 'automaNear');
    for (const [uid, design] of state.cardOf.entries())
      if (hard.rules.designs[design].colour === 'green' && state.zones[hard.rules.city[1]].length < 3)
        state.zones[hard.rules.city[1]].push(uid);
    expect(feature(hard, state, 'automaNear')).toBeGreaterThan(before);
  });
});

describe('the value against an automa', () => {
  const end = playMatch(hard, 'end', [steadyBot()], seededRandom('end'));

  it('is between points and margin, which at the end are those of the score', () => {
    const [mine, his] = hard.score(end).map(({ total }) => total);
    expect(foretold.points(hard, end, 0)).toBe(mine);
    expect(foretold.margin(hard, end, 0)).toBe(mine - his);
    const value = learned.value(hard, end, 0);
    expect(value).toBeLessThan(mine);
    expect(value).toBeGreaterThan(mine - his);
  });

  it('does better against him than chance', () => {
    const chance = playMatch(hard, 'end', [randomBot()], seededRandom('end'));
    const margin = (state: GameState): number => hard.total(state, 0) - hard.total(state, 1);
    expect(margin(end)).toBeGreaterThan(margin(chance));
  });
});
