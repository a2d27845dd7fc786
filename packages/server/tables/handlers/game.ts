import { IllegalAction, textOf, undoText } from '@everdell/game';
import type { Guest } from '../../store/store.ts';
import { newsFor } from '../news.ts';
import type { LiveGame } from '../liveGame.ts';
import { Refused } from '../refused.ts';
import { madeEntry, needSame } from '../sameMessage.ts';
import type { Seated } from '../table.ts';
import { needRoom } from './room.ts';
import { needPlaying, ownSeat, requestKey, type Handler, type Message, type Result } from './handler.ts';

/** Deciding, and taking a decision back while the game allows it. */

export const act: Handler<'act'> = async (at, guest, message) => {
  const own = ownSeat(at, guest);
  const earlier = await answeredBefore(at, guest, message);
  if (earlier !== null) return earlier;
  needPlaying(at);
  const game = await at.game();
  const { decision, game: rules } = game.session;
  if (at.doc.seats[own].standIn !== null) throw new Refused('action/bot_plays');
  if (decision?.seat !== own) throw new Refused('action/not_your_decision');
  const body = play(() => game.act(own, message.action), rules);
  await at.commit(game, body, requestKey(guest, message));
  return { version: game.version };
};

function play<T>(move: () => T, rules: LiveGame['session']['game']): T {
  try {
    return move();
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    const { reason } = error;
    throw new Refused('action/illegal', textOf(rules, 'en').reason(reason), { reason });
  }
}

export const undo: Handler<'undo'> = async (at, guest, message) => {
  const own = ownSeat(at, guest);
  const earlier = await answeredBefore(at, guest, message);
  if (earlier !== null) return earlier;
  needPlaying(at); // afterwards everybody knows everything
  const game = await at.game();
  if (at.doc.seats[own].standIn !== null) throw new Refused('action/bot_plays');
  const state = game.session.undoState(own);
  needRoom(game.session);
  if (!state.possible) throw new Refused('undo/closed', undoText(state.why, 'en'), { why: state.why });
  await at.commit(game, game.undo(own), requestKey(guest, message));
  return { version: game.version };
};

/**
 * A message for another version than the present one was either carried out already (then it gets the same answer) or is
 * too late (then it is refused, with how things stand). One for the present version cannot have been carried out before.
 */
async function answeredBefore(at: Seated, guest: Guest, message: Message<'act' | 'undo'>): Promise<Result | null> {
  if (message.version !== at.row.version) await at.catchUp();
  if (message.version === at.row.version && !at.again) return null;
  const entry = await at.around.store.entryOfRequest(at.row.id, requestKey(guest, message));
  if (message.version === at.row.version) {
    if (entry === undefined) return null;
    throw new Refused('message/id_used');
  }
  if (entry !== undefined) {
    needSame(madeEntry(message, entry));
    return { version: entry.version };
  }
  if (at.row.status === 'open' || at.row.status === 'closed') throw new Refused('table/not_started');
  throw new Refused('action/stale_version', undefined, { update: await newsFor(at, guest) });
}
