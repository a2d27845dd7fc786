import { ZONE, type GameState } from '@everdell/engine';
import { listed, NotationError, quoted } from './error.ts';

/** One thing that a word may stand for. */
export interface Choice {
  readonly item: number;
  /** What it is called without its number. */
  readonly id: string;
  /** Its full name. */
  readonly name: string;
}

/** What the words of a line may stand for. Only things the deciding seat sees are ever looked at or named. */
export interface Menu {
  readonly choices: readonly Choice[];
  /** Where they are, for messages. */
  readonly where: string;
  /** Copies among these are taken first, and any of them will do. */
  readonly first: readonly number[];
  /** Of several copies without a number, those that are meant if only so many are listed here. */
  readonly usual: () => readonly number[];
}

interface Word {
  readonly id: string;
  readonly item: number | undefined;
}

/** The things that the words name, each word another one. */
export function resolve(state: GameState, words: readonly string[], menu: Menu): number[] {
  const parsed = words.map((word) => readWord(state, word));
  const found = parsed.map((word, i) => (word.item === undefined ? undefined : exactly(words[i], word, menu)));
  const ids = new Set(parsed.flatMap((word) => (word.item === undefined ? [word.id] : [])));
  for (const id of ids) {
    const at = parsed.flatMap((word, i) => (word.item === undefined && word.id === id ? [i] : []));
    const items = unnumbered(id, at.length, menu, found);
    at.forEach((i, n) => (found[i] = items[n]));
  }
  return found as number[];
}

const WORD = /^([a-z][a-z0-9:-]*)?(?:#(\d{1,6}))?$/;
const SPACE = /^@meadow:(\d)$/;

function readWord(state: GameState, word: string): Word {
  const space = SPACE.exec(word);
  if (space !== null) return { id: '', item: cardInSpace(state, Number(space[1])) };
  const name = WORD.exec(word);
  if (name === null || word === '')
    throw new NotationError(`${quoted(word)} is no name: write for example farm, farm#17 or @meadow:3`);
  return { id: name[1] ?? '', item: name[2] === undefined ? undefined : Number(name[2]) };
}

function cardInSpace(state: GameState, space: number): number {
  const uid = state.zones[ZONE.meadow][space - 1] ?? -1;
  if (uid < 0) throw new NotationError(`there is no card in Meadow space ${space}`);
  return uid;
}

function exactly(word: string, { id, item }: Word, menu: Menu): number {
  const choice = menu.choices.find((c) => c.item === item && (id === '' || c.id === id));
  if (choice === undefined) throw notThere(word, menu);
  return choice.item;
}

function unnumbered(id: string, n: number, menu: Menu, taken: readonly (number | undefined)[]): readonly number[] {
  const free = menu.choices.filter((c) => c.id === id && !taken.includes(c.item)).map((c) => c.item);
  if (free.length === 0) throw notThere(id, menu);
  if (free.length < n) throw new NotationError(`${id} is named ${n} times, but there are only ${free.length}`);
  const first = free.filter((item) => menu.first.includes(item));
  if (first.length >= n) return first.slice(0, n);
  if (free.length === n) return free;
  const listedOnes = menu.usual();
  const usual = free.filter((item) => listedOnes.includes(item));
  if (usual.length === n) return usual;
  const names = menu.choices.filter((c) => free.includes(c.item)).map((c) => c.name);
  throw new NotationError(`${id} may be several: say which one: ${listed(names)}`);
}

function notThere(word: string, menu: Menu): NotationError {
  const names = menu.choices.map((c) => c.name);
  return new NotationError(`there is no ${quoted(word)} ${menu.where}; there: ${listed(names)}`);
}
