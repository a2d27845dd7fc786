import type { Answer, ClientMessage, TableMessage } from '@everdell/protocol';
import { TableBook } from './tableBook.ts';

/** A message that a client has sent, as often as it did. */
export interface Sent {
  readonly guest: string;
  readonly message: TableMessage;
  times: number;
  /** The connection it was last sent on. */
  line: object;
  answer: Answer | undefined;
}

/** What the clients have sent, what they were told, and what of it cannot be. */
export class Books {
  readonly violations: string[] = [];
  readonly tables = new Map<string, TableBook>();
  readonly sent = new Map<string, Sent>();
  /** Codes of the refusals, with how often they came. */
  readonly refusals = new Map<string, number>();
  /** Acknowledged acts and undos. */
  acknowledged = 0;
  lines = 0;
  resent = 0;
  reconnects = 0;
  /** Reconnects to a table that waits for this client's decision, and those in the middle of an effect. */
  pending = 0;
  midEffect = 0;
  longestOutage = 0;
  /** Messages whose sender gave up waiting and looked at the table instead. */
  unansweredInTime = 0;
  #killedAt: number | undefined;

  violation(text: string): void {
    if (!this.violations.includes(text)) this.violations.push(text);
  }

  table(id: string): TableBook {
    let table = this.tables.get(id);
    if (table === undefined) {
      table = new TableBook(id, (text) => this.violation(text));
      this.tables.set(id, table);
    }
    return table;
  }

  sends(guest: string, message: ClientMessage, line: object): void {
    if (message.type === 'ping' || message.type === 'open' || message.type === 'close') return;
    const key = `${guest}:${message.id}`;
    const known = this.sent.get(key);
    if (known === undefined) {
      this.sent.set(key, { guest, message, times: 1, line, answer: undefined });
      return;
    }
    if (known.times === 1) this.resent++;
    known.times++;
    known.line = line;
  }

  hears(guest: string, answer: Answer): void {
    if (answer.type === 'error') this.refusals.set(answer.code, (this.refusals.get(answer.code) ?? 0) + 1);
    if (answer.type === 'error' && answer.code === 'server/internal')
      this.violation(`server/internal: ${answer.message}`);
    const key = `${guest}:${answer.re}`;
    const sent = this.sent.get(key);
    if (sent === undefined) return;
    if (sent.answer?.type === 'done') {
      if (answer.type === 'error') this.violation(`${key} was done, and then refused with ${answer.code}`);
      else if (sent.answer.version !== answer.version) this.violation(`${key} was done at two versions`);
      return;
    }
    sent.answer = answer;
    if (answer.type === 'done') this.#acknowledged(key, sent, answer.version);
  }

  #acknowledged(key: string, { message }: Sent, version: number | undefined): void {
    const { type } = message;
    if (type === 'say') this.lines++;
    if (type !== 'act' && type !== 'undo') return;
    this.acknowledged++;
    if (version === undefined) this.violation(`${key} was done, but at no version`);
    else this.table(message.table).acknowledged(version, key, message);
    if (this.#killedAt === undefined) return;
    this.longestOutage = Math.max(this.longestOutage, performance.now() - this.#killedAt);
    this.#killedAt = undefined;
  }

  /** A server is killed now; gives the number of messages that nobody will answer on these connections. */
  killed(isCut: (line: object) => boolean): number {
    const now = performance.now();
    this.#killedAt = now;
    for (const table of this.tables.values()) table.killed(now);
    return this.unanswered(isCut);
  }

  /** How many messages wait for their answer on these connections. */
  unanswered(isOne: (line: object) => boolean): number {
    let waiting = 0;
    for (const { answer, line } of this.sent.values()) if (answer === undefined && isOne(line)) waiting++;
    return waiting;
  }
}
