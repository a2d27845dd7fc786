import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { painted } from './browser.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** Half-faded text has too little contrast: whatever comes to an end is waited for. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    const done = Promise.allSettled(passing.map((animation) => animation.finished));
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 20_000))]);
  });
}

/** What the automated accessibility rules complain about on the page as it stands, one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  await painted(page);
  await atRest(page);
  // The content policy of the page does not let scripts in; the debugger may.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    // All else that it finds would be described at length, too.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
