import type { TableInfo, TableSummary } from '@everdell/protocol';
import { BOT_NAMES } from '../seats.ts';

/** By seat; bots, whom servers give no names, are called as everywhere in this client. '' = nobody sits there. */
export function seatNames(seats: TableInfo['seats'] | TableSummary['seats']): readonly string[] {
  const taken = new Set(seats.map((seat) => (seat.kind === 'human' ? seat.name : '')));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  let bots = 0;
  return seats.map(({ kind, name }, seat) => {
    if (kind !== 'bot') return name;
    return free[bots++] ?? `${BOT_NAMES[seat % BOT_NAMES.length]} ${seat + 1}`;
  });
}
