import { emit, happen, placeAt, push, removeFrom, scopeOf, type OpHandler } from '@everdell/engine';

export const adorn: OpHandler<'adorn'> = {
  run(g, s, { what }, sc) {
    const [place] = sc.cards[what];
    removeFrom(s.zones[g.seatZone['adornments'][sc.seat]], place);
    s.zones[g.seatZone['adornmentsPlayed'][sc.seat]].push(place);
    if (g.sink) emit(g, { e: 'adorned', seat: sc.seat, place });
    push(s, placeAt(g, place).def.onPlay, scopeOf(sc.seat, place));
    happen(g, s, 'adorned', sc.seat);
  },
};
