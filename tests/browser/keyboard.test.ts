import { seededRandom } from '@everdell/ai';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn } from '../../scripts/lib/web-player.mjs';
import { openBrowser, type TestBrowser } from '../test-support/browser/browser.ts';
import { startSite } from '../test-support/browser/site.ts';
import type { World } from '../test-support/online/world.ts';

/** Without a pointer. */

let site: World;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser({ pictures: false });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** The key that brings the focus nearer to the element: Tab, and inside groups the arrows; null = it is there. */
function nextKey([css, nth, stuck]: readonly [string, number, boolean]): string | null {
  const wanted = [...document.querySelectorAll<HTMLElement>(css)].filter((e) => e.checkVisibility())[nth];
  const at = document.activeElement as HTMLElement | null;
  if (wanted === undefined || at === wanted) return null;
  const group = wanted.tabIndex < 0 ? wanted.closest('[role="group"]') : null;
  if (group !== null && at !== null && group.contains(at)) {
    const from = at.getBoundingClientRect();
    const to = wanted.getBoundingClientRect();
    const right = to.left + to.width / 2 - from.left - from.width / 2;
    const down = to.top + to.height / 2 - from.top - from.height / 2;
    const isAcross = Math.abs(down) < from.height / 2 !== stuck;
    if (isAcross && right !== 0) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
  }
  const isBefore = at !== null && (at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return isBefore !== stuck ? 'Shift+Tab' : 'Tab';
}

async function travel(page: Page, css: string, nth: number): Promise<void> {
  let stuck = false;
  for (let steps = 0; steps < 300; steps++) {
    const key = await page.evaluate(nextKey, [css, nth, stuck] as const);
    if (key === null) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    stuck = await page.evaluate((element) => document.activeElement === element, before);
  }
  throw new Error(`${css} (${nth}) cannot be reached with the keyboard`);
}

test('a whole game by keyboard only, from the home page to the final score', { timeout: 240_000 }, async () => {
  const page = await browser.visitor({ origin: site.origin });
  await page.goto('/');
  await page.locator('[data-play-now]').waitFor();
  await travel(page, '[data-play-now]', 0);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//);
  let pointer = 0;
  await page.exposeFunction('pointed', () => pointer++);
  await page.evaluate(() => {
    document.addEventListener('pointerdown', () => (window as unknown as { pointed(): void }).pointed());
  });
  await playOn(page, seededRandom('keys'), {
    press: async (css, nth) => {
      if (css.startsWith('[data-primary]')) await page.keyboard.press('Enter');
      else {
        await travel(page, css, nth);
        await page.keyboard.press(css.includes('data-more') ? 'Enter' : ' ');
      }
    },
  });
  await page.locator('[data-end]').waitFor();
  expect(pointer).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('[data-end]').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
});

test('no page complained', () => {
  expect(browser.troubles).toEqual([]);
});
