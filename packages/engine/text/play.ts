import { tokenSpent } from '../content/doors.ts';
import { isCard, placeAt, type Rules } from '../content/rules.ts';
import type { Payment, Use } from '../decisions/payment.ts';
import type { ActAction, Action, Decision, Reason } from '../decisions/types.ts';
import type { Effect, PieceName } from '../effects/types.ts';
import type { KnownEvent } from '../events/redact.ts';
import type { EventName } from '../events/types.ts';
import { pendingDecision } from '../play/run.ts';
import type { CardIx, GameState, Holder, Seat, Uid } from '../state/types.ts';
import type { View } from '../view/view.ts';
import { contextOf } from './content.ts';
import { speechOf, type Speech } from './speech.ts';
import { stakeOf } from './stake.ts';
import { takersOf } from './takers.ts';
import type { AskPhrase, EventPhrase, Lang, LogLine, Marks, Names, ReasonPhrase, UseWords } from './types.ts';

/** Texts of a running game: prompts, answers, reasons, the log. */

/** What texts read off a state; a state and a view both have it. */
export type TextState = Pick<
  View,
  'cardOf' | 'zones' | 'seats' | 'occupied' | 'tokens' | 'goods' | 'beneath' | 'slices' | 'stack'
>;

function designAt(g: Rules, s: TextState, holder: Holder): CardIx {
  return isCard(g, holder) ? s.cardOf[holder] : -1;
}

function zoneAt(s: TextState, uid: Uid): number {
  return s.zones.findIndex((zone) => typeof zone !== 'number' && zone.includes(uid));
}

/** The seat whose city holds the card, -1 if none does. */
function cityAt(g: Rules, s: TextState, uid: Uid): Seat {
  return g.city.indexOf(zoneAt(s, uid));
}

/** One sentence that says what is waited for, addressed to the one who decides. */
export function promptText(g: Rules, d: Decision, s: TextState, lang: Lang, seatNames?: readonly string[]): string {
  const speech = speechOf(g, lang, seatNames);
  const { grammar } = speech.language;
  const asking = designAt(g, s, d.why);
  const source = speech.names.holder(d.why, asking);
  const phrase = (speech.language.asks as Readonly<Record<string, AskPhrase | undefined>>)[d.ask];
  if (phrase === undefined) throw new Error(`the question ${d.ask} has no words`);
  const prompt = phrase(d, {
    ...(source === null ? speech.ctx() : contextOf(speech, source)),
    city: cityOfItems(g, s, d),
    zones: zonesOfItems(g, s, d),
    takers: takersOf(g, s, d),
    asking,
    paidFor: d.kind === 'pay' ? designAt(g, s, d.card) : -1,
  });
  const stake = stakeOf(g, s, d);
  const asked = stake === null ? prompt : `${prompt}; ${grammar.stake(stake, speech.names)}`;
  return grammar.from(source === null ? '' : grammar.title(source, speech.names), asked);
}

function cityOfItems(g: Rules, s: TextState, d: Decision): Seat | 'own' | null {
  if (d.kind !== 'pick' || d.of !== 'card' || d.items.length === 0) return null;
  const owner = cityAt(g, s, d.items[0]);
  if (owner < 0 || d.items.some((uid) => cityAt(g, s, uid) !== owner)) return null;
  return owner === d.seat ? 'own' : owner;
}

function zonesOfItems(g: Rules, s: TextState, d: Decision): readonly string[] {
  if (d.kind !== 'pick' || d.of !== 'card') return [];
  return [...new Set(d.items.flatMap((uid) => g.zones[zoneAt(s, uid)]?.id ?? []))];
}

/** Why something is not possible and what it would need. */
export function reasonText(g: Rules, r: Reason, lang: Lang, seatNames?: readonly string[]): string {
  const speech = speechOf(g, lang, seatNames);
  const phrase = (speech.language.reasons as Readonly<Record<string, ReasonPhrase | undefined>>)[r.code];
  if (phrase === undefined) throw new Error(`the reason ${r.code} has no words`);
  const { place, card } = r.params;
  const self = typeof place === 'string' ? { place } : typeof card === 'string' ? { card } : null;
  return speech.language.grammar.sentence(phrase(r.params, self === null ? speech.ctx() : contextOf(speech, self)));
}

/** A line of the log, spoken to `you`. Tells what the event holds: redact it first for whoever reads it. */
export function eventLine(
  g: Rules,
  e: KnownEvent,
  lang: Lang,
  seatNames?: readonly string[],
  you: Seat | null = null,
): LogLine {
  const { language, names } = speechOf(g, lang, seatNames, you);
  const phrase = (language.events as Partial<Record<string, EventPhrase<EventName>>>)[e.e];
  if (phrase === undefined) throw new Error(`the event ${e.e} has no words`);
  const said = phrase(e, names);
  if (typeof said === 'string') return { text: said, by: null, subject: '', rest: said };
  const isYou = names.isYou(said.by);
  const subject = isYou ? language.grammar.you : names.seat(said.by);
  const verb = isYou ? said.you : said.they;
  const does = said.what === '' ? verb : `${verb} ${said.what}`;
  const text = subject === '' ? language.grammar.sentence(does) : `${subject} ${does}.`;
  return { text, by: said.by, subject, rest: `${does}.` };
}

/** A label for an answer to the pending decision. */
export function actionText(g: Rules, s: GameState, a: Action, lang: Lang, seatNames?: readonly string[]): string {
  return answerText(g, s, pendingDecision(g, s), a, lang, seatNames);
}

/** A label for an answer to this decision; a view of the game is enough. */
export function answerText(
  g: Rules,
  s: TextState,
  d: Decision | null,
  a: Action,
  lang: Lang,
  seatNames?: readonly string[],
): string {
  const speech = speechOf(g, lang, seatNames);
  const { language, names } = speech;
  const { actions } = language;
  switch (a.t) {
    case 'play': {
      const design = g.designs[s.cardOf[a.card]];
      const zone = g.zones[zoneAt(s, a.card)]?.id ?? '';
      return actions.play(design.id, zone, spaceOf(g, s, a.card), design.cost, names);
    }
    case 'visit': {
      const what = names.holder(a.place, designAt(g, s, a.place));
      if (what === null) return actions.none;
      if ('place' in what) return actions.visitPlace(what.place, names);
      const owner = cityAt(g, s, a.place);
      return actions.visitCard(what.card, owner === d?.seat ? null : owner, names);
    }
    case 'season': {
      const next = d === null ? -1 : s.seats[d.seat].season + 1;
      return actions.season(next >= 0 && next < g.seasons.length ? names.seasonAt(next) : null);
    }
    case 'pass':
      return actions.pass;
    case 'act':
      return actText(g, s, d, a, speech);
    case 'pick':
      if (a.items.length === 0) return actions.none;
      return a.items.map((item) => itemText(g, s, d, item, speech)).join(', ');
    case 'add':
      return itemText(g, s, d, a.item, speech);
    case 'done':
      return actions.done;
    case 'option':
      return optionText(g, s, a.id, speech);
    case 'split':
      return splitText(g, d, a.by, speech);
    default:
      return payText(g, s, d, a, speech);
  }
}

function actText(g: Rules, s: TextState, d: Decision | null, a: ActAction, speech: Speech): string {
  const phrase = speech.modules.map((m) => m.actions?.[a.id]).find((found) => found !== undefined);
  if (phrase === undefined) return a.id;
  const it = speech.names.holder(a.it, designAt(g, s, a.it));
  if (it === null) return phrase(a, speech.names, null);
  const owner = cityAt(g, s, a.it);
  return phrase(a, speech.names, owner < 0 || owner === d?.seat ? it : { ...it, owner });
}

function itemText(g: Rules, s: TextState, d: Decision | null, item: number, speech: Speech): string {
  const { language, names } = speech;
  const of = d?.kind === 'pick' ? d.of : 'card';
  if (of === 'seat') return names.seat(item);
  const what = names.holder(item, designAt(g, s, item));
  if (of === 'worker') return language.actions.worker(what === null ? null : language.grammar.the(what, names));
  if (what === null) return language.actions.none;
  if ('place' in what) return language.actions.place(what.place, names);
  return language.actions.card(what.card, marksOf(g, s, item, d, names), names);
}

function isMixed(s: TextState, items: readonly Uid[]): boolean {
  const zone = zoneAt(s, items[0]);
  return items.some((uid) => zoneAt(s, uid) !== zone);
}

/** The space of a display that a card lies in, from 1, where the design alone does not tell it. */
function spaceOf(g: Rules, s: TextState, uid: Uid): number | undefined {
  const at = zoneAt(s, uid);
  const zone = s.zones[at];
  if (at < 0 || typeof zone === 'number' || g.zones[at].slots === 0) return undefined;
  const isLike = (other: Uid): boolean => other !== uid && s.cardOf[other] === s.cardOf[uid];
  return zone.some(isLike) ? zone.indexOf(uid) + 1 : undefined;
}

/** What tells a card from another of its design. */
function marksOf(g: Rules, s: TextState, uid: Uid, d: Decision | null, names: Names): Marks {
  const owner = cityAt(g, s, uid);
  const inCity = owner >= 0;
  return {
    occupied: inCity && s.occupied[uid] === 1,
    tokens: inCity ? s.tokens[uid] : 0,
    goods: s.goods.find(([holder]) => holder === uid)?.slice(1) ?? [],
    beneath: (s.beneath.find(([holder]) => holder === uid)?.length ?? 1) - 1,
    workers: s.seats.reduce((n, p) => n + p.workers.filter((at) => at === uid).length, 0),
    ...hostMark(g, s, uid),
    ...(inCity && owner !== d?.seat ? { city: owner } : {}),
    ...(!inCity && d?.kind === 'pick' && isMixed(s, d.items)
      ? { from: names.zone(g.zones[zoneAt(s, uid)].id, 'yours') }
      : {}),
    space: spaceOf(g, s, uid),
  };
}

function hostMark(g: Rules, s: TextState, uid: Uid): Pick<Marks, 'on'> {
  const host =
    s.slices.guests?.find(([guest]) => guest === uid)?.[1] ?? s.slices.covers?.find(([, cover]) => cover === uid)?.[0];
  return host === undefined ? {} : { on: g.designs[s.cardOf[host]].id };
}

function optionText(g: Rules, s: TextState, id: string, speech: Speech): string {
  const { actions, grammar } = speech.language;
  if (id === 'decline') return actions.decline;
  const task = s.stack.at(-1);
  if (task === undefined) return id;
  const choice = chosenBy(task.effect, id);
  if (choice === 'token') return actions.use;
  if (task.effect.do === 'send')
    return speech.language.grammar.sentence(speech.names.piece(id as PieceName).one).slice(0, -1);
  if (task.effect.do === 'search') return speech.names.card(id).one;
  const from = task.effect.do === 'drawNext' ? speech.names.zone(id, 'yours') : '';
  if (from !== '') return withoutPeriod(grammar.sentence(from));
  const label = labelOf(speech, task.effect.do, id);
  if (choice === undefined || label !== id) return label;
  const self = speech.names.holder(task.scope.src, designAt(g, s, task.scope.src));
  return withoutPeriod(
    grammar.sentence(grammar.clause(choice, self === null ? speech.ctx() : contextOf(speech, self))),
  );
}

/** What an option brings about; `token` = whatever is got by returning a token. */
function chosenBy(e: Effect, id: string): Effect | 'token' | undefined {
  if (e.do === 'option') return e.choices.find((choice) => choice.id === id)?.then;
  if ((e.do !== 'may' && e.do !== 'repeat') || id !== 'use') return undefined;
  const first = e.then.do === 'seq' ? e.then.steps[0] : e.then;
  return first.do === 'pay' && first.tokens !== undefined ? 'token' : e.then;
}

function labelOf(speech: Speech, op: string, id: string): string {
  const all = [speech.language, ...speech.modules];
  return all.map(({ answers }) => answers?.[op]?.[id]).find((label) => label !== undefined) ?? id;
}

function withoutPeriod(sentence: string): string {
  return sentence.endsWith('.') ? sentence.slice(0, -1) : sentence;
}

function splitText(g: Rules, d: Decision | null, by: readonly number[], speech: Speech): string {
  const { names, language } = speech;
  const among = d?.kind === 'split' ? d.among : by.map((_, r) => r);
  const goods = g.resources.map((_, r) => by[among.indexOf(r)] ?? 0);
  return language.actions.goods(goods, names) || language.actions.none;
}

function payText(g: Rules, s: TextState, d: Decision | null, { spend, uses }: Payment, speech: Speech): string {
  const { names } = speech;
  const door = uses.find(({ by }) => by === 'door');
  const token =
    door === undefined || d?.kind !== 'pay'
      ? -1
      : tokenSpent(g.designs[s.cardOf[door.at]], g.designs[s.cardOf[d.card]], spend);
  const told = {
    spend: token < 0 ? spend : spend.map((n, r) => (r === token ? n - 1 : n)),
    uses: uses.map((use) => useWords(g, s, use, use === door ? token : -1, names)),
  };
  return speech.language.actions.pay(told, names);
}

function useWords(g: Rules, s: TextState, use: Use, token: number, names: Names): UseWords {
  const { by, at, n, with: other } = use;
  const named = (holder: Holder): UseWords['at'] => names.holder(holder, designAt(g, s, holder))!;
  const ability = isCard(g, at) ? g.designs[s.cardOf[at]].ability : placeAt(g, at).ability;
  return {
    by,
    at: named(at),
    ...(token < 0 ? {} : { token: g.resources[token] }),
    ...(by === 'ability' ? { price: ability?.price } : {}),
    ...(n === undefined ? {} : { n }),
    ...(other === undefined ? {} : { with: named(other) }),
  };
}
