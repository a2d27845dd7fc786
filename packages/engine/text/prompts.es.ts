import type { Ask, Decision } from '../decisions/types.ts';
import { count, de, either, elOrUn, list } from './grammar.es.ts';
import { amongOf, cardAskedAbout, rangeOf, thingAsked, turnKinds } from './prompt.ts';
import { isAny } from './terms.ts';
import type { Noun } from './nouns.ts';
import type { AskPhrase, Names, PromptCtx } from './types.ts';
import { words } from './words.es.ts';

/** What is asked, in Spanish; the name of what asks is put in front. */

const TURN_KINDS = {
  play: 'juega una carta',
  visit: 'coloca un trabajador',
  season: 'prepárate para la siguiente estación',
  pass: 'pasa',
  act: 'realiza otra acción',
} as const;

function turnActions(kinds: ReturnType<typeof turnKinds>): string {
  if (kinds.every((kind) => kind === 'pass')) return 'solo puedes pasar';
  return list(
    kinds.map((kind) => TURN_KINDS[kind]),
    'or',
  );
}

/** "2 cartas", "hasta 3 cartas", "cualquier número de cartas". */
function someCards(d: Decision, noun: Noun = words.card): string {
  const { min, max, all } = rangeOf(d);
  if (min === max) return count(max, noun);
  if (min > 0) return `de ${min} a ${count(max, noun)}`;
  return all ? `cualquier número de ${noun.many}` : `hasta ${count(max, noun)}`;
}

function oneCard(d: Decision): string {
  return rangeOf(d).min === 0 && rangeOf(d).max === 1 ? 'una carta' : someCards(d);
}

function orNone(d: Decision): string {
  return rangeOf(d).min === 0 ? ', o ninguna' : '';
}

function someGoods(d: Decision, names: Names): string {
  const { min, max } = rangeOf(d);
  const among = amongOf(d, names);
  const noun = among.length === 0 || isAny(among) ? words.resource : either(among.map((r) => names.resource(r)));
  return min === max ? count(max, noun) : `hasta ${count(max, noun)}`;
}

function city(c: PromptCtx): string {
  if (c.city === null) return '';
  return c.city === 'own' ? ' de tu ciudad' : ` de la ciudad ${de(c.names.seat(c.city))}`;
}

function fromZones({ zones, names }: PromptCtx): string {
  const places = zones.map((zone) => de(names.theZone(zone)));
  return places.length === 0 ? '' : ` ${list(places, 'or')}`;
}

/** With only one who could get it, the question says who. */
function giveTo({ takers, names }: PromptCtx, nobody: string): string {
  if (takers?.length === 0) return nobody;
  return takers?.length === 1 ? `entregar a ${names.seat(takers[0])}` : 'entregar';
}

export const asks: { readonly [K in Ask]: AskPhrase } = {
  turn: (d) => `tu turno: ${turnActions(turnKinds(d))}`,
  go: () => 'sigue jugando',
  discard: (d) => `elige ${someCards(d)} de tu mano para descartar`,
  give: (d, c) => `elige ${someCards(d)} de tu mano para ${giveTo(c, 'descartar, porque nadie tiene sitio')}`,
  giveSome: (d) => `quien recibe no tiene sitio para todo: elige ${someCards(d)} para entregar; el resto se descarta`,
  giveGoods: (d, c) => `elige ${someGoods(d, c.names)} para ${giveTo(c, 'entregar a la reserva')}`,
  gifts: () => 'elige qué das a continuación, o para',
  receiver: () => 'elige al oponente que lo recibe',
  drawOpen: (d, c) => `elige ${someCards(d)}${fromZones(c)} para robar`,
  drawFrom: () => 'elige de dónde robar la siguiente carta',
  discardOpen: (d, c) => `elige ${someCards(d)}${fromZones(c)} para descartar`,
  pickCard: (d, c) => `elige ${someCards(d, thingAsked(d, c))}`,
  raze: (d, c) => `elige ${someCards(d)}${city(c)} para descartar`,
  tuck: (d) => `elige ${someCards(d)} para poner debajo`,
  sortRevealed: (d) => `elige ${someCards(d)} para llevarte a la mano; las demás van debajo`,
  activate: (d) => `elige ${oneCard(d)} para activar${orNone(d)}`,
  reactivate: (d) => `elige ${oneCard(d)} para repetir su efecto${orNone(d)}`,
  use: (d, c) => `elige ${someCards(d, thingAsked(d, c))} para usar`,
  order: () => 'elige qué carta actúa a continuación',
  copyPlace: (d) => `elige la ubicación que quieres activar${orNone(d)}`,
  achieve: () => 'elige el Evento que consigues',
  moveFrom: () => 'elige qué trabajador quieres mover',
  moveTo: () => 'elige adónde mueves al trabajador',
  send: () => 'elige quién va allí',
  drawMore: () => 'decide si robas una carta más',
  visitWay: () => 'elige qué haces allí',
  put: () => 'elige dónde colocas la pieza',
  recall: () => 'elige qué trabajador recuperas',
  play: (d) => `elige ${oneCard(d)} para jugar${orNone(d)}`,
  payFor: (d, c) => `elige cómo pagar ${elOrUn(cardAskedAbout(d, c), c.names)}`,
  gainAny: (d, c) => {
    const among = amongOf(d, c.names);
    const kinds = either(among.map((r) => c.names.resource(r)));
    const { max } = rangeOf(d);
    const what = max === 1 ? 'el recurso que ganas' : `los ${count(max, words.resource)} que ganas`;
    return `elige ${what}${isAny(among) ? '' : `: ${kinds.one}`}`;
  },
  payToken: (d) =>
    rangeOf(d).min === 0
      ? 'elige una carta tuya de la que pagar una ficha de puntos, o paga con fichas sueltas'
      : 'elige una carta tuya de la que pagar una ficha de puntos',
  payUnits: (d) => `elige ${someCards(d)} de tu mano para pagar; el resto se paga en recursos`,
  payAny: (d, c) => `elige ${someGoods(d, c.names)} para pagar`,
  spend: (d, c) => `elige ${someGoods(d, c.names)} para pagar`,
  stash: (d, c) => `elige ${someGoods(d, c.names)} para poner encima`,
  unload: (d, c) => `elige ${someGoods(d, c.names)} para tomar de ahí`,
  option: () => 'elige una opción',
  nameColour: () => 'nombra un color',
  nameCard: () => 'nombra una carta',
  revealOn: () => 'decide si sigues y revelas otra carta',
  discardColours: () => 'elige la siguiente carta que descartas, cada una de otro color',
  useToken: () => `decide si devuelves 1 ${words.point.one} para usar su efecto`,
  layOn: () => 'elige la carta cuyo espacio comparte',
  intrude: () => 'elige al oponente a cuya ciudad va',
  replace: () => 'elige la carta de tu ciudad que se sustituye',
  exchange: () => 'elige la carta de la ciudad de un oponente que te llevas',
};
