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
  /** So many of them sit around the screen; the others are bots. */
  readonly people?: number;
  readonly seed?: string;
  /** How well the seats play until then. */
  readonly bot?: 'greedy' | 'random';
  /** Of the first seat, which is in front of the screen. */
  where(d: Decision, session: Session): boolean;
}

const TRIES = 300;

type Games = Omit<Wanted, 'where'>;
type Point = { readonly d: Decision; readonly session: Session };

/** Games as they go on, whenever the first seat has something to decide. */
function* decisions(games: Games): Generator<Point, never> {
  const { players = 2, rugwort = false, people = 1, seed = 'situation', bot = 'random' } = games;
  for (let n = 0; n < TRIES; n++) {
    const session = begin(players, rugwort, `${seed}/${n}`, people);
    const random = seededRandom(`${seed}/${n}/moves`);
    const mind = bots[bot]();
    for (let d = session.decision; d !== null; d = session.decision) {
      if (d.seat === 0) yield { d, session };
      session.act(d.seat, botAction(session.game, session.state, mind, random));
    }
  }
  throw new Error(`no such situation in ${TRIES} games`);
}

/** The text of a file with such a game. */
export function situation({ where, ...games }: Wanted): string {
  const walk = decisions(games);
  for (;;) {
    const { d, session } = walk.next().value;
    if (where(d, session)) return JSON.stringify(saveSession(session));
  }
}

/** Finds games at every question by playing on: no game is played twice. */
function asking(games: Games): (ask: Ask) => string {
  const first = new Map<Ask, string>();
  const walk = decisions(games);
  return (ask) => {
    for (let text = first.get(ask); ; text = first.get(ask)) {
      if (text !== undefined) return text;
      const { d, session } = walk.next().value;
      if (!first.has(d.ask)) first.set(d.ask, JSON.stringify(saveSession(session)));
    }
  };
}

/** The text of a file with a game that is over, and in which nobody could take the last move back. */
export function finished(seed = 'finished'): string {
  for (let n = 0; n < TRIES; n++) {
    const session = begin(2, false, `${seed}/${n}`, 1);
    const random = seededRandom(`${seed}/${n}/moves`);
    const mind = bots['greedy']();
    for (let d = session.decision; d !== null; d = session.decision)
      session.act(d.seat, botAction(session.game, session.state, mind, random));
    if (session.lastSeat !== 0) return JSON.stringify(saveSession(session));
  }
  throw new Error(`no such game in ${TRIES}`);
}

function begin(players: number, rugwort: boolean, seed: string, people: number): Session {
  const request: SetupRequest = { players, ...(rugwort ? { modules: ['rugwort'] } : {}) };
  return startSession(request, seed, playersOf(players, people));
}

function playersOf(players: number, people: number): { name: string; kind: string }[] {
  return NAMES.slice(0, players).map((name, seat) => ({ name, kind: seat < people ? 'human' : 'bot:random' }));
}

/** A file that stands at a position which was laid out by hand. */
export function laidOut({ game, state }: Pick<Table, 'game' | 'state'>): string {
  const session = new Session(game, 'laid out', playersOf(game.rules.humans, 1), {
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

const atTwo = asking({});
const atFour = asking({ players: 4 });
const asks = (ask: Ask) => (): string => atTwo(ask);
const asksOfFour = (ask: Ask) => (): string => atFour(ask);

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
  receiver: asksOfFour('receiver'),
  drawOpen: asks('drawOpen'),
  discardOpen: asks('discardOpen'),
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
  intrude: asksOfFour('intrude'),
  replace: asks('replace'),
} as const satisfies Partial<Record<Ask, () => string>>;
