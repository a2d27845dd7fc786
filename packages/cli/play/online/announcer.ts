import type { KnownItem } from '@everdell/game';
import type { ChatMessage, TableNews } from '@everdell/protocol';
import { withoutControls } from '../../core/layout.ts';
import { paragraphs } from '../news.ts';
import { say } from '../ui.ts';
import type { Visit } from './visit.ts';

/** Lines of chat from before one came that are shown. */
const EARLIER_LINES = 8;
/** So many are kept to be shown once more after the screen was cleared. */
const UNREAD_LINES = 8;

/** Shows what happens at a table as it happens, whatever is being asked. */
export class Announcer {
  readonly #visit: Visit;
  readonly #stop: () => void;
  #live = true;
  #unread: string[] = [];

  constructor(visit: Visit) {
    this.#visit = visit;
    const earlier = visit.remote.chat.slice(-EARLIER_LINES).flatMap((line) => this.#chatLines(line, true));
    if (earlier.length > 0) say(visit.ui, earlier);
    this.#stop = visit.remote.onChange((news) => this.#announce(news));
  }

  /** What was shown since the player last typed something. */
  get unread(): readonly string[] {
    return this.#unread;
  }

  read(): void {
    this.#unread = [];
  }

  stop(): void {
    this.#stop();
  }

  #announce(news: TableNews): void {
    const said = [...this.#lineLines(), ...news.chat.flatMap((line) => this.#chatLines(line, false))];
    const moves = news.items.flatMap((item) => this.#itemLines(item)); // the next turn tells them again anyway
    if (moves.length + said.length > 0) say(this.#visit.ui, [...moves, ...said]);
    this.#unread = [...this.#unread, ...said].slice(-UNREAD_LINES);
  }

  #lineLines(): readonly string[] {
    const { remote, ui } = this.#visit;
    if (remote.live === this.#live) return [];
    this.#live = remote.live;
    return [this.#live ? ui.words.online.back : ui.words.online.lost];
  }

  /** What the others do; what one does oneself is told when the next question is asked. */
  #itemLines(item: KnownItem): readonly string[] {
    const { names, text, seat, ui } = this.#visit;
    const { online } = ui.words;
    if ('undo' in item) {
      const { by, agreed } = item.undo;
      return by === seat || agreed !== undefined ? [] : [online.takesBack(names[by])];
    }
    return item.seat === seat ? [] : paragraphs([item], { text, names, you: seat }).map((line) => `• ${line}`);
  }

  #chatLines({ seat, name, text, note }: ChatMessage, own: boolean): readonly string[] {
    const { online } = this.#visit.ui.words;
    if (note !== undefined) return [withoutControls(online.notes[note.code]?.(note.params) ?? '')].filter(Boolean);
    if (seat !== null && seat === this.#visit.seat && !own) return []; // one has just typed it
    return [withoutControls((seat === null ? online.watcherSaid : online.said)(name, text))];
  }
}
