import type { Act, Cond, Effect, TileDef, ZoneDef } from '@everdell/engine';
import { RESERVATIONS, TICKETS } from './parts.ts';
import { atLeast, atMost, may, seq } from './words.ts';

/** What each player has: a Ticket, and a Reservation token. */

const moveOne: Effect = { do: 'moveWorker', which: ['worker'] }; // R-NEW-40
const isTurned: Cond = atLeast(1, { marks: { of: 'flipped', on: 'self' } });
const turn: Effect = { do: 'flip', what: 'self' };

/** Outbound once, Inbound once after preparing for summer (R-NEW-37, R-NEW-38). */
const tripsOf: readonly Act[] = [
  { id: 'outbound', when: 'turn', if: { all: [{ not: isTurned }, { can: moveOne }] }, then: seq(turn, moveOne) },
  {
    id: 'inbound',
    when: 'turn',
    if: { all: [isTurned, { season: ['summer', 'autumn'] }, { can: moveOne }] },
    then: seq({ do: 'move', what: 'self', to: { zone: 'ticketsOut' } }, moveOne),
  },
];

export const seatTiles = {
  ticket: { row: 'tickets', with: TICKETS, copies: 'onePerPlayer', acts: tripsOf },
  reservation: {
    row: 'reservations',
    with: RESERVATIONS,
    copies: 'onePerPlayer',
    ability: { on: [{ in: 'reserved' }], discount: { any: 1 } }, // R-NEW-43
    acts: [
      {
        id: 'reserve',
        when: 'turn',
        of: { in: ['meadow', 'station'] },
        if: { all: [{ not: isTurned }, atMost(0, { count: { in: 'reserved' } })] }, // R-NEW-41
        then: seq({ do: 'move', what: 'it', to: { zone: 'reserved' } }, { do: 'refill', of: ['station'] }), // R-NEW-42
      },
    ],
    reacts: [
      { to: 'playDone', from: 'reserved', then: turn }, // R-NEW-45
      { to: 'recalled', if: isTurned, then: turn }, // R-NEW-46
      {
        to: 'recalled',
        if: atLeast(1, { count: { in: 'reserved' } }),
        then: may({ do: 'move', what: { in: 'reserved' }, to: { zone: 'discard' } }), // R-NEW-47
      },
    ],
  },
} as const satisfies Record<string, TileDef>;

export const zones = {
  tickets: { per: 'seat', sees: 'all', of: 'tickets', dealt: 1, with: TICKETS, force: 'owner' },
  ticketsOut: { per: 'table', sees: 'all', of: 'tickets' },
  reservations: { per: 'seat', sees: 'all', of: 'reservations', dealt: 1, with: RESERVATIONS, force: 'owner' },
  reserved: { per: 'seat', sees: 'all', plays: 'owner', with: RESERVATIONS }, // R-NEW-48
} as const satisfies Record<string, ZoneDef>;
