import type { Silhouette } from '@everdell/art';
import type { Game, Seat } from '@everdell/game';
import { automaLook } from '../modules/ask.ts';

/** The critters by which seats are told apart: hue, pattern and shape all differ. */
export const SEAT_CRITTERS = ['hedgehog', 'turtle', 'squirrel', 'mouse', 'cardinal', 'toad'] as const;
/** Automas have looks of their own. */
export type SeatCritter = Silhouette;

export function critterOf(game: Game, seat: Seat): SeatCritter {
  const automa = game.rules.automas[seat];
  return (automa && automaLook(automa.id)?.portrait) ?? SEAT_CRITTERS[seat % SEAT_CRITTERS.length];
}

/** What bots are called. */
export const BOT_NAMES = ['Marlow', 'Ines', 'Perrin', 'Tansy', 'Bo', 'Nettle'] as const;
