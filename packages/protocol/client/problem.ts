import type { ErrorCode } from '../messages/errors.ts';
import type { Refusal } from '../messages/server.ts';

/** Codes of what goes wrong between client and server, besides what servers say. */
export type ProblemCode =
  | ErrorCode
  /** Nobody answers at this address. */
  | 'client/no_connection'
  /** Somebody answers, but not a server of this game. */
  | 'client/not_a_server';

/** A request was refused or could not be made. The message says in English what is wrong and what to do. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: ProblemCode;
  /** Of the answer over HTTP; 0 = there was none. */
  readonly status: number;
  readonly refusal: Refusal | undefined;
  constructor(code: ProblemCode, message: string, status = 0, refusal?: Refusal) {
    super(message);
    this.code = code;
    this.status = status;
    this.refusal = refusal;
  }
}

/** A message got no answer in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** False: it never left, so nothing has happened. True: it is not known whether it arrived. */
  readonly sent: boolean;
  constructor(sent: boolean) {
    super(
      sent
        ? 'There was no answer in time: it is not known whether the message arrived. Look at the table before you try again.'
        : 'The message was not sent: there is no connection to the server. Nothing has changed; try again.',
    );
    this.sent = sent;
  }
}
