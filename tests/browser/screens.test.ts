import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../test-support/browser/axe.ts';
import { openBrowser, SIZES, type TestBrowser } from '../test-support/browser/browser.ts';
import { openGame, savedGame } from '../test-support/browser/local.ts';
import { startSite } from '../test-support/browser/site.ts';
import { situation } from '../test-support/browser/situations.ts';
import type { World } from '../test-support/online/world.ts';

/** Every screen by the automated accessibility rules, and without scrolling sideways; files, and what is wrong with them. */

let site: World;
beforeAll(async () => {
  site = await startSite();
}, 300_000);
afterAll(() => site?.close());

/** Of every browser that was closed. */
const troubles: string[] = [];
async function close(browser: TestBrowser | undefined): Promise<void> {
  troubles.push(...(browser?.troubles ?? []));
  await browser?.close();
}

/** With so many players: the most where there is least room. */
const SCREENS = [
  ['desk', [2, 4]],
  ['short', [6]],
  ['tablet', [4]],
  ['phone', [2, 6]],
] as const;
const late = (players: number) => () =>
  situation({
    players,
    bot: 'random',
    where: (d, session) => d.kind === 'turn' && session.state.seats[0].season === 3,
  });

/** The rules are by far the longest page: some of the hundreds of components are enough, from every set. */
async function violationsAmongSome(page: Page, lang: 'en' | 'es'): Promise<string[]> {
  const entries = page.locator('[data-at]');
  const all = await entries.count();
  await page.getByRole('searchbox').fill(lang === 'en' ? 'occup' : 'ocup');
  await expect.poll(() => entries.count()).toBeLessThan(all / 3);
  expect(await entries.count()).toBeGreaterThan(10);
  return violationsOn(page);
}

describe.each(SCREENS)('at the size %s', { timeout: 120_000 }, (size, tables) => {
  const theme = size === 'short' || size === 'phone' ? 'dark' : 'light';
  const lang = size === 'tablet' || size === 'phone' ? 'es' : 'en';
  // Long pages: once in each theme, each language, and each arrangement is enough.
  const isLookedAt = size === 'desk' || size === 'phone';
  let browser: TestBrowser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser({ pictures: false });
    const settings = { theme, lang, endTurn: 'ask' };
    page = await browser.visitor({ origin: site.origin, viewport: SIZES[size], settings });
  });
  afterAll(() => close(browser));
  const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  test('home and its ways to play', async () => {
    await page.goto('/');
    for (const way of ['bots', 'screen', 'solo', 'online']) {
      const card = page.locator(`[data-way-to-play="${way}"] button`).first();
      if ((await card.getAttribute('aria-expanded')) !== 'true') await card.click();
      await page.locator(`[data-way-to-play="${way}"] button[aria-expanded="true"]`).first().waitFor();
      expect(isLookedAt || way === 'online' ? await violationsOn(page) : [], way).toEqual([]);
    }
    expect(await sideways()).toBeLessThanOrEqual(0);
    const notices = await page.request.get((await page.locator('footer [data-notices]').getAttribute('href')) ?? '');
    expect(notices.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await notices.text()).toContain('react-dom');
  });

  test('rules and cards, and an address that leads nowhere', async () => {
    await page.goto('/rules');
    await page.getByRole('searchbox').waitFor();
    expect(await sideways()).toBeLessThanOrEqual(0);
    expect(isLookedAt ? await violationsAmongSome(page, lang) : []).toEqual([]);
    await page.goto('/nowhere');
    await page.getByRole('heading').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test.each([...tables])('a table of %i late in the game', async (players) => {
    await openGame(page, late(players)());
    expect(await violationsOn(page)).toEqual([]);
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});

test(
  'a game goes into a file and comes out of it the same; files that are none are told so',
  { timeout: 120_000 },
  async () => {
    const browser = await openBrowser({ pictures: false });
    const page = await browser.visitor({ origin: site.origin });
    const text = situation({ where: (d, session) => d.kind === 'turn' && session.log.length > 20 });
    await openGame(page, text);
    expect(JSON.parse(await savedGame(page))).toEqual(JSON.parse(text));

    for (const wrong of ['', 'hello', '{}', text.slice(0, 2000), text.replace('"everdell-save"', '"other"')]) {
      await page.goto('/');
      await page.locator('[data-open-file]').setInputFiles({
        name: 'wrong.json',
        mimeType: 'application/json',
        buffer: Buffer.from(wrong),
      });
      await page.getByRole('alert').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await close(browser);
  },
);

test('every picture of a table is there', { timeout: 120_000 }, async () => {
  const browser = await openBrowser();
  const page = await browser.visitor({ origin: site.origin, viewport: SIZES.short });
  await openGame(page, late(6)());
  /** Those far out of sight are not asked for. */
  const counted = (): Promise<{ broken: number; waiting: number; shown: number }> =>
    page.locator('img').evaluateAll((all) => {
      const images = all as HTMLImageElement[];
      const shown = images.filter((img) => img.naturalWidth > 0).length;
      const broken = images.filter((img) => img.complete && img.naturalWidth === 0).length;
      return { broken, waiting: images.filter((img) => !img.complete && img.loading === 'eager').length, shown };
    });
  await expect.poll(async () => (await counted()).shown).toBeGreaterThan(30);
  await expect.poll(counted).toMatchObject({ broken: 0, waiting: 0 });
  expect(await violationsOn(page)).toEqual([]);
  await close(browser);
});

test('no page complained', () => {
  expect(troubles.filter((trouble) => !/40[14]/.test(trouble))).toEqual([]);
});
