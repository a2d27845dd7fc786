import { buildPosition } from '@everdell/game';
import { expect, test } from 'vitest';
import { seenAt } from '../play/test-support/lookAt.ts';
import { words as en } from '../words/en/index.ts';
import { words as es } from '../words/es/index.ts';
import { consequencesOf } from './consequences.ts';

test('which card of the city is given up is named before it is', () => {
  const { state, game } = buildPosition(
    { players: 2 },
    { active: 0, seats: [{ hand: ['ruins'], city: ['farm', 'mine', 'bard'], workersFree: 2 }, {}] },
  );
  const { designs, hand } = game.rules;
  game.apply(state, 0, { t: 'play', card: state.zones[hand[0]][0] });
  const seen = seenAt(state, 0);
  expect(seen.decision?.ask).toBe('replace');
  const mine =
    seen.decision?.kind === 'pick' && seen.decision.items.find((c) => designs[state.cardOf[c]].id === 'mine');
  const action = { t: 'pick', items: [mine as number] } as const;
  expect(consequencesOf(seen, action, en.decide).notes).toContain('Leaves your city: Mine.');
  expect(consequencesOf(seenAt(state, 0, 'es'), action, es.decide).notes).toContain('Sale de tu ciudad: Mina.');
});
