import { designOf, type GameEvent, type Holder, type KnownItem, type Seat } from '@everdell/game';
import { SEQUENCES } from '../modules/ask.ts';
import { boardOf } from './board.ts';
import type { Seen } from './seen.ts';

/** Where a turn of several steps stands. */
export interface Steps {
  /** Decisions of this turn that the seat has taken already. */
  readonly done: number;
  /** What is still to come after the open question, by the name of its card or place; '' = it has none. */
  readonly coming: readonly string[];
  /** Resources won and lost since the turn began, in the order of the game's resources. */
  readonly goods: readonly number[];
  readonly points: number;
  readonly draws: number;
}

/** Going on with the set-up, closing up after an action: the rules do it without asking. */
const SILENT = new Set([
  'stage',
  'layBoard',
  'dealHands',
  'beginTurn',
  'turn',
  'go',
  'endAction',
  'endTurn',
  'nextTurn',
  'refill',
  'clearRevealed',
  'newSeason',
  'recall',
  'settleIn',
  'dropHand',
  'happen',
  'reacting',
]);

/** The steps of the turn of whoever decides now. */
export function stepsOf(seen: Seen): Steps {
  const { known, decision, game, picture } = seen;
  const seat = decision?.seat ?? seen.seat;
  const goods = game.rules.resources.map(() => 0);
  let done = 0;
  let points = 0;
  let draws = 0;
  for (const item of actionsOfTurn(picture.story, known.turn)) {
    if (item.seat === seat) done++;
    for (const event of item.events as readonly GameEvent[]) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.e === 'gained') add(goods, event.goods, 1);
      else if (event.e === 'paid') add(goods, event.goods, -1);
      else if (event.e === 'points') points += event.n;
      else if (event.e === 'drew') draws += Math.max(event.cards.length, hiddenIn(event));
    }
  }
  return { done, coming: comingAfter(seen, seat), goods, points, draws };
}

/** A turn that always goes the same way: its steps by their ids, and at which of them it is. */
export interface Sequence {
  readonly land: string;
  readonly steps: readonly string[];
  readonly at: number;
}

/** The sequence that the open question belongs to; null = it belongs to none. */
export function sequenceOf(seen: Seen): Sequence | null {
  const { decision, game, known } = seen;
  if (decision === null) return null;
  const lies = (id: string): boolean => {
    const zone: number | undefined = game.rules.zone[id];
    return zone !== undefined && known.zones[zone].some((holder) => holder >= 0);
  };
  const hasPassed = known.seats[decision.seat].passed;
  for (const { land, steps } of SEQUENCES) {
    if (!isLandHere(seen, land)) continue;
    const asked = steps.findIndex(({ asks = [] }) => asks.some((ask) => ask === decision.ask));
    const at =
      asked >= 0 ? asked : steps.findIndex((step) => (step.passed && hasPassed) || (step.lies ?? []).some(lies));
    if (at >= 0) return { land, steps: steps.map(({ id }) => id), at };
  }
  return null;
}

const isLandHere = (seen: Seen, name: string): boolean => boardOf(seen).lands.some((land) => land.name === name);

type KnownAct = Extract<KnownItem, { readonly seat: Seat }>;

/** What was done in this turn and not taken back. */
export function actionsOfTurn(story: readonly KnownItem[], turn: number): readonly KnownAct[] {
  const found: KnownAct[] = [];
  for (let i = story.length - 1; i >= 0; i--) {
    const item = story[i];
    if ('undo' in item || item.takenBack) continue;
    if (item.turn !== turn) break;
    found.unshift(item);
  }
  return found;
}

function hiddenIn(event: object): number {
  return 'hidden' in event && typeof event.hidden === 'number' ? event.hidden : 0;
}

function add(goods: number[], more: readonly number[], sign: 1 | -1): void {
  more.forEach((n, r) => (goods[r] += sign * n));
}

/** What lies on the stack below the open question and may ask or act. */
function comingAfter({ known, game, text }: Seen, seat: Seat): readonly string[] {
  const nameAt = (holder: Holder): string => {
    const g = game.rules;
    if (holder < 0) return '';
    return text.name(holder < g.cards ? designOf(g, known, holder).id : g.places[holder - g.cards].id);
  };
  const names: string[] = [];
  for (const { effect, scope } of known.stack.slice(0, -1).reverse()) {
    if (scope.seat !== seat || SILENT.has(effect.do)) continue;
    if (effect.do === 'due' && effect.then === undefined) continue;
    if (effect.do === 'react') names.push(...effect.list.map(([card]) => nameAt(card)));
    else if ('list' in effect) names.push(...effect.list.map(nameAt));
    else names.push(nameAt(scope.src));
  }
  return names;
}
