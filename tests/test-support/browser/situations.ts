import { botAction, bots, seededRandom } from '@everdell/ai';
import {
  RULES_VERSION,
  saveSession,
  Session,
  startSession,
  type Ask,
  type Decision,
  type SetupRequest,
} from '@everdell/game';
import { NONE } from '../situations.ts';
import { table, type Table, type TableShorthand } from '../table.ts';

/** Saved games that stand at a wanted point, to be opened in the browser. */

const NAMES = ['Juniper', 'Marlow', 'Ines', 'Perrin', 'Tansy', 'Bo'];

export interface Wanted {
  readonly players?: number;
  readonly rugwort?: boolean;
  readonly seed?: string;
  /** How well the seats play until then. */
  readonly bot?: 'greedy' | 'random';
  /** Of the seat in front of the screen, which is the first one. */
  where(d: Decision, session: Session): boolean;
}

const TRIES = 300;

/** The text of a file with such a game; everybody but the first seat is a bot. */
export function situation({ players = 2, rugwort = false, seed = 'situation', bot = 'random', where }: Wanted): string {
  for (let n = 0; n < TRIES; n++) {
    const session = begin(players, rugwort, `${seed}/${n}`);
    const random = seededRandom(`${seed}/${n}/moves`);
    const mind = bots[bot]();
    for (let d = session.decision; d !== null; d = session.decision) {
      if (d.seat === 0 && where(d, session)) return JSON.stringify(saveSession(session));
      session.act(d.seat, botAction(session.game, session.state, mind, random));
    }
  }
  throw new Error(`no such situation in ${TRIES} games`);
}

/** The text of a file with a game that is over, and in which nobody could take the last move back. */
export function finished(seed = 'finished'): string {
  for (let n = 0; n < TRIES; n++) {
    const session = begin(2, false, `${seed}/${n}`);
    const random = seededRandom(`${seed}/${n}/moves`);
    const mind = bots['greedy']();
    for (let d = session.decision; d !== null; d = session.decision)
      session.act(d.seat, botAction(session.game, session.state, mind, random));
    if (session.lastSeat !== 0) return JSON.stringify(saveSession(session));
  }
  throw new Error(`no such game in ${TRIES}`);
}

function begin(players: number, rugwort: boolean, seed: string): Session {
  const request: SetupRequest = { players, ...(rugwort ? { modules: ['rugwort'] } : {}) };
  return startSession(request, seed, playersOf(players));
}

function playersOf(humans: number): { name: string; kind: string }[] {
  return NAMES.slice(0, humans).map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot:random' }));
}

/** A file that stands at a position which was laid out by hand. */
export function laidOut({ game, state }: Table): string {
  const session = new Session(game, 'laid out', playersOf(game.rules.humans), {
    log: [],
    tellings: new Map(),
    state,
  });
  // No log leads there: like a game of older rules it goes on from its snapshot.
  return JSON.stringify({ ...saveSession(session), rules: RULES_VERSION - 1 });
}

const achieving = (event: string, city: readonly string[], rest: TableShorthand['seats'] = []): (() => string) => {
  const [mine = {}, ...others] = rest;
  return () => laidOut(table({ specialEvents: [event], seats: [{ city, ...mine }, ...others] }).claim(event));
};

const random =
  (where: Wanted['where'], more: Partial<Wanted> = {}) =>
  (): string =>
    situation({ ...more, where });
const asks = (ask: Ask, more: Partial<Wanted> = {}): (() => string) => random((d) => d.ask === ask, more);

/**
 * A game at every question that can be asked in the base game and against Rugwort (`pickCard` is asked by no card of
 * them); those that seldom come up in random games are laid out.
 */
export const AT_EVERY_ASK = {
  turn: asks('turn'),
  discard: asks('discard'),
  give: asks('give'),
  giveSome: asks('giveSome'),
  giveGoods: asks('giveGoods'),
  receiver: asks('receiver', { players: 4 }),
  takeMeadow: asks('takeMeadow'),
  discardMeadow: asks('discardMeadow'),
  raze: asks('raze'),
  tuck: achieving('capture-of-the-acorn-thieves', ['courthouse', 'ranger', 'teacher']),
  sortRevealed: achieving('ancient-scrolls-discovered', ['historian', 'ruins']),
  activate: asks('activate'),
  order: asks('order'),
  copyPlace: asks('copyPlace'),
  moveFrom: asks('moveFrom'),
  moveTo: asks('moveTo'),
  recall: achieving('a-well-run-city', ['chip-sweep', 'clock-tower'], [{ deployed: ['basic-1-berry'] }]),
  play: asks('play'),
  payFor: asks('payFor'),
  gainAny: asks('gainAny'),
  spend: asks('spend'),
  stash: achieving('an-evening-of-fireworks', ['lookout', 'miner-mole'], [{ res: { ...NONE, twig: 3 } }]),
  option: asks('option'),
  useToken: asks('useToken'),
  intrude: asks('intrude', { players: 4 }),
  replace: asks('replace'),
} as const satisfies Partial<Record<Ask, () => string>>;
