import { isEvent } from '../content/tiles.ts';
import type { Act, CardDef, CardPlayingAbility, Jail, TileDef, Visit } from '../content/defs.ts';
import type { Resource } from '../content/resources.ts';
import type { Amount } from '../effects/types.ts';
import {
  agree,
  capital,
  clause,
  condition,
  count,
  de,
  el,
  elOrUn,
  este,
  fewer,
  kindOfCard,
  list,
  need,
  ordinalFeminine,
  quantity,
  sentence,
  un,
  unaCarta,
  unaCartaJugada,
  upTo,
  tuyo,
} from './grammar.es.ts';
import { eachOnce, effectOfAct } from './clauses.ts';
import type { Noun } from './nouns.ts';
import { reaction } from './reactions.es.ts';
import { standing } from './standing.es.ts';
import type { CardPhrases, Ctx, Grammar, PlacePhrases } from './types.ts';
import { inSeason } from './vocabulary.es.ts';
import { words } from './words.es.ts';

/** What cards and places say besides their effects, in Spanish. */

function partnersOf({ group, side }: NonNullable<CardDef['shares']>, c: Ctx): string {
  const partners = c.names.sides(group)[side === 'a' ? 1 : 0];
  return list(
    partners.map((id) => un(c.names.card(id))),
    'or',
  );
}

function cheaper(discount: NonNullable<CardPlayingAbility['discount']>, c: Ctx): string {
  if ('any' in discount) return `pagar ${fewer(discount.any, words.resource)} a tu elección`;
  const less = Object.entries(discount).map(([r, n]) => fewer(n, c.names.resource(r as Resource)));
  return `pagar ${list(less, 'and')}`;
}

function swapped(n: number | undefined): string[] {
  if (n === undefined) return [];
  return n === 1
    ? ['pagar 1 recurso de su coste con otro recurso cualquiera']
    : [`pagar ${upTo(n, words.resource)} de su coste con otros recursos cualesquiera`];
}

function ability(def: CardPlayingAbility, c: Ctx): readonly string[] {
  const when = `al jugar ${unaCartaJugada(def.on, c)}, puedes`;
  const benefit = list(
    [...swapped(def.swap), ...(def.discount === undefined ? [] : [cheaper(def.discount, c)])],
    'and',
  );
  if (def.price === undefined) return [sentence(`${when} ${benefit}`)];
  if (def.price === 'discardSelf') return [sentence(`${when} descartar esta carta de tu ciudad para ${benefit}`)];
  if (def.price === 'cover')
    return [
      sentence(`${when} ponerla sobre esta carta para ${benefit}`),
      'Ambas comparten entonces un espacio. Nunca se pone más de una carta sobre ella.',
    ];
  if (def.price === 'tokens')
    return [
      sentence(
        `${when} devolver cualquier número de ${words.point.many} de ${este(c.self.noun)} y, por cada una, ${benefit}`,
      ),
    ];
  const put = `poner ${unaCarta(def.price.jails, c)} de tu ciudad bajo esta carta`;
  return [sentence(`${when} ${put} para ${benefit}`), cells(def.price, c)];
}

function cells({ cells: n, lastUnlockedBy }: Jail, c: Ctx): string {
  const key = c.names.card(lastUnlockedBy);
  const last = `la ${ordinalFeminine(n)} no puede ser ${un(key)}`;
  return sentence(
    `debajo ${n === 2 ? 'cabe' : 'caben'} ${count(n - 1, words.card)}, o ${n} mientras tengas ${elOrUn(lastUnlockedBy, c.names)} en tu ciudad (${last})`,
  );
}

const STAYS = 'El trabajador se queda aquí el resto de la partida.';

function visit(v: Visit, c: Ctx): readonly string[] {
  const who = v.for === undefined ? '' : ` (solo ${el(c.names.piece(v.for))})`;
  const lines = [sentence(`visita${who}: ${clause(v.effect!, c)}`)];
  if (v.permanent) lines.push(STAYS);
  if (v.lastUnlockedBy !== undefined) {
    const spots = v.spots ?? 1;
    const key = elOrUn(v.lastUnlockedBy, c.names);
    lines.push(
      spots === 1
        ? sentence(`solo se puede visitar mientras tengas ${key} en tu ciudad`)
        : sentence(`tiene ${spots} plazas; la ${ordinalFeminine(spots)}, solo mientras tengas ${key} en tu ciudad`),
    );
  } else if (v.spots !== undefined) lines.push(sentence(`tiene ${v.spots} ${v.spots === 1 ? 'plaza' : 'plazas'}`));
  if (v.open !== undefined) lines.push(openTo(v.open));
  return lines;
}

function openTo(n: number): string {
  if (n === 0) return 'Abierta a los oponentes.';
  return sentence(`abierta a los oponentes: cuando uno la visita, ganas ${count(n, words.point)}`);
}

function act(def: Act, c: Ctx): string {
  if ('places' in def) return sentence(`como acción: coloca a ${tuyo(c.names.piece(def.places))}`);
  const when = def.when === 'turn' ? 'como acción' : 'en cualquier decisión tuya de tu turno';
  const only = def.if === undefined ? '' : `, si ${condition(def.if, c)}`;
  return sentence(`${def.once ? 'una vez por turno, ' : ''}${when}${only}: ${clause(effectOfAct(def), c)}`);
}

function scores(amount: Amount, c: Ctx): readonly string[] {
  return [sentence(`al final de la partida: ${quantity(amount, words.scorePoint, c)}`)];
}

/** The card whose place this one takes. */
function bannerOf(c: Ctx): (Noun & Pick<CardDef, 'kind'>) | null {
  const own = c.self.card === undefined ? undefined : c.names.cardDef(c.self.card);
  return own?.countsAs === undefined ? null : { ...c.names.card(own.countsAs), kind: own.kind };
}

export const card: CardPhrases = {
  countsAs: (id, c) => [sentence(`cuenta como ${un(c.names.card(id))}`)],
  supplants: (_v, c) => {
    const banner = bannerOf(c);
    if (banner === null) return [];
    const what = banner.kind === 'critter' ? 'sus trabajadores' : 'su ficha de ocupado y sus trabajadores';
    return [
      sentence(`en vez de pagar su coste, puedes descartar ${un(banner)} de tu ciudad; ${what} pasan aquí`),
      sentence(`nada más la hace gratuita, y desde entonces no puedes jugar más ${banner.many}`),
    ];
  },
  lasting: () => ['Nunca sale de tu ciudad, y ningún efecto la copia ni la activa.'],
  costTo: () => ['Su coste se paga a un oponente en vez de al suministro.'],
  noSpace: () => ['No ocupa espacio en tu ciudad.'],
  shares: (shares, c) => [sentence(`puede compartir espacio con ${partnersOf(shares, c)}`)],
  stacks: () => ['Las copias que quieras pueden compartir un solo espacio.'],
  liesOn: (where, c) => [
    sentence(`no ocupa espacio propio: comparte el de ${unaCarta(where, c)} de tu ciudad, una por carta`),
  ],
  arrival: (arrival, c) => {
    if ('into' in arrival) return ['Va a la ciudad de un oponente en vez de a la tuya.'];
    if ('replaces' in arrival)
      return [sentence(`ocupa el lugar de ${unaCarta(arrival.replaces.where, c)} de tu ciudad, que se descarta`)];
    const taken = `${unaCarta(arrival.exchange, c)} de la ciudad de un oponente que no comparta espacio`;
    return [sentence(`al jugarla: juega gratis en tu ciudad ${taken}; esta carta va a la ciudad de ese oponente`)];
  },
  ability,
  onPlay: (effect, c) => [sentence(`al jugarla: ${clause(effect, c)}`)],
  production: (effect, c) => [sentence(`producción: ${clause(effect, c)}`)],
  notAbroad: () => ['Su Producción no se puede activar desde otra ciudad.'],
  visit,
  acts: (all, c) => all.map((one) => act(one, c)),
  reacts: (all, c) => eachOnce(all.map((r) => reaction(r, c))),
  rules: standing,
  worth: (amount, c) => [sentence(`vale ${quantity(amount, words.scorePoint, c)}`)],
  scores,
};

function spots(n: number | undefined, { for: whose, extraSpotFrom, onePerSeat }: Visit, c: Ctx): string {
  const piece = whose === undefined ? words.worker : c.names.piece(whose);
  if (n === undefined) return onePerSeat ? `Solo cabe 1 ${piece.one} de cada jugador.` : `Sin límite de ${piece.many}.`;
  const one = `solo ${n === 1 ? 'cabe' : 'caben'} ${count(n, piece)}`;
  const apart = onePerSeat ? ', de jugadores distintos' : '';
  if (extraSpotFrom === undefined) return sentence(n === 1 ? one : one + apart);
  return sentence(`${one}; con ${extraSpotFrom} jugadores o más caben ${n + 1}${apart}`);
}

/** Taken by a player, or a card that nobody stands on. */
function isOwned(def: TileDef): boolean {
  return def.visit === undefined || def.visit.taken !== undefined;
}

export const place: PlacePhrases = {
  needs: (cond, c) => {
    if (cond === undefined) return [];
    return ['season' in cond ? sentence(`solo en ${inSeason(cond.season, c)}`) : sentence(`requiere ${need(cond, c)}`)];
  },
  price: (price, c) => (price === undefined ? [] : [sentence(`coste: ${clause({ do: 'pay', ...price }, c)}`)]),
  effect: (effect, c, def) => {
    if (effect === undefined) return [];
    return [sentence(!isEvent(def) ? clause(effect, c) : `al conseguirlo: ${clause(effect, c)}`)];
  },
  ability: (def, c) => (def === undefined ? [] : ability(def, c)),
  acts: (all = [], c) => all.map((one) => act(one, c)),
  permanent: (permanent) => (permanent ? [STAYS] : []),
  points: (n, c, { pointsIf }) => {
    if (n === undefined) return [];
    const only = pointsIf === undefined ? '' : ` al final de la partida si ${condition(pointsIf, c)}`;
    return [`Vale ${count(n, words.scorePoint)}${only}.`];
  },
  journey: (n) =>
    n === undefined ? [] : [`Al final de la partida, cada trabajador aquí vale ${count(n, words.scorePoint)}.`],
  scores: (amount, c) => (amount === undefined ? [] : scores(amount, c)),
  reacts: (all, c) => eachOnce((all ?? []).map((r) => reaction(r, c))),
  rules: (all, c) => standing(all ?? [], c),
  spots: (n, c, def) => (isOwned(def) ? [] : [spots(n, def.visit!, c)]),
  open: (n) => (n === undefined ? [] : [openTo(n)]),
};

export const kind: Grammar['kind'] = (def) => {
  const type = words.types[def.colour];
  const noun = def.kind === 'critter' ? words.critter : words.construction;
  const colour = agree(words.colours[def.colour], type, 1);
  return capital(`${type.one} ${colour}, ${noun.one} ${agree(words.rarity[def.rarity], noun, 1)}`);
};

export const brings: Grammar['brings'] = ({ cards = [], where }, c, token, whatever) => {
  const any = where === undefined ? [] : [`cualquier ${kindOfCard(where, c, 1)}`];
  const whom = list([...cards.map((id) => elOrUn(id, c.names)), ...any], 'or');
  const even = whatever ? ', incluso uno que pida otra ficha' : '';
  return sentence(`pon ${occupying(token, c)} en esta carta para jugar gratis ${whom}${even}`);
};

export const broughtBy: Grammar['broughtBy'] = (doors, c) => {
  const ways = doors.map(({ token, cards, where }) => {
    const any = where === undefined ? [] : [`en cualquier ${kindOfCard(where, c, 1)}`];
    return `con ${occupying(token, c)} ${list([...any, ...cards.map((id) => `en ${elOrUn(id, c.names)}`)], 'or')}`;
  });
  return sentence(`se puede jugar gratis ${list(ways, 'or')}`);
};

function occupying(token: Resource | null | undefined, c: Ctx): string {
  return un((token ?? null) === null ? words.occupiedToken : c.names.resource(token!));
}

export const unlocks: Grammar['unlocks'] = (id, n, what, names) =>
  sentence(
    `mientras esté en tu ciudad, abre la ${ordinalFeminine(n)} ${what === 'spot' ? 'plaza' : 'celda'} ${de(el(names.card(id)))}`,
  );
