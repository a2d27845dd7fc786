import type { Holder, Seat } from '@everdell/game';
import { crewOf } from '../play/city.ts';
import type { Seen } from '../play/seen.ts';

/** Name of a card or place that a worker stands on. */
export function holderName({ game, known, text }: Seen, holder: Holder): string {
  const g = game.rules;
  return text.name(holder < g.cards ? g.designs[known.cardOf[holder]].id : g.places[holder - g.cards].id);
}

/** Where the workers of a seat stand, in words; several at one place are counted. */
export function standing(seen: Seen, seat: Seat): readonly string[] {
  const counts = new Map<string, number>();
  for (const holder of crewOf(seen, seat).out) {
    const name = holderName(seen, holder);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`));
}
