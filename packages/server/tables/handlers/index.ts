import type { TableMessage } from '@everdell/protocol';
import type { Guest } from '../../store/store.ts';
import type { Seated } from '../table.ts';
import { mute, say } from './chat.ts';
import { act, undo } from './game.ts';
import type { Handler, Result } from './handler.ts';
import { propose, vote } from './proposals.ts';
import { comeBack, dissolve, leave, rename, renew, replace, seat, sit, word } from './seats.ts';
import { rematch, start } from './start.ts';

const byType: { readonly [Type in TableMessage['type']]: Handler<Type> } = {
  act,
  undo,
  propose,
  vote,
  say,
  mute,
  sit,
  rename,
  word,
  leave,
  return: comeBack,
  seat,
  start,
  replace,
  dissolve,
  rematch,
  renew,
};

/** Each of these is told at the table in a line of its own. */
const COMINGS: ReadonlySet<TableMessage['type']> = new Set(['sit', 'leave', 'return', 'propose', 'vote']);

/** Carries a message out at its table. */
export async function carryOut(at: Seated, guest: Guest, message: TableMessage): Promise<Result> {
  if (COMINGS.has(message.type)) at.around.paces.comings.need(guest.id);
  return (byType[message.type] as Handler<TableMessage['type']>)(at, guest, message);
}
