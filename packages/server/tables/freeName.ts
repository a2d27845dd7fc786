import { looksLike } from '@everdell/protocol';
import type { Guest } from '../store/store.ts';
import type { TableDoc } from './doc.ts';

/** Names that people would take for one another are told apart by a number: of two players, and of a player and an onlooker. */
export function freeName(doc: TableDoc, guest: Guest, wanted: string): string {
  const taken = namesOfOthers(doc, guest);
  let name = wanted;
  for (let n = 2; taken.some((other) => looksLike(other, name)); n++) name = `${wanted} ${n}`;
  return name;
}

/** The others who sit there, the bots by their kind, and the host. */
function namesOfOthers(doc: TableDoc, { id }: Guest): string[] {
  const own = doc.seats.find(({ holders }) => holders.includes(id));
  const names = doc.seats.flatMap((seat) => (seat === own ? [] : [seat.name, seat.bot ?? '']));
  const isHost = doc.host === id || own?.holders.includes(doc.host) === true; // perhaps with another device
  return [...names, isHost ? '' : doc.hostName].filter((name) => name !== '');
}
