import { isDeepStrictEqual } from 'node:util';
import type { TableMessage } from '@everdell/protocol';
import type { StoredEntry } from '../store/store.ts';
import type { DocProposal } from './doc.ts';
import { actionIn, type EntryBody } from './entries.ts';
import type { Message } from './handlers/handler.ts';
import { Refused } from './refused.ts';

/** An id stands for one message: what comes under the id of another one is refused, whatever was answered to that. */

export function needSame(isSame: boolean): void {
  if (!isSame) throw new Refused('message/id_used');
}

export function isSameMessage(a: TableMessage, b: TableMessage): boolean {
  return isDeepStrictEqual(a, b);
}

/** Is it this decision, or undo, that the entry was made by? */
export function madeEntry(message: Message<'act' | 'undo'>, { version, body }: StoredEntry): boolean {
  const entry = body as EntryBody;
  if (message.version !== version - 1) return false;
  if (message.type === 'undo') return entry.undo !== undefined && entry.undo.agreed === undefined;
  return entry.undo === undefined && isDeepStrictEqual(message.action, actionIn(entry));
}

/** Is it by this proposal, or this vote, that the entry was made? Entries of earlier servers do not name the proposal. */
export function carriedEntry(message: Message<'propose' | 'vote'>, { version, body }: StoredEntry): boolean {
  const { undo, proposal } = body as EntryBody;
  if (undo?.agreed === undefined) return false;
  if (message.type === 'vote') return message.yes && (proposal === undefined || proposal === message.proposal);
  return message.proposal.kind === 'undo' && message.proposal.version === version - 1;
}

export function madeProposal({ proposal: wish }: Message<'propose'>, made: DocProposal): boolean {
  if (wish.kind === 'undo') return made.kind === 'undo' && made.version === wish.version;
  return made.kind === 'replace' && made.seat === wish.seat && made.bot === wish.bot;
}
