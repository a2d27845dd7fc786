import type { Page } from 'playwright-core';
import { asked, type Asked } from '../../../scripts/lib/web-player.mjs';

const MOST_LOOKS = 20;

/** On a phone one part of the table is seen at a time: goes to one where something can be done. */
export async function lookAround(page: Page, random: () => number): Promise<void> {
  const parts = ['tree', 'meadow', 'river', 'forest', 'hand', 'city'].sort(() => random() - 0.5);
  for (const part of parts) {
    if (part === 'hand' || part === 'city') await page.locator(`[data-tab="${part}"]`).click();
    else {
      await page.locator('[data-tab="board"]').click();
      await page.locator(`[data-zone="${part}"]`).click();
    }
    const now = await settled(page);
    if (now !== null && now.things.length > 0) return;
  }
}

/** Parts of the table come in pieces: what can be chosen is read when it is the same twice. */
async function settled(page: Page): Promise<Asked | null> {
  let before = '';
  for (let looks = 0; ; looks++) {
    await page.locator('[data-arriving]').first().waitFor({ state: 'detached' });
    const now = await asked(page);
    const things = now?.things.join() ?? '';
    if ((looks > 0 && things === before) || looks === MOST_LOOKS) return now;
    before = things;
    await page.waitForTimeout(120);
  }
}
