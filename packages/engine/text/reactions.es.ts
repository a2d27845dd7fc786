import type { Reaction } from '../content/defs.ts';
import type { Filter, HappeningName, Seats } from '../effects/types.ts';
import { marksThere, reactionCtx } from './clauses.ts';
import { unaUbicacion } from './effects.es.ts';
import { asides, clause, condition, otraCarta, placeOf, sentence, tuyo, un, unaCarta } from './grammar.es.ts';
import { noWordsFor } from './terms.ts';
import type { Ctx } from './types.ts';
import { words } from './words.es.ts';

/** What texts react to, in Spanish. */

/** "que juegues", "que un oponente juegue". */
function haga(by: Seats | undefined, tu: string, otro: string): string {
  if (by === 'others') return `que un oponente ${otro}`;
  return by === 'any' ? `que alguien ${otro}` : `que ${tu}`;
}

/** A card does not react to its own arrival: "otro Bicho", if it is one itself. */
function playedCard(filters: readonly Filter[] | undefined, c: Ctx): string {
  const own = c.self.card === undefined ? undefined : c.names.cardDef(c.self.card);
  const kind = filters?.find((f) => 'kind' in f);
  const couldBeItself = own !== undefined && (kind === undefined || kind.kind === own.kind);
  return couldBeItself ? otraCarta(filters, c) : unaCarta(filters, c);
}

function played({ card, from, at }: Reaction, c: Ctx): string {
  const whence = from === undefined ? [] : [placeOf({ in: from }, c, 'from')];
  const text = [playedCard(card, c), ...whence, ...marksThere(at, c)].join(' ');
  return text + asides(card, c);
}

function visited({ by, at, piece }: Reaction, c: Ctx): string {
  const who = piece === undefined || piece === 'worker' ? 'un trabajador' : tuyo(c.names.piece(piece));
  const where = [unaUbicacion(at, c), ...marksThere(at, c), `con ${who}`].join(' ');
  return haga(by, `visites ${where}`, `visite ${where}`);
}

const happenings: { readonly [K in HappeningName]?: (r: Reaction, c: Ctx) => string } = {
  choosing: () => 'al comenzar la preparación',
  deckBuilt: () => 'en la preparación, una vez barajado el mazo',
  boardLaid: () => 'en la preparación, una vez dispuesto el tablero',
  seated: () => 'en la preparación',
  dealt: () => 'en la preparación, una vez repartidas las manos',
  starting: () => 'antes del primer turno de la partida',
  played: (r, c) => `después de jugar ${played(r, c)} en tu ciudad`,
  playDone: (r, c) => `después de ${haga(r.by, `juegues ${played(r, c)}`, `juegue ${played(r, c)}`)}`,
  entered: ({ by, card }, c) => {
    const city = by === 'others' ? 'la ciudad de un oponente' : by === 'any' ? 'una ciudad' : 'tu ciudad';
    return `cada vez que ${unaCarta(card, c)} llegue a ${city}`;
  },
  settled: (r, c) =>
    r.by === undefined
      ? `después de jugar ${played(r, c)}`
      : `después de ${haga(r.by, `juegues ${played(r, c)}`, `juegue ${played(r, c)}`)}`,
  blocked: () => 'cada vez que esté bloqueada una ubicación a la que se te mande',
  visited: (r, c) => `cada vez ${visited(r, c)}`,
  visitDone: (r, c) => `después de ${visited(r, c)}`,
  preparing: () => 'al prepararte para una estación, antes de recuperar a tus trabajadores',
  recalled: () => 'al prepararte para una estación, después de recuperar a tus trabajadores',
  prepared: () => 'después de prepararte para una estación',
  passed: () => 'al pasar',
  gained: (r, c) => {
    if (r.of === undefined) throw noWordsFor(r);
    const noun = c.names.resource(r.of);
    return r.each ? `por cada ${noun.one} que ganes` : `cada vez que ganes ${noun.many}`;
  },
  paid: (r, c) => {
    if (r.of === undefined) throw noWordsFor(r);
    return `cada vez ${haga(r.by, 'juegues', 'juegue')} una carta con ${un(c.names.resource(r.of))}`;
  },
  acted: ({ by, at }, c) => `cada vez ${haga(by, 'uses', 'use')} ${unaUbicacion(at, c)}`,
  gotPoints: ({ each }) => (each ? `por cada ${words.point.one} que ganes` : `cada vez que ganes ${words.point.many}`),
  achieved: ({ by }) => `cada vez ${haga(by, 'consigas', 'consiga')} un ${words.event.one}`,
  drew: ({ by, from }, c) => {
    const whence = from === undefined ? '' : ` ${placeOf({ in: from }, c, 'from')}`;
    return `cada vez ${haga(by, 'robes', 'robe')} cartas${whence}`;
  },
  discarded: ({ by }) => `cada vez ${haga(by, 'descartes cartas de tu mano', 'descarte cartas de su mano')}`,
  actionDone: () => 'cada vez que termines tu acción',
  turnEnding: () => 'al final de cada uno de tus turnos',
};

export function reaction(r: Reaction, c: Ctx): string {
  const when = happenings[r.to];
  if (when === undefined) throw noWordsFor(r);
  const inner = reactionCtx(r, c, words);
  const only = r.if === undefined ? '' : `, si ${condition(r.if, inner)}`;
  return sentence(`${when(r, c)}${only}, ${clause(r.then, inner)}`);
}
