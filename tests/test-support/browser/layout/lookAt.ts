import type { Page } from 'playwright-core';
import { lateGame } from '../../../../scripts/lib/late-game.ts';
import { openGame } from '../local.ts';
import type { Visits } from '../visits.ts';
import { faultsOn } from './faults.ts';
import { AGAINST, DESKS, FULL, PHONES, SETS, type Look } from './looks.ts';
import { settled } from './settled.ts';

/** Looks at tables one after the other, and tells what is not whole or not in its place in any part of each. */
export function looker(visits: Visits): (look: Look) => Promise<readonly string[]> {
  /** A page for each language, with the table that is open there: opening one takes longer than looking at it. */
  const pages = new Map<string, { readonly page: Page; table: string }>();

  /** A page of this size that shows a table, which is opened only if it is another one. */
  async function pageWith([set, seats, size, lang]: Look): Promise<Page> {
    let known = pages.get(lang);
    if (known === undefined) {
      const page = await visits.visitor({ deviceScaleFactor: 1, settings: { lang, theme: 'light' } });
      pages.set(lang, (known = { page, table: '' }));
    }
    const { page } = known;
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    const table = `${set} ${seats}`;
    const isLost = (await page.locator('[data-decision="turn"]').count()) === 0; // something has gone wrong before
    if (known.table !== table || isLost) {
      known.table = '';
      await openGame(page, lateGame(seats, SETS[set] ?? AGAINST[set], seats === 1 ? FULL[set] : {}));
      known.table = table;
    }
    return page;
  }

  return async (asked) => {
    const size = asked[2];
    const touch = !DESKS.includes(size);
    const before = visits.troubles.length;
    const page = await pageWith(asked);
    await page.locator('[data-decision="turn"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const faults = new Set<string>();
    const look = async (): Promise<void> => {
      for (const fault of await faultsOn(page, { touch })) faults.add(fault);
    };
    await page.waitForTimeout(250); // news come in, and the land gives them room
    await settled(page);
    await look();
    const parts = touch && PHONES.includes(size) ? ['[data-tab]', '[data-zone]'] : ['[data-stretch]'];
    for (const part of parts)
      for (let n = 0; n < (await page.locator(part).count()); n++) {
        if (part === '[data-zone]') await page.locator('[data-tab="board"]').click();
        const button = page.locator(part).nth(n);
        await button.click();
        await button.and(page.locator('[aria-current]')).waitFor();
        await page.mouse.move(1, 1);
        await settled(page);
        await look();
      }
    return [...visits.troubles.slice(before), ...faults];
  };
}
