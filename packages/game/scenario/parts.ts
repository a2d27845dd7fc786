import { ANSWERS, CaseError, resourceNamed, seatNamed, show, type AnswerKey, type Fields } from '@everdell/sets';
import type { Game } from '../game.ts';

const MODIFIERS = ['from', 'slot', 'into', 'of', 'owner', 'what', 'by', 'forced'];

/** One answer by meaning. A choice with several (`give` and `to`) is refused or accepted as one. */
export interface Part {
  readonly key: AnswerKey;
  readonly value: unknown;
  /** Index of the choice in the step; null = a field of the step itself says it. */
  readonly choice: number | null;
  readonly path: string;
  /** The choice it stands in, for `from`, `of`, `what` and the like. */
  readonly mods: Fields;
  used: boolean;
  /** Of a list that answers one question after the other: the next entry. */
  next: number;
}

/** All answers of a step in order; those of a card played inside an effect follow the play itself. */
export function partsOf(game: Game, choices: unknown, path: string, choice?: number | null): Part[] {
  if (choices === undefined) return [];
  if (!Array.isArray(choices)) throw new CaseError(`${path}: must be a list`);
  return choices.flatMap((entry: unknown, i) =>
    giftsApart(entry).flatMap((one) => partsOfChoice(game, one, `${path}[${i}]`, choice === undefined ? i : choice)),
  );
}

/** Cards and resources given in one breath are two gifts to the same receiver. */
function giftsApart(entry: unknown): unknown[] {
  const give = (entry as Fields | null)?.['give'];
  if (typeof give !== 'object' || give === null || !('cards' in give && 'resources' in give)) return [entry];
  return [
    { ...(entry as Fields), give: { cards: give.cards } },
    { ...(entry as Fields), give: { resources: give.resources } },
  ];
}

function partsOfChoice(game: Game, entry: unknown, path: string, choice: number | null): Part[] {
  if (typeof entry !== 'object' || entry === null) throw new CaseError(`${path}: must be an object`);
  const mods = entry as Fields;
  const parts: Part[] = [];
  for (const [key, value] of Object.entries(mods)) {
    if (MODIFIERS.includes(key)) continue;
    const answer = ANSWERS.find((known) => known === key);
    if (answer === undefined) throw new CaseError(`${path}.${key}: no such key of a choice`);
    // Resources that are discarded are paid.
    const said = answer === 'discard' && isGoods(game, value) ? 'pay' : answer;
    parts.push({ key: said, value, choice, path: `${path}.${key}`, mods, used: false, next: 0 });
    if (key === 'play') parts.push(...nested(game, value, `${path}.play`, choice));
  }
  if (parts.length === 0) throw new CaseError(`${path}: ${show(entry)} answers nothing`);
  if (mods['by'] !== undefined) seatNamed(game, mods['by'], `${path}.by`);
  return parts;
}

function isGoods({ rules }: Game, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => resourceNamed(rules, name) >= 0);
}

function nested(game: Game, play: unknown, path: string, choice: number | null): Part[] {
  if (typeof play !== 'object' || play === null) throw new CaseError(`${path}: must be an object`);
  return partsOf(game, (play as Fields)['choices'], `${path}.choices`, choice);
}

/** A name that has been given answers nothing more by itself. */
export function isNamed({ key, next }: Part): boolean {
  return key === 'option' && next > 0;
}
