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

/** Goes to the element with Tab, and inside groups with the arrows; tells whether it arrived. */
async function travel(page: Page, css: string, nth: number): Promise<void> {
  const where = (): Promise<'there' | 'same group' | 'elsewhere'> =>
    page.evaluate(
      ([css, nth]) => {
        const wanted = [...document.querySelectorAll<HTMLElement>(css)].filter((e) => e.checkVisibility())[nth];
        const at = document.activeElement;
        if (at === wanted) return 'there';
        const group = wanted?.closest('[role="group"]');
        return group && at !== null && group.contains(at) && wanted.tabIndex < 0 ? 'same group' : 'elsewhere';
      },
      [css, nth] as const,
    );
  for (let steps = 0; steps < 400; steps++) {
    const now = await where();
    if (now === 'there') return;
    if (now === 'same group') {
      await page.keyboard.press('Home');
      for (const key of ['ArrowRight', 'ArrowDown'])
        for (let i = 0; i < 24; i++) {
          if ((await where()) === 'there') return;
          await page.keyboard.press(i % 6 === 5 ? 'ArrowDown' : key);
        }
      // Row by row, as somebody would who looks for it.
      await page.keyboard.press('Home');
      for (let row = 0; row < 6; row++) {
        for (let i = 0; i < 10; i++) {
          if ((await where()) === 'there') return;
          await page.keyboard.press('ArrowRight');
        }
        for (let i = 0; i < 10; i++) {
          if ((await where()) === 'there') return;
          await page.keyboard.press('ArrowLeft');
        }
        await page.keyboard.press('ArrowDown');
      }
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${css} (${nth}) cannot be reached with the keyboard`);
}

test('a whole game by keyboard only, from the home page to the final score', { timeout: 500_000 }, async () => {
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
