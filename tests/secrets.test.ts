import { seededRandom } from '@everdell/ai';
import { describe, expect, test } from 'vitest';
import { table } from './test-support/table.ts';

/** What could tell somebody a card that is not theirs to know. */
describe('hidden cards stay hidden', () => {
  const start = () =>
    table({ seats: [{ hand: ['queen', 'monk'], res: { berry: 5 }, city: ['palace'] }, { hand: ['king'] }] });

  test('a refusal does not name a card in a hand or in the deck', () => {
    const t = start();
    const g = t.game.rules;
    const hidden = [t.state.zones[g.hand[1]][0], t.state.zones[0][0]];
    for (const uid of hidden) {
      expect(t.game.whyNot(t.state, 0, { place: uid })).toEqual({ code: 'not-in-play', params: {} });
      expect(t.game.whyNot(t.state, 0, { card: uid })).toEqual({ code: 'card-not-here', params: {} });
      expect(t.game.check(t.state, 0, { t: 'visit', place: uid })).toEqual({ code: 'not-in-play', params: {} });
    }
  });

  test('a card that is being paid for lies open: no unfinished work names a card in a hand', () => {
    const t = start();
    const queen = t.state.zones[t.game.rules.hand[0]][0];
    t.answer({ t: 'play', card: queen });
    expect(t.asks()).toBe('payFor');
    const view = t.game.view(t.state, 1);
    expect(view.cardOf[queen]).toBe(t.state.cardOf[queen]);
    let x = 0.1;
    const imagined = t.game.determinize(view, () => (x = (x * 997) % 1));
    expect(t.game.legal(imagined, 0)).toEqual(t.game.legal(t.state, 0));
  });

  test('unfinished work may speak of cards in several hands: of each who looks on knows how many, and deals as many anew', () => {
    const { game, state } = start();
    const [mine, theirs] = game.rules.hand;
    const task = state.stack.at(-1)!;
    const cards = { given: [...state.zones[mine], ...state.zones[theirs]] };
    state.stack.push({ ...task, scope: { ...task.scope, cards } });
    const given = (viewer: number | null) => game.view(state, viewer).stack.at(-1)!.scope.cards['given'];
    const ofMine = { zone: mine, n: 2 };
    const ofTheirs = { zone: theirs, n: 1 };
    expect(given(null)).toEqual({ shown: [], hidden: [ofMine, ofTheirs] });
    expect(given(0)).toEqual({ shown: state.zones[mine], hidden: [ofTheirs] });
    expect(given(1)).toEqual({ shown: state.zones[theirs], hidden: [ofMine] });
    for (let n = 0; n < 20; n++) {
      const dealt = game.determinize(game.view(state, null), seededRandom(`given ${n}`));
      const imagined = dealt.stack.at(-1)!.scope.cards['given'];
      expect(imagined.filter((card) => dealt.zones[mine].includes(card))).toHaveLength(2);
      expect(imagined.filter((card) => dealt.zones[theirs].includes(card))).toHaveLength(1);
    }
  });
});

describe('with Pearlbrook, hidden Adornments and River Destinations stay hidden', () => {
  const start = () =>
    table({
      modules: ['pearlbrook'],
      seats: [{ adornments: ['bell', 'tiara'], pearls: 1, city: ['farm', 'farm', 'mine'] }, { adornments: ['mirror'] }],
      river: { 'river-spot-3-green': { card: 'ballroom' } },
    });

  test('a view holds neither the Adornments of others nor what lies face down or left the game', () => {
    const t = start();
    const { rules } = t.game;
    const zones = (viewer: number | null) => t.game.view(t.state, viewer).zones;
    const ix = (id: string): number => rules.placeById.get(id)!.ix;
    const [mine, theirs] = rules.seatZone['adornments'];
    expect(zones(0)[mine]).toEqual([ix('bell'), ix('tiara')]);
    expect(zones(0)[theirs]).toBe(1);
    expect(zones(1)[mine]).toBe(2);
    expect(zones(null)[mine]).toBe(2);
    for (const viewer of [0, 1, null]) {
      expect(zones(viewer)[rules.zone['riverDown']]).toBe(4);
      expect(t.game.view(t.state, viewer).rows[rules.rowIx.riverCards]).toEqual([-1, -1, -1, -1]);
    }
  });

  test('a refusal does not tell whether somebody else holds an Adornment', () => {
    const t = start();
    const refused = (id: string) =>
      t.game.check(t.state, 0, { t: 'act', id: 'adornment', at: -1, it: t.game.rules.placeById.get(id)!.ix });
    expect(refused('mirror')).toEqual({ code: 'not-offered', params: {} });
    expect(refused('compass')).toEqual(refused('mirror'));
  });

  test('an Adornment and a River Destination are open to all from the moment they are used', () => {
    const t = start().adorn('bell');
    const { rules } = t.game;
    const bell = rules.placeById.get('bell')!.ix;
    expect(t.game.view(t.state, 1).zones[rules.seatZone['adornmentsPlayed'][0]]).toEqual([bell]);
    t.visit('basic-1-berry').ambassador('river-spot-3-green');
    const ballroom = rules.placeById.get('ballroom')!.ix;
    expect(t.game.view(t.state, 1).rows[rules.rowIx.riverCards]).toEqual([ballroom, -1, -1, -1]);
  });

  test('R-PEARL-02: whoever imagines the river imagines two citizens and two locations, anywhere', () => {
    const { game, state } = table({ modules: ['pearlbrook'], seats: [] });
    const { rules } = game;
    const [down, row] = [rules.zone['riverDown'], rules.rowIx.riverCards];
    const suits = (cards: readonly number[]): string =>
      cards.map((card) => rules.places[card - rules.cards].def.suit![0]).join('');
    const worlds = (): Set<string> => {
      const found = new Set<string>();
      for (let n = 0; n < 200; n++) {
        const world = game.determinize(game.view(state, 1), seededRandom(`river ${n}`));
        expect(game.view(world, 1)).toEqual(game.view(state, 1));
        found.add(suits(world.zones[down]));
      }
      return found;
    };
    const lie = (face: readonly string[]): void => {
      const up = face.map((id) => rules.placeById.get(id)!.ix);
      state.zones[down] = rules.places
        .filter((place) => place.row === row && !up.includes(place.ix))
        .map((place) => place.ix);
      state.zones[rules.zone['riverOut']] = state.zones[down].splice(4 - up.length);
      state.rows[row] = [0, 1, 2, 3].map((spot) => up[spot] ?? -1);
    };
    lie([]);
    expect([...worlds()].sort()).toEqual(['ccll', 'clcl', 'cllc', 'lccl', 'lclc', 'llcc']);
    lie(['ballroom']);
    expect([...worlds()].sort()).toEqual(['ccl', 'clc', 'lcc']);
    lie(['ballroom', 'gardens']);
    expect([...worlds()]).toEqual(['cc']);
    lie(['ballroom', 'gardens', 'watermill']); // only a position that somebody made up
    expect([...worlds()]).toEqual(['c']);
  });

  test('cards chosen for Bosley the Artist are not named to others before they are discarded', () => {
    const t = table({
      modules: ['pearlbrook'],
      seats: [{ hand: ['farm', 'king', 'inn', 'bard'], city: ['wanderer', 'ruins'] }],
      river: { 'river-spot-2-tan': { card: 'bosley-the-artist', revealed: true } },
    });
    t.ambassador('river-spot-2-tan').pick('king');
    expect(t.asks()).toBe('discardColours');
    const king = t.state.zones[t.game.rules.hand[0]].find(
      (uid) => t.game.rules.designs[t.state.cardOf[uid]].id === 'king',
    )!;
    expect(t.game.view(t.state, 1).cardOf[king]).toBe(-1);
    expect(JSON.stringify(t.game.view(t.state, 1).stack)).not.toMatch(new RegExp(`"shown":\\[${king}`));
    expect(JSON.stringify(t.game.view(t.state, 0).stack)).toMatch(new RegExp(`"shown":\\[${king}`));
  });
});
