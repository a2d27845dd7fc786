import type { Holder } from '@everdell/game';
import { isRising } from '../modules/ask.ts';
import type { Seen } from './seen.ts';
import { actionsOfTurn } from './steps.ts';

/** So many cards or resources what lies in a line costs: as many as lie before it. */
export function priceInLine({ game, known }: Pick<Seen, 'game' | 'known'>, item: Holder): number {
  for (const [id, zone] of Object.entries(game.rules.zone)) {
    if (isRising(id) && known.zones[zone].includes(item)) return known.zones[zone].indexOf(item);
  }
  return 0;
}

export interface Bought {
  readonly item: Holder;
  readonly price: number;
}

/** What was chosen out of such a line and is still to be paid; null = nothing is. */
export function boughtNow(seen: Seen): Bought | null {
  const { decision: d, seat, picture } = seen;
  if (d === null || d.seat !== seat || (d.ask !== 'payUnits' && d.ask !== 'payAny')) return null;
  const chosen = actionsOfTurn(picture.story, seen.known.turn).flatMap(({ action }) =>
    action?.t === 'pick' ? action.items.slice(0, 1) : [],
  );
  const item = chosen.reverse().find((one) => priceInLine(seen, one) > 0);
  return item === undefined ? null : { item, price: priceInLine(seen, item) };
}
