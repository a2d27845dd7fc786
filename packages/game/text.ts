import {
  actionText,
  answerText,
  cardLines,
  cardText,
  effectText,
  eventLine,
  kindText,
  nameText,
  occupationText,
  placeLines,
  placeText,
  promptText,
  reasonText,
  redactEvent,
  seasonText,
  speechOf,
  type Action,
  type Decision,
  type Effect,
  type MarkName,
  type PieceName,
  type GameEvent,
  type GameState,
  type Label,
  type Lang,
  type LogLine,
  type Noun,
  type OptionValue,
  type Reason,
  type Resource,
  type RowName,
  type Seat,
  type TextState,
  type Words,
} from '@everdell/engine';
import { eventFieldsOf } from './eventFields.ts';
import type { Game } from './game.ts';

export { LANGS, NoWordsError, redactEvent, type LogLine } from '@everdell/engine';

/** Words that can be counted: "3 cards". */
export type CountWord = { [K in keyof Words]: Words[K] extends Noun ? K : never }[keyof Words];

/** All texts of one game in one language. */
export interface Text {
  readonly lang: Lang;
  /** Name of a card, place, season, resource or automa. */
  name(id: string): string;
  /** Singular and plural of a resource. */
  resource(id: string): Noun;
  /** What places of a row are called, and a piece besides workers. */
  row(row: RowName): Noun;
  piece(name: PieceName): Noun;
  /** What a zone is called on the table. */
  zone(id: string): string;
  /** What a token is called that only marks something. */
  mark(name: MarkName): Noun;
  /** Whole rule text of a card or a place; the lines are its parts. */
  card(id: string): string;
  place(id: string): string;
  cardLines(id: string): readonly string[];
  placeLines(id: string): readonly string[];
  /** "Green Production, Common Construction". */
  kind(id: string): string;
  /** Whom an occupied token on the card brings in, or on which cards one brings it in. */
  occupation(id: string): string;
  effect(e: Effect): string;
  /** What preparing for a season gives; empty if nothing. */
  season(id: string): string;
  /** Goods in the order of the game's resources: "2 twigs and 1 resin". */
  goods(goods: readonly number[]): string;
  count(n: number, word: CountWord): string;
  /** Label of a score category. */
  score(category: string): string;
  /** Name and explanation of a value of a set-up option; null = it has none. */
  option(id: string, value: OptionValue): Label | null;
  /** What is waited for, addressed to the one who decides. */
  prompt(state: TextState, d: Decision, seatNames?: readonly string[]): string;
  /** Label of an answer for menus. With the decision given, a view of the game is enough. */
  action(state: GameState, a: Action, d?: Decision, seatNames?: readonly string[]): string;
  answer(state: TextState, d: Decision, a: Action, seatNames?: readonly string[]): string;
  reason(r: Reason, seatNames?: readonly string[]): string;
  /**
   * A line of the log as this viewer may read it: a seat, a spectator (null), or one who may know all. `you` is spoken
   * to ("You play a Farm"); everybody else is called by name.
   */
  event(e: GameEvent, viewer?: Viewer, seatNames?: readonly string[], you?: Seat | null): string;
  /** The same in parts, so that what somebody does can go on after the subject: "Ana plays a Farm; pays 2 twigs". */
  line(e: GameEvent, viewer?: Viewer, seatNames?: readonly string[], you?: Seat | null): LogLine;
}

type Viewer = Seat | null | 'all';

export function textOf(game: Game, lang: Lang): Text {
  const g = game.rules;
  const speech = speechOf(g, lang);
  const { grammar, words, scores } = speech.language;
  const eventFields = eventFieldsOf(g);
  const line: Text['line'] = (e, viewer = null, seatNames, you) =>
    eventLine(g, viewer === 'all' ? e : redactEvent(e, viewer, eventFields), lang, seatNames, you);
  return {
    lang,
    name: (id) => nameText(g, id, lang),
    resource: (id) => speech.names.resource(id as Resource),
    row: (row) => speech.names.row(row).noun,
    piece: (name) => speech.names.piece(name),
    zone: (id) => {
      const name = speech.names.theZone(id);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    mark: (name) => speech.names.mark(name),
    card: (id) => cardText(g, id, lang),
    place: (id) => placeText(g, id, lang),
    cardLines: (id) => cardLines(g, id, lang),
    placeLines: (id) => placeLines(g, id, lang),
    kind: (id) => kindText(g, id, lang),
    occupation: (id) => occupationText(g, id, lang),
    effect: (e) => effectText(g, e, lang),
    season: (id) => seasonText(g, id, lang),
    goods: (goods) => grammar.goods(goods, speech.names),
    count: (n, word) => grammar.count(n, words[word]),
    score: (category) => scores[category] ?? category,
    option: (id, value) =>
      speech.modules.map((m) => m.options?.[id]?.[String(value)]).find((label) => label !== undefined) ?? null,
    prompt: (state, d, seatNames) => promptText(g, d, state, lang, seatNames),
    action: (state, a, d, seatNames) =>
      d === undefined ? actionText(g, state, a, lang, seatNames) : answerText(g, state, d, a, lang, seatNames),
    answer: (state, d, a, seatNames) => answerText(g, state, d, a, lang, seatNames),
    reason: (r, seatNames) => reasonText(g, r, lang, seatNames),
    event: (...asked) => line(...asked).text,
    line,
  };
}
