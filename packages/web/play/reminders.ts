import { designOf, freeWorkers, isOpenDoor, type Action, type Holder, type Uid } from '@everdell/game';
import { drawsLost } from './lost.ts';
import type { Seen } from './seen.ts';
import { isPointed } from './things.ts';

/** Every reminder by its name, as it is kept when a player does not want it any more. */
export const REMINDERS = ['cards', 'free', 'events', 'workers', 'extras', 'hand'] as const;
export type ReminderName = (typeof REMINDERS)[number];

/** Something that would be lost or left undone. */
export interface Reminder {
  readonly name: ReminderName;
  readonly n: number;
  /** What it is about, by id of the content or of an action, each once. */
  readonly ids: readonly string[];
}

/** What to think of before the turn is used for the next season or for passing; nothing for any other action. */
export function remindersFor(seen: Seen, action: Action, muted: readonly string[] = []): readonly Reminder[] {
  if (action.t !== 'season' && action.t !== 'pass') return [];
  const { legal, known, game, seat } = seen;
  const g = game.rules;
  const idOf = (uid: Uid): string => designOf(g, known, uid).id;
  const plays = legal.flatMap((a) => (a.t === 'play' ? [a.card] : []));
  const free = plays.filter((uid) => hasDoor(seen, uid));
  const paid = plays.filter((uid) => !free.includes(uid));
  const events = legal.flatMap((a) => (a.t === 'visit' && isEvent(seen, a.place) ? [a.place] : []));
  const extras = once(legal.flatMap((a) => (a.t === 'act' && isPointed(game, a.id) ? [a.id] : [])));
  const all: Reminder[] = [
    { name: 'cards', n: paid.length, ids: once(paid.map(idOf)) },
    { name: 'free', n: free.length, ids: once(free.map(idOf)) },
    { name: 'events', n: events.length, ids: once(events.map((place) => g.places[place - g.cards].id)) },
    { name: 'workers', n: action.t === 'pass' ? freeWorkers(known, seat) : 0, ids: [] },
    { name: 'extras', n: extras.length, ids: extras },
    { name: 'hand', n: action.t === 'season' ? drawsLost(seen, action) : 0, ids: [] },
  ];
  return all.filter(({ name, n }) => n > 0 && !muted.includes(name));
}

const once = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** An unoccupied Construction of the own city brings the Critter in. */
function hasDoor({ game, known, seat }: Seen, card: Uid): boolean {
  const g = game.rules;
  const design = designOf(g, known, card);
  return known.zones[g.city[seat]].some((uid) => isOpenDoor(g, known, seat, uid, design));
}

function isEvent({ game }: Seen, place: Holder): boolean {
  const g = game.rules;
  return place >= g.cards && g.places[place - g.cards].event !== null;
}
