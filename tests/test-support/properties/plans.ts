/** Games for properties: which table, which seed, and how the random player behaves. */
import fc from 'fast-check';
import type { OptionValue, SetupRequest } from '@everdell/game';

/** The same games in every run; PROPERTY_SEED=n plays others, PROPERTY_RUNS=n so many times as many. */
export const SEED = Number(process.env['PROPERTY_SEED'] ?? 19_820_418);
/** These tests take seconds; on a busy machine, or with more runs, much longer. */
export const PATIENT = { timeout: 900_000 };

const MORE = Number(process.env['PROPERTY_RUNS'] ?? 1);

export interface GamePlan {
  readonly players: number;
  /** Rugwort's, for one player. */
  readonly year: number;
  readonly variants: readonly string[];
  readonly earlyPass: boolean;
  /** Seat, -1 = drawn by lot. */
  readonly first: number;
  /** Plays cards and achieves Events whenever it can, so that cities grow. */
  readonly eager: boolean;
  readonly pearlbrook: boolean;
  /** Packs of Legendary cards; six players need both. */
  readonly legends: readonly string[];
  /** With the packs of cards for the main deck. */
  readonly packs: boolean;
  readonly seed: number;
}

const YEARS = [1, 2, 3] as const;
const PACKS = ['extra-extra', 'rugwort-cards', 'corrin', 'through-every-season'];
export const VARIANTS = ['cranky', 'glitzy', 'hasty', 'lucky', 'squatty'] as const;

const LEGENDS = ['legends', 'more-legends'] as const;

export const anyGame: fc.Arbitrary<GamePlan> = fc.record({
  players: fc.integer({ min: 1, max: 6 }),
  year: fc.constantFrom(...YEARS),
  variants: fc.subarray([...VARIANTS]),
  earlyPass: fc.boolean(),
  first: fc.integer({ min: -1, max: 5 }),
  eager: fc.boolean(),
  pearlbrook: fc.boolean(),
  legends: fc.subarray([...LEGENDS]),
  packs: fc.boolean(),
  seed: fc.nat(999_999),
});

/**
 * Every second game is against Rugwort: each year with each combination of variants comes once in 192 games. Of four
 * rounds one is with Pearlbrook and one with the packs, and of eight one with all of them; of three one with Legendary
 * cards.
 */
export const ALL_RUGWORTS = 2 * YEARS.length * 2 ** VARIANTS.length;

export function gameInRotation(index: number): GamePlan {
  const round = Math.floor(index / 2);
  const alone = index % 2 === 0;
  const combination = Math.floor(round / YEARS.length);
  const players = alone ? 1 : 2 + (round % 5);
  return {
    players,
    year: YEARS[round % YEARS.length],
    variants: alone ? VARIANTS.filter((_, bit) => (combination >> bit) % 2 === 1) : [],
    earlyPass: Math.floor(round / 5) % 2 === 1,
    first: (Math.floor(round / 10) % 7) - 1,
    eager: Math.floor(round / 3) % 2 === 1,
    pearlbrook: round % 4 === 3,
    legends: round % 3 === 2 ? LEGENDS.filter((_, pack) => round % 2 !== pack || players === 6) : [],
    packs: round % 4 === 1 || round % 8 === 7,
    seed: index,
  };
}

export function requestOf(plan: GamePlan): SetupRequest {
  const { players, year, variants, earlyPass, first } = plan;
  const legends = players === 6 && plan.legends.length > 0 ? LEGENDS : plan.legends;
  const more = [...(plan.pearlbrook ? ['pearlbrook'] : []), ...(plan.packs ? PACKS : []), ...legends];
  const options: Record<string, OptionValue> = {
    earlyPass,
    firstPlayer: first >= 0 && first < players ? first : 'random',
  };
  if (players > 1) return { players, modules: more, options };
  return {
    players,
    modules: ['rugwort', ...more],
    options: { ...options, 'rugwort.year': year, 'rugwort.variants': variants },
  };
}

/** Checks so many games in rotation and a quarter as many others. */
export function checkGames(runs: number, check: (plan: GamePlan) => void): void {
  const rotation = Array.from({ length: runs * MORE }, (_, index): [GamePlan] => [gameInRotation(index)]);
  fc.assert(fc.property(anyGame, check), {
    seed: SEED,
    examples: rotation,
    numRuns: Math.ceil(rotation.length * 1.25),
  });
}
