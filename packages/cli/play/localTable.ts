import { botAction, bots, seededRandom } from '@everdell/ai';
import {
  IllegalAction,
  saveSession,
  undoText,
  type Action,
  type Lang,
  type Reason,
  type Seat,
  type Session,
} from '@everdell/game';
import type { Table } from './table.ts';

export const HUMAN = 'human';
const BOT_PREFIX = 'bot:';

/** How a saved game writes down who plays a seat. */
export function kindOf(player: string): string {
  return player === HUMAN ? HUMAN : BOT_PREFIX + player;
}

/** The bot of a seat; anybody else, also of a kind this program does not know, is a human at this keyboard. */
function botNameOf(session: Session, seat: Seat): string | null {
  const kind = session.players[seat]?.kind ?? HUMAN;
  const name = kind.startsWith(BOT_PREFIX) ? kind.slice(BOT_PREFIX.length) : '';
  return Object.hasOwn(bots, name) ? name : null;
}

/** A game in this process: humans share the keyboard, bots play for themselves. */
export function localTable(session: Session, names: readonly string[], lang: Lang): Table {
  const { game } = session;
  const botNames = Array.from({ length: game.rules.humans }, (_, seat) => botNameOf(session, seat));
  const mine = botNames.flatMap((name, seat) => (name === null ? [seat] : []));
  return {
    game,
    names,
    mine,
    get deciding() {
      return session.decision?.seat ?? null;
    },
    get decision() {
      return session.decision;
    },
    get lastSeat() {
      return session.lastSeat;
    },
    view: (seat) => game.view(session.state, seat),
    async others() {
      for (let d = session.decision; d !== null && !mine.includes(d.seat); d = session.decision) {
        session.act(d.seat, botMove(session, botNames[d.seat]!));
        await breathe();
      }
    },
    act: (seat, action) => Promise.resolve(tryAct(session, seat, action)),
    canUndo: (seat) => session.undoState(seat).possible,
    undo(seat) {
      const undo = session.undoState(seat);
      if (!undo.possible) return Promise.resolve(undoText(undo.why, lang));
      session.undo(seat);
      return Promise.resolve(null);
    },
    story: () => session.story(),
    save: () => `${JSON.stringify(saveSession(session))}\n`,
  };
}

/** Lets the terminal and its signals be heard while bots think. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A bot's chance depends on the point of the game only, so that a loaded game goes on like the saved one. */
function botMove(session: Session, name: string): Action {
  const random = seededRandom(`${session.seed}/bots/${session.log.length}`);
  return botAction(session.game, session.state, bots[name](), random);
}

function tryAct(session: Session, seat: Seat, action: Action): Reason | null {
  try {
    session.act(seat, action);
    return null;
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason;
    throw error;
  }
}
