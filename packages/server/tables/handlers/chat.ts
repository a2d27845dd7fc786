import { StoreError } from '../../store/index.ts';
import { seatOf } from '../doc.ts';
import { freeName } from '../freeName.ts';
import { mayFollow } from '../watching.ts';
import { Refused } from '../refused.ts';
import { needSame } from '../sameMessage.ts';
import type { Seated } from '../table.ts';
import { NOTHING, ownSeat, requestKey, type Handler } from './handler.ts';
import type { SaidBody } from './said.ts';

/** Whoever may see the table may speak there. */
export const say: Handler<'say'> = async (at, guest, message) => {
  if (!(await mayFollow(at, guest))) throw new Refused('auth/forbidden');
  if (!at.doc.chat) throw new Refused('chat/closed');
  const request = requestKey(guest, message);
  if (await saidBefore(at, request, message.text)) return NOTHING;
  const seat = seatOf(at.doc, guest.id);
  at.around.paces.talk.need(guest.id);
  if (seat === null) at.around.paces.onlookers.need(at.row.id);
  const name = seat === null ? freeName(at.doc, guest, guest.name) : at.doc.seats[seat].name;
  const body: SaidBody = { seat, name, text: message.text };
  try {
    await at.say(body, request);
  } catch (error) {
    // At another node, at this very moment.
    if (!(error instanceof StoreError && error.code === 'duplicate')) throw error;
    await saidBefore(at, request, message.text);
  }
  return NOTHING;
};

/** Has this message been carried out already? Refuses another text under its id. */
async function saidBefore(at: Seated, request: string, text: string): Promise<boolean> {
  const line = await at.around.store.lineOfRequest(at.row.id, request);
  if (line === undefined) return false;
  needSame((line.body as SaidBody).text === text);
  return true;
}

export const mute: Handler<'mute'> = async (at, guest, { who, on }) => {
  ownSeat(at, guest); // spectators' programs can hide what they do not want to see
  const old = at.doc.mutes[guest.id] ?? [];
  const others = old.filter((muted) => muted !== who);
  const mutes = { ...at.doc.mutes, [guest.id]: on ? [...others, who] : others };
  await at.change({ doc: { ...at.doc, mutes } });
  return NOTHING;
};
