import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { BOT_LEVELS, FIRST_PLAN, LEAST_PEOPLE, MOST_PLAYERS, WAYS, type Plan } from './plan.ts';

interface PlanStore extends Plan {
  set(change: Partial<Plan>): void;
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isLevel = (value: unknown): boolean => (BOT_LEVELS as readonly unknown[]).includes(value);
const isPerson = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { name?: unknown }).name === 'string' &&
  ((value as { bot?: unknown }).bot === null || isLevel((value as { bot?: unknown }).bot));

const CHECKS: Readonly<Record<keyof Plan, (value: unknown) => boolean>> = {
  way: (value) => (WAYS as readonly unknown[]).includes(value),
  bots: (value) => isWhole(value, 1, MOST_PLAYERS - 1),
  levels: (value) => Array.isArray(value) && value.length === MOST_PLAYERS - 1 && value.every(isLevel),
  seat: (value) => isWhole(value, 0, MOST_PLAYERS - 1),
  first: (value) => value === 'random' || isWhole(value, 0, MOST_PLAYERS - 1),
  players: (value) => isWhole(value, LEAST_PEOPLE, MOST_PLAYERS),
  people: (value) => Array.isArray(value) && value.length === MOST_PLAYERS && value.every(isPerson),
  table: (value) => isWhole(value, LEAST_PEOPLE, MOST_PLAYERS),
  opponent: (value) => typeof value === 'string',
  modules: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  options: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** What is kept in the browser may be of another version of the program. */
export function validPlan(kept: unknown): Partial<Plan> {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    ([key, value]) => Object.hasOwn(CHECKS, key) && CHECKS[key as keyof Plan](value),
  );
  return Object.fromEntries(entries);
}

/** How the player set the table last. */
export const usePlan = create<PlanStore>()(
  persist<PlanStore>((set) => ({ ...FIRST_PLAN, set: (change) => set(change) }), {
    name: 'everdell.plan',
    version: 1,
    merge: (kept, now) => ({ ...now, ...validPlan(kept) }),
  }),
);
