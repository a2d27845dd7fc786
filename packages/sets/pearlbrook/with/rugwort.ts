import {
  emit,
  figureAt,
  payGoods,
  placeAt,
  rollDie,
  setFigure,
  toVector,
  without,
  type ModuleBridge,
  type Effect,
  type GameState,
  type Holder,
  type Rules,
  type Seat,
} from '@everdell/engine';
import { gainPearls, isFaceDown, revealRiver, spotOf } from '../ops/river.ts';
import { wonderGoods } from '../wonders.ts';

/** Rugwort with Pearlbrook: R-RUG-47 to R-RUG-52. */

const FOR_AN_ADORNMENT = 5;

/** The die tells where his Ambassador starts: 1 and 2 the first spot, and so on (R-RUG-47, OQ-30). */
function enter(g: Rules, s: GameState, seat: Seat): void {
  const value = rollDie(s, 8);
  emit(g, { e: 'rolled', seat, value });
  land(g, s, seat, Math.ceil(value / 2) - 1);
}

/** He takes the pearl of an unknown card and turns it over, and another pearl in any case (R-RUG-49). */
function land(g: Rules, s: GameState, seat: Seat, spot: number): void {
  const at = s.rows[g.rowIx.river][spot];
  setFigure(g, s, seat, 'ambassador', at);
  emit(g, { e: 'placed', seat, figure: 'ambassador', place: at, placeCard: -1 });
  const unknown = isFaceDown(g, s, spot);
  gainPearls(g, s, seat, unknown ? 2 : 1);
  if (unknown) revealRiver(g, s, seat, spot);
}

/** One spot down, from the last to the first; the human's Ambassador has just come home. */
function moveOn(g: Rules, s: GameState, seat: Seat): void {
  const spot = spotOf(g, s, figureAt(g, s, seat, 'ambassador'));
  land(g, s, seat, (spot + 1) % s.rows[g.rowIx.river].length);
}

/** The most valuable Wonders that his pearls pay for (R-RUG-50). */
function buildWonders(g: Rules, s: GameState, seat: Seat): void {
  for (let next = dearest(g, s, seat); next !== undefined; next = dearest(g, s, seat)) {
    payGoods(g, s, seat, toVector(g, { pearl: pearlsOf(g, next) }));
    s.rows[g.rowIx.wonders] = without(s.rows[g.rowIx.wonders], next);
    s.zones[g.seatZone['wonders'][seat]].push(next);
    emit(g, { e: 'kept', seat, place: next });
  }
}

function dearest(g: Rules, s: GameState, seat: Seat): Holder | undefined {
  const pearls = s.seats[seat].res[g.resources.indexOf('pearl')];
  const payable = s.rows[g.rowIx.wonders].filter((wonder) => pearlsOf(g, wonder) <= pearls);
  return payable.sort((a, b) => (placeAt(g, b).def.points ?? 0) - (placeAt(g, a).def.points ?? 0))[0];
}

function pearlsOf(g: Rules, wonder: Holder): number {
  return wonderGoods(placeAt(g, wonder).def).pearl ?? 0;
}

const does = (id: string): Effect => ({ do: 'code', id: `pearlbrook.${id}` });

export const withRugwort: ModuleBridge = {
  needs: ['pearlbrook', 'rugwort'],
  automa: {
    reacts: [
      { to: 'starting', then: does('rugwortEnters') },
      { to: 'adorned', by: 'others', then: { do: 'points', n: FOR_AN_ADORNMENT } }, // R-RUG-48
      { to: 'prepared', by: 'others', then: does('rugwortMovesOn') },
      { to: 'passed', by: 'others', then: does('rugwortBuilds') },
    ],
  },
  code: {
    'pearlbrook.rugwortEnters': enter,
    'pearlbrook.rugwortMovesOn': moveOn,
    'pearlbrook.rugwortBuilds': buildWonders,
  },
  text: {
    en: {
      code: {
        'pearlbrook.rugwortEnters': "Rugwort's Ambassador comes to the spot that the die tells and brings him pearls",
        'pearlbrook.rugwortMovesOn': "Rugwort's Ambassador moves one spot down the river and brings him pearls",
        'pearlbrook.rugwortBuilds': 'Rugwort builds the most valuable Wonders that his pearls pay for',
      },
    },
    es: {
      code: {
        'pearlbrook.rugwortEnters': 'el Embajador de Rugwort llega a la orilla que diga el dado y le trae perlas',
        'pearlbrook.rugwortMovesOn': 'el Embajador de Rugwort baja una orilla del río y le trae perlas',
        'pearlbrook.rugwortBuilds': 'Rugwort construye las Maravillas más valiosas que pueda pagar con sus perlas',
      },
    },
  },
};
