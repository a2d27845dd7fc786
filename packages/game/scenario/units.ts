import type { Decision, GameState } from '@everdell/engine';
import { resourceNamed } from '@everdell/sets';
import type { Game } from '../game.ts';
import type { Part } from './parts.ts';

/** A toll that is paid one by one, so that the rest suffices for the location, may be told at once. */

/** What of such a payment answers this question; null = it is not asked for one by one. */
export function unitOf(s: GameState, d: Decision, part: Part): Part | null {
  const all = unitsFor(s, d, part);
  return all === null ? null : { ...part, value: all[part.next] };
}

/** Does it answer another such question? */
export function keepsUnit(s: GameState, d: Decision, part: Part): boolean {
  const all = unitsFor(s, d, part);
  return all !== null && ++part.next < all.length;
}

/** What is told, unit by unit; null = there is but one, or more than one is asked for. */
function unitsFor(s: GameState, d: Decision, { key, value }: Part): readonly unknown[] | null {
  if (s.stack[s.stack.length - 1].effect.do !== 'toll') return null;
  if (d.kind === 'pick' && d.max === 1 && key === 'discard')
    return Array.isArray(value) && value.length > 1 ? value.map((card: unknown) => [card]) : null;
  return d.kind === 'split' && d.max === 1 && key === 'pay' ? goodsOneByOne(value) : null;
}

function goodsOneByOne(value: unknown): readonly object[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const units = Object.entries(value).flatMap(([kind, n]) => Array.from({ length: Number(n) }, () => ({ [kind]: 1 })));
  return units.length > 1 ? units : null;
}

/** Are all the resources taken that are told? */
export function takesAll(game: Game, s: GameState, part: Part): boolean {
  const copy = game.clone(s);
  for (const unit of goodsOneByOne(part.value) ?? []) {
    const d = game.decisions(copy)[0];
    if (d?.kind !== 'split' || d.ask !== 'payAny') return false;
    const [name] = Object.keys(unit);
    const by = d.among.map((r) => Number(r === resourceNamed(game.rules, name)));
    if (game.check(copy, d.seat, { t: 'split', by }) !== null) return false;
    game.apply(copy, d.seat, { t: 'split', by });
  }
  return true;
}
