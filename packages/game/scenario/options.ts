import { toVector, type Effect, type EffectOf, type GameState, type OptionDecision } from '@everdell/engine';
import { bundleOf, cardIds, givesCards, goodsNamed, show, type AnswerKey } from '@everdell/sets';
import type { Game } from '../game.ts';
import type { Selection } from './items.ts';
import { answerFormats } from './modules.ts';
import { isNamed, type Part } from './parts.ts';
import { withoutTokens } from './payment.ts';

/** Answers to what offers options, and what an effect does that an answer speaks of. */

export function optionAnswer(game: Game, s: GameState, d: OptionDecision, part: Part, all: readonly Part[]): Selection {
  const id = optionNamed(game, s, d, part, all);
  return { action: { t: 'option', id }, foreign: !d.ids.includes(id) };
}

/** Is this another word for the option? */
export function isCalled(id: string, word: string): boolean {
  return id === word || answerFormats().some(({ words }) => words?.[id]?.includes(word));
}

function optionNamed(game: Game, s: GameState, d: OptionDecision, part: Part, all: readonly Part[]): string {
  for (const { options } of answerFormats()) {
    const meant = options?.[d.ask]?.(part.key, part.value) ?? null;
    if (meant !== null) return meant;
  }
  if (d.ask === 'gifts' && part.key === 'give') return givesCards(part.value) ? 'cards' : 'goods';
  if (d.ask === 'nameColour' && part.key === 'colour') return String(part.value);
  if (['may', 'repeat'].includes(s.stack[s.stack.length - 1].effect.do)) {
    if (part.key === 'load' || (part.key === 'option' && !isWordFor(game, s, d, String(part.value)))) return 'none';
    return part.key === 'option' && part.value === 'decline' ? 'decline' : 'use';
  }
  if (part.key !== 'option') return loadOption(game, s, part) ?? 'none';
  const word = String(part.value);
  const [first = word, ...others] = d.ids.filter((id) => isCalled(id, word));
  return others.length === 0 ? first : (paidFor(game, s, [first, ...others], all) ?? first);
}

const PILES = ['deck', 'meadow', 'station', 'discard'];
const DRAWING = ['draw', 'cards'];

/** Can this word say that the optional thing is done? Some are said of one thing only, and may be meant for a later one. */
function isWordFor(game: Game, s: GameState, d: OptionDecision, word: string): boolean {
  for (const { wordsOf } of answerFormats()) {
    const isMeant = wordsOf !== undefined && Object.hasOwn(wordsOf, word) ? wordsOf[word] : undefined;
    if (isMeant !== undefined) return isMeant(game, d.why);
  }
  const { then } = s.stack[s.stack.length - 1].effect as EffectOf<'may'>;
  if (DRAWING.includes(word)) return stepsOf(then)[0].do === 'draw';
  return !PILES.includes(word);
}

/** Of several options by one name the one whose price is paid. */
function paidFor(game: Game, s: GameState, ids: readonly string[], all: readonly Part[]): string | undefined {
  const { effect } = s.stack[s.stack.length - 1];
  const choices = effect.do === 'option' ? effect.choices : [];
  const isPaid = (then: Effect): boolean => stepsOf(then).some((e) => e.do === 'pay' && isPrice(game, e, all));
  return choices.find(({ id, then }) => ids.includes(id) && isPaid(then))?.id;
}

/** Does it put a card into the hand that this answer names? */
export function takesIt(game: Game, s: GameState, e: Effect, part: Part): boolean {
  if (e.do !== 'move' || typeof e.what !== 'string' || !('zone' in e.to) || e.to.zone !== 'hand') return false;
  const { scope } = s.stack[s.stack.length - 1];
  const ids = cardIds(game, s, scope.cards[e.what] ?? []);
  return (['take', 'pick'].includes(part.key) || isNamed(part)) && ids.some((id) => [part.value].flat().includes(id));
}

/** Is it the fixed price of the optional thing that is asked about? Then nothing more is asked about it. */
export function saysPrice(game: Game, s: GameState, { key, value, path }: Part): boolean {
  const { effect } = s.stack[s.stack.length - 1];
  if (key !== 'pay' || effect.do !== 'may') return false;
  const paid = stepsOf(effect.then).find((e) => e.do === 'pay');
  return paid?.goods !== undefined && show(goodsNamed(game, value, path)) === show(toVector(game.rules, paid.goods));
}

export function stepsOf(e: Effect): Effect[] {
  if (e.do === 'seq') return e.steps.flatMap(stepsOf);
  return 'then' in e && e.then !== undefined ? [e, ...stepsOf(e.then)] : [e];
}

/** Does it bring goods from the supply: into one's own hands, or, as one may say too, onto a card? */
function isSupplied(e: Effect, key: AnswerKey): e is EffectOf<'gain'> | EffectOf<'load'> {
  return e.do === 'load' || (e.do === 'gain' && key === 'gain');
}

const PAYMENTS: readonly Effect['do'][] = ['pay', 'spend'];

export function speaksOf(game: Game, e: Effect, { key, value, mods, path }: Part): boolean {
  const words = 'ask' in e && e.ask !== undefined ? [e.do, e.ask] : [e.do];
  if (answerFormats().some(({ verbs }) => words.some((word) => verbs?.[key]?.includes(word))))
    return mods['into'] === undefined;
  if (key === 'pay') return PAYMENTS.includes(e.do);
  if (key === 'take') return e.do === 'draw' && e.from !== undefined;
  if (key === 'give') return e.do === 'give' && e.of === (givesCards(value) ? 'cards' : 'goods');
  if (key === 'gain' || key === 'store')
    return isSupplied(e, key) && show(toVector(game.rules, e.what)) === show(goodsNamed(game, value, path));
  if (key === 'discard' && mods['into'] === undefined)
    return e.do === 'pay' ? paysCards(e, value) : e.do === 'discard' && e.from === undefined;
  if (key !== 'pick' && key !== 'discard') return false;
  return e.do === 'pick' && (e.from.where ?? []).some((f) => 'card' in f && show(value).includes(show(f.card)));
}

/** Is this what the answers that are left pay, all in all? */
export function isPrice(
  game: Game,
  { goods, any, points = 0, cards = 0, units }: EffectOf<'pay'>,
  all: readonly Part[],
): boolean {
  const left = all.filter(({ used }) => !used);
  const paid = left.filter(({ key }) => key === 'pay').map(({ value, path }) => ({ value: value as object, path }));
  const vectors = paid.map(({ value, path }) => goodsNamed(game, withoutTokens(value), path));
  const inGoods = vectors.flat().reduce((sum, n) => sum + n, 0);
  const tokens = paid.reduce((sum, { value }) => sum + Number((value as { points?: number }).points ?? 0), 0);
  const dropped = left.filter(({ key }) => key === 'discard').flatMap(({ value }) => [value].flat()).length;
  if (typeof units === 'number') return inGoods + dropped === units && tokens === 0;
  if (points !== tokens || cards !== dropped) return false;
  if (goods === undefined) return (any ?? 0) === inGoods;
  return show(vectors[0] ?? []) === show(toVector(game.rules, goods));
}

/** A price in cards, of as many as are named, or in cards and resources. */
function paysCards({ cards, cardsOf, units }: EffectOf<'pay'>, value: unknown): boolean {
  if (units !== undefined) return true;
  return cards === undefined ? cardsOf !== undefined : !Array.isArray(value) || value.length === cards;
}

/** The option that loads exactly these resources. */
function loadOption(game: Game, s: GameState, part: Part): string | null {
  const wanted = show(bundleOf(game, goodsNamed(game, part.value, part.path)));
  const effect = s.stack[s.stack.length - 1].effect as EffectOf<'option'>;
  const found = effect.choices.find(
    ({ then }) => then.do === 'load' && show(bundleOf(game, goodsNamed(game, then.what, part.path))) === wanted,
  );
  return found?.id ?? null;
}
