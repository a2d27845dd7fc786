import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../test-support/browser/axe.ts';
import { openBrowser, SIZES, type TestBrowser } from '../test-support/browser/browser.ts';
import { openGame, savedGame } from '../test-support/browser/local.ts';
import { startSite } from '../test-support/browser/site.ts';
import { situation } from '../test-support/browser/situations.ts';
import type { World } from '../test-support/online/world.ts';

/** Every screen by the automated accessibility rules, and without scrolling sideways; files, and what is wrong with them. */

let site: World;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

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

describe.each(SCREENS)('at the size %s', { timeout: 120_000 }, (size, tables) => {
  const theme = size === 'short' || size === 'phone' ? 'dark' : 'light';
  const lang = size === 'short' || size === 'tablet' ? 'es' : 'en';
  const visitor = () =>
    browser.visitor({ origin: site.origin, viewport: SIZES[size], settings: { theme, lang, endTurn: 'ask' } });
  const sideways = (page: Awaited<ReturnType<typeof visitor>>): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  test('home and its ways to play', async () => {
    const page = await visitor();
    await page.goto('/');
    for (const way of ['bots', 'screen', 'solo', 'online']) {
      const card = page.locator(`[data-way-to-play="${way}"] button`).first();
      if ((await card.getAttribute('aria-expanded')) !== 'true') await card.click();
      await page.waitForTimeout(200);
      expect(await violationsOn(page), way).toEqual([]);
    }
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('rules and cards, and an address that leads nowhere', async () => {
    const page = await visitor();
    await page.goto('/rules');
    await page.getByRole('searchbox').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.goto('/nowhere');
    await page.getByRole('heading').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test.each([...tables])('a table of %i late in the game', async (players) => {
    const page = await visitor();
    await openGame(page, late(players)());
    await page.waitForTimeout(300);
    expect(await violationsOn(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});

test(
  'a game goes into a file and comes out of it the same; files that are none are told so',
  { timeout: 120_000 },
  async () => {
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
  },
);

test('no page complained', () => {
  expect(browser.troubles.filter((trouble) => !/40[14]/.test(trouble))).toEqual([]);
});
