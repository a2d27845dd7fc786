import { stakeOf, type Action, type Decision } from '@everdell/game';
import { preview } from './preview.ts';
import type { Seen } from './seen.ts';

/** Two answers that give nothing, one after the other. */
export interface LetGo {
  readonly now: Action;
  readonly then: Action;
}

/** Where one is asked twice what to give for the same thing, nothing is given by one press; null = one is asked once. */
export function letGo(seen: Seen): LetGo | null {
  const { decision: d, game, known } = seen;
  const now = d === null ? null : nothing(d);
  if (d === null || now === null || (stakeOf(game.rules, known, d)?.each ?? 0) === 0) return null;
  const { next } = preview(seen, now);
  if (next === null || next.seat !== d.seat || next.why !== d.why || next.ask === d.ask) return null;
  const then = nothing(next);
  return then === null ? null : { now, then };
}

function nothing(d: Decision): Action | null {
  if (d.kind === 'pick') return d.min === 0 ? { t: 'pick', items: [] } : null;
  return d.kind === 'split' && d.min === 0 ? { t: 'split', by: d.among.map(() => 0) } : null;
}
