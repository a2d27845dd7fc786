import type { Seat } from '@everdell/game';
import type { Guest, TableStatus } from '../store/store.ts';
import { seatOf } from './doc.ts';
import { maySit } from './handlers/seats.ts';
import { tableInfo, type Present } from './info.ts';
import { chatAfter, gameText } from './news.ts';
import { Refused } from './refused.ts';
import type { Following, Known } from './service.ts';
import type { Seated, Table } from './table.ts';
import { mayFollow } from './watching.ts';

/** At most so many lines of chat are told at once. */
const CHAT_LINES = 100;

export interface FollowerOptions {
  readonly table: Table;
  readonly guest: Guest;
  readonly known: Known;
  /** What nobody expected, as it is told to a client. */
  readonly asRefused: (error: unknown) => Refused;
  readonly present: () => Present;
  readonly changed: () => void;
  readonly stopped: (follower: Follower) => void;
  /** Sits somewhere else than before. */
  readonly moved: (from: Seat | null, to: Seat | null) => void;
}

/** What somebody has been told. */
interface Told {
  version: number;
  /** Anything of the game at all. */
  begun: boolean;
  infoStamp: string;
  chat: number;
  chatStamp: number;
}

/** Somebody who is told what happens at a table. It knows what they have been told. */
export class Follower implements Following {
  readonly #o: FollowerOptions;
  /** Where they sat when they were last told something. */
  seat: Seat | null;
  #told: Told;
  #poked = true;
  #stopped = false;
  #status: TableStatus | undefined;
  #there: { readonly present: Present; readonly text: string } | undefined;

  constructor(options: FollowerOptions, seat: Seat | null) {
    this.#o = options;
    this.seat = seat;
    const { since = 0, chat = 0 } = options.known;
    this.#told = { version: since, begun: false, infoStamp: '', chat, chatStamp: -1 };
  }

  get guest(): string {
    return this.#o.guest.id;
  }

  /** There is something new. */
  poke(): void {
    if (this.#poked || this.#stopped) return;
    this.#poked = true;
    this.#o.changed();
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#o.stopped(this);
  }

  async news(): Promise<string | null> {
    this.#poked = false;
    try {
      return await this.#o.table.do((at) => this.#tell(at));
    } catch (error) {
      throw this.#o.asRefused(error);
    }
  }

  async #tell(at: Seated): Promise<string | null> {
    await this.#look(at);
    if (this.#stopped) return null;
    const told = { ...this.#told }; // if another node is quicker, everything is put together again
    const parts = [await this.#infoPart(at, told), await this.#gamePart(at, told), await this.#chatPart(at, told)];
    this.#told = told;
    const news = parts.join('');
    if (news === '') return null;
    return `{"type":"update","table":${JSON.stringify(at.row.id)},"at":${at.around.now()}${news}}`;
  }

  /** Where do they sit now? A seat's link may have been renewed, or a seat given up. */
  async #look(at: Seated): Promise<void> {
    const seat = seatOf(at.doc, this.guest);
    if (seat === this.seat && (seat !== null || at.row.status === this.#status)) return;
    this.#status = at.row.status;
    if (!(await mayFollow(at, this.#o.guest))) throw new Refused('auth/forbidden');
    if (seat === this.seat || this.#stopped) return; // who has stopped is not there any more, wherever they sit
    this.#o.moved(this.seat, seat);
    this.seat = seat;
    this.#told = { ...this.#told, version: 0, begun: false };
  }

  async #infoPart(at: Seated, told: Told): Promise<string> {
    const { row, doc } = at;
    const present = this.#o.present();
    const turn = doc.perTurn === null ? '' : row.turnAt;
    const proposals = doc.proposals.length === 0 ? '' : row.version;
    const stamp = `${row.revision}/${row.status}/${this.#whoIsThere(present)}/${turn}/${proposals}`;
    if (stamp === told.infoStamp) return '';
    told.infoStamp = stamp;
    const reader = { guest: this.guest, maySit: row.status === 'open' && (await maySit(at, this.#o.guest)) };
    return `,"info":${JSON.stringify(tableInfo(row, reader, present))}`;
  }

  #whoIsThere(present: Present): string {
    if (this.#there?.present !== present)
      this.#there = { present, text: `${[...present.seats].sort().join()}/${present.watching}` };
    return this.#there.text;
  }

  async #gamePart(at: Seated, told: Told): Promise<string> {
    const { row } = at;
    if (row.status !== 'playing' && row.status !== 'finished') return '';
    if (told.begun && told.version === row.version) return '';
    const game = await at.game();
    const text = await gameText(at, game, this.seat, told.version);
    told.version = game.version;
    told.begun = true;
    return `,"game":${text}`;
  }

  async #chatPart(at: Seated, told: Told): Promise<string> {
    const { chatStamp, id } = this.#o.table;
    if (chatStamp === told.chatStamp) return '';
    const muted = at.doc.mutes[this.guest] ?? [];
    const { lines, last } = await chatAfter(at.around.store, id, told.chat, CHAT_LINES, muted);
    told.chatStamp = chatStamp;
    told.chat = last;
    return lines.length === 0 ? '' : `,"chat":${JSON.stringify(lines)}`;
  }
}
