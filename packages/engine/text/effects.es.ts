import { priceParts } from '../effects/price.ts';
import type { Destination, EffectOf, Query } from '../effects/types.ts';
import { automas, chosenBy, spot, standing } from './automas.es.ts';
import { bind, clauseOf, filterParts, isUnseen, merged, sourcePhrases, spoken } from './clauses.ts';
import {
  agree,
  asides,
  bundle,
  cardsOf,
  clause,
  condition,
  count,
  a,
  de,
  este,
  fewer,
  kindOfCard,
  list,
  lo,
  placeOf,
  quantity,
  quantityOf,
  steps,
  un,
  el,
  tuyo,
} from './grammar.es.ts';
import type { Noun } from './nouns.ts';
import { cardsCounted, fixed, isHandRoom, PLAYED, movesRest, occupantsOf, playedOf, rowsOf } from './terms.ts';
import { draw, give, resourceNoun, ofThese, things, spentNoun, andThen, range, price, returned } from './paying.es.ts';
import type { Clause, Ctx, Phrases } from './types.ts';
import { DONE } from './vocabulary.es.ts';
import { words } from './words.es.ts';

const COLOUR: Noun = { one: 'color', many: 'colores', gender: 'm' };

/** What each op says in Spanish. */

const gain = (object: string): Clause => ({ before: 'gana ', object, after: '' });

type CarryOut = EffectOf<'carryOut'>;
/** Of what was shown, what is left of it. */
function allOf(q: Query, c: Ctx): string {
  if (q.in === 'revealed') return 'las demás';
  const noun = sourcePhrases(q, c)[0](q).noun ?? words.card;
  const [first, all] = noun.gender === 'f' ? ['la primera', 'todas las'] : ['el primer', 'todos los'];
  return `${q.first ? first : all} ${kindOfCard(q.where, c, q.first ? 1 : 2, noun)} ${placeOf(q, c, 'from')}`;
}

const upToOrOne = ({ upTo: most }: CarryOut) => range(most === undefined ? 1 : 0, most ?? 1);

/** "pon" and "bajo esta carta". */
function putting(to: Destination, c: Ctx): { readonly verb: string; readonly after: string } {
  if ('beneath' in to) return { verb: 'pon', after: ` bajo ${este(c.self.noun)}` };
  if ('bottomOf' in to) return { verb: 'pon', after: ` debajo ${de(c.names.theZone(to.bottomOf))}` };
  if ('into' in to) return { verb: 'pon', after: ' en tu ciudad' };
  if ('slot' in to) return { verb: 'pon', after: ' en su espacio' };
  if (to.zone === 'discard') return { verb: 'descarta', after: '' };
  if (to.zone === 'hand') return { verb: 'llévate a la mano', after: '' };
  return { verb: 'pon', after: ` en ${c.names.theZone(to.zone)}` };
}

/** "espacio básico", "carta roja de tu ciudad". */
function eachOf(q: Query, c: Ctx): string {
  return [kindOfCard(q.where, c, 1), ...(q.in === 'locations' ? [] : [placeOf(q, c, 'at')])].join(' ');
}

/** The chosen cards and what happens to them are one clause: "descarta 2 cartas de tu ciudad". */
function pick(e: EffectOf<'pick'>, c: Ctx): Clause {
  const following = e.then.do === 'seq' ? e.then.steps : [e.then];
  if (e.from.in === 'revealed' && isHandRoom(e.max))
    return ['llévate a la mano las que quieras', ...following.slice(1).map((step) => clause(step, c))].join(' y ');
  const { text, n } = range(e.exactly ? fixed(e.max, e) : e.min, fixed(e.max, e));
  const object = cardsOf(e.from, c, text, n) + chosenBy(e.by, e.prefer, c);
  const inner = bind(c, e.as, things(words.card, 'chosen', e.max === 1));
  const known = following[0].do === 'move' ? putting(following[0].to, c) : undefined;
  if (known === undefined) return { before: 'elige ', object, after: `; ${clause(e.then, inner)}` };
  const rest = following.slice(1);
  const after = known.after + (rest.length === 0 ? '' : `; ${spoken(steps(rest, inner))}`);
  return { before: `${known.verb} `, object, after };
}

function option(e: EffectOf<'option'>, c: Ctx): Clause {
  const choices = merged(
    e.choices.map((choice) => clauseOf(choice.then, c)),
    (objects) => list(objects, 'or'),
  );
  const may = e.optional ? 'si quieres, ' : '';
  if (choices.length === 1) return may + spoken(choices[0]);
  return `${may}elige una opción: ${choices.map(spoken).join('; o ')}`;
}

function playTerms(e: EffectOf<'playCard'>, c: Ctx): string {
  if (e.terms.discount === undefined) return '';
  return ` pagando ${quantityOf(e.terms.discount, (n) => `${fewer(n, words.resource)} a tu elección`, c)}`;
}

/** "un espacio básico o una ubicación de bosque". */
export function unaUbicacion(where: Query['where'], c: Ctx): string {
  const rows = rowsOf(where).map((row) => c.names.row(row).noun);
  return list((rows.length === 0 ? [words.location] : rows).map(un), 'or');
}

/** "hasta 2 espacios básicos o ubicaciones de bosque distintos", o "(una vez por cada trabajador)". */
function ubicaciones({ from, upTo: most, perWorker }: CarryOut, c: Ctx): string {
  const { noun } = filterParts(from.where, c, 1);
  if (most === undefined) return un(noun);
  const which = perWorker ? '(una vez por cada trabajador)' : `distint${noun.gender === 'f' ? 'as' : 'os'}`;
  return `hasta ${most} ${noun.many} ${which}`;
}

/** Says that nobody goes there, or who must be there already. */
function useLocation(e: CarryOut, c: Ctx): string {
  const { where } = e.from;
  if (e.from.in === 'city')
    return `${e.optional ? 'puedes copiar' : 'copia'} lo que hace visitar ${cardsOf(e.from, c, '1', 1)}${asides(where, c)}`;
  const whereWorkers = filterParts(where, c, 1).after.join(' ') + asides(where, c);
  const activate = e.optional ? 'puedes activar' : 'activa';
  switch (occupantsOf(where)) {
    case 'me':
      return `${activate} ${unaUbicacion(where, c)} ${whereWorkers}`;
    case 'others':
      return `${activate}, como si estuvieras allí, ${unaUbicacion(where, c)} ${whereWorkers}`;
    case 'any':
      return `${activate} ${ubicaciones(e, c)} ${whereWorkers}`;
    case undefined:
      return `${e.optional ? 'puedes copiar' : 'copia'} ${unaUbicacion(where, c)}, aunque ya haya alguien allí`;
  }
}

const CARRY_OUT: Readonly<Record<CarryOut['part'], (e: CarryOut, c: Ctx) => string>> = {
  production: (e, c) => {
    const home = e.from.of === undefined || e.from.of === 'home';
    const { text, n } = upToOrOne(e);
    const what = (home ? '' : 'para ti ') + cardsOf(e.from, c, text, n);
    return `${e.optional ? 'puedes activar' : 'activa'} ${what}${asides(e.from.where, c, home ? [] : ['según lo que haya en esa ciudad'])}`;
  },
  onPlay: (e, c) => {
    const { text, n } = upToOrOne(e);
    const { half, from } = sourcePhrases(e.from, c)[0](e.from);
    if (half !== undefined) return `${e.optional ? 'puedes usar' : 'usa'} ${half} ${from}`;
    if (e.from.among !== undefined) return `${e.optional ? 'puedes llevar' : 'lleva'} a cabo lo que hace al jugarse`;
    return `${e.optional ? 'puedes repetir' : 'repite'} lo que ${n === 1 ? 'hace' : 'hacen'} al jugarse ${cardsOf(e.from, c, text, n)}`;
  },
  effect: (e, c) => {
    const { half, from } = sourcePhrases(e.from, c)[0](e.from);
    const what = half === undefined ? cardsOf(e.from, c, '1', 1) : `${half} ${from}`;
    return `${e.optional ? 'puedes usar' : 'usa'} ${what}`;
  },
  price: (e, c) => {
    const noun = sourcePhrases(e.from, c)[0](e.from).noun ?? words.card;
    const which = e.from.first ? el({ ...noun, one: `siguiente ${noun.one}` }) : `1 ${noun.one}`;
    const after = filterParts(e.from.where, c, 1, noun).after.map((text) => ` ${text}`);
    return `${e.optional ? 'puedes pagar' : 'paga'} por ${which}${after.join('')} ${placeOf(e.from, c, 'from')}`;
  },
  visit: useLocation,
};

/** What follows when it is done. */
function carriedOut(e: CarryOut, c: Ctx): string {
  if (e.then === undefined) return '';
  const noun = sourcePhrases(e.from, c)[0](e.from).noun ?? words.card;
  return `; luego, ${clause(e.then, bind(c, e.as, { noun, how: 'chosen', single: true }))}`;
}

export const ops: Phrases['ops'] = {
  seq: (e, c) => steps(e.steps, c),
  when: (e, c) => {
    const otherwise = e.else === undefined ? '' : `; si no, ${clause(e.else, c)}`;
    return `si ${condition(e.if, c)}, ${clause(e.then, c)}${otherwise}`;
  },
  option,
  repeat: (e, c) => `tantas veces como quieras, ${clause(e.then, c)}`,
  gain: (e, c) => {
    if (e.times === undefined) return gain(bundle(e.what, c));
    return gain(quantityOf(e.times, (n) => bundle(e.what, c, n), c));
  },
  gainAny: (e, c) => {
    if (e.lacking) return gain(`${quantity(e.n, words.resource, c)} de un tipo que no tengas`);
    if (typeof e.n === 'number' && e.among !== undefined) return gain(ofThese(e.n, e.among, c));
    return gain(quantity(e.n, resourceNoun(e.among, c), c));
  },
  points: (e, c) => gain(quantity(e.n, words.point, c)),
  pay: (e, c) => {
    const parts = priceParts(e);
    return parts.length === 1 ? price(e, c) : steps(parts, c);
  },
  sit: (e) => (e.as === 'first' ? 'juega el primer turno de la partida' : 'sé la última persona en el orden de juego'),
  later: (e, c) => {
    const end = e.until === 'actionDone' ? 'al final de esta acción' : 'al final de este turno';
    return `${e.once ? 'una sola vez ' : ''}${end}, ${clause(e.then, c)}`;
  },
  may: (e, c) => {
    const [first, ...rest] = e.then.do === 'seq' ? e.then.steps : [e.then];
    if (first.do === 'pay' && first.tokens !== undefined && rest.length > 0)
      return `puedes devolver ${returned(first.tokens, c)}; si lo haces, ${spoken(steps(rest, c))}`;
    return `si quieres, ${clause(e.then, c)}`;
  },
  spend: (e, c) => {
    const inner = bind(c, e.as, things(spentNoun(e.among, c), 'paid'));
    const what =
      typeof e.among === 'string'
        ? `${e.upTo === 1 ? '' : 'hasta '}${quantity(e.upTo, words.resource, c)} de los ${agree(DONE[c.vars[e.among].how], words.resource, 2)}`
        : `hasta ${quantity(e.upTo, resourceNoun(e.among, c), c)}`;
    const act = e.onto ? `poner ${what} de tu suministro en ${este(c.self.noun)}` : `pagar ${what}`;
    if (e.evenNone && e.then !== undefined) return `puedes ${act}; aunque no pagues nada, ${clause(e.then, inner)}`;
    return `puedes ${act}${andThen(e, e.as, inner)}`;
  },
  give,
  draw,
  discard: (e, c) => {
    if (e.toLimit) return `descarta ${words.card.many} de tu mano hasta quedarte en tu límite de mano`;
    const { max } = e;
    const { text, n } = range(e.min ?? 0, typeof max === 'object' ? undefined : max);
    const inner = bind(c, e.as, things(words.card, 'discarded'));
    const from = placeOf({ in: e.from ?? 'hand' }, c, 'from');
    const some = (m: number): string => `${m} ${kindOfCard(e.where, c, m)} ${from}`;
    const object =
      typeof max === 'object' ? `hasta ${quantityOf(max, some, c)}` : `${text} ${kindOfCard(e.where, c, n)} ${from}`;
    const replaced = e.from === undefined ? '' : ` y ${n === 1 ? 'repónla' : 'repónlas'}`;
    return { before: e.shown ? 'muestra y descarta ' : 'descarta ', object, after: replaced + andThen(e, e.as, inner) };
  },
  pick,
  refill: (e, c) =>
    `repón ${list(
      e.of.map((display) => c.names.theZone(display)),
      'and',
    )}`,
  deal: (e, c) => {
    const cards = `${quantity(e.n, c.names.inZone(e.from), c)} de la parte superior ${de(c.names.theZone(e.from))}`;
    if (e.whose === 'actor') return `da a ese jugador ${cards}, sin mirar`;
    const { verb, after } = putting(e.to, c);
    return `${verb} ${cards}${after}${isUnseen(e.to, c) ? ', sin mirar' : ''}`;
  },
  shuffle: (e, c) => {
    const others = e.from.filter((pile) => pile !== e.into).map((pile) => c.names.theZone(pile));
    return others.length === 0
      ? `baraja ${c.names.theZone(e.into)}`
      : `baraja ${list(others, 'and')} con ${c.names.theZone(e.into)}`;
  },
  move: (e, c) => {
    const named: Readonly<Record<string, string>> = {
      self: este(c.self.noun),
      [PLAYED]: 'la carta que se está jugando',
    };
    const what = typeof e.what === 'string' ? (named[e.what] ?? 'lo elegido') : allOf(e.what, c);
    const { verb: put, after } = putting(e.to, c);
    return `${put} ${what}${after}`;
  },
  refund: (e, c) => {
    const bound = c.vars[e.of];
    if (bound?.how === 'host') return gain('los recursos del coste impreso de la carta cuyo espacio comparte');
    if (bound?.how === 'replaced') return gain('los recursos del coste impreso de la carta sustituida');
    return gain(
      bound !== undefined && !bound.single ? 'los recursos de sus costes impresos' : 'los recursos de su coste impreso',
    );
  },
  reveal: (e, c) => {
    const from = placeOf({ in: e.from }, c, 'from');
    const left = e.rest === 'bottom' ? `; pon el resto debajo ${de(c.names.theZone(e.from))}` : '; descarta el resto';
    const rest = movesRest(e.then) ? '' : left;
    return { before: 'revela ', object: `${count(e.n, words.card)} ${from}`, after: `; ${clause(e.then, c)}${rest}` };
  },
  revealOn: (e, c) => {
    const inner = bind(c, e.as, { noun: words.card, how: 'chosen', single: false });
    const paid = e.cost === undefined ? '' : `paga ${bundle(e.cost.goods, c)} y `;
    const most =
      e.atMost === undefined
        ? ''
        : isHandRoom(e.atMost)
          ? ', hasta alcanzar tu límite de mano'
          : ` (${fixed(e.atMost, e)} como máximo)`;
    const turn = `${paid}revela la carta superior del mazo, tantas veces como quieras${most}`;
    const bust = e.bust === undefined ? '' : `si ${condition(e.bust, inner)}, se acaba sin nada; si no, `;
    return `${turn}; ${bust}${clause(e.then, inner)}; descarta ${bust === '' ? 'las cartas reveladas' : 'el resto'}`;
  },
  name: (e, c) => {
    const colours = list(
      e.among.map((id) => agree(words.colours[id], COLOUR, 1)),
      'or',
    );
    return `nombra un color (${colours}) y ${clause(e.then, c)}`;
  },
  forSeats: (e, c) => {
    const { where } = cardsCounted(e);
    return `cada oponente roba 1 carta por cada ${kindOfCard(where, c, 1)} de su ciudad`;
  },
  putTokens: (e, c) => {
    const object = quantity(e.n, words.point, c);
    if (e.on !== undefined) return { before: 'pon encima ', object, after: '' };
    return { before: 'pon ', object, after: ` en ${este(c.self.noun)}` };
  },
  mark: (e, c) =>
    e.on === 'self' ? `pon ${un(c.names.mark(e.of))} en ${este(c.self.noun)}` : `pon encima ${un(c.names.mark(e.of))}`,
  unmark: (e, c) => {
    const noun = c.names.mark(e.of);
    if (e.on === undefined) return `retira ${noun.gender === 'f' ? 'todas las' : 'todos los'} ${noun.many}`;
    return e.on === 'self'
      ? `quita ${un(c.names.mark(e.of))} ${de(este(c.self.noun))}`
      : `quita de encima ${un(c.names.mark(e.of))}`;
  },
  flip: (e, c) => (e.what === 'self' ? `da la vuelta a ${este(c.self.noun)}` : 'da la vuelta a lo elegido'),
  load: (e, c) => {
    const on = e.on === undefined ? este(c.self.noun) : `cada ${eachOf(e.on, c)}`;
    return { before: 'pon ', object: bundle(e.what, c), after: ` en ${on}` };
  },
  unload: (e, c) => {
    const again = e.again ? ', y otros tantos de cada tipo del suministro' : '';
    const what = e.n === undefined ? 'todos los recursos' : count(e.n, words.resources.any);
    return `toma ${what} ${e.from === undefined ? `de ${este(c.self.noun)}` : 'que haya encima'}${again}`;
  },
  carryOut: (e, c) => CARRY_OUT[e.part](e, c) + carriedOut(e, c),
  produce: () => 'activa una vez cada carta verde de tu ciudad, en el orden que quieras',
  achieve: () =>
    'consigue un Evento disponible sin cumplir su requisito ni colocar un trabajador en él; sus costes sí se pagan',
  moveWorker: ({ which }, c) => {
    const who =
      which?.includes('worker') === false
        ? list(
            which.map((piece) => tuyo(c.names.piece(piece))),
            'or',
          )
        : null;
    const worker =
      who === null ? `1 de tus ${words.worker.many}${which === undefined ? '' : ' corrientes'} colocados` : `a ${who}`;
    return `mueve ${worker} a otra ubicación y actívala`;
  },
  recallWorker: () => 'recupera 1 de tus trabajadores colocados',
  playCard: (e, c) => {
    const verb = `${e.optional ? 'puedes jugar' : 'juega'}${e.terms.free ? ' gratis' : ''}`;
    return `${verb} ${cardsOf(e.from, c, '1', 1)}${playTerms(e, c)}`;
  },
  search: (e, c) => {
    const { noun } = filterParts(e.where, c, 1);
    if (e.naming) {
      const inner = bind(c, e.as, { noun, how: 'chosen', single: true });
      return `nombra ${un(noun)}, búsca${lo(noun)} en el mazo y baraja el mazo; si está allí, ${clause(e.then, inner)}`;
    }
    const played = playedOf(e);
    const how = played.terms.free ? ' gratis' : playTerms(played, c);
    return `busca ${un(noun)} en el mazo, juéga${lo(noun)}${how} y baraja el mazo`;
  },
  enlist: (e, c) => `sustituye a uno de tus ${words.worker.many} sin colocar por ${un(c.names.piece(e.piece))}`,
  stay: (e, c) => `deja a ${tuyo(c.names.piece(e.piece))} donde está`,
  put: (e, c) => {
    if (e.piece === 'worker' && typeof e.at === 'object')
      return e.from === undefined
        ? `coloca ${un(words.worker)} en ${spot(e.at, c)}`
        : e.from === 'home'
          ? `coloca uno de tus ${words.worker.many} sin colocar en ${spot(e.at, c)}`
          : `mueve ${standing(e.from, c)} ${a(spot(e.at, c))}`;
    const piece = tuyo(c.names.piece(e.piece));
    if (typeof e.at === 'string') return e.at === 'home' ? `recupera a ${piece}` : `aparta a ${piece}`;
    return `coloca a ${piece} en ${cardsOf(e.at, c, '1', 1)}`;
  },
  ...automas,
  code: (e, c) => c.names.code(e.id),
};
