import type { Holder, Seat } from '@everdell/game';
import { crewOf } from '../play/city.ts';
import type { Seen } from '../play/seen.ts';

/** Name of a card or place that a worker stands on. */
export function holderName({ game, known, text }: Seen, holder: Holder): string {
  const g = game.rules;
  return text.name(holder < g.cards ? g.designs[known.cardOf[holder]].id : g.places[holder - g.cards].id);
}

/** Where the workers of a seat stand, in words. */
export function standing(seen: Seen, seat: Seat): readonly string[] {
  return crewOf(seen, seat).out.map((holder) => holderName(seen, holder));
}
