/** Games for properties: which table, which seed, and how the random player behaves. All kinds are those of the registry. */
import { seededRandom } from '@everdell/ai';
import { someModules, someOf, someOptions } from '@everdell/cli';
import {
  makeSetup,
  eachPair,
  modulesFor,
  playable,
  registry,
  TABLE_SIZES,
  type Module,
  type OptionDef,
  type OptionValue,
  type SetupRequest,
} from '@everdell/game';
import fc from 'fast-check';

/** The same games in every run; PROPERTY_SEED=n plays others, PROPERTY_RUNS=n so many times as many. */
export const SEED = Number(process.env['PROPERTY_SEED'] ?? 19_820_418);
export const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1);
/** These tests take a minute; on a busy machine, or with more runs, much longer. */
export const PATIENT = { timeout: 900_000 };

export interface GamePlan {
  readonly request: SetupRequest;
  /** Plays cards and achieves Events whenever it can, so that cities grow. */
  readonly eager: boolean;
  readonly seed: string;
}

/** Tables of two to six with none, one, some and all of the modules. */
const TOGETHER = 20;
/** Games against each opponent; where it has more ways to play, some of them. */
const MOST_ALONE = 24;

type Options = Readonly<Record<string, OptionValue>>;

/**
 * Against every opponent all the ways it plays, each with none, one, some or all of the other modules; every pair of
 * modules; and tables of every size.
 */
export function everyGame(): readonly GamePlan[] {
  const alone = modulesFor(1).opponents.flatMap((opponent) => againstOpponent(opponent));
  const together = Array.from({ length: TOGETHER }, (_, i) => inCompany(i));
  const requests = [...alone, ...eachPair(), ...together];
  return Array.from({ length: requests.length * RUNS }, (_, i) => planOf(requests[i % requests.length], i));
}

function againstOpponent(opponent: Module): SetupRequest[] {
  const random = seededRandom(opponent.id);
  return waysOf(opponent).map((options, round) => {
    const others = someOf(modulesFor(1).others, round, random);
    return { players: 1, modules: together(1, [opponent, ...others], random), options };
  });
}

function inCompany(i: number): SetupRequest {
  const players = 2 + (i % (TABLE_SIZES.length - 1));
  const round = Math.floor(i / (TABLE_SIZES.length - 1));
  return { players, modules: someModules(players, round, seededRandom(`together ${i}`)) };
}

function together(players: number, modules: readonly Module[], random: () => number): readonly string[] {
  const out = (left: readonly string[]): string => left[Math.floor(random() * left.length)];
  return playable(
    players,
    modules.map((m) => m.id),
    out,
  );
}

/** How an opponent is played against. */
export function waysOf(opponent: Module): readonly Options[] {
  const ways = everyOptions(opponent);
  if (ways.length <= MOST_ALONE) return ways;
  const random = seededRandom(`ways of ${opponent.id}`);
  const drawn = ways.map((options): [number, Options] => [random(), options]);
  return drawn
    .sort(([a], [b]) => a - b)
    .slice(0, MOST_ALONE)
    .map(([, options]) => options);
}

/** Every combination of the values of its options. */
function everyOptions({ options = {} }: Module): Options[] {
  let all: Options[] = [{}];
  for (const [id, def] of Object.entries(options))
    all = everyValue(def).flatMap((value) => all.map((others) => ({ ...others, [id]: value })));
  return all;
}

function everyValue({ several, values }: OptionDef): readonly OptionValue[] {
  if (!several) return values;
  const names = values as readonly string[];
  return Array.from({ length: 2 ** names.length }, (_, set) => names.filter((_name, bit) => (set >> bit) % 2 === 1));
}

/** Options that the request leaves open are drawn by lot. */
function planOf(request: SetupRequest, index: number): GamePlan {
  const { players, modules = [], options } = request;
  const random = seededRandom(`plan ${index}`);
  const eager = random() < 0.5;
  let chosen: Options = someOptions(players, modules, random);
  for (const [id, value] of Object.entries(options ?? {})) {
    const more = { ...chosen, [id]: value };
    if (isAllowed({ players, modules, options: more })) chosen = more;
  }
  return { request: { players, modules, options: chosen }, eager, seed: `${index}` };
}

/** Not all values of all options go together. */
function isAllowed(request: SetupRequest): boolean {
  try {
    makeSetup(request);
    return true;
  } catch {
    return false;
  }
}

/** By lot, for games besides those in `everyGame`. */
export const anyGame: fc.Arbitrary<GamePlan> = fc
  .record({
    players: fc.constantFrom(...TABLE_SIZES),
    modules: fc.subarray(registry.filter((m) => m.id !== 'base')),
    eager: fc.boolean(),
    seed: fc.nat(999_999),
  })
  .map(({ players, modules, eager, seed }) => {
    const random = seededRandom(`${seed}`);
    const { opponents, others } = modulesFor(players);
    const alone = players === 1 ? opponents.slice(seed % opponents.length).slice(0, 1) : [];
    const ids = together(players, [...alone, ...others.filter((m) => modules.includes(m))], random);
    return { request: { players, modules: ids, options: someOptions(players, ids, random) }, eager, seed: `${seed}` };
  });
