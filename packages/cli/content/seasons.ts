import type { Effect, Module } from '@everdell/game';

type Season = NonNullable<Module['seasons']>[number];

/** A season with its bonus under the compendium's name. */
export function seasonRow({ id, bonus }: Season): object {
  return bonus === undefined ? { id } : { id, bonus: bonusNamed(bonus) };
}

function bonusNamed(bonus: Effect): object {
  return bonus.do === 'draw' && bonus.from !== undefined ? { do: 'drawMeadow', n: bonus.n } : bonus;
}
