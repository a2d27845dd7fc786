import type { RuleName, Standing, StandingOf } from '../content/standing.ts';
import type { Bundle } from '../content/resources.ts';
import type { Filter, Seats } from '../effects/types.ts';
import {
  asides,
  bundle,
  clause,
  condition,
  count,
  fewer,
  kindOfCard,
  list,
  placeOf,
  quantity,
  sentence,
  un,
  unaCarta,
  unaCartaJugada,
  tuyo,
} from './grammar.es.ts';
import { bind } from './clauses.ts';
import { NoWordsError, type Ctx } from './types.ts';
import { words } from './words.es.ts';

/** What texts change, in Spanish. */

const HACE: Readonly<Record<StandingOf<'toll'>['on'], (where: readonly Filter[], c: Ctx) => string>> = {
  visit: (where, c) => `visitar ${adonde(where, c)}`,
  play: (where, c) => `jugar ${unaCartaJugada(where, c)}`,
  take: (where, c) => `robar ${unaCartaJugada(where, c)}`,
  door: (where, c) => `jugar ${unaCartaJugada(where, c)} con una ficha de ocupado`,
  text: (where, c) => `usar el texto de ${unaCarta(where, c)}`,
};

/** "puedes" or "tus oponentes pueden". */
function poder(binds: Seats | undefined, one: string, many: string): string {
  if (binds === 'others') return `tus oponentes ${many}`;
  return binds === 'any' ? `todos los jugadores ${many}` : one;
}

/** "un espacio básico o una carta roja". */
function adonde(where: readonly Filter[], c: Ctx): string {
  const any = where.flatMap((f) => ('any' in f ? [f.any] : []))[0];
  const rest = where.filter((f) => !('any' in f));
  if (any !== undefined)
    return list(
      any.map((part) => adonde([part, ...rest], c)),
      'or',
    );
  return unaUbicacion(where, c) + asides(where, c);
}

function unaUbicacion(where: readonly Filter[], c: Ctx): string {
  const isCard = where.some((f) => 'colour' in f || 'kind' in f || 'card' in f || 'rarity' in f);
  if (isCard || where.some((f) => 'row' in f || 'event' in f || 'tile' in f)) return unaCarta(where, c);
  return [un(words.location), kindOfCard(where, c, 1).replace(words.card.one, '').trim()].join(' ').trim();
}

const phrases: { readonly [K in RuleName]: (rule: StandingOf<K>, c: Ctx) => string } = {
  raises: ({ limit, more }, c) => {
    if (limit === 'handLimit') return `tu límite de mano aumenta en ${quantity(more, words.card, c)}`;
    if (typeof more !== 'number') throw new NoWordsError(`there are no words for raising the limit ${limit}`);
    if (limit !== 'spaces') return `puedes tener ${more} ${c.names.limit(limit, more)} más`;
    return `tu ciudad tiene ${count(more, words.space)} más`;
  },
  noSpace: ({ cards }, c) => `tus ${kindOfCard(cards, c, 2)} no ocupan espacio en tu ciudad`,
  dearer: ({ cards, by, evenFree, binds }, c) => {
    const more = 'any' in by ? `${count(by.any, words.resource)} cualquiera más` : `${bundle(by, c)} más`;
    const whose = binds === 'others' ? 'a tus oponentes ' : binds === 'any' ? 'a todos los jugadores ' : '';
    const costs = whose === '' ? 'cuesta' : 'les cuesta';
    return `${whose}${unaCartaJugada(cards, c)} ${costs} ${more}${evenFree ? ', incluso si se juega gratis' : ''}`;
  },
  standIn: ({ cards, give }, c) =>
    `al pagar ${unaCartaJugada(cards, c)}, ${bundle(give, c)} ${valen(give)} por 1 recurso cualquiera del coste, tantas veces como quieras`,
  bars: ({ visit, play, take, activate, binds }, c) => {
    const parts = [
      ...(visit === undefined ? [] : [`visitar ${adonde(visit, c)}`]),
      ...(play === undefined ? [] : [`jugar ${unaCarta(play, c)}`]),
      ...(take === undefined ? [] : [`robar ${unaCarta(take, c)}`]),
      ...(activate === undefined ? [] : [`volver a activar ${unaCarta(activate, c)}`]),
    ];
    return `${poder(binds, 'no puedes', 'no pueden')} ${list(parts, 'or')}`;
  },
  joins: ({ at, past, closed }, c) => {
    const there = past === 'others' ? 'un oponente esté allí' : 'ya haya alguien allí';
    const also = closed ? ', incluso si no está abierta para ti' : '';
    return `puedes visitar ${adonde(at, c)} aunque ${there}${also}`;
  },
  location: ({ on, effect }, c) => {
    const where =
      on.in === 'locations' ? adonde(on.where ?? [], c) : `${adonde(on.where ?? [], c)} ${placeOf(on, c, 'from')}`;
    return `puedes visitar ${where} para hacer esto en su lugar: ${clause(effect, bind(c, 'at', { noun: words.card, how: 'chosen', single: true }))}`;
  },
  toll: ({ on, where, pay, then, binds }, c) => {
    const must =
      on === 'visit' ? poder(binds, 'antes', 'antes hacen esto') : poder(binds, 'además', 'además hacen esto');
    const steps = [
      ...(pay === undefined ? [] : [{ do: 'pay' as const, ...pay }]),
      ...(then === undefined ? [] : [then]),
    ];
    return `para ${HACE[on](where, c)}, ${must}: ${steps.map((step) => clause(step, c)).join('; después, ')}`;
  },
  draws: ({ more, may, from, skips }, c) => {
    const parts = [
      ...(more === undefined ? [] : [`${may ? 'puedes robar' : 'roba'} ${extra(more)}`]),
      ...(from === undefined ? [] : [`puedes tomar cada carta ${placeOf({ in: from }, c, 'from')}`]),
      ...(skips === undefined ? [] : [`descarta cada ${kindOfCard(skips, c, 1)} que salga del mazo y roba otra`]),
    ];
    return `cada vez que robes cartas, ${list(parts, 'and')}`;
  },
  refills: ({ of, skips }, c) =>
    `cada ${kindOfCard(skips, c, 1)} que fuera a quedar ${placeOf({ in: of }, c, 'at')} se descarta y se repone`,
  openPays: ({ n }, c) =>
    `por cada visita tuya a una ubicación abierta, y por cada visita a una de las tuyas, ganas ${quantity(n, words.point, c)}, y nadie lo que ella diga`,
  gains: ({ of, at, less, binds }, c) => {
    const noun = of === undefined ? words.resource : c.names.resource(of[0]);
    const goods =
      of === undefined
        ? words.resource.many
        : list(
            of.map((r) => c.names.resource(r).many),
            'or',
          );
    if (at !== undefined) return `visitar ${adonde(at, c)} da ${fewer(less, noun)}`;
    return `cada vez que ${poder(binds, 'ganes', 'ganen')} ${goods}, son ${fewer(less, noun)}`;
  },
  needs: ({ at }, c) => `basta con la mitad de las cartas que pide ${adonde(at, c)}, redondeada hacia arriba`,
  ignores: ({ tiles }, c) => `no te afectan los efectos de ${kindOfCard(tiles, c, 2)}`,
};

function valen(give: Bundle): string {
  const [n, ...more] = Object.values(give);
  return n === 1 && more.length === 0 ? 'puede valer' : 'pueden valer';
}

function extra(n: number): string {
  return n > 0 ? `${count(n, words.card)} más` : fewer(-n, words.card);
}

/** While a card is in its city; a tile says nothing of where it lies. */
export function standing(rules: readonly Standing[], c: Ctx): readonly string[] {
  const raising = rules.filter((rule) => rule.rule === 'raises' && rule.if === undefined);
  const others = rules.filter((rule) => !raising.includes(rule));
  const parts = raising.map((rule) => one(rule, c));
  const all = parts.length === 0 ? [] : [list(parts, 'and')];
  const inCity = c.self.card === undefined ? '' : 'mientras esté en tu ciudad, ';
  return [...all, ...others.map((rule) => one(rule, c))].map((text) => sentence(`${inCity}${text}`));
}

function one(rule: Standing, c: Ctx): string {
  const text = (phrases[rule.rule] as (rule: Standing, c: Ctx) => string)(rule, c);
  const withPiece =
    rule.piece === undefined || rule.piece === 'worker' ? '' : `con ${tuyo(c.names.piece(rule.piece))}, `;
  const when = rule.if === undefined ? '' : `mientras ${condition(rule.if, c)}, `;
  return `${when}${withPiece}${text}`;
}
