import { seededRandom } from '@everdell/ai';
import { designOf, loadSession } from '@everdell/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, byFinger, byMouse, nextQuestion, playOn } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { openGame, savedGame } from '../test-support/browser/local.ts';
import { laidOut } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { table, type Table } from '../test-support/table.ts';

/** The packs of cards on the page, above all Legendary cards. */

const PACKS = ['extra-extra', 'legends', 'more-legends', 'rugwort-cards', 'corrin', 'through-every-season'];
const NAMES = ['Extra! Extra!', 'Legends', 'More Legends', 'Rugwort cards', 'Corrin Evertail', 'Through Every Season'];

const visits = visitsToSite();

const { visitor } = visits;

/** A switch by the name of its pack, with which its label begins. */
const pack = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });

test(
  'a game with all packs is set up and begun; one of two packs is not enough for six',
  { timeout: 120_000 },
  async () => {
    const page = await visitor({ settings: { endTurn: 'at-once' } });
    await page.goto('/');
    // With five bots both packs of Legendary cards come and go together, and it says so.
    await page.getByRole('group', { name: /bots/i }).getByText('5', { exact: true }).first().click();
    await pack(page, 'Legends').click();
    await expect.poll(() => pack(page, 'More Legends').getAttribute('aria-checked')).toBe('true');
    expect(await page.getByText(/With 6 players only together with More Legends/).count()).toBe(1);
    await pack(page, 'More Legends').click();
    await expect.poll(() => pack(page, 'Legends').getAttribute('aria-checked')).toBe('false');
    await page.getByRole('group', { name: /bots/i }).getByText('1', { exact: true }).first().click();
    for (const name of NAMES) await pack(page, name).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('[data-begin]').click();
    await page.waitForURL(/\/play\//);
    const now = await nextQuestion(page);
    expect(now.decision).toBe('turn');
    expect(await page.locator('[data-beside-hand] [data-thing]').count()).toBe(2);
    let turns = 0;
    await playOn(page, seededRandom('packs'), { enough: (question) => question.decision === 'turn' && ++turns > 3 });
    const session = loadSession(await savedGame(page));
    expect([...session.setup.modules].sort()).toEqual(['base', ...PACKS].sort());
    await page.context().close();
  },
);

/** The worker, which has the game. */
const WORKER = /worker[^/]*\.js/;

/** Somebody who has switched a pack on before. */
async function someoneWithCorrin(): Promise<Page> {
  const page = await visitor();
  await page.addInitScript(() => {
    localStorage.setItem('everdell.plan', JSON.stringify({ state: { modules: ['corrin'] }, version: 1 }));
  });
  return page;
}

/** The game does not come before it may. */
async function inHaste(): Promise<{ page: Page; gameMayCome: () => void }> {
  const page = await someoneWithCorrin();
  let gameMayCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (gameMayCome = resolve));
  await page.route(WORKER, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  return { page, gameMayCome };
}

test('the sets are there before the game is, and who begins at once gets the pack switched on before', async () => {
  for (const button of ['[data-play-now]', '[data-begin]']) {
    const { page, gameMayCome } = await inHaste();
    await page.locator(button).click();
    expect(await pack(page, 'Corrin Evertail').isChecked()).toBe(true);
    gameMayCome();
    await page.waitForURL(/\/play\//);
    expect(loadSession(await savedGame(page)).setup.modules).toContain('corrin');
    await page.context().close();
  }
  const { page: host } = await inHaste();
  await host.locator('[data-way-to-play="online"] button').first().click();
  await host.getByRole('button', { name: /open the table/i }).click();
  await host.waitForURL(/\/t\//);
  await host.getByText('Corrin Evertail').first().waitFor();
  await host.context().close();
});

test('who cannot load the game is told so, loses nothing and can try again', async () => {
  const page = await someoneWithCorrin();
  await page.route(WORKER, (route) => route.abort());
  await page.goto('/');
  await page.locator('[data-play-now]').click();
  await page.getByText('The game could not be loaded. Check your connection and try again.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.unroute(WORKER);
  await page.locator('[data-play-now]').click();
  await page.waitForURL(/\/play\//);
  expect(loadSession(await savedGame(page)).setup.modules).toContain('corrin');
  await page.context().close();
});

/** A Crane that may give way to a Bridge, and a Legendary Critter that is too dear. */
function withLegends(): Table {
  return table({
    modules: PACKS,
    seats: [
      {
        city: ['crane', 'inn'],
        hand: ['carnival', 'farm-winter-1'],
        legendary: ['bridge-of-the-sky', 'fynn-nobletail'],
        res: { pebble: 2, berry: 1 },
      },
      { city: ['inn'], legendary: ['poe', 'mcgregors-market'] },
    ],
  });
}

describe.each([
  ['on a desk, in English, by day', 'desk', 'en', 'light'],
  ['on a phone, in Spanish, by night', 'phone', 'es', 'dark'],
] as const)('%s', { timeout: 120_000 }, (_, size, lang, theme) => {
  const isPhone = size === 'phone';

  test('a Legendary card takes the place of the card of its banner', async () => {
    const t = withLegends();
    const { rules } = t.game;
    const key = (id: string): string =>
      `c${t.state.zones.flat().find((uid) => uid >= 0 && uid < rules.cards && designOf(rules, t.state, uid).id === id)}`;
    const page = await visitor({
      viewport: SIZES[size],
      hasTouch: isPhone,
      isMobile: isPhone,
      settings: { lang, theme, endTurn: 'at-once' },
    });
    const press = isPhone ? byFinger(page) : byMouse(page);
    await openGame(page, laidOut(t));
    let now = await nextQuestion(page);
    if (isPhone) await page.locator('[data-tab="hand"]').tap();
    const aside = page.locator('[data-beside-hand]');
    await aside.first().waitFor();
    // On a desk they lie among all that can be played, told by their frame; a phone lists them below.
    const title = lang === 'en' ? 'Legendary cards' : 'Cartas legendarias';
    expect(await aside.locator('h3').allInnerTexts()).toEqual(isPhone ? [title] : []);
    expect(await violationsOn(page)).toEqual([]);

    // What is not possible says why; what is possible names the card it would take the place of.
    const fynn = aside.locator(`[data-thing="${key('fynn-nobletail')}"]`);
    expect(await fynn.getAttribute('aria-disabled')).toBe('true');
    expect(await fynn.getAttribute('aria-description')).not.toBe('');
    expect(await aside.locator(`[data-thing="${key('bridge-of-the-sky')}"]`).innerText()).toMatch(
      lang === 'en' ? /Crane/ : /Grúa/,
    );

    await press(`[data-thing="${key('bridge-of-the-sky')}"][data-can]`, 0);
    await expect.poll(async () => (await asked(page))?.primary).toBe(true);
    await press('[data-primary]:not([aria-disabled="true"])', 0);
    now = await nextQuestion(page, now.version);
    expect(now.decision).toBe('pay');
    const ways = page.locator('[data-way]');
    expect(await ways.first().innerText()).toMatch(lang === 'en' ? /takes the place of your Crane/ : /Ocupa el lugar/);
    expect(await violationsOn(page)).toEqual([]);
    await press('[data-way]', 0);
    await expect.poll(async () => (await asked(page))?.primary).toBe(true);
    await press('[data-primary]:not([aria-disabled="true"])', 0);
    await nextQuestion(page, now.version);
    if (isPhone) await page.locator('[data-tab="city"]').tap();
    const inCity = (id: string) => page.locator(`${isPhone ? '' : '#city '}[data-thing="${key(id)}"]`);
    await inCity('bridge-of-the-sky').first().waitFor();
    expect(await inCity('crane').count()).toBe(0);
    if (isPhone) await page.locator('[data-tab="hand"]').tap();
    await expect.poll(() => page.locator('[data-beside-hand] [data-thing]').count()).toBe(1);

    // Others have theirs in secret: only how many there are is told.
    expect(await page.locator(`[data-thing="${key('poe')}"]`).count()).toBe(0);
    if (isPhone) await page.locator('[data-tab="rivals"]').tap();
    const rival = page.locator('button[data-thing="s1"]').first();
    expect(await rival.innerText()).toMatch(lang === 'en' ? /2 Legendary cards to play/ : /2 cartas legendarias/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

test('no page complained', () => {
  expect(visits.troubles.filter((trouble) => !/401/.test(trouble))).toEqual([]);
});
