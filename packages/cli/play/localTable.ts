import { bots, budgetOf, inputOf, seededRandom, thinkWithPauses } from '@everdell/ai';
import {
  IllegalAction,
  knownItem,
  saveSession,
  textOf,
  undoText,
  type Action,
  type Lang,
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
export function localTable(
  session: Session,
  names: readonly string[],
  { lang, think }: { readonly lang: Lang; readonly think: number | undefined },
): Table {
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
    get asked() {
      const seat = session.decision?.seat ?? null;
      return seat !== null && mine.includes(seat) ? seat : null;
    },
    view: (seat) => game.view(session.state, seat),
    async others() {
      for (let d = session.decision; d !== null && !mine.includes(d.seat); d = session.decision) {
        const hosts = game.hostAnswer(session.state);
        session.act(d.seat, hosts ?? (await botMove(session, botNames[d.seat]!, think)));
        await breathe();
      }
    },
    act(seat, action) {
      const reason = tryAct(session, seat, action);
      return Promise.resolve(reason === null ? null : textOf(game, lang).reason(reason, names));
    },
    confirms: (seat) => session.undoState(seat).possible,
    undo(seat) {
      const undo = session.undoState(seat);
      if (!undo.possible) return Promise.resolve(undoText(undo.why, lang));
      session.undo(seat);
      return Promise.resolve(null);
    },
    story: (seat) => session.story().map((item) => knownItem(game, item, seat)),
    get version() {
      return session.log.length;
    },
    save: () => Promise.resolve(`${JSON.stringify(saveSession(session))}\n`),
  };
}

/** Lets the terminal and its signals be heard while bots think. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A bot's chance depends on the point of the game only, so that a loaded game goes on like the saved one. */
async function botMove(session: Session, name: string, think: number | undefined): Promise<Action> {
  const random = seededRandom(`${session.seed}/bots/${session.log.length}`);
  const input = inputOf(session.game, session.state, random);
  if (input.legal.length === 1) return input.legal[0];
  const bot = bots[name]();
  const budget = budgetOf(bot, think);
  return (await thinkWithPauses(bot.think(input), budget, { everyMs: 50, pause: breathe })).answer();
}

function tryAct(session: Session, seat: Seat, action: Action): IllegalAction['reason'] | null {
  try {
    session.act(seat, action);
    return null;
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason;
    throw error;
  }
}
