import { createGame, makeSetup, SetupError } from '@everdell/game';
import type { Links, NewTable } from '@everdell/protocol';
import type { Guest } from '../store/store.ts';
import { EMPTY_SEAT, type DocSeat, type TableDoc } from './doc.ts';
import { Refused } from './refused.ts';
import { hashOf, newDealSecret, newSecret } from './secrets.ts';

type PlannedSeat = NonNullable<NewTable['seats']>[number];

/** A new table, and the secrets of its links, which are told only once. */
export function newDoc(guest: Guest, request: NewTable, bots: readonly string[]): { doc: TableDoc; links: Links } {
  const setup = checkedSetup(request);
  const planned = plannedSeats(request, setup.players, bots);
  const invite = newSecret();
  const watch = newSecret();
  const secrets: Record<number, string> = {};
  const seats = planned.map((plan, seat): DocSeat => {
    if (plan.kind === 'bot') return { ...EMPTY_SEAT, kind: 'bot', bot: plan.bot };
    const secret = newSecret();
    secrets[seat] = secret;
    const link = hashOf(secret);
    if (plan.kind === 'open') return { ...EMPTY_SEAT, link };
    return { ...EMPTY_SEAT, kind: 'human', name: guest.name, link, holders: [guest.id] };
  });
  const doc: TableDoc = {
    format: 1,
    title: request.title ?? '',
    setup,
    spectators: request.spectators,
    chat: request.chat,
    perTurn: request.perTurn ?? null,
    host: guest.id,
    hostName: guest.name,
    invite: hashOf(invite),
    watch: hashOf(watch),
    secret: newDealSecret(),
    seats,
    proposals: [],
    mutes: {},
    warned: null,
    next: null,
    startedAt: null,
  };
  return { doc, links: { invite, ...(request.spectators ? { watch } : {}), seats: secrets } };
}

/** The same people and settings again, with a new deal; whoever wants a link to their seat renews it. */
export function rematchDoc(old: TableDoc, host: Guest): TableDoc {
  return {
    ...old,
    host: host.id,
    hostName: host.name,
    invite: hashOf(newSecret()),
    watch: hashOf(newSecret()),
    secret: newDealSecret(),
    seats: old.seats.map((seat) => ({
      ...seat,
      bot: seat.kind === 'bot' ? seat.bot : null,
      standIn: null,
      left: false,
      word: '',
      link: hashOf(newSecret()),
      used: undefined,
    })),
    proposals: [],
    warned: null,
    next: null,
    startedAt: null,
  };
}

function checkedSetup(request: NewTable): TableDoc['setup'] {
  try {
    // What facts say is known to have a meaning only when a game is made of it.
    return request.setup.facts === undefined ? makeSetup(request.setup) : createGame(request.setup).setup;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new Refused('setup/invalid', `${error.message}.`);
  }
}

function plannedSeats(request: NewTable, players: number, bots: readonly string[]): readonly PlannedSeat[] {
  const seats =
    request.seats ?? Array.from({ length: players }, (_, i): PlannedSeat => ({ kind: i === 0 ? 'host' : 'open' }));
  if (seats.length !== players)
    throw new Refused('setup/invalid', `seats has ${seats.length} entries for ${players} players: name every seat.`);
  if (seats.filter(({ kind }) => kind === 'host').length > 1)
    throw new Refused('setup/invalid', 'the host can take only one seat: make the others open or a bot.');
  if (seats.every(({ kind }) => kind === 'bot'))
    throw new Refused('setup/invalid', 'a table of bots only is not for this server: leave a seat open.');
  for (const seat of seats) if (seat.kind === 'bot') checkBot(seat.bot, bots);
  return seats;
}

export function checkBot(bot: string, bots: readonly string[]): void {
  if (!bots.includes(bot))
    throw new Refused('table/no_such_bot', `there is no bot ${bot}; there are: ${bots.join(', ')}.`);
}
