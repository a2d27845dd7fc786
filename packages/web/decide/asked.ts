import type { Seen } from '../play/seen.ts';
import type { Words } from '../words/index.ts';
import { idAt, isCalledByGain, ownQuestion } from './answer.ts';

/** What the card or place at work does; empty = the rules themselves ask. */
export function ruleOf(seen: Seen): string {
  const { decision: d, game, known, text } = seen;
  const id = d === null || d.kind === 'turn' || d.kind === 'pay' ? null : idAt(seen, d.why);
  if (id === null) return '';
  if (game.rules.designById.has(id)) return text.cardLines(id).join(' ');
  const { effect, price } = game.rules.placeById.get(id)!;
  // What it costs is paid already, and what it is worth in the end is not what is asked.
  const isPaid = price !== null && known.stack.at(-1)?.effect.do !== 'pay';
  return isPaid && effect !== null ? text.effect(effect) : text.placeLines(id).join(' ');
}

/** A tile asks whose rule is not told by its name, as places that are called by what they give do: it has to be read first. */
export function asksByTile(seen: Seen, words: Words['decide']): boolean {
  const { decision: d, game } = seen;
  const { cards, places } = game.rules;
  if (d === null || d.why < cards || ownQuestion(seen, words) !== undefined) return false;
  return !isCalledByGain(places[d.why - cards].def.row) && ruleOf(seen) !== '';
}
