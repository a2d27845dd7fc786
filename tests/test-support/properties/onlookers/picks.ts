import type { Action, Game, GameEvent, GameState } from '@everdell/game';
import { must, type Step } from '../playOut.ts';
import type { Watches } from '../watch.ts';

/** The answers that give a selection item by item; a full one needs no `done`. */
function piecemeal(items: readonly number[], max: number): Action[] {
  const adds = items.map((item): Action => ({ t: 'add', item }));
  return items.length < max ? [...adds, { t: 'done' }] : adds;
}

function carriedOut(game: Game, from: GameState, seat: number, actions: readonly Action[]): string {
  const state = game.clone(from);
  const events: GameEvent[] = actions.flatMap((action) => [...game.apply(state, seat, action)]);
  return JSON.stringify({ state, events });
}

export function wrongPieces({ game, state, seat, decision, legal }: Step): string | null {
  if (decision.kind !== 'pick') return null;
  for (const whole of legal) {
    if (whole.t !== 'pick') continue;
    const once = carriedOut(game, state, seat, [whole]);
    if (once !== carriedOut(game, state, seat, piecemeal(whole.items, decision.max)))
      return `${decision.ask}: ${whole.items.join()} item by item leads elsewhere`;
  }
  return null;
}

export const PICKS: Watches = {
  'selections made item by item lead to the same state and tell the same events': {
    when: ({ decision }) => decision.kind === 'pick' && decision.picked.length === 0,
    steps: 8,
    onlooker: () => ({ before: (step) => must(wrongPieces(step)) }),
  },
};
