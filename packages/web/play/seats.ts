import type { Game, Seat } from '@everdell/game';

/** The critters by which seats are told apart: hue, pattern and shape all differ. */
export const SEAT_CRITTERS = ['hedgehog', 'turtle', 'squirrel', 'mouse', 'cardinal', 'toad'] as const;
export type SeatCritter = (typeof SEAT_CRITTERS)[number] | 'rugwort';

export function critterOf(game: Game, seat: Seat): SeatCritter {
  return game.rules.automas[seat] ? 'rugwort' : SEAT_CRITTERS[seat % SEAT_CRITTERS.length];
}

/** What bots are called. */
export const BOT_NAMES = ['Marlow', 'Ines', 'Perrin', 'Tansy', 'Bo', 'Nettle'] as const;
