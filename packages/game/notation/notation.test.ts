import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  createGame,
  formatAction,
  NotationError,
  parseAction,
  WORKER,
  ZONE,
  type GameState,
} from '../index.ts';
import { dice, TABLES } from '../test-support/random.ts';

describe('notation', () => {
  test.each(TABLES)('what is formatted parses back to the same action ($players players)', (request) => {
    const game = createGame(request);
    const wrong: string[] = [];
    const roll = dice(request.players);
    for (let round = 0; round < 8; round++) {
      const state = game.start(`notation-${round}`);
      for (let d = game.decisions(state).at(0); d !== undefined; d = game.decisions(state).at(0)) {
        const legal = game.legal(state, d.seat);
        for (let n = 0; n < 6; n++) {
          const action = legal[roll(legal.length)];
          const line = formatAction(game, state, action);
          const back = parseAction(game, state, `  ${line.toUpperCase().replaceAll(' ', '   ')} `);
          if (canonicalJson(back) !== canonicalJson(action))
            throw new Error(`${line}: ${JSON.stringify([action, back])}`);
        }
        game.advance(state, legal[roll(legal.length)]);
      }
    }
    expect(wrong).toEqual([]);
  });

  describe('reads what people write', () => {
    const game = createGame({ players: 2, options: { firstPlayer: 0 } });
    const g = game.rules;

    function takeFromDeck(state: GameState, id: string): number {
      const deck = state.zones[ZONE.deck];
      const at = deck.findIndex((uid) => g.designs[state.cardOf[uid]].id === id);
      return deck.splice(at, 1)[0];
    }

    /** The first seat has these cards in hand and these in the Meadow. */
    function table(hand: readonly string[], meadow: readonly string[]): GameState {
      const state = game.clone(game.start('read')); // the engine remembers the decision of the state it started
      for (const zone of [...g.hand, ZONE.meadow]) state.zones[ZONE.deck].push(...state.zones[zone].splice(0));
      state.zones[g.hand[0]] = hand.map((id) => takeFromDeck(state, id));
      state.zones[ZONE.meadow] = Array.from({ length: 8 }, (_, i) =>
        i < meadow.length ? takeFromDeck(state, meadow[i]) : -1,
      );
      return state;
    }

    const said = (state: GameState, line: string): string => {
      try {
        return formatAction(game, state, parseAction(game, state, line));
      } catch (error) {
        if (error instanceof NotationError) return error.message;
        throw error;
      }
    };

    test('a card without its number: the hand comes first, copies in hand are alike', () => {
      const state = table(['farm', 'farm', 'mine'], ['farm', 'inn']);
      const [farm, , mine] = state.zones[g.hand[0]];
      const inn = state.zones[ZONE.meadow][1];
      expect(said(state, 'play Farm')).toBe(`play farm#${farm}`);
      expect(said(state, ' PLAY   mine ')).toBe(`play mine#${mine}`);
      expect(said(state, 'play inn')).toBe(`play inn#${inn}`);
      expect(said(state, 'play @meadow:2')).toBe(`play inn#${inn}`);
      expect(said(state, `play #${inn}`)).toBe(`play inn#${inn}`);
      expect(said(state, 'claim city-monument')).toBe('claim city-monument');
      expect(said(state, 'visit city-monument')).toBe('claim city-monument');
    });

    test('two copies in the Meadow have to be told apart', () => {
      const state = table(['mine'], ['farm', 'farm']);
      const [one, two] = state.zones[ZONE.meadow];
      expect(said(state, 'play farm')).toBe(`farm may be several: say which one: farm#${one}, farm#${two}`);
      expect(said(state, `play farm#${two}`)).toBe(`play farm#${two}`);
    });

    test('selections: with and without numbers, none, done', () => {
      const state = table(['farm', 'farm', 'mine'], []);
      game.apply(state, 0, parseAction(game, state, 'visit haven'));
      const [a, b, mine] = state.zones[g.hand[0]];
      expect(said(state, 'pick farm mine farm')).toBe(`pick farm#${a} mine#${mine} farm#${b}`);
      expect(said(state, `pick farm farm#${a}`)).toBe(`pick farm#${b} farm#${a}`);
      expect(said(state, 'pick none')).toBe('pick none');
      expect(said(state, 'add mine')).toBe(`add mine#${mine}`);
      expect(said(state, 'done')).toBe('done');
      expect(said(state, 'pick farm farm farm')).toBe('farm is named 3 times, but there are only 2');
      expect(said(state, 'add farm mine')).toMatch(/^add takes one name, not 2/);
      expect(said(state, 'pick')).toMatch(/^say what to pick: farm#/);
    });

    test('goods in the singular and the plural', () => {
      const state = table(['farm', 'mine'], []);
      game.apply(state, 0, parseAction(game, state, 'visit haven'));
      game.apply(state, 0, parseAction(game, state, 'pick farm mine'));
      expect(said(state, 'split 1 BERRY')).toBe('split 1 berry');
      expect(said(state, 'split 2 berries 1 twigs')).toBe('split 1 twig 2 berry');
      expect(said(state, 'split none')).toBe('split none');
      expect(said(state, 'split 1 gold')).toBe('there is no resource "gold"; there are: twig, resin, pebble, berry');
      expect(said(state, 'split twig')).toMatch(/^"twig" is no number/);
      expect(said(state, 'split 1')).toMatch(/^a resource is missing/);
      expect(said(state, 'split')).toMatch(/^say what/);
    });

    test('workers by the place they stand on, also those that stand nowhere', () => {
      const state = table([], []);
      state.seats[0].workers = [WORKER.adrift, g.placeById.get('haven')!.ix];
      const scope = { seat: 0, home: 0, src: -1, chain: [], cards: {}, nums: {} };
      state.stack.push({ effect: { do: 'recallWorker' }, scope });
      expect(said(state, 'pick worker haven')).toBe('pick worker haven');
      expect(said(state, 'pick adrift')).toBe('pick worker adrift');
      expect(parseAction(game, state, 'pick worker adrift')).toEqual({ t: 'pick', items: [WORKER.adrift] });
      expect(said(state, 'pick worker journey-2')).toBe('there is no "journey-2" to pick; there: adrift, haven');
    });

    test('payments', () => {
      const state = table(['innkeeper'], []);
      const city = state.zones[g.city[0]];
      city.push(...['inn', 'dungeon', 'gatherer'].map((id) => takeFromDeck(state, id)));
      const [inn, dungeon, gatherer] = city;
      const scope = { seat: 0, home: 0, src: -1, chain: [], cards: {}, nums: {} };
      state.stack.push({
        effect: { do: 'payFor', card: state.zones[g.hand[0]][0], from: g.hand[0], at: -1, terms: {} },
        scope,
      });
      expect(said(state, 'pay token inn')).toBe(`pay token inn#${inn}`);
      expect(said(state, 'pay ability dungeon jail gatherer')).toBe(
        `pay ability dungeon#${dungeon} jail gatherer#${gatherer}`,
      );
      expect(said(state, 'pay jail gatherer 2 berries ability dungeon 1 berry')).toBe(
        `pay 3 berry ability dungeon#${dungeon} jail gatherer#${gatherer}`,
      );
      expect(parseAction(game, state, 'pay token inn tokens 2 ability dungeon')).toEqual({
        t: 'pay',
        spend: [0, 0, 0, 0],
        uses: [
          { by: 'ability', at: dungeon, n: 2 },
          { by: 'door', at: inn },
        ],
      });
      expect(said(state, 'pay jail gatherer')).toMatch(/^jail and tokens go with an ability/);
      expect(said(state, 'pay token inn tokens 2')).toMatch(/^jail and tokens go with an ability/);
      expect(said(state, 'pay nothing')).toBe('pay nothing');
      expect(said(state, 'pay nothing 1 twig')).toMatch(/^nothing stands alone/);
      expect(said(state, 'pay')).toMatch(/^how to pay is missing/);
      expect(said(state, 'pay twig')).toMatch(/^"twig" is no way to pay/);
      expect(said(state, 'pay token')).toMatch(/^a card is missing after token/);
      expect(said(state, 'pay token inn token inn')).toMatch(/^there is more than one token/);
      expect(said(state, 'pay token farm')).toMatch(/^there is no "farm" in your city; there: inn#/);
    });

    test('says what is wrong and what would be accepted', () => {
      const state = table(['farm'], ['inn']);
      const farm = state.zones[g.hand[0]][0];
      const inn = state.zones[ZONE.meadow][0];
      const there = `in your hand or in the Meadow; there: farm#${farm}, inn#${inn}`;
      expect(said(state, 'pick farm')).toBe('"pick" is no answer now; expected: play, visit, claim, season, pass, act');
      expect(said(state, '')).toMatch(/^"" is no answer now/);
      expect(said(state, 'play castle')).toBe(`there is no "castle" ${there}`);
      expect(said(state, 'play @meadow:4')).toBe('there is no card in Meadow space 4');
      expect(said(state, 'play fa%rm')).toMatch(/is no name/);
      expect(said(state, 'play')).toMatch(/^play takes one name, not 0/);
      expect(said(state, 'pass now')).toMatch(/^pass stands alone/);
      expect(said(state, 'claim haven')).toMatch(/^there is no "haven" to claim; there: city-monument/);
    });

    test('says what an act lacks', () => {
      const state = table(['farm'], ['inn']);
      expect(said(state, 'act ambassador shoal')).toBe('act "ambassador" is nothing one can do here; there: nothing');

      const withRiver = createGame({ players: 2, modules: ['pearlbrook'], options: { firstPlayer: 0 } });
      const start = withRiver.start('read');
      const reads = (line: string) => (): unknown => parseAction(withRiver, start, line);
      const spots = 'shoal, river-spot-3-green, river-spot-2-red, river-spot-2-blue, river-spot-2-tan';
      expect(reads('act')).toThrow('act "" is nothing one can do here; there: ambassador, adornment');
      expect(reads('act ambassador')).toThrow(`act ambassador takes one name, not 0; there: ${spots}`);
      expect(reads('act ambassador shoal haven')).toThrow(`act ambassador takes one name, not 2; there: ${spots}`);
      expect(reads('act ambassador haven')).toThrow(`there is no "haven" for this act; there: ${spots}`);
      expect(reads('act ambassador shoal')()).toMatchObject({ t: 'act', id: 'ambassador' });
    });

    test('does not tell what a hidden card is', () => {
      const state = table(['farm'], ['inn']);
      const hidden = state.zones[ZONE.deck][0];
      const id = g.designs[state.cardOf[hidden]].id;
      expect(said(state, `play #${hidden}`)).toBe(said(state, `play ${id}#${hidden}`).replace(`${id}#`, '#'));
    });

    test('nothing but NotationError comes out of nonsense', () => {
      const roll = dice(5);
      const parts = [
        'pick',
        'pay',
        'add',
        'split',
        'option',
        'seat',
        'token',
        'farm',
        '#',
        '@meadow:9',
        '3',
        'none',
        '\u0000',
      ];
      for (let round = 0; round < 4; round++) {
        const state = game.start(`nonsense-${round}`);
        for (let d = game.decisions(state).at(0); d !== undefined; d = game.decisions(state).at(0)) {
          const legal = game.legal(state, d.seat);
          const line = formatAction(game, state, legal[roll(legal.length)]).split(' ');
          line[roll(line.length)] = parts[roll(parts.length)];
          expect(said(state, line.join(' '))).not.toBe('');
          game.advance(state, legal[roll(legal.length)]);
        }
      }
    });
  });
});
