import { ERROR_CODES, type ErrorCode, type Refusal, type Update } from '@everdell/protocol';

export type RefusalDetails = Pick<Refusal, 'reason' | 'why' | 'retryAfter'> & { readonly update?: Update };

/** Something was asked that cannot be done; nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, message: string = ERROR_CODES[code], details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** As the protocol says it. */
  answer(re: string | null): Refusal {
    return { type: 'error', re, code: this.code, message: this.message, ...this.details };
  }
}
