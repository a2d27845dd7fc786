import type { ClientMessage } from '../messages/client.ts';
import type { Answer, Refusal } from '../messages/server.ts';
import { NoAnswer } from './problem.ts';
import type { Surroundings } from './surroundings.ts';

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type WithoutId<M> = M extends unknown ? Frozen<Omit<M, 'id'>> : never;
/** A message as the program says it; its id comes from the outbox. */
export type Outgoing = WithoutId<ClientMessage>;

interface Unanswered {
  readonly message: Outgoing;
  /** The same id goes with the message as long as it is not known whether it arrived. */
  id: string;
  sent: boolean;
  /** A connection was lost on which it was sent: it may have been carried out, whatever is answered now. */
  uncertain: boolean;
  /** Refused for the moment; not to be sent before its time has come. */
  resting: boolean;
  refused: Refusal | undefined;
  settle(answer: Answer | NoAnswer): void;
}

/** These refuse only for the moment: the message is said again, as a new one if nothing can have changed. */
const FOR_THE_MOMENT: readonly string[] = ['message/too_fast', 'server/busy', 'server/shutting_down'];

/** Messages that wait for their answers, in the order in which they were said. */
export class Outbox {
  readonly #surroundings: Surroundings;
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #prefix: string;
  #count = 0;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    const part = (): string => Math.floor(surroundings.random() * 36 ** 8).toString(36);
    this.#prefix = `${part()}${part()}`;
  }

  newId(): string {
    this.#count++;
    return `${this.#prefix}-${this.#count.toString(36)}`;
  }

  /** Keeps the message until it is answered or its time is over; `flush` sends it. */
  add(message: Outgoing, within: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = this.newId();
      const cancel = this.#surroundings.after(within, () => {
        entry.settle((!entry.uncertain && entry.refused) || noAnswer(entry));
      });
      const entry: Unanswered = {
        message,
        id,
        sent: false,
        uncertain: false,
        resting: false,
        refused: undefined,
        settle: (answer) => {
          cancel();
          this.#unanswered.delete(entry.id);
          if (answer instanceof NoAnswer) reject(answer);
          else resolve(answer);
        },
      };
      this.#unanswered.set(id, entry);
    });
  }

  /** Sends what has not been sent on this connection; on a new one everything that waits is sent again. */
  flush(send: (text: string) => void, again: boolean): void {
    for (const entry of this.#unanswered.values()) {
      if (entry.resting || (entry.sent && !again)) continue;
      entry.uncertain ||= entry.sent;
      entry.sent = true;
      send(JSON.stringify({ ...entry.message, id: entry.id }));
    }
  }

  /** An answer came; one to a message that waits no more (a second answer) is of no use. `flush` = something is to be said again. */
  answered(answer: Answer, flush: () => void): void {
    const entry = answer.re === null ? undefined : this.#unanswered.get(answer.re);
    if (entry === undefined) return;
    if (answer.type === 'done' || !FOR_THE_MOMENT.includes(answer.code)) return entry.settle(answer);
    this.#unanswered.delete(entry.id); // it goes to the end of those that wait
    if (!entry.uncertain) entry.id = this.newId();
    this.#unanswered.set(entry.id, entry);
    Object.assign(entry, { refused: answer, sent: false, resting: true });
    this.#surroundings.after((answer.retryAfter ?? 1) * 1000, () => {
      entry.resting = false;
      if (this.#unanswered.has(entry.id)) flush();
    });
  }

  /** Nothing will be sent any more. */
  giveUp(): void {
    for (const entry of this.#unanswered.values()) entry.settle(noAnswer(entry));
  }
}

function noAnswer({ sent, uncertain }: Unanswered): NoAnswer {
  return new NoAnswer(sent || uncertain);
}
