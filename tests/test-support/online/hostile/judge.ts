import type { Action } from '@everdell/game';
import { clientMessage, LIMITS, type ClientMessage } from '@everdell/protocol';
import * as v from 'valibot';

/** Somebody who means no good, and what they may do at the table that is attacked. */
export interface Villain {
  readonly name: string;
  readonly token: string;
  /** Their seat at the attacked table. */
  readonly seat: number | null;
  readonly mayWatch: boolean;
  readonly host: boolean;
  /** A table of their own. */
  readonly own?: string;
}

export interface Target {
  readonly table: string;
  readonly version: number;
  /** Would the rules allow this to the seat now? */
  readonly isLegal: (seat: number, action: Action) => boolean;
}

/**
 * What has to become of a text: refused; carried out without changing anything, or refused; or it may rightly change
 * something and is not sent by somebody who attacks.
 */
export type Verdict = 'refused' | 'malformed' | 'harmless' | 'allowed';

export function judge(text: string, villain: Villain, target: Target): Verdict {
  const message = messageIn(text);
  if (message === undefined) return 'malformed';
  if (message.type === 'ping' || message.type === 'open' || message.type === 'close') return 'harmless';
  if (message.table === villain.own) return 'allowed';
  if (message.table !== target.table) return message.type === 'leave' ? 'harmless' : 'refused';
  if (villain.seat !== null) return judgeSeated(message, villain.seat, villain.host, target);
  if (message.type === 'say') return villain.mayWatch ? 'allowed' : 'refused';
  return message.type === 'leave' ? 'harmless' : 'refused';
}

function judgeSeated(message: ClientMessage, seat: number, host: boolean, target: Target): Verdict {
  switch (message.type) {
    case 'act':
      return message.version === target.version && target.isLegal(seat, message.action) ? 'allowed' : 'refused';
    case 'undo':
      return message.version === target.version ? 'allowed' : 'refused';
    case 'sit':
    case 'return':
      return 'harmless';
    case 'start':
      return host ? 'harmless' : 'refused';
    case 'replace':
      return host ? 'allowed' : 'refused';
    case 'vote':
    case 'word':
    case 'seat':
    case 'dissolve':
    case 'rematch':
      return 'refused';
    default:
      return 'allowed';
  }
}

function messageIn(text: string): ClientMessage | undefined {
  if (Buffer.byteLength(text) > LIMITS.message) return undefined;
  try {
    const result = v.safeParse(clientMessage, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
