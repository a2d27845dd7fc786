import type { TableInfo, TableSummary } from '@everdell/protocol';
import { BOT_NAMES } from '../seats.ts';

/**
 * By seat; bots, whom servers give no names, are called as everywhere in this client, each seat always the same unless a
 * person is called so. '' = nobody sits there.
 */
export function seatNames(seats: TableInfo['seats'] | TableSummary['seats']): readonly string[] {
  const taken = new Set<string>(seats.map((seat) => (seat.kind === 'human' ? seat.name : '')));
  const usual = (seat: number): string => BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length];
  const spare = BOT_NAMES.filter((name) => !taken.has(name) && !seats.some((_, seat) => usual(seat) === name));
  return seats.map(({ kind, name }, seat) => {
    if (kind !== 'bot') return name;
    return taken.has(usual(seat)) ? (spare.shift() ?? `${usual(seat)} 2`) : usual(seat);
  });
}
