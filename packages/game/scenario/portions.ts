import type { Fields } from '@everdell/sets';
import type { Scenario, Step } from './types.ts';

/** What may be told card by card or good by good though the rules ask for it once. */
const JOINED = ['discard', 'pay', 'give'] as const;

/** The case with such portions, where they follow each other, told as one answer; null = it has none. */
export function portionsTogether(scenario: Scenario): Scenario | null {
  const steps = scenario.do.map((step) => ({ step, choices: together(step.choices) }));
  if (steps.every(({ step, choices }) => choices.length === (step.choices ?? []).length)) return null;
  return { ...scenario, do: steps.map(({ step, choices }): Step => ({ ...step, choices })) };
}

function together(choices: readonly Fields[] = []): Fields[] {
  const joined: Fields[] = [];
  let begun = 0;
  for (const choice of choices) {
    if (portionOf(choice) === null) begun = joined.length + 1;
    const at = joined.findIndex((earlier, i) => i >= begun && sum(earlier, choice) !== null);
    if (at < 0) joined.push(choice);
    else joined[at] = sum(joined[at], choice)!;
  }
  return joined;
}

const portionOf = (choice: Fields): (typeof JOINED)[number] | null => JOINED.find((key) => key in choice) ?? null;

/** Two portions of the same kind in one; null = they are none. */
function sum(one: Fields, other: Fields): Fields | null {
  const key = portionOf(one);
  if (key === null || key !== portionOf(other)) return null;
  const a = one[key];
  const b = other[key];
  if (JSON.stringify({ ...one, [key]: 0 }) !== JSON.stringify({ ...other, [key]: 0 })) return null;
  const both = sumOf(a, b);
  return both === null ? null : { ...one, [key]: both };
}

function sumOf(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])];
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null;
  if (isAmounts(a) && isAmounts(b)) {
    const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return Object.fromEntries(names.map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
  }
  // `give` may wrap its goods or cards.
  const [[kind, given], ...more] = Object.entries(a);
  const [[otherKind, other], ...others] = Object.entries(b);
  const both = kind === otherKind && more.length + others.length === 0 ? sumOf(given, other) : null;
  return both === null ? null : { [kind]: both };
}

function isAmounts(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((n) => typeof n === 'number');
}
