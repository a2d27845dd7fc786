import { seatOf } from '../doc.ts';
import { freeName } from '../freeName.ts';
import { mayFollow } from '../watching.ts';
import { Refused } from '../refused.ts';
import { needSame } from '../sameMessage.ts';
import { NOTHING, ownSeat, requestKey, type Handler } from './handler.ts';
import type { SaidBody } from './said.ts';

/** A message that is sent again comes within a minute, and so within so many lines. */
const LOOK_BACK = 200;

/** Whoever may see the table may speak there. */
export const say: Handler<'say'> = async (at, guest, message) => {
  if (!(await mayFollow(at, guest))) throw new Refused('auth/forbidden');
  if (!at.doc.chat) throw new Refused('chat/closed');
  const request = requestKey(guest, message);
  const recent = await at.around.store.chat(at.row.id, 0, LOOK_BACK);
  const earlier = recent.map(({ body }) => body as Partial<SaidBody>).find((said) => said.request === request);
  if (earlier !== undefined) {
    needSame(earlier.text === message.text);
    return NOTHING;
  }
  const seat = seatOf(at.doc, guest.id);
  at.around.paces.talk.need(guest.id);
  if (seat === null) at.around.paces.onlookers.need(at.row.id);
  const name = seat === null ? freeName(at.doc, guest, guest.name) : at.doc.seats[seat].name;
  const body: SaidBody = { seat, name, text: message.text, request };
  await at.say(body);
  return NOTHING;
};

export const mute: Handler<'mute'> = async (at, guest, { who, on }) => {
  ownSeat(at, guest); // spectators' programs can hide what they do not want to see
  const old = at.doc.mutes[guest.id] ?? [];
  const others = old.filter((muted) => muted !== who);
  const mutes = { ...at.doc.mutes, [guest.id]: on ? [...others, who] : others };
  await at.change({ doc: { ...at.doc, mutes } });
  return NOTHING;
};
