import { buildPosition, textOf, type Game } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { letGo } from './letGo.ts';
import { seenAt } from './test-support/lookAt.ts';

/** Somebody plays the King, who is worth 4, from beside her. */
function asked(seat: object): { game: Game; seen: ReturnType<typeof seenAt>; said: (lang: 'en' | 'es') => string } {
  const { state, game } = buildPosition(
    { players: 1, modules: ['nightweave'], options: { 'nightweave.personality': 'nasty' } },
    {
      active: 0,
      meadow: ['farm', null, 'mine', 'judge', 'king', 'castle', 'inn', 'bard'],
      nightweave: { inMeadow: 2, personality: 'nasty' },
      seats: [{ workersFree: 2, ...seat }],
    },
  );
  const { designs } = game.rules;
  const king = game.legal(state, 0).find((a) => a.t === 'play' && designs[state.cardOf[a.card]].id === 'king');
  game.apply(state, 0, king!);
  for (let d = game.decisions(state)[0]; d.kind === 'pay'; d = game.decisions(state)[0])
    game.apply(state, 0, game.legal(state, 0)[0]);
  const said = (lang: 'en' | 'es'): string => textOf(game, lang).prompt(state, game.decisions(state)[0], ['Ana', 'N']);
  return { game, seen: seenAt(state, 0), said };
}

describe('what Nasty takes (R-NW-MOD-07)', () => {
  it('is said with the number and with what happens otherwise', () => {
    const { said } = asked({ hand: ['farm', 'mine'], resources: { berry: 7 } });
    expect(said('en')).toMatch(/N gains 4 point tokens, 1 fewer for each\.$/);
    expect(said('es')).toMatch(/N gana 4 fichas de puntos, 1 menos por cada una de esas cosas\.$/);
  });

  it('is let happen by one press, though one is asked for cards and then for resources', () => {
    const { game, seen } = asked({ hand: ['farm', 'mine'], resources: { berry: 7 } });
    expect(seen.decision?.ask).toBe('discard');
    const none = letGo(seen);
    expect(none?.now).toEqual({ t: 'pick', items: [] });
    const state = seen.known as never;
    expect(game.check(state, 0, none!.now)).toBeNull();
    expect(none?.then).toEqual({ t: 'split', by: [0, 0, 0, 0] });
  });

  it('is asked once where one has nothing but cards', () => {
    const { seen } = asked({ hand: ['farm', 'mine'], resources: { berry: 6 } });
    expect(seen.decision?.ask).toBe('discard');
    expect(letGo(seen)).toBeNull();
  });
});
