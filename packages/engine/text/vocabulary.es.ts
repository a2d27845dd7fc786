import type { Resource } from '../content/resources.ts';
import type { Amounts, CardId, Conds, Filter, MarkName, Seats } from '../effects/types.ts';
import { eachPhrase, nounsOf, noWords, sourcePhrases } from './clauses.ts';
import {
  agree,
  cartasDe,
  count,
  either,
  el,
  elOrUn,
  este,
  kindOfCard,
  list,
  placeOf,
  porCada,
  the,
  un,
  unaCarta,
  tuyo,
} from './grammar.es.ts';
import type { Noun } from './nouns.ts';
import { termsOf } from './terms.ts';
import { NoWordsError, type FilterPart, type Ctx, type How, type Phrases } from './types.ts';
import type { Adjective } from './words.en.ts';
import { inO, words } from './words.es.ts';

/** Amounts, conditions and filters in Spanish. */

export const DONE: Readonly<Record<How, Adjective>> = {
  discarded: inO('descartad'),
  gained: inO('ganad'),
  paid: inO('pagad'),
  given: inO('dad'),
  drawn: inO('robad'),
  taken: inO('tomad'),
  chosen: inO('elegid'),
  replaced: inO('sustituid'),
  host: inO('compartid'),
  played: inO('jugad'),
  rolled: inO('tirad'),
};

function ofVariable(name: string, c: Ctx, every: number): string {
  const bound = c.vars[name];
  if (bound === undefined) throw new Error(`the variable ${name} is not bound`);
  if (every === 1) return bound.noun.gender === 'f' ? 'por cada una' : 'por cada uno';
  return porCada(every, (n) => `${bound.noun.many} ${agree(DONE[bound.how], bound.noun, n)}`);
}

const form = (noun: Noun, n: number): string => (n === 1 ? noun.one : noun.many);

function en(what: 'self' | CardId, c: Ctx): string {
  return what === 'self' ? este(c.self.noun) : `tu ${c.names.card(what).one}`;
}

/** On this very card or tile, or on what a variable holds. */
function sobre(what: string, c: Ctx): string {
  return what === 'self' ? `en ${en(what, c)}` : 'encima';
}

const subject = (what: string, c: Ctx): string => (what === 'self' ? `${en(what, c)} ` : '');

function workersThere(what: Amounts['workersOn'], c: Ctx, n: number): string {
  if (typeof what === 'string') return `${form(words.worker, n)} en ${en(what, c)}`;
  return `${form(words.worker, n)} ${n === 1 ? 'tuyo' : 'tuyos'} en ${unaCarta([what], c)}`;
}

function anyOf(resources: readonly Resource[], c: Ctx, n: number): string {
  return list(
    resources.map((r) => form(c.names.resource(r), n)),
    'or',
  );
}

function eventNoun(kind: Amounts['events']): Noun {
  return { basic: words.basicEvent, special: words.specialEvent, any: words.event }[kind];
}

const emptySpaces = (n: number): string => `${form(words.space, n)} ${n === 1 ? 'vacío' : 'vacíos'}`;

function someGoods(of: readonly Resource[] | undefined, c: Ctx, n: number): string {
  return of === undefined ? form(words.resource, n) : anyOf(of, c, n);
}

export const amounts: Phrases['amounts'] = {
  count: (q, c, every) => {
    const rivals = q.of === 'rivals' || q.of === 'others';
    const cities = rivals ? 'de las ciudades de tus oponentes' : 'de todas las ciudades';
    const place = q.in === 'city' && q.of !== undefined && q.of !== 'home' ? cities : placeOf(q, c, 'from');
    const own = sourcePhrases(q, c)[0](q).noun;
    return porCada(every, (n) =>
      own === undefined ? cartasDe(q.where, c, n, place) : `${kindOfCard(q.where, c, n, own)} ${place}`,
    );
  },
  size: ofVariable,
  sum: (what, c, every) => {
    if (typeof what === 'string') return ofVariable(what, c, every);
    return porCada(every, (n) => `${anyOf(what.only, c, n)} ${agree(DONE.gained, c.names.resource(what.only[0]), n)}`);
  },
  pointsOf: (name, c, every) => {
    if (typeof name !== 'string')
      throw new NoWordsError('there are no words for the points of all that answer a query');
    const bound = c.vars[name];
    if (bound === undefined) throw new Error(`the variable ${name} is not bound`);
    const m = bound.single ? 1 : 2;
    const these = `${form(bound.noun, m)} ${agree(DONE[bound.how], bound.noun, m)}`;
    const de = bound.noun.gender === 'f' ? ['de la', 'de las'] : ['del', 'de los'];
    return porCada(every, (n) => `${form(words.scorePoint, n)} base ${de[m - 1]} ${these}`);
  },
  tokensOn: (what, c, every) => porCada(every, (n) => `${form(words.point, n)} en ${en(what, c)}`),
  goodsOn: ({ on, of }, c, every) => {
    return porCada(every, (n) => `${someGoods(of, c, n)} ${on === 'self' ? `en ${en(on, c)}` : 'que contenga'}`);
  },
  beneath: (what, c, every) => porCada(every, (n) => `${form(words.card, n)} bajo ${en(what, c)}`),
  workersOn: (what, c, every) => porCada(every, (n) => workersThere(what, c, n)),
  marks: ({ of, on }, c, every) => porCada(every, (n) => `${form(c.names.mark(of), n)} ${sobre(on, c)}`),
  events: (kind, _c, every) => {
    const noun = eventNoun(kind);
    return porCada(every, (n) => `${form(noun, n)} ${agree(inO('conseguid'), noun, n)}`);
  },
  leftover: (resources, c, every) => porCada(every, (n) => `${anyOf(resources, c, n)} que tengas`),
  pointTokens: (_v, _c, every) => porCada(every, (n) => `${form(words.point, n)} que tengas`),
  colours: (which, _c, every) =>
    porCada(every, (n) =>
      which === 'rarest'
        ? `${form(words.card, n)} del color más escaso de tu ciudad`
        : `${n === 1 ? 'color distinto' : 'colores distintos'} de tu ciudad`,
    ),
  coverPoints: (_v, c, every) =>
    porCada(every, (n) => `${form(words.scorePoint, n)} base de la carta puesta sobre ${en('self', c)}`),
  spaces: (which, _c, every) =>
    porCada(
      every,
      (n) => `${form(words.space, n)} ${which === 'empty' ? 'libre' : 'ocupado'}${n === 1 ? '' : 's'} de tu ciudad`,
    ),
  order: (_v, _c, every) => porCada(every, (n) => `${form(words.space, n)} que tenga delante`),
  limit: (limit, c, every) => porCada(every, (n) => c.names.limit(limit, n)),
  byOption: ({ of }) => {
    throw new NoWordsError(`there are no words for what the option ${of} gives`);
  },
  ranked: (what, c) => {
    const [first, ...next] = what.gives.map((n) => count(n, words.scorePoint));
    const others = next.map((points) => `${points} quien le siga`);
    const { by } = what;
    const most =
      typeof by === 'object' && 'count' in by && by.count.in === 'city'
        ? `quien tenga más ${kindOfCard(by.count.where, c, 2)} en su ciudad`
        : `quien tenga más, contando ${eachPhrase(termsOf(by)[0], c)}`;
    return [`${first} ${most}`, ...others].join(', ');
  },
  best: ({ of, n }, c) =>
    `tantos ${words.scorePoint.many} como valgan las ${typeof n === 'number' ? `${n} ` : ''}mejores ${kindOfCard(of.where, c, 2)} ${placeOf(of, c, 'from')}`,
  bestScored: (q, c) =>
    `tantos ${words.scorePoint.many} como una ${kindOfCard(q.where, c, 1)} ${placeOf(q, c, 'from')} valdría en tu ciudad`,
  journey: (_v, _c, every) =>
    porCada(every, (n) => `${form(words.scorePoint, n)} de tus trabajadores en ${el(words.journey)}`),
  handRoom: (_v, _c, every) =>
    porCada(every, (n) => `${form(words.card, n)} que aún te ${n === 1 ? 'quepa' : 'quepan'} en la mano`),
  atTarget: (of, _c, every) => {
    if (typeof of === 'object' && 'spaces' in of && of.spaces === 'empty')
      return porCada(every, (n) => `${emptySpaces(n)} de la ciudad del jugador al que apunta la flecha`);
    throw new NoWordsError(`there are no words for what is counted at the arrow: ${JSON.stringify(of)}`);
  },
  atOneRival: (of, c, every) => {
    if (typeof of === 'object' && 'count' in of && of.count.in === 'city')
      return porCada(every, (n) => `${kindOfCard(of.count.where, c, n)} de la ciudad de un solo oponente`);
    if (typeof of === 'object' && 'spaces' in of && of.spaces === 'empty')
      return porCada(every, (n) => `${emptySpaces(n)} de la ciudad de un solo oponente`);
    if (typeof of !== 'object' || !('events' in of))
      throw new NoWordsError(`there are no words for what is counted at one opponent: ${JSON.stringify(of)}`);
    const noun = eventNoun(of.events);
    return porCada(every, (n) => `${form(noun, n)} ${agree(inO('conseguid'), noun, n)} por un solo oponente`);
  },
  pairs: ({ group, of }, c, every) => {
    const [left, right] = c.names.sides(group).map((ids) =>
      list(
        ids.map((id) => c.names.card(id).one),
        'or',
      ),
    );
    const where = of === 'home' ? 'de tu ciudad' : 'en cualquier ciudad';
    return porCada(every, (n) => `${n === 1 ? 'pareja' : 'parejas'} de ${list([left, right], 'and')} ${where}`);
  },
};

function partners(c: Ctx): string {
  const shares = c.self.card === undefined ? undefined : c.names.cardDef(c.self.card)?.shares;
  if (shares === undefined) return 'otra carta';
  const others = c.names.sides(shares.group)[shares.side === 'a' ? 1 : 0];
  return list(
    others.map((id) => un(c.names.card(id))),
    'or',
  );
}

function named(ids: readonly CardId[], c: Ctx): string {
  return list(
    ids.map((id) => elOrUn(id, c.names)),
    'and',
  );
}

/** "invierno o primavera". */
export function inSeason(seasons: string | readonly string[], c: Ctx): string {
  return list(
    [seasons].flat().map((id) => c.names.season(id).one),
    'or',
  );
}

export const conds: Phrases['conds'] = {
  has: {
    clause: (ids, c) => `tienes ${named(ids, c)} en tu ciudad`,
    need: (ids, c) => `${named(ids, c)} en tu ciudad`,
    denial: (ids, c) => `no tienes ${named(ids, c)} en tu ciudad`,
  },
  copied: { clause: () => 'se copia', need: () => 'que se copie', denial: () => 'no se copia' },
  paired: {
    clause: (_v, c) => `comparte espacio con ${partners(c)}`,
    need: (_v, c) => `que comparta espacio con ${partners(c)}`,
    denial: (_v, c) => `no comparte espacio con ${partners(c)}`,
  },
  season: {
    clause: (id, c) => `estás en ${inSeason(id, c)}`,
    need: (id, c) => `que estés en ${inSeason(id, c)}`,
    denial: (id, c) => `no estás en ${inSeason(id, c)}`,
  },
  passes: {
    clause: ({ what, where }, c) => `${subject(what, c)}es ${unaCarta(where, c)}`,
    need: ({ what, where }, c) => `que ${subject(what, c)}sea ${unaCarta(where, c)}`,
    denial: ({ what, where }, c) => `${subject(what, c)}no es ${unaCarta(where, c)}`,
  },
  can: {
    clause: () => 'eso es posible',
    need: () => 'que sea posible',
    denial: () => 'eso no es posible',
  },
  myTurn: {
    clause: () => 'es tu turno',
    need: () => 'que sea tu turno',
    denial: () => 'no es tu turno',
  },
  players: {
    clause: (n) => (n === 1 ? 'juega 1 persona' : `juegan ${n} personas`),
    need: (n) => `que ${n === 1 ? 'juegue 1 persona' : `jueguen ${n} personas`}`,
    denial: (n) => `no ${n === 1 ? 'juega 1 persona' : `juegan ${n} personas`}`,
  },
  home: {
    clause: (piece, c) => `${enCasa(piece, c)} en casa`,
    need: (piece, c) => `que ${enCasa(piece, c)} en casa`,
    denial: (piece, c) =>
      piece === 'any' ? 'no tienes ninguna pieza en casa' : `tu ${c.names.piece(piece).one} está fuera`,
  },
  option: {
    clause: ({ of, is }, c) => `se juega con ${c.names.option(of, is)}`,
    need: ({ of, is }, c) => `que se juegue con ${c.names.option(of, is)}`,
    denial: ({ of, is }, c) => `no se juega con ${c.names.option(of, is)}`,
  },
};

const enCasa = (piece: Conds['home'], c: Ctx): string =>
  `${piece === 'any' ? 'alguna pieza tuya' : `tu ${c.names.piece(piece).one}`} está`;

const tener = (need: string): { readonly clause: string; readonly need: string } => ({
  clause: `tienes ${need}`,
  need,
});

const haber = (need: string): { readonly clause: string; readonly need: string } => ({ clause: `hay ${need}`, need });

/** "2 o más" por "al menos 2". */
const oMas = (limits: string): string => limits.replace(/^al menos (\d+)$/, '$1 o más');

export const compared: Phrases['compared'] = {
  sum: (what, c, limits, n) => {
    if (typeof what === 'string' && c.vars[what]?.how === 'rolled') {
      const shown = `${el(words.die)} muestra ${oMas(limits)}`;
      return { clause: shown, need: `que ${shown.replace('muestra', 'muestre')}` };
    }
    const goods = typeof what === 'string' ? form(words.resource, n) : anyOf(what.only, c, n);
    return { clause: `te ha dado ${limits} ${goods}`, need: `que te dé ${limits} ${goods}` };
  },
  count: (q, c, limits, n) => {
    const noun = sourcePhrases(q, c)[0](q).noun;
    const need = `${limits} ${kindOfCard(q.where, c, n, noun)} ${placeOf(q, c, 'at')}`;
    return noun === undefined ? tener(need) : haber(need);
  },
  events: (kind, _c, limits, n) => {
    const some = `${limits} ${form(eventNoun(kind), n)}`;
    return { clause: `has conseguido ${some}`, need: `${some} ${agree(inO('conseguid'), eventNoun(kind), n)}` };
  },
  pointTokens: (_v, _c, limits, n) => tener(`${limits} ${form(words.point, n)}`),
  workersOn: (what, c, limits, n) => haber(`${limits} ${workersThere(what, c, n)}`),
  leftover: (resources, c, limits, n) => tener(`${limits} ${anyOf(resources, c, n)}`),
  tokensOn: (what, c, limits, n) => {
    return haber(`${limits} ${form(words.point, n)} en ${en(what, c)}`);
  },
  goodsOn: ({ on, of }, c, limits, n) => {
    const need = `${limits} ${someGoods(of, c, n)} ${sobre(on, c)}`;
    return { clause: `hay ${need}`, need };
  },
  marks: ({ of, on }, c, limits, n) => {
    if (of === 'flipped') {
      const subject = on === 'self' ? `${en(on, c)} ` : '';
      const not = n === 0 ? 'no ' : '';
      return { clause: `${subject}${not}muestra su otra cara`, need: `que ${subject}${not}muestre su otra cara` };
    }
    return haber(`${limits} ${form(c.names.mark(of), n)} ${sobre(on, c)}`);
  },
  pointsOf: (_name, _c, limits) => ({
    clause: `sus puntos base suman ${oMas(limits)}`,
    need: `cartas cuyos puntos base sumen ${oMas(limits)}`,
  }),
};

/** What `not` keeps out. That cards which are never copied are, they say themselves. */
function exceptions(f: Filter, c: Ctx): string[] {
  if ('any' in f) return f.any.flatMap((part) => exceptions(part, c));
  if ('event' in f) return [un(words.event)];
  if ('permanent' in f) return ['un lugar donde los trabajadores se quedan para siempre'];
  if ('lasting' in f) return [];
  if ('among' in f) return ['esa misma'];
  if ('row' in f) return c.names.hasRow(f.row) ? [un(c.names.row(f.row).noun)] : [];
  if ('card' in f) return c.names.cardDef(f.card) === undefined ? [] : [the({ card: f.card }, c.names)];
  throw noWords({ not: f });
}

/** Nothing is said of what says it itself. */
function never(what: readonly string[]): FilterPart {
  return what.length === 0 ? {} : { aside: `nunca ${list(what, 'or')}` };
}

function unmarked(mark: MarkName, c: Ctx, n: number): string {
  if (mark !== 'flipped') return `(sin ${c.names.mark(mark).many})`;
  return n === 1 ? '(que no muestre su otra cara)' : '(que no muestren su otra cara)';
}

const FREE: Readonly<Record<Seats, string>> = {
  me: 'donde no tengas ningún trabajador',
  others: 'donde ningún oponente tenga un trabajador',
  any: 'donde no haya ningún trabajador',
};

export const filters: Phrases['filters'] = {
  colour: (colour, _c, noun, n) => ({ adjective: agree(words.colours[colour], noun, n) }),
  kind: (kind) => ({ noun: kind === 'critter' ? words.critter : words.construction }),
  rarity: (rarity, _c, noun, n) => ({ adjective: agree(words.rarity[rarity], noun, n) }),
  card: (id, c) => ({ noun: c.names.card(id) }),
  set: (id, c) => ({ after: `de ${c.names.module(id)}` }),
  maxPoints: (n) => ({ after: `de hasta ${n} ${form(words.scorePoint, n)} base` }),
  other: () => ({ other: true }),
  activatable: () => ({ aside: 'ninguna carta actúa dos veces en la misma cadena de activaciones' }),
  sameColour: () => ({ after: 'del mismo color' }),
  lasting: () => {
    throw noWords({ lasting: true });
  },
  minPoints: (n) => ({ after: `de al menos ${count(n, words.scorePoint)} base` }),
  row: (row, c) => ({ noun: c.names.row(row).noun }),
  tile: (id, c) => ({ noun: c.names.place(id) }),
  suit: (suit, c) => ({ after: c.names.suit(suit) }),
  exclusive: () => ({ after: 'con plazas limitadas' }),
  board: () => ({ after: 'de los tableros' }),
  slot: (n) => {
    if (typeof n === 'string') return { after: `en ${el(words.space)} que indique ${el(words.die)}` };
    const space = `${words.space.one} ${n}`;
    return { noun: { one: space, many: space, gender: 'm' } };
  },
  open: () => ({ after: 'abierta a otros' }),
  free: () => ({ after: 'con plaza libre para ti' }),
  holding: () => ({ after: 'donde está' }),
  met: () => ({ after: 'cuyo requisito cumplas' }),
  matched: ({ named, counted }) => ({
    after:
      named === counted
        ? `con al menos ${named} de las cartas que exige en tu ciudad`
        : `con al menos ${named} de las cartas que nombra, o ${counted} de las que cuenta, en tu ciudad`,
  }),
  among: (name) => {
    throw noWords({ among: name });
  },
  productive: () => ({ aside: 'solo si puede hacer algo ahora' }),
  usable: () => ({ aside: 'solo si puede hacer algo ahora' }),
  event: (kind) => ({ noun: eventNoun(kind) }),
  permanent: () => ({ after: 'donde los trabajadores se quedan para siempre' }),
  in: (source, c) => ({ after: placeOf({ in: source }, c, 'at') }),
  piece: (name, c) => ({ after: `donde está ${tuyo(c.names.piece(name))}` }),
  adjacent: (piece, c) => ({ after: `junto a ${el(c.names.piece(piece))}` }),
  nextTo: (piece, c) => ({ after: `justo al lado de ${el(c.names.piece(piece))}, no en diagonal` }),
  gives: (r, c) => ({ after: `que dé ${c.names.resource(r).many} o cualquier ${words.resource.one}` }),
  owner: (who) => ({
    after: {
      me: 'tuya',
      others: 'de un oponente',
      any: 'de cualquier jugador',
      target: 'del jugador al que apunte la flecha',
    }[who],
  }),
  occupied: (who) => ({
    after: {
      me: 'donde tengas un trabajador',
      others: 'donde un oponente tenga un trabajador',
      any: 'donde haya un trabajador de cualquier jugador',
    }[who],
  }),
  marked: (mark, c, _noun, n) => {
    if (mark !== 'flipped') return { after: `(con ${un(c.names.mark(mark))})` };
    return { after: n === 1 ? '(que muestre su otra cara)' : '(que muestren su otra cara)' };
  },
  sameAs: () => ({ after: 'igual a una de ellas' }),
  named: () => ({ after: 'de ese color' }),
  not: (f, c, noun, n) => {
    if ('marked' in f) return { after: unmarked(f.marked, c, n) };
    if ('occupied' in f) return { after: FREE[f.occupied] };
    if ('colour' in f)
      return { after: `que no ${n === 1 ? 'sea' : 'sean'} ${agree(words.colours[f.colour], noun, n)}` };
    return never(exceptions(f, c));
  },
  any: (filters, c) => ({ noun: either(nounsOf(filters, c)) }),
};

export const sources: Phrases['sources'] = {
  city: ({ of = 'home' }) => {
    const rival = 'la ciudad de un oponente';
    const city = { home: 'tu ciudad', rivals: rival, others: rival, all: 'cualquier ciudad' }[of];
    return { at: `en ${city}`, from: `de ${city}` };
  },
  deck: () => ({ at: 'en el mazo', from: 'del mazo' }),
  discard: () => ({ at: 'en la pila de descartes', from: 'de la pila de descartes' }),
  hand: () => ({ at: 'en tu mano', from: 'de tu mano' }),
  meadow: () => ({ at: 'en el Prado', from: 'del Prado' }),
  revealed: () => ({ at: 'entre las cartas reveladas', from: 'de las cartas reveladas' }),
  events: () => ({ at: 'que has conseguido', from: 'que has conseguido', noun: words.event }),
  locations: () => ({ at: 'en la mesa', from: 'de la mesa', noun: words.location }),
  slots: () => ({ at: 'de los expositores', from: 'de los expositores', noun: words.space }),
};
