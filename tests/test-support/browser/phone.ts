import type { Page } from 'playwright-core';
import { asked } from '../../../scripts/lib/web-player.mjs';

/** On a phone one part of the table is seen at a time: goes to one where something can be done. */
export async function lookAround(page: Page, random: () => number): Promise<void> {
  const parts = ['tree', 'meadow', 'river', 'forest', 'hand', 'city'].sort(() => random() - 0.5);
  for (const part of parts) {
    if (part === 'hand' || part === 'city') await page.locator(`[data-tab="${part}"]`).click();
    else {
      await page.locator('[data-tab="board"]').click();
      await page.locator(`[data-zone="${part}"]`).click();
    }
    const now = await asked(page);
    if (now !== null && now.things.length > 0) return;
  }
}
