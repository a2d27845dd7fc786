import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lateGame } from '../../scripts/lib/late-game.ts';
import { faultsOn } from '../test-support/browser/layout/faults.ts';
import { DESKS, isAll, SETS } from '../test-support/browser/layout/looks.ts';
import { settled } from '../test-support/browser/layout/settled.ts';
import { withHand } from '../test-support/browser/layout/withHand.ts';
import { openGame } from '../test-support/browser/local.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/**
 * However many cards there are in a hand, what each costs, its points, its door and whether it can be played can be read on
 * a desk of any size. A sample by default; `npm run check:layout` looks at every number.
 */

const visits = visitsToSite();

type Hands = readonly [set: string, seats: number, lang: string, numbers: readonly number[]];

const MOST = 15;
const EVERY = Array.from({ length: MOST }, (_, at) => at + 1);
const SAMPLE: readonly Hands[] = [
  ['all', 6, 'es', [9, 12, MOST]],
  ['none', 2, 'en', [8]],
];
const ALL: readonly Hands[] = [
  ['none', 2, 'en', EVERY],
  ['none', 2, 'es', EVERY],
  ['legends', 4, 'en', EVERY],
  ['newleaf', 4, 'es', EVERY],
  ['all', 6, 'en', EVERY],
  ['all', 6, 'es', EVERY],
];

describe.each(isAll ? ALL : SAMPLE)('hands with %s for %i in %s', (set, seats, lang, numbers) => {
  let page: Page;
  beforeAll(async () => {
    page = await visits.visitor({ deviceScaleFactor: 1, settings: { lang, theme: 'light' } });
  });
  afterAll(() => page.context().close());

  test.each(numbers)('of %i', { timeout: 120_000 }, async (n) => {
    await openGame(page, withHand(lateGame(seats, SETS[set]), n));
    await page.locator('[data-decision="turn"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const size of DESKS) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.mouse.move(1, 1);
      await settled(page);
      const found = await faultsOn(page, { touch: false });
      faults.push(...found.filter((fault) => /(: | in )hand /.test(fault)).map((fault) => `${size}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
