import {
  MEADOW_SPACE,
  WORKER,
  ZONE,
  capacity,
  spacesUsed,
  type Design,
  type Game,
  type GameState,
  type Rules,
  type Seat,
} from '@everdell/game';
import { cardWorths, resourceWorth, WORTH, type CardWorth } from './worth.ts';

/** What is still to come for a seat, on which the worth of its means depends. */
interface Prospects {
  /** Workers it can still place, in this season and the later ones. */
  readonly placements: number;
  /** Productions in the seasons to come. */
  readonly productions: number;
  /** Free spaces of its city. */
  readonly spaces: number;
  /** 1 at the beginning, 0 when nothing can be done any more. */
  readonly time: number;
}

/** How well a seat stands, in expected points. */
export function rough(game: Game, s: GameState, seat: Seat): number {
  const scores = game.score(s);
  let rival = 0;
  for (let other = 0; other < scores.length; other++) if (other !== seat) rival = Math.max(rival, scores[other].total);
  const standing = scores[seat].total - 0.15 * rival;
  if (s.seats[seat].passed) return standing;
  const g = game.rules;
  const ahead = prospects(g, s, seat);
  return (
    standing +
    ahead.placements * WORTH.placement * (0.4 + 0.6 * ahead.time) +
    supplyValue(g, s, seat, ahead) +
    cityValue(g, s, seat, ahead) +
    plansValue(g, s, seat, ahead)
  );
}

function prospects(g: Rules, s: GameState, seat: Seat): Prospects {
  const { season, workers } = s.seats[seat];
  let placements = 0;
  for (const at of workers) if (at === WORKER.home) placements++;
  let mine = 0;
  for (const at of workers) if (at !== WORKER.waiting && at !== WORKER.gone) mine++;
  let productions = 0;
  for (let later = season + 1; later < g.seasons.length; later++) {
    mine += g.table.workers[later];
    placements += mine;
    if (g.seasons[later].bonus?.do === 'produce') productions++;
  }
  const spaces = Math.max(0, capacity(g, s, seat) - spacesUsed(g, s, seat));
  return { placements, productions, spaces, time: Math.min(1, placements / 12) };
}

/** Resources and hand cards: worth less the less can be done with them, and the more there are. */
function supplyValue(g: Rules, s: GameState, seat: Seat, ahead: Prospects): number {
  const use = (0.3 + 0.7 * ahead.time) * Math.min(1, 0.3 + ahead.spaces / 5);
  const { res } = s.seats[seat];
  let value = 0;
  for (let r = 0; r < res.length; r++)
    value += resourceWorth(g.resources[r]) * (res[r] <= 4 ? res[r] : 4 + (res[r] - 4) * 0.6);
  const hand = s.zones[g.hand[seat]].length;
  return use * value + WORTH.card * (0.2 + 0.8 * ahead.time) * hand;
}

function cityValue(g: Rules, s: GameState, seat: Seat, ahead: Prospects): number {
  const worths = cardWorths(g);
  const city = s.zones[g.city[seat]];
  let value = 0;
  for (const uid of city) {
    const design = g.designs[s.cardOf[uid]];
    value += promise(worths[design.ix], ahead);
    if (design.opens !== null && s.occupied[uid] === 0) value += 0.7 * ahead.time;
  }
  return value;
}

/** What a card in the city will still bring, besides the points it already counts for. */
function promise(worth: CardWorth, { productions, time, placements }: Prospects): number {
  return (
    worth.production * productions * 0.8 +
    worth.visit * Math.min(2, placements / 3) +
    worth.trigger * 6 * time +
    worth.ability * time
  );
}

/** A card of the Meadow may be gone before it can be played. */
const MEADOW_SURENESS = 0.75;

/** The best cards that could be played next, the better the nearer they are. */
function plansValue(g: Rules, s: GameState, seat: Seat, ahead: Prospects): number {
  const hand = s.zones[g.hand[seat]];
  const meadow = s.zones[ZONE.meadow];
  let first = 0;
  let second = 0;
  for (let i = 0; i < hand.length + meadow.length; i++) {
    const space = i - hand.length;
    const uid = space < 0 ? hand[i] : meadow[space];
    if (uid < 0 || (space >= 0 && s.meadow[space] !== MEADOW_SPACE.open)) continue;
    const plan = planValue(g, s, seat, g.designs[s.cardOf[uid]], ahead) * (space < 0 ? 1 : MEADOW_SURENESS);
    if (plan > first) {
      second = first;
      first = plan;
    } else if (plan > second) second = plan;
  }
  return 0.5 * first + 0.35 * second;
}

function planValue(g: Rules, s: GameState, seat: Seat, design: Design, ahead: Prospects): number {
  if (ahead.spaces === 0 && design.def.noSpace === undefined) return 0;
  const city = s.zones[g.city[seat]];
  let free = false;
  for (const uid of city) {
    const other = g.designs[s.cardOf[uid]];
    if (design.unique && other === design) return 0;
    if (other.opens !== null && other.opens[design.ix] === 1 && s.occupied[uid] === 0) free = true;
  }
  const worth = cardWorths(g)[design.ix];
  const gain = design.points + worth.onPlay + worth.production + worth.scores + promise(worth, ahead);
  if (free) return Math.max(0, gain);
  let price = 0;
  let missing = 0;
  const { res } = s.seats[seat];
  for (let r = 0; r < res.length; r++) {
    price += design.cost[r] * resourceWorth(g.resources[r]);
    missing += Math.max(0, design.cost[r] - res[r]);
  }
  return Math.max(0, gain - price * (0.3 + 0.7 * ahead.time)) * 0.7 ** missing;
}
