import { ZONE, type Action } from '@everdell/game';
import { tryOut } from './preview.ts';
import type { Seen } from './seen.ts';

/** How many cards the action would draw if the hand were empty, but not with the hand as it is. */
export function drawsLost(seen: Seen, action: Action): number {
  const { game, known, seat } = seen;
  const roomy = game.clone(known);
  const hand = roomy.zones[game.rules.hand[seat]];
  roomy.zones[ZONE.removed].push(...hand.splice(0));
  if (game.check(roomy, seat, action) !== null) return 0;
  return Math.max(0, drawn(tryOut(seen, roomy, action)) - drawn(tryOut(seen, known, action)));
}

/** Drawn at once, or to be chosen next. */
function drawn({ draws, next }: ReturnType<typeof tryOut>): number {
  return draws + (next?.kind === 'pick' && next.ask === 'drawOpen' ? next.max : 0);
}
