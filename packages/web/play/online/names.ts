import { looksLike, type TableInfo, type TableSummary } from '@everdell/protocol';
import { BOT_NAMES } from '../seats.ts';

/**
 * By seat; bots, whom servers give no names, are called as everywhere in this client, each seat always the same unless a
 * person is called so. '' = nobody sits there.
 */
export function seatNames(seats: TableInfo['seats'] | TableSummary['seats']): readonly string[] {
  const people = seats.flatMap(({ kind, name }) => (kind === 'human' ? [name] : []));
  const isTaken = (name: string): boolean => people.some((person) => looksLike(person, name));
  const usual = (seat: number): string => BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length];
  const spare = BOT_NAMES.filter((name) => !isTaken(name) && !seats.some((_, seat) => usual(seat) === name));
  return seats.map(({ kind, name }, seat) => {
    if (kind !== 'bot') return name;
    return isTaken(usual(seat)) ? (spare.shift() ?? `${usual(seat)} 2`) : usual(seat);
  });
}
