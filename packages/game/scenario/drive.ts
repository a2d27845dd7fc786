import { isCard, isSlot, placeAt, termsFor } from '@everdell/engine';
import type {
  Action,
  Decision,
  EffectOf,
  GameEvent,
  GameState,
  PayDecision,
  Payment,
  Seat,
  SplitDecision,
  Uid,
} from '@everdell/engine';
import {
  automaNamed,
  cardId,
  cityOf,
  givesCards,
  goodsNamed,
  holderId,
  knownCards,
  seatNamed,
  type Fields,
} from '@everdell/sets';
import type { Game } from '../game.ts';
import { answerFormats } from './modules.ts';
import {
  answerOf,
  declining,
  impliedOption,
  impliedSpending,
  isFor,
  keepsPart,
  leftToPay,
  questionText,
  unitsIn,
} from './fit.ts';
import { saysPrice } from './options.ts';
import { partsOf, type Part } from './parts.ts';
import { whyNotPaid } from './payment.ts';
import {
  IMPOSSIBLE,
  paymentOf,
  playSpec,
  whyNotAsDescribed,
  withoutToll,
  type PlaySpec,
  type TolledPlay,
} from './play.ts';
import { Refused, type Step } from './types.ts';
import { takesAll, unitOf } from './units.ts';

/** A question that must be answered and that the case says nothing about. */
export interface FreeQuestion {
  readonly text: string;
  readonly answers: number;
  /** Only the order of effects is asked. */
  readonly order: boolean;
}

/** Which answers free questions get: by number of the question, index of the answer; absent = the first. */
export type Script = readonly number[];

/** A step while it is carried out. */
export interface Running {
  readonly game: Game;
  readonly s: GameState;
  readonly seat: Seat;
  readonly parts: Part[];
  /** Id of the card or the location that the step is about. */
  readonly subject: string | null;
  /** Answer of this step that the case expects to be refused. */
  readonly refusedChoice: number | null;
  readonly plays: Map<Uid, PlaySpec>;
  /** What is paid with a card beyond its price. */
  readonly tolls: Map<Uid, Part>;
  readonly events: GameEvent[];
  readonly free: FreeQuestion[];
  readonly script: Script;
  /** The position that the case began with. */
  readonly given: Fields;
  /** Answers to one question may be told one after the other. */
  readonly inPortions: boolean;
}

/** How a step is to be carried out. */
export type Told = Pick<Running, 'refusedChoice' | 'free' | 'script' | 'given' | 'inPortions'>;

export function startStep(game: Game, s: GameState, seat: Seat, step: Step, path: string, more: Told): Running {
  const parts = partsOf(game, step.choices, `${path}.choices`);
  return { game, s, seat, parts, subject: subjectOf(step), plays: new Map(), tolls: new Map(), events: [], ...more };
}

function subjectOf(step: Step): string | null {
  const named = step['location'] ?? step['event'] ?? step['card'] ?? step['adornment'];
  const id = typeof named === 'object' && named !== null ? (named as { card?: unknown }).card : named;
  return typeof id === 'string' ? id : null;
}

/** Carries an action out, or says at which answer it is refused. */
export function act(run: Running, seat: Seat, action: Action, choice: number | null, what: string): void {
  const refused = run.game.check(run.s, seat, action);
  if (refused !== null) throw new Refused(refused.code, choice, what);
  run.events.push(...run.game.apply(run.s, seat, action));
}

/** Answers everything that is asked until the turn is over. */
export function answerAll(run: Running): void {
  for (;;) {
    const d = run.game.decisions(run.s)[0];
    if (d === undefined || d.kind === 'turn' || d.ask === 'go') return;
    const hosts = run.game.hostAnswer(run.s);
    if (hosts !== null) {
      run.events.push(...run.game.apply(run.s, d.seat, hosts));
      continue;
    }
    if (d.ask === 'revealOn') passFirstCard(run);
    const text = questionText(run.game, run.s, d);
    const answered =
      (d.kind === 'pay' && answerPayment(run, d, text)) ||
      answerByPlay(run, d, text) ||
      answerByPart(run, d, text) ||
      answerByImplication(run, d, text);
    if (!answered) answerFreely(run, d, text);
  }
}

/** The first card of a row is revealed without asking where nothing else can be chosen; a case may say it all the same. */
function passFirstCard({ parts }: Running): void {
  const named = parts.filter(({ key, value }) => key === 'option' && value === 'reveal');
  if (named.length > 0 && named.every(({ used }) => !used)) named[0].used = true;
}

/** Payments are described where the card is played: in the step or in the choice. */
function answerPayment(run: Running, d: PayDecision, text: string): boolean {
  const spec = playOf(run, d.card);
  if (spec === undefined) return false;
  const suffices = (paid: Payment): boolean => run.game.check(run.s, d.seat, paid) === null;
  const payment = paymentOf(run.game, run.s, d.seat, spec, effectId(run, d), suffices, run.subject);
  if (payment === null) return false;
  const choice = run.parts.find((p) => p.path === spec.path)?.choice ?? null;
  if (payment === IMPOSSIBLE) throw new Refused('not-offered', choice, text);
  act(run, d.seat, payment, choice, text);
  return true;
}

/** The description of a play; an effect begins one by itself when there is only one card to play. */
function playOf(run: Running, card: Uid): PlaySpec | undefined {
  if (run.plays.has(card) || card < 0 || card >= run.game.rules.cards) return run.plays.get(card);
  for (const part of run.parts) {
    if (part.key !== 'play' || part.used) continue;
    const spec = playSpec(run.game, part.value, part.path);
    if (spec.card !== cardId(run.game, run.s, card)) continue;
    part.used = true;
    run.plays.set(card, spec);
    return spec;
  }
  return undefined;
}

function effectId(run: Running, d: Decision): string | null {
  return d.why < 0 ? null : holderId(run.game, run.s, d.why);
}

/** Questions that fields of the play answer: into which city, to whom the cost goes. */
function answerByPlay(run: Running, d: Decision, text: string): boolean {
  const spec = d.kind === 'pick' && d.of === 'seat' ? playOf(run, d.why) : undefined;
  if (spec === undefined) return false;
  const field = d.ask === 'intrude' ? spec.fields['into'] : spec.fields['costTo'];
  if (typeof field !== 'number' && automaNamed(run.game, field) < 0) return false;
  const choice = run.parts.find((p) => p.path === spec.path)?.choice ?? null;
  act(run, d.seat, { t: 'pick', items: [seatNamed(run.game, field, spec.path)] }, choice, text);
  return true;
}

/** Who says what is paid, discarded or picked within an option has chosen that option. */
function answerByImplication(run: Running, d: Decision, text: string): boolean {
  for (const part of run.parts) {
    const spending = impliedSpending(run.s, d, part);
    if (spending !== null) {
      act(run, d.seat, spending, part.choice, text);
      return true;
    }
    const id = impliedOption(run.game, run.s, d, part, run.parts);
    if (id === null) continue;
    part.used ||= saysPrice(run.game, run.s, part);
    act(run, d.seat, { t: 'option', id }, part.choice, text);
    return true;
  }
  return false;
}

/**
 * What the card or location of the step sets off, such as a copied location or a token, may be said to be asked by
 * itself; not so what comes of its own accord.
 */
function onBehalfOf({ game, s, subject }: Running, { why }: Decision): string | null {
  if (why < 0 || isSlot(game.rules, why)) return subject;
  const { def } = isCard(game.rules, why) ? game.rules.designs[s.cardOf[why]] : placeAt(game.rules, why);
  return (def.reacts ?? []).length > 0 ? null : subject;
}

type Found = { readonly part: Part; readonly action: Action };

function answerByPart(run: Running, d: Decision, text: string): boolean {
  const found = findPart(run, d, null) ?? findPart(run, d, onBehalfOf(run, d));
  if (found === null) return false;
  const { part, action } = joined(run, d, found);
  if (!keepsPart(run.game, run.s, d, part)) part.used = true;
  // Choices that had only one answer anyway were not asked for; nor was the worker that moves, if it is the only one.
  for (const earlier of run.parts.slice(0, run.parts.indexOf(part)))
    if (earlier.mods['forced'] === true || (d.ask === 'moveTo' && isSettled(run, earlier))) earlier.used = true;
  const described = part.key === 'play' ? whyNotPlayed(run, d, part, action) : whyNotPaidUp(run, d, part, action);
  if (described !== null) throw new Refused(described, part.choice, text);
  act(run, d.seat, action, part.choice, text);
  return true;
}

const isSettled = (run: Running, { key, choice }: Part): boolean =>
  key === 'worker' && (choice === null || choice !== run.refusedChoice);

/**
 * The answer meant for this question: the first that is accepted, or that the case expects to be refused. One that
 * names nothing of what is offered may belong to another question, so it counts only where an answer must be given.
 */
function findPart(run: Running, d: Decision, behalf: string | null): Found | null {
  let wrong: Found | null = null;
  let foreign: Found | null = null;
  for (const part of inTurn(run, d)) {
    if (!isFor(run.game, run.s, d, part, behalf)) continue;
    const expectedRefusal = part.choice === run.refusedChoice;
    if (part.key === 'decline' && declining(d) === null && !expectedRefusal) continue;
    const answer = answerOf(run.game, run.s, d, part, run.parts);
    const found = { part, action: answer.action };
    if (answer.foreign) foreign = expectedRefusal ? found : (foreign ?? found);
    else if (expectedRefusal || isAccepted(run, d, found)) return found;
    else wrong ??= found;
  }
  return wrong ?? (declining(d) === null ? foreign : null);
}

/** Who is not acting is answered for by name first. */
function inTurn({ game, seat, parts }: Running, d: Decision): readonly Part[] {
  if (d.seat === seat) return parts;
  const isNamed = ({ mods, path }: Part): boolean =>
    mods['by'] !== undefined && seatNamed(game, mods['by'], path) === d.seat;
  return [...parts.filter(isNamed), ...parts.filter((part) => !isNamed(part))];
}

const whence = ({ mods }: Part): unknown => mods['of'] ?? mods['from'];
const receiver = ({ mods }: Part): unknown => mods['to'] ?? mods['player'];

/** Portions for two receivers are two gifts. */
const isForAnother = (one: Part, other: Part): boolean =>
  receiver(one) !== undefined && receiver(other) !== undefined && receiver(one) !== receiver(other);

/** What is asked for together may be said one after the other: cards place by place, resources portion by portion. */
function joined(run: Running, d: Decision, found: Found): Found {
  const { part, action } = found;
  if (part.choice === run.refusedChoice) return found;
  if (d.kind === 'split' && action.t === 'split') return { part, action: summed(run, d, part, action.by) };
  if (d.kind !== 'pick' || d.of !== 'card' || action.t !== 'pick') return found;
  const isEnough = action.items.length >= d.min;
  const items = action.items.slice();
  for (const other of run.parts) {
    if (other === part || other.key !== part.key || items.length >= d.max || !isFor(run.game, run.s, d, other))
      continue;
    if (isForAnother(part, other)) continue;
    const isOneAnswer = whence(part) === undefined || [undefined, whence(part)].includes(whence(other));
    if (isEnough && isOneAnswer && !isGathered(d) && !run.inPortions) continue;
    const more = answerOf(
      run.game,
      run.s,
      { ...d, items: d.items.filter((at) => !items.includes(at)) },
      other,
      run.parts,
    );
    if (more.foreign || more.action.t !== 'pick' || items.length + more.action.items.length > d.max) continue;
    items.push(...more.action.items);
    other.used = true;
  }
  return { part, action: { t: 'pick', items } };
}

const isGathered = ({ ask }: Decision): boolean => answerFormats().some(({ gathered }) => gathered?.includes(ask));

/** Portions of the same kind are added up until there is enough. */
function summed(run: Running, d: SplitDecision, part: Part, first: readonly number[]): Action {
  const size = (by: readonly number[]): number => by.reduce((sum, n) => sum + n, 0);
  let by = first;
  for (const other of run.parts) {
    if (size(by) >= d.min) break;
    if (other === part || other.key !== part.key || !isFor(run.game, run.s, d, other)) continue;
    if (isForAnother(part, other)) continue;
    const more = answerOf(run.game, run.s, d, other, run.parts);
    if (more.foreign || more.action.t !== 'split' || size(by) + size(more.action.by) > d.max) continue;
    const { by: portion } = more.action;
    by = by.map((n, i) => n + portion[i]);
    other.used = true;
  }
  return { t: 'split', by };
}

function isAccepted(run: Running, d: Decision, { part, action }: Found): boolean {
  if (run.game.check(run.s, d.seat, action) !== null) return false;
  return part.key !== 'play' || whyNotPlayed(run, d, part, action) === null;
}

/**
 * Cards and resources that pay together are refused together: where that is expected, what is told must be all that is due and no
 * more.
 */
function whyNotPaidUp(run: Running, d: Decision, part: Part, action: Action): string | null {
  if (d.kind === 'split' && part.choice === run.refusedChoice && unitOf(run.s, d, part) !== null)
    return takesAll(run.game, run.s, part) ? null : 'cannot-pay-price';
  if (d.ask !== 'payUnits' || d.kind !== 'pick' || action.t !== 'pick' || part.choice !== run.refusedChoice)
    return null;
  const paid = run.parts.filter((other) => other.key === 'pay' && (other === part || !other.used));
  const rest = leftToPay(run.game, run.s, d, action);
  if (rest === null) return null;
  const ofTheChoice = paid.filter(({ choice }) => choice === part.choice);
  return unitsIn(paid) < rest || unitsIn(ofTheChoice) > rest ? 'cannot-pay-price' : null;
}

/** Why the chosen card cannot be played as described; remembers the play for the questions that follow. */
function whyNotPlayed(run: Running, d: Decision, part: Part, action: Action): string | null {
  const card = action.t === 'pick' ? action.items[0] : -1;
  if (run.game.check(run.s, d.seat, action) !== null) return null;
  const spec = playSpec(run.game, part.value, part.path);
  run.plays.set(card, spec);
  const { effect, scope } = run.s.stack[run.s.stack.length - 1];
  const terms = termsFor(run.game.rules, run.s, effect as EffectOf<'playCard'>, scope);
  const by = effectId(run, d);
  const suffices = (paid: Payment): boolean => whyNotPaid(run.game, run.s, d.seat, card, paid, terms) === null;
  const payment = paymentOf(run.game, run.s, d.seat, spec, by, suffices, run.subject);
  const reason = whyNotAsDescribed(run.game, run.s, d.seat, card, spec, payment, terms);
  const tolled = reason === null ? null : withoutToll(run.game, run.s, d.seat, card, spec, by, run.subject, terms);
  return tolled === null ? reason : paysToll(run, card, tolled, part.choice);
}

/** What is paid beyond the price answers the question for it. */
export function paysToll(run: Running, card: Uid, { spec, toll }: TolledPlay, choice: number | null): null {
  const [part] = partsOf(run.game, [{ pay: toll }], spec.path, choice);
  const earlier = run.tolls.get(card);
  if (earlier !== undefined) run.parts.splice(run.parts.indexOf(earlier), 1);
  run.parts.push(part);
  run.tolls.set(card, part);
  run.plays.set(card, spec);
  return null;
}

/** Optional things are declined; for the rest the first answer stands, or the one that the script says. */
function answerFreely(run: Running, d: Decision, text: string): void {
  const answer = usualAnswer(run.s, d) ?? declining(d);
  if (answer !== null) return act(run, d.seat, answer, null, text);
  const answers = run.game.legal(run.s, d.seat).filter(({ t }) => t !== 'act'); // nothing is done aside unasked
  const chosen = run.script[run.free.length] ?? 0;
  run.free.push({ text, answers: answers.length, order: d.ask === 'order' });
  act(run, d.seat, answers[Math.min(chosen, answers.length - 1)], null, text);
}

/**
 * What is done where a rule that lets one do otherwise is not used: from where it says, what the location does. Of so many
 * cards at most out of one place all are drawn.
 */
function usualAnswer(s: GameState, d: Decision): Action | null {
  const { effect } = s.stack[s.stack.length - 1];
  if (d.kind === 'pick' && answerFormats().some(({ usual }) => usual?.includes(d.ask)))
    return { t: 'pick', items: d.items.slice(0, d.min) };
  const { ruled, from, upTo } = effect.do === 'drawNext' ? (effect.draw as EffectOf<'draw'>) : {};
  const isUsual = from?.length === 1 || (ruled !== undefined && upTo === undefined);
  if (d.kind !== 'option' || !(d.ask === 'visitWay' || (d.ask === 'drawFrom' && isUsual))) return null;
  return { t: 'option', id: d.ids[0] };
}

/** The card of a `play` that names its city must be there at the end, also when nobody was asked. */
export function checkWhere(run: Running): void {
  for (const [card, spec] of run.plays) {
    const into = spec.fields['into'];
    if (typeof into !== 'number' || cityOf(run.game, run.s, into).includes(card)) continue;
    const choice = run.parts.find((p) => p.path === spec.path)?.choice ?? null;
    throw new Refused('not-offered', choice, `${cardId(run.game, run.s, card)} into the city of seat ${into}`);
  }
}

/** Was this answer carried out? It was not if nothing of it was asked for, nor if its receiver was somebody else or had more. */
export function wasAccepted(run: Running, choice: number): boolean {
  const parts = run.parts.filter((part) => part.choice === choice);
  const to = parts.find((part) => part.key === 'to' && !part.used);
  const receiving = to === undefined ? null : seatSaid(to.value);
  if (receiving !== null && !gaveTo(run, receiving)) return false;
  if (parts.some((part) => part.key === 'give' && !part.used && hadMore(run, part))) return false;
  return parts.some((part) => part.used);
}

/** The seat of a player; null = it names something else. */
function seatSaid(value: unknown): Seat | null {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : null;
}

/** Has the receiver been given more than the answer says, without being asked? */
function hadMore({ game, events }: Running, { value, mods, path }: Part): boolean {
  const to = seatSaid(mods['to']);
  if (to === null) return false;
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  if (givesCards(value)) {
    const given = events.map((event) => (event.e === 'gave' && event.to === to ? event.cards.length : 0));
    return sum(given) > knownCards(game, (value as { cards?: unknown }).cards ?? value, path).length;
  }
  const given = events.map((event) => (event.e === 'gaveGoods' && event.to === to ? sum(event.goods) : 0));
  return sum(given) > sum(goodsNamed(game, (value as { resources?: unknown }).resources ?? value, path));
}

function gaveTo(run: Running, seat: Seat): boolean {
  return run.events.some((event) => (event.e === 'gave' || event.e === 'gaveGoods') && event.to === seat);
}
