import type { Game, TileDef } from '@everdell/game';
import type { TerminalModule } from './types.ts';

/** By how much it raises the hand limit, and which place in the order of play it takes. */
function figures(_game: Game, { row, rules = [], reacts = [], with: group }: TileDef): object | null {
  if (row !== 'powers') return null;
  const raised = rules.flatMap((rule) => (rule.rule === 'raises' && typeof rule.more === 'number' ? [rule.more] : []));
  const sits = reacts.flatMap(({ then }) => (then.do === 'sit' ? [then.as] : []));
  return {
    group: group !== undefined && 'is' in group ? group.is : undefined,
    copies: 1,
    handLimitDelta: raised.reduce((a, b) => a + b, 0),
    ...(sits.includes('first') && { firstPlayer: true }),
    ...(sits.includes('last') && { lastPlayer: true }),
  };
}

export const playerPowers: TerminalModule = { id: 'player-powers', figures };
