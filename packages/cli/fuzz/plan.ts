import { pickOne, seededRandom } from '@everdell/ai';
import {
  fits,
  modulesFor,
  playable,
  registry,
  type Module,
  type OptionDef,
  type OptionValue,
  type SetupRequest,
} from '@everdell/game';

/** What the games of a run have in common. */
export interface Plan {
  readonly seed: string;
  /** Numbers of players, in rotation. */
  readonly players: readonly number[];
  /** The modules of every game; absent = combinations in rotation. */
  readonly modules?: readonly string[];
  /** Modules of every game that has room for them, beside which the others are in rotation. */
  readonly with?: readonly string[];
}

export interface PlannedGame {
  readonly index: number;
  readonly seed: string;
  readonly request: SetupRequest;
}

/** The game with this number of a run; the same plan and number always give the same game. */
export function planGame(plan: Plan, index: number): PlannedGame {
  const seed = `${plan.seed}/${index}`;
  const random = seededRandom(`${seed}/plan`);
  const players = plan.players[index % plan.players.length];
  const round = Math.floor(index / plan.players.length);
  const modules = plan.modules ?? someModules(players, round, random, plan.with);
  return { index, seed, request: { players, modules, options: someOptions(players, modules, random) } };
}

/**
 * None, one, some or all of the modules that fit, in rotation; alone always with an opponent, else now and then. Those of
 * `always` are there besides, as far as they fit.
 */
export function someModules(
  players: number,
  round: number,
  random: () => number,
  always: readonly string[] = [],
): readonly string[] {
  const { opponents, others } = modulesFor(players);
  const chosen = someOf(others, round, random);
  const isMet = opponents.some(({ id }) => always.includes(id));
  if (!isMet && (players === 1 || (opponents.length > 0 && round % 3 === 2))) chosen.push(pickOne(opponents, random));
  const fitting = [...opponents, ...others].map(({ id }) => id).filter((id) => always.includes(id));
  return playable(players, [...new Set([...chosen.map(({ id }) => id), ...fitting])], (left) => {
    const others = left.filter((id) => !fitting.includes(id));
    return pickOne(others.length > 0 ? others : left, random);
  });
}

/** None, one, some or all, as it is their turn. */
export function someOf(modules: readonly Module[], round: number, random: () => number): Module[] {
  const way = round % 4;
  if (modules.length === 0 || way === 0) return [];
  if (way === 1) return [pickOne(modules, random)];
  return modules.filter(() => way === 3 || random() < 0.5);
}

/** Any values of the options; one that this table cannot have keeps its default. */
export function someOptions(
  players: number,
  modules: readonly string[],
  random: () => number,
): Readonly<Record<string, OptionValue>> {
  let options: Record<string, OptionValue> = {};
  for (const m of registry) {
    if (m.id !== 'base' && !modules.includes(m.id)) continue;
    for (const [id, def] of Object.entries(m.options ?? {})) {
      const more = { ...options, [id]: someValue(def, random) };
      if (fits({ players, modules, options: more })) options = more;
    }
  }
  return options;
}

function someValue(def: OptionDef, random: () => number): OptionValue {
  if (def.several) return def.values.filter(() => random() < 0.5) as string[];
  return pickOne(def.values, random);
}
