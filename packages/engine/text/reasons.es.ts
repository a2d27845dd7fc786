import type { ReasonCode } from '../decisions/types.ts';
import { clause, de, el, elOrUn, goods, need, the, un, unaCarta } from './grammar.es.ts';
import {
  actPriceOf,
  conditionOf,
  costOf,
  pieceOf,
  seasonOf,
  spotKey,
  subjectOf,
  textOf,
  type ReasonParams,
} from './reason.ts';
import type { Ctx, ReasonPhrase } from './types.ts';
import { words } from './words.es.ts';

/** Why something is not possible, and what it would need, in Spanish. */

const EXPECTED: Readonly<Record<string, string>> = {
  turn: 'una acción de turno',
  pick: 'una elección entre lo que se ofrece',
  add: 'el siguiente elemento de la elección empezada',
  option: 'una de las opciones ofrecidas',
  split: 'cantidades de recursos',
  pay: 'una forma de pago',
};

function it(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  return what === null ? 'esto' : the(what, c.names);
}

function cardOf(p: ReasonParams, c: Ctx): string | null {
  const what = subjectOf(p, c);
  return what !== null && 'card' in what ? what.card : null;
}

/** What the card is or counts as. */
function namedOf(p: ReasonParams, c: Ctx): string {
  const id = cardOf(p, c);
  return id === null ? 'esta carta' : un(c.names.card(c.names.cardDef(id)?.countsAs ?? id));
}

function noTarget(p: ReasonParams, c: Ctx): string {
  const id = cardOf(p, c);
  const arrival = id === null ? undefined : c.names.cardDef(id)?.arrival;
  const liesOn = id === null ? undefined : c.names.cardDef(id)?.liesOn;
  if (liesOn !== undefined) return `${it(p, c)} necesita ${unaCarta(liesOn, c)} de tu ciudad cuyo espacio siga libre`;
  if (id === null || arrival === undefined) return 'falta elegir algo necesario para esto';
  if ('into' in arrival) return `ningún oponente puede recibir ${it(p, c)} en su ciudad`;
  if ('exchange' in arrival)
    return `ningún oponente tiene ${unaCarta(arrival.exchange, c)} que no comparta espacio y quepa en tu ciudad`;
  const verb = c.names.card(id).plural ? 'sustituyen' : 'sustituye';
  return `${the({ card: id }, c.names)} ${verb} a ${unaCarta(arrival.replaces.where, c)} de tu ciudad, y no tienes ninguna que sustituir`;
}

function occupied(p: ReasonParams, c: Ctx): string {
  const id = cardOf(p, c);
  const isPlayed = id !== null && c.names.cardDef(id)?.visit === undefined;
  return isPlayed ? 'esa Construcción ya tiene una ficha de ocupado' : `no queda ninguna plaza libre en ${it(p, c)}`;
}

function locked(p: ReasonParams, c: Ctx): string {
  const key = spotKey(p, c);
  if (key === null) return 'esa carta no se puede poner ahí ahora';
  return `la última plaza en ${it(p, c)} solo se abre mientras tengas ${elOrUn(key, c.names)} en tu ciudad`;
}

function price(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  const def = what !== null && 'place' in what ? c.names.placeDef(what.place) : undefined;
  if (def?.visit?.price === undefined) return 'no puedes pagar su coste';
  return `${it(p, c)} tiene un coste que no puedes pagar: ${clause({ do: 'pay', ...def.visit.price }, c)}`;
}

function requirement(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  const def = what !== null && 'place' in what ? c.names.placeDef(what.place) : undefined;
  return def?.visit?.needs === undefined
    ? 'no se cumple su requisito'
    : `${it(p, c)} requiere ${need(def.visit.needs, c)}`;
}

function wrongPiece(p: ReasonParams, c: Ctx): string {
  const piece = pieceOf(p, c);
  if (piece === null) return 'esa pieza no se puede colocar ahí';
  if (piece === 'nobody') return `en ${it(p, c)} no se puede colocar nada`;
  const only = piece === 'worker' ? un(words.worker) : el(c.names.piece(piece));
  return `en ${it(p, c)} solo se puede colocar ${only}`;
}

export const reasons: { readonly [K in ReasonCode]: ReasonPhrase } = {
  'game-over': () => 'la partida ha terminado',
  'not-your-decision': (p, c) =>
    typeof p['seat'] === 'number'
      ? `antes tiene que decidir ${c.names.seat(p['seat'])}`
      : 'antes tiene que decidir otro jugador',
  malformed: () => 'el juego no entiende esta respuesta',
  'wrong-kind': (p) => `el juego espera ${EXPECTED[textOf(p, 'expected')] ?? 'otro tipo de respuesta'}`,
  'not-offered': () => 'esto no está entre las respuestas posibles',
  'too-many': (p) => `has elegido más de lo permitido: el máximo es ${textOf(p, 'max')}`,
  'too-few': (p) => `has elegido menos de lo necesario: el mínimo es ${textOf(p, 'min')}`,
  twice: () => 'no se puede elegir dos veces lo mismo',
  'card-not-here': () => 'solo puedes jugar cartas de tu mano o del Prado',
  'slot-shut': (p, c) => `el espacio ${textOf(p, 'space')} ${de(c.names.theZone(textOf(p, 'zone')))} está bloqueado`,
  'cannot-pay': (p, c) => {
    const cost = costOf(p, c);
    return cost === null ? 'no puedes pagar su coste' : `no puedes pagar ${it(p, c)}: cuesta ${goods(cost, c.names)}`;
  },
  'costs-more': (p, c) => `una regla en vigor pide por ${it(p, c)} más de lo que puedes pagar`,
  'city-full': (p, c) => `no queda espacio en tu ciudad para ${it(p, c)}`,
  'already-in-city': (p, c) => {
    const name = namedOf(p, c);
    return `ya tienes ${name} en tu ciudad, y una carta única solo puede estar una vez`;
  },
  supplanted: (p, c) =>
    `una carta de tu ciudad ha ocupado para siempre el lugar de ${namedOf(p, c)}, así que no puedes jugar más`,
  'no-target': noTarget,
  'no-worker': () => 'no te queda ningún trabajador por colocar',
  'figure-away': () => 'esa pieza ya está colocada y vuelve cuando te prepares para una estación',
  'wrong-piece': wrongPiece,
  barred: () => 'una regla vigente no lo permite',
  'location-occupied': occupied,
  'already-there': (p, c) => `ya tienes un trabajador en ${it(p, c)}`,
  'spot-locked': locked,
  'not-open': (p, c) => `solo su dueño puede visitar ${it(p, c)}`,
  'not-in-play': (p, c) => `ahora no se puede visitar ${it(p, c)}`,
  'requirement-not-met': requirement,
  'cannot-pay-price': price,
  'nothing-to-do': (p, c) => `visitar ${it(p, c)} no tendría ahora ningún efecto`,
  'wrong-season': (p, c) => {
    const season = seasonOf(p, c);
    return season === null ? requirement(p, c) : `${it(p, c)} solo se puede visitar en ${c.names.season(season).one}`;
  },
  'workers-left': () => 'aún te quedan trabajadores por colocar',
  'last-season': () => 'ya estás en la última estación',
  'not-your-turn': () => 'solo puedes hacer esto en tu propio turno',
  'act-unmet': (p, c) => {
    const cond = conditionOf(p, c);
    return cond === null ? 'esto no es posible ahora' : `esto requiere ${need(cond, c)}`;
  },
  'act-unpaid': (p, c) => {
    const price = actPriceOf(p, c);
    return price === null ? 'no puedes pagar lo que cuesta' : `no puedes pagar lo que cuesta: ${clause(price, c)}`;
  },
  'act-needed': () => 'lo que cuesta hace falta para lo que estás pagando',
  'act-idle': () => 'esto no tendría ningún efecto ahora',
  'act-used': () => 'ya lo has hecho en este turno',
  'not-last-season': () => 'solo puedes pasar en la última estación',
};
