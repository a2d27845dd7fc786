import { pickOne, seededRandom } from '@everdell/ai';
import {
  makeSetup,
  registry,
  SetupError,
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
  const modules = plan.modules ?? someModules(players, round, random);
  return { index, seed, request: { players, modules, options: someOptions(players, modules, random) } };
}

/** None, one, some or all of the modules that fit, in rotation; alone always with an opponent. */
function someModules(players: number, round: number, random: () => number): readonly string[] {
  const fitting = registry.filter((m) => m.id !== 'base' && (m.players?.includes(players) ?? true));
  const opponents = fitting.filter((m) => m.automa !== undefined);
  const others = fitting.filter((m) => m.automa === undefined);
  const chosen = chosenOf(others, round % 4, random);
  if (players === 1) chosen.push(pickOne(opponents, random));
  return playable(
    players,
    chosen.map((m) => m.id),
    random,
  );
}

function chosenOf(modules: readonly Module[], way: number, random: () => number): Module[] {
  if (modules.length === 0 || way === 0) return [];
  if (way === 1) return [pickOne(modules, random)];
  return modules.filter(() => way === 3 || random() < 0.5);
}

/** Leaves modules out until the rest can be played together. */
function playable(players: number, modules: readonly string[], random: () => number): readonly string[] {
  let left = [...modules];
  while (!fits({ players, modules: left })) {
    const out = pickOne(
      left.filter((id) => !isOpponent(id)),
      random,
    );
    left = left.filter((id) => id !== out);
  }
  return left;
}

function isOpponent(id: string): boolean {
  return registry.some((m) => m.id === id && m.automa !== undefined);
}

export function fits(request: SetupRequest): boolean {
  try {
    makeSetup(request);
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}

/** Any values of the options; one that this table cannot have keeps its default. */
function someOptions(
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
