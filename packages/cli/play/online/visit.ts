import { gameOf, textOf, undoText, type Game, type Seat, type Text, type UndoBlock } from '@everdell/game';
import {
  linkTo,
  NoAnswer,
  type Connection,
  type Done,
  type Links,
  type Refusal,
  type RemoteTable,
  type SaidToTable,
  type Site,
  type TableInfo,
} from '@everdell/protocol';
import { withoutControls } from '../../core/layout.ts';
import type { Guests } from './guests.ts';
import { Leave, say, type Ui } from '../ui.ts';

/** The table is lost: the server does not tell about it any more. */
export class Gone extends Leave {}

export type Said = { readonly done: Done } | { readonly refused: string };

/** Somebody's presence at a table on a server: all that the waiting room, the game and the commands need. */
export class Visit {
  readonly ui: Ui;
  readonly site: Site & { readonly token: string };
  readonly remote: RemoteTable;
  readonly hosting: boolean;
  /** Where others find the server. */
  readonly #origins: readonly string[];
  readonly #guests: Guests;
  #links: Links;
  #question: { readonly stale: () => boolean; readonly controller: AbortController } | null = null;
  readonly #stops: (() => void)[];

  constructor(parts: {
    readonly ui: Ui;
    readonly site: Site & { readonly token: string };
    readonly remote: RemoteTable;
    readonly guests: Guests;
    readonly links: Links;
    /** The server runs in this program; others find it here. */
    readonly hostedAt: readonly string[];
  }) {
    this.ui = parts.ui;
    this.site = parts.site;
    this.remote = parts.remote;
    this.hosting = parts.hostedAt.length > 0;
    this.#origins = this.hosting ? parts.hostedAt : [parts.site.origin];
    this.#guests = parts.guests;
    this.#links = this.#keep(parts.links);
    this.#stops = [this.remote.onChange(() => this.#look()), this.connection.onStatus(() => this.#look())];
  }

  get connection(): Connection {
    return this.remote.connection;
  }

  get info(): TableInfo {
    const { info } = this.remote;
    if (info === undefined) throw new Error('the table is not known yet');
    return info;
  }

  get seat(): Seat | null {
    return this.info.you.seat;
  }

  get game(): Game {
    return gameOf(this.info);
  }

  get text(): Text {
    return textOf(this.game, this.ui.lang);
  }

  /** By seat, automas included. */
  get names(): readonly string[] {
    const { game, text, ui } = this;
    return game.rules.automas.map((automa, seat) =>
      automa === null ? this.nameOf(seat) || ui.words.play.botSeat(seat) : text.name(automa.id),
    );
  }

  /** What the server calls a seat; '' = nothing. */
  nameOf(seat: Seat): string {
    return withoutControls(this.info.seats[seat]?.name ?? '').trim();
  }

  /** The same link for each network on which the server is found. */
  linksWith(secret: string | undefined): readonly string[] {
    return this.#origins.map((origin) => linkTo(origin, this.remote.id, secret));
  }

  get links(): Links {
    return this.#links;
  }

  /** The link to one's own seat, else one that is enough for whom the server knows. */
  get ownLink(): string {
    const { seat } = this;
    return this.linksWith(seat === null ? this.#links.watch : this.#links.seats?.[seat])[0];
  }

  learn(links: Links): void {
    this.#links = this.#keep(links);
  }

  #keep(links: Links): Links {
    return this.#guests.keepLinks(this.site.origin, this.site.token, this.remote.id, links);
  }

  /** Says something to the table and waits for what becomes of it. */
  async say(message: SaidToTable): Promise<Said> {
    const { online } = this.ui.words;
    try {
      const answer = await this.remote.say(message);
      return answer.type === 'done' ? { done: answer } : { refused: this.refusal(answer) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.checkGone();
      return { refused: error.sent ? online.notKnown : online.notSent };
    }
  }

  /** Says something to the table; shows why, if it cannot be. Tells whether it is done. */
  async order(message: SaidToTable): Promise<Done | null> {
    const said = await this.say(message);
    if ('done' in said) return said.done;
    say(this.ui, this.ui.words.online.refused(said.refused));
    return null;
  }

  refusal({ code, message, reason, why }: Refusal): string {
    const { ui } = this;
    if (reason !== undefined) return this.text.reason(reason as Parameters<Text['reason']>[0], this.names);
    if (why !== undefined) return undoText(why as UndoBlock, ui.lang) ?? message;
    return ui.words.online.errors[code] ?? withoutControls(message);
  }

  /** For the question that is asked next: fires as soon as this is so. */
  callOff(stale: () => boolean): AbortSignal {
    const controller = new AbortController();
    const orGone = (): boolean => this.#whyGone() !== null || stale();
    this.#question = { stale: orGone, controller };
    this.#look();
    return controller.signal;
  }

  #look(): void {
    if (this.#question === null || !this.#question.stale()) return;
    const { controller } = this.#question;
    this.#question = null;
    controller.abort();
  }

  /** Waits until this is so. */
  async until(wanted: () => boolean): Promise<void> {
    this.checkGone();
    if (!wanted()) await fired(this.callOff(wanted));
    this.checkGone();
  }

  #whyGone(): string | null {
    const { refusal, connection } = this.remote;
    if (refusal !== undefined) return this.refusal(refusal);
    const { status } = connection;
    return status.state === 'closed' ? this.ui.words.online.closedBy[status.why] : null;
  }

  checkGone(): void {
    const why = this.#whyGone();
    if (why === null) return;
    say(this.ui, why);
    throw new Gone();
  }

  /** Tells how to come back. */
  farewell(): void {
    const { online } = this.ui.words;
    if (this.info.status === 'finished' || this.info.status === 'closed') return;
    say(this.ui, this.hosting ? online.comeBackHost : online.comeBack);
    const options = this.hosting ? '--host' : `--join '${this.ownLink}'`;
    this.ui.terminal.write(`  npm start -- ${options}\n`); // in one piece, however long, so that it can be copied
  }

  end(): void {
    for (const stop of this.#stops) stop();
    this.remote.close();
  }
}

export function fired(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
