import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, SIZES, type TestBrowser } from '../test-support/browser/browser.ts';
import { violationsOn } from '../test-support/browser/axe.ts';
import { openGame } from '../test-support/browser/local.ts';
import { startMadeUpSite } from '../test-support/madeUp/client/site.ts';
import { againstMagpie, asFile, everything } from '../test-support/madeUp/client/tables.ts';
import type { World } from '../test-support/online/world.ts';

/**
 * Sets that do not exist, in the real client: of each it has only data, and yet shows their lands, weather, powers, tokens,
 * stacks and automa.
 */

let site: World;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startMadeUpSite();
  browser = await openBrowser({ pictures: false });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const { game, state } = everything(4);
const FILE = asFile({ game, state });
const holder = (id: string): number => game.rules.placeById.get(id)!.ix;

type Size = 'desk' | 'phone';

/** A page for each size: with a new one for each test the client would be fetched and read each time. */
const pages = new Map<Size, Page>();

async function visitorOf(size: Size): Promise<Page> {
  const isTouch = size === 'phone';
  const settings = { theme: 'light' };
  const looks = { viewport: SIZES[size], hasTouch: isTouch, isMobile: isTouch, settings };
  const page = await browser.visitor({ origin: site.origin, ...looks });
  pages.set(size, page);
  return page;
}

async function opened(size: Size, file = FILE): Promise<Page> {
  const page = pages.get(size) ?? (await visitorOf(size));
  await openGame(page, file);
  await page.locator('[data-decision="turn"]').waitFor();
  return page;
}

/** What a selector's elements add up to. */
const sumOf = (page: Page, css: string, mark: string): Promise<number> =>
  page
    .locator(css)
    .evaluateAll((found, name) => found.reduce((sum, e) => sum + Number((e as HTMLElement).dataset[name]), 0), mark);

const textOf = (page: Page, css: string): Promise<string> => page.locator(css).first().innerText();

describe('on a desk', { timeout: 90_000 }, () => {
  test('weather, powers, purse and shelf are in sight, also those of others', async () => {
    const page = await opened('desk');
    const own = '[data-status] ';
    const g = game.rules;
    const stands = state.slices.figures![0][0];
    expect(await page.locator(`${own}[data-weather]`).getAttribute('data-weather')).toBe(g.places[stands - g.cards].id);
    const powers = ['charms', 'signs'].map((zone) => state.zones[g.seatZone[zone][0]].length);
    expect(await page.locator(`${own}[data-powers]`).getAttribute('data-powers')).toBe(String(powers[0] + powers[1]));
    expect(await textOf(page, `${own}[data-purse="coin"]`)).toMatch(/3/);
    expect(await textOf(page, `${own}[data-purse="logs"]`)).toMatch(/1 of 1 left/);
    const stacks = await page
      .locator('#city [data-stack]')
      .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset['stack']));
    expect(stacks).toEqual(['hollows', 'burrows', 'labels', 'guests', 'finds', 'trek']);
    // Three rivals: compact, with what they keep; opening one tells all of it.
    expect(await page.locator('#rivals [data-weather]').count()).toBe(3);
    await page.locator('#rivals [data-thing="s1"]').click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await sheet.innerText()).toMatch(/Weather: .*Charm: .*Sign: .*3 coins/s);
    expect(await sheet.locator('[data-group], [data-shelf]').count()).toBeGreaterThan(0);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('a stack is opened over the hand, and what can be used in it is chosen there', async () => {
    const page = await opened('desk');
    const lagoon = `[data-thing="h${game.rules.places.find(({ id, ix }) => id.startsWith('lagoon') && state.zones[game.rules.seatZone['finds'][0]].includes(ix))!.ix}"]`;
    const stack = page.locator('[data-stack="finds"]');
    expect(Number(await stack.getAttribute('data-legal'))).toBeGreaterThan(0);
    await stack.click();
    await page.locator('[data-shelf-open]').waitFor();
    expect(await page.locator('#hand [data-thing^="c"]').count()).toBe(0);
    await page.locator(`[data-shelf-open] ${lagoon}[data-can]`).click();
    await page.locator('[data-primary]:not([aria-disabled="true"])').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-shelf-open]').waitFor({ state: 'detached' });
    expect(await page.locator('#hand [data-thing^="c"]').count()).toBeGreaterThan(0);
  });

  test('acceptance 3: every choice of an action is counted once: in the ribbon, the hand, the city with its shelf, and the rivals', async () => {
    const page = await opened('desk');
    const counted = async (): Promise<number> => {
      const lit = (css: string): Promise<number> => page.locator(`${css} [data-thing][data-can]`).count();
      const parts = await Promise.all([
        sumOf(page, '[data-stretch]', 'choices'),
        lit('#hand'),
        lit('#city'),
        sumOf(page, '#city [data-stack]', 'legal'),
        lit('[data-status]'),
        sumOf(page, '#rivals [data-seat]', 'legal'),
      ]);
      return parts.reduce((sum, n) => sum + n, 0);
    };
    const legal = game.legal(state, 0);
    const of = (t: string): number => legal.filter((action) => action.t === t).length;
    expect(of('visit')).toBeGreaterThan(10);
    const isTwin = new Set<string>();
    // Of equal cards in hand the rules list one; each of them can be chosen.
    const plays = legal.flatMap((action) => (action.t === 'play' ? [action.card] : []));
    const hand = state.zones[game.rules.hand[0]];
    for (const card of plays)
      for (const other of hand.includes(card) ? hand : [card])
        if (state.cardOf[other] === state.cardOf[card]) isTwin.add(`c${other}`);
    await page.locator('[data-action="visit"]').click();
    await expect.poll(counted).toBe(of('visit'));
    await page.locator('[data-action="visit"]').click();
    await page.locator('[data-action="play"]').click();
    await expect.poll(counted).toBe(isTwin.size);
  });

  test('one travels by stretch and by key, and a choice outlives it: the question names its land', async () => {
    const page = await opened('desk');
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    await page.locator('[data-land="harbour"]').waitFor();
    const inn = `[data-thing="h${holder('harbour-inn')}"]`;
    expect(await violationsOn(page)).toEqual([]);
    await page.locator(`${inn}[data-can]`).click();
    expect(await page.locator('[data-where]').count()).toBe(0);
    await page.keyboard.press('[');
    await page.locator('[data-land="clearing"]').waitFor();
    expect(await textOf(page, '[data-where="harbour"]')).toMatch(/Harbour/);
    await page.locator('[data-where="harbour"]').click();
    await page.locator(`[data-land="harbour"] ${inn}[data-chosen]`).waitFor();
  });

  test('a worker that is held over a stretch opens its land', async () => {
    const page = await opened('desk');
    const middle = async (css: string): Promise<[number, number]> => {
      const { x, y, width, height } = (await page.locator(css).first().boundingBox())!;
      return [x + width / 2, y + height / 2];
    };
    await page.mouse.move(...(await middle('[data-drag="worker"]')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('[data-stretch="harbour"]')), { steps: 6 });
    await page.locator('[data-land="harbour"]').waitFor();
    const jetty = `[data-thing="h${holder('jetty')}"]`;
    // It is let go when it lies over the place, wherever that has come to lie.
    const isOver = async (): Promise<number> => {
      await page.mouse.move(...(await middle(jetty)), { steps: 3 });
      return page.locator(`${jetty}[data-drop-here]`).count();
    };
    await expect.poll(isOver).toBe(1);
    await page.mouse.up();
    await expect.poll(() => page.locator(`[data-thing="h${holder('jetty')}"][data-chosen]`).count()).toBe(1);
  });

  test('an automa has a panel of parts in the order that its set wants', async () => {
    const page = await opened('desk', asFile(againstMagpie()));
    const parts = await page
      .locator('#rivals [data-automa]')
      .evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset['automa']));
    expect(parts.slice(0, 4)).toEqual(['pieces', 'script', 'rules', 'city']);
    expect(await textOf(page, '[data-automa="script"]')).toMatch(/Whim/);
    expect(await textOf(page, '[data-automa="rules"]')).toMatch(/Mood/);
    expect(await violationsOn(page)).toEqual([]);
  });
});

describe('on a phone', { timeout: 90_000 }, () => {
  test('the valley is one page, from which every choice is at most three presses away', async () => {
    const page = await opened('phone');
    await page.locator('[data-valley-map]').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const found = new Set<string>();
    const gather = async (): Promise<void> => {
      await page.locator('[data-arriving]').first().waitFor({ state: 'detached' });
      const all = await page
        .locator('#board [data-thing][data-can], [data-status] [data-thing][data-can]')
        .evaluateAll((e) => e.map((thing) => (thing as HTMLElement).dataset['thing']!));
      for (const thing of all) found.add(thing);
    };
    const zones = await page
      .locator('[data-valley-map] [data-zone]')
      .evaluateAll((e) => e.map((zone) => (zone as HTMLElement).dataset['zone']!));
    expect(zones).toEqual(['heath', 'meadow', 'tree', 'forest', 'river', 'harbour']);
    for (const zone of zones) {
      await page.locator(`[data-valley-map] [data-zone="${zone}"]`).tap();
      await page.locator('[data-map]').waitFor();
      await gather();
      await page.locator('[data-map]').tap();
      await page.locator('[data-valley-map]').waitFor();
    }
    for (const tab of ['hand', 'city', 'rivals']) {
      await page.locator(`[data-tab="${tab}"]`).tap();
      await page.locator(`[data-part="${tab}"]`).waitFor();
      await gather();
    }
    for (const seat of [1, 2, 3]) {
      await page.locator('[data-tab="rivals"]').tap();
      await page.locator(`[data-thing="s${seat}"]`).tap();
      await page.getByRole('dialog').waitFor();
      await gather();
      await page.locator('[data-tab="rivals"]').tap();
    }
    const key = (action: ReturnType<typeof game.legal>[number]): string | null => {
      const at = action.t === 'visit' ? action.place : action.t === 'play' ? action.card : -1;
      return at < 0 ? null : `${at < game.rules.cards ? 'c' : 'h'}${at}`;
    };
    const wanted = game.legal(state, 0).flatMap((action) => key(action) ?? []);
    expect(wanted.filter((thing) => !found.has(thing))).toEqual([]);
  });

  test('a swipe leads to the next part', async () => {
    const page = await opened('phone');
    await page.locator('[data-valley-map] [data-zone="meadow"]').tap();
    await page.locator('[data-zone="meadow"][aria-current]').waitFor();
    await page.locator('#board').evaluate((part) => {
      const at = (clientX: number): Touch => new Touch({ identifier: 1, target: part, clientX, clientY: 300 });
      part.dispatchEvent(
        new TouchEvent('touchstart', { touches: [at(300)], changedTouches: [at(300)], bubbles: true }),
      );
      part.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [at(120)], bubbles: true }));
    });
    await expect.poll(() => page.locator('[data-zone="river"][aria-current]').count()).toBe(1);
  });
});

test('no page complained', () => {
  expect(browser.troubles.filter((trouble) => !/401/.test(trouble))).toEqual([]);
});
