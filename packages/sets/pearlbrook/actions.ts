import { figureAt, figurePlaces, placeAt, WORKER, whyNotPlaceFigure, type TurnActionDef } from '@everdell/engine';

/** Place the Ambassador (R-PEARL-08): frog locations only. */
const ambassador: TurnActionDef = {
  of: 'place',
  whyNone: (g, s, seat) => (figureAt(g, s, seat, 'ambassador') === WORKER.home ? null : 'figure-away'),
  list: (g, s) => figurePlaces(g, s, 'ambassador'),
  whyNot: (g, s, seat, at) => whyNotPlaceFigure(g, s, seat, 'ambassador', at),
  effect: (_g, _s, _seat, at) => ({ do: 'placeFigure', figure: 'ambassador', at }),
};

/** Play an Adornment for a pearl (R-PEARL-22). */
const adornment: TurnActionDef = {
  of: 'place',
  whyNone: (g, s, seat) => (s.seats[seat].res[g.resources.indexOf('pearl')] > 0 ? null : 'no-pearl'),
  list: (g, s, seat) => s.zones[g.seatZone['adornments'][seat]],
  whyNot: () => null,
  effect: (g, _s, _seat, place) => ({ do: 'seq', steps: [placeAt(g, place).price!, { do: 'adorn', place }] }),
};

export const turnActions = { ambassador, adornment } satisfies Record<string, TurnActionDef>;
