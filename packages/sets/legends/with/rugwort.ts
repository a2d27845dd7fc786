import { designOf, gainPoints, type Module } from '@everdell/engine';
import { seatOf } from '../../rugwort/seat.ts';

const FOR_A_LEGEND = 3;

/** He gains point tokens for each Legendary card of this set and plays a second card in answer to it (R-RUG-45). */
export function rugwortMoments(set: string): NonNullable<Module['moments']> {
  return {
    cardPlayed: (g, s, { card }) => {
      const rugwort = seatOf(g);
      if (rugwort < 0 || card === undefined || designOf(g, s, card).set !== set) return;
      gainPoints(g, s, rugwort, FOR_A_LEGEND);
      s.slices.rugwort!.owed++;
    },
  };
}
