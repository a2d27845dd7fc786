import { PAYERS, type Action, type Use } from '@everdell/game';
import type { Roll } from '../../test-support/online/hostile/spoil.ts';

/** An action of the right form that makes no sense. */
export function wildAction(roll: Roll): Action {
  const number = (): number => [roll(10), roll(128), roll(300), -1 - roll(3), 2 ** 31 + roll(9), 2 ** 53 - 1][roll(6)];
  const amount = (): number => [roll(4), roll(10_000)][roll(2)];
  const list = (of: () => number): number[] => Array.from({ length: roll(9) }, of);
  const id = ['use', '', '__proto__', 'constructor', 'toString', 'x'.repeat(64)][roll(6)];
  const use = (): Use => ({ by: PAYERS[roll(PAYERS.length)], at: number(), n: amount(), with: number() });
  const actions: readonly Action[] = [
    { t: 'play', card: number() },
    { t: 'visit', place: number() },
    { t: 'act', id, at: number(), it: number() },
    { t: 'pick', items: list(number) },
    { t: 'add', item: number() },
    { t: 'option', id },
    { t: 'split', by: list(amount) },
    { t: 'pay', spend: list(amount), uses: Array.from({ length: roll(9) }, use) },
  ];
  return actions[roll(actions.length)];
}
