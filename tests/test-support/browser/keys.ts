import type { Page } from 'playwright-core';
import type { Press } from '../../../scripts/lib/web-player.mjs';

/** A player without a pointer. Like a person it looks where the focus is and where it should be, and then presses keys. */

/** Where the focus is, as seen from what is wanted; `keys` are the best ones to press next. */
interface Way {
  readonly arrived: boolean;
  /** Tells one stop from another. */
  readonly at: number;
  readonly keys: readonly string[];
}

/** Letters after `g`, by the name of the group they lead to. */
const JUMPS: Readonly<Record<string, string>> = {
  Meadow: 'm',
  'River places': 'r',
  Forest: 'f',
  'Special Events': 'e',
  Pearlbrook: 'b',
  'Your hand': 'h',
  'Your city': 'c',
};
/** So far one goes with Tab alone. */
const NEAR = 4;
/** How long one waits for something that is not there yet. */
const PATIENCE = 30_000;

/** Null = what is wanted is not there. */
function look({ css, nth, jumps, near }: { css: string; nth: number; jumps: typeof JUMPS; near: number }): Way | null {
  const wanted = [...document.querySelectorAll<HTMLElement>(css)].filter((e) => e.checkVisibility())[nth];
  if (wanted === undefined) return null;
  const at = document.activeElement as HTMLElement;
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')];
  const found = { arrived: at === wanted, at: all.indexOf(at) };
  // In a group that is one stop of the Tab key, one goes on with the arrows.
  const group = wanted.closest('[role="group"]');
  const isByArrows = group !== null && wanted.tabIndex < 0;
  if (isByArrows && group.contains(at)) {
    const from = at.getBoundingClientRect();
    const to = wanted.getBoundingClientRect();
    const right = to.left + to.width / 2 - from.left - from.width / 2;
    const down = to.top + to.height / 2 - from.top - from.height / 2;
    const across = right > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const along = down > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
    const [first, second] = Math.abs(right) > Math.abs(down) ? [across, along] : [along, across];
    return { ...found, keys: [first[0], second[0], second[1], first[1]] };
  }
  const stop = isByArrows ? [...group.querySelectorAll('button')].find((e) => e.tabIndex === 0)! : wanted;
  const stops = all.filter((e) => e.tabIndex >= 0 && e.checkVisibility());
  const isBefore = (e: Node): boolean => (at.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const between = stops.filter((e) => e !== at && isBefore(e) === isBefore(stop));
  const far = isBefore(stop) ? between.length - between.indexOf(stop) : between.indexOf(stop) + 1;
  const jump = wanted.closest('[data-decision]') === null ? jumps[group?.getAttribute('aria-label') ?? ''] : 'd';
  const tabs = Array<string>(far)
    .fill(isBefore(stop) ? 'Shift+Tab' : 'Tab')
    .join(' ');
  return { ...found, keys: far > near && jump !== undefined ? [`g ${jump}`, tabs] : [tabs] };
}

/** Brings the focus to an element. */
export async function travel(page: Page, css: string, nth = 0): Promise<void> {
  const tried = new Set<string>();
  for (const start = Date.now(); ;) {
    const way = await page.evaluate(look, { css, nth, jumps: JUMPS, near: NEAR });
    if (way?.arrived) return;
    if (way === null) {
      if (Date.now() - start > PATIENCE) throw new Error(`${css} (${nth}) is not there`);
      await page.waitForTimeout(20);
      continue;
    }
    const next = way.keys.find((key) => !tried.has(`${way.at} ${key}`));
    if (next === undefined) throw new Error(`${css} (${nth}) cannot be reached with the keyboard`);
    tried.add(`${way.at} ${next}`);
    await press(page, next);
  }
}

/** Presses one key after the other; their names are parted by spaces. */
export async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** What has a number is chosen with it, everything else with Space where it stands. Enter confirms what is chosen. */
export const byKeys =
  (page: Page): Press =>
  async (css, nth) => {
    if (/data-(option|way)/.test(css) && nth < 9) return press(page, String(nth + 1));
    const isConfirmed =
      css.startsWith('[data-primary]') &&
      (await page.evaluate(() =>
        document.activeElement?.matches('[data-decision]:not([data-idle]), [aria-pressed="true"]'),
      ));
    if (isConfirmed) return press(page, 'Enter');
    await travel(page, css, nth);
    await press(page, 'Space');
  };
