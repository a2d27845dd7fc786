import { loadSession } from '@everdell/game';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lateGame, PACKS } from '../../scripts/lib/late-game.ts';
import { openGame } from '../test-support/browser/local.ts';
import { settled } from '../test-support/browser/layout/settled.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/** What the design of the table with every set promises, as far as no other test says so; docs/web.md lists which does. */

const visits = visitsToSite();

async function opened(size: string, file: string): Promise<Page> {
  const [width, height] = size.split('x').map(Number);
  const isPhone = width < 700;
  const page = await visits.visitor({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    settings: { lang: 'en', theme: 'light' },
  });
  await openGame(page, file);
  await page.locator('[data-decision="turn"]').waitFor();
  await settled(page);
  return page;
}

/** Cards and places to which an action of the turn may go, as the page names them. */
function targetsIn(file: string): readonly string[] {
  const { game, state } = loadSession(file);
  const { cards, places } = game.rules;
  const key = (holder: number): string => (holder < cards ? `c${holder}` : `h${holder}`);
  const of = game.legal(state, 0).flatMap((action): readonly string[] => {
    if (action.t === 'play') return [key(action.card)];
    if (action.t !== 'visit') return [];
    // Of a place that is visited for one of its tiles, the tiles are what one presses.
    const isForTiles = action.place >= cards && places[action.place - cards].effect?.do === 'carryOut';
    const after = game.clone(state);
    if (isForTiles) game.advance(after, action);
    const [next] = isForTiles ? game.decisions(after) : [];
    return next?.kind === 'pick' && next.of === 'place' ? next.items.map(key) : [key(action.place)];
  });
  return [...new Set(of)];
}

test.each(['390x844', '320x640'])(
  'acceptance 2: on a phone of %s every choice is within three presses',
  { timeout: 90_000 },
  async (size) => {
    const file = [4, 3, 5, 2, 6].map((seats) => lateGame(seats, PACKS)).find((late) => targetsIn(late).length > 10)!;
    const page = await opened(size, file);
    const lit = new Set<string>();
    const see = async (): Promise<void> => {
      await settled(page);
      const found = page.locator('[data-thing][data-can]');
      for (const thing of await found.evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset['thing']!)))
        lit.add(thing);
    };
    const tabs = page.locator('[data-tab]');
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).tap(); // one press, and what is seen then can be pressed
      await see();
      const stacks = await page.locator('[data-stack]').count();
      for (let stack = 0; stack < stacks; stack++) {
        await tabs.nth(tab).tap();
        await page.locator('[data-stack]').nth(stack).tap(); // two presses
        await see();
      }
    }
    // What others own and let everybody use.
    await page.locator('[data-tab="rivals"]').tap();
    await settled(page);
    const rivals = page.locator('article[data-seat]:not([data-legal="0"])');
    for (let rival = 0; rival < (await rivals.count()); rival++) {
      await rivals.nth(rival).locator('button').first().tap(); // two presses
      await see();
      await page.getByRole('dialog').getByRole('button').first().tap();
      await settled(page);
    }
    await page.locator('[data-tab="board"]').tap();
    await settled(page);
    await page.locator('[data-zone]').first().waitFor();
    const zones = await page.locator('[data-zone]').count();
    expect(zones).toBeGreaterThan(4);
    for (let zone = 0; zone < zones; zone++) {
      await page.locator('[data-tab="board"]').tap();
      await page.locator('[data-zone]').nth(zone).tap(); // two presses
      await see();
    }
    expect(targetsIn(file).filter((thing) => !lit.has(thing))).toEqual([]);
    await page.context().close();
  },
);

test('acceptance 4: the base game alone has its regions where they always were', { timeout: 60_000 }, async () => {
  const page = await opened('1440x900', lateGame(2, []));
  expect(await page.locator('[data-stretch]').count()).toBe(0);
  const box = async (css: string): Promise<readonly number[]> => {
    const { x, y, width, height } = (await page.locator(css).boundingBox())!;
    return [x, y, width, height].map(Math.round);
  };
  // Top bar, board, question, own row, hand beside city; the rail is right of all of them.
  const found = await Promise.all(['#board', '#decision', '#hand', '#city', '#rivals'].map(box));
  expect(found.map((each) => each.slice(0, 3))).toEqual([
    [0, 44, 1122],
    [0, 585, 1122],
    [0, 687, 563],
    [563, 687, 559],
    [1124, 44, 316],
  ]);
  await page.context().close();
});

test(
  'acceptance 6 and 8: a stretch tells its name, choices and facts, travel is announced; the page is not larger than it was',
  { timeout: 90_000 },
  async () => {
    const page = await opened('1440x900', lateGame(6, PACKS));
    const labels = await page.locator('[data-stretch]').allInnerTexts();
    const stretches = page.locator('[data-stretch]');
    expect(labels.length).toBeGreaterThan(4);
    for (let n = 0; n < labels.length; n++) {
      const stretch = stretches.nth(n);
      const told = await stretch.textContent();
      expect(told).toMatch(/choice|choices|nothing to choose/);
      expect(told).toMatch(/here: /);
      await stretch.click();
      await stretch.and(page.locator('[aria-current]')).waitFor();
      await settled(page);
      // Whoever does not see hears where they are: the focus is on the name of the land.
      const land = await stretch.getAttribute('data-stretch');
      const heard = await page.evaluate(() => ({
        land: document.activeElement?.closest<HTMLElement>('[data-land]')?.dataset['land'],
        name: document.activeElement?.textContent,
      }));
      expect(heard).toEqual({ land, name: expect.stringMatching(/\w{4}/) });
      expect(await page.locator('*').count()).toBeLessThanOrEqual(2850);
    }
    await page.context().close();
  },
);

test('no page complained', () => {
  expect(visits.troubles).toEqual([]);
});
