import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byFinger, byMouse, nextQuestion } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { DEAR, EXPLORE } from '../test-support/browser/explore.ts';
import { openGame } from '../test-support/browser/local.ts';
import { laidOut } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { table, type Table } from '../test-support/table.ts';

/** The mountain on the page: one explores on the way into spring, a Big Critter joins, and an Expedition is paid for. */

const visits = visitsToSite();

const BOTH = [
  ['on a desk, in English, by day', 'desk', 'en', 'light'],
  ['on a phone, in Spanish, by night', 'phone', 'es', 'dark'],
] as const;

describe.each(BOTH)('%s', { timeout: 120_000 }, (_, size, lang, theme) => {
  const isPhone = size === 'phone';

  async function arrive(t: Table): Promise<{ page: Page; press: ReturnType<typeof byMouse> }> {
    const settings = { lang, theme, endTurn: 'at-once' };
    const page = await visits.visitor({ viewport: SIZES[size], hasTouch: isPhone, isMobile: isPhone, settings });
    await openGame(page, laidOut(t));
    await nextQuestion(page);
    return { page, press: isPhone ? byFinger(page) : byMouse(page) };
  }

  const place = ({ game }: Table, id: string): string => `[data-thing="h${game.rules.placeById.get(id)!.ix}"]`;
  const confirm = '[data-primary]:not([aria-disabled="true"])';
  const asks = async (page: Page, ask: string): Promise<void> => {
    await page.locator(`[data-ask="${ask}"]`).waitFor();
    await nextQuestion(page);
  };
  const inFront = (page: Page): Promise<number> =>
    page.locator(isPhone ? '[data-found], [data-area]' : '[data-land="mountain"] [data-area], [data-found]').count();

  test('Explore is one sequence on the mountain, and a Big Critter joins the workers', async () => {
    const t = table(EXPLORE);
    const { page, press } = await arrive(t);
    await page.locator('[data-status] [data-weather="freezing-rain"]').waitFor();
    // There is nothing else to do: it is chosen beforehand.
    await press(confirm, 0);
    await asks(page, 'chart');
    expect(await inFront(page)).toBeGreaterThan(0);
    expect(await page.locator('[data-sequence="chart"]').count()).toBe(1);
    expect(await page.locator('[data-status] [data-weather=""]').count()).toBe(1); // OQ-81
    await press(`[data-area="foothills"] ${place(t, 'the-bog')}[data-can]`, 0);
    // Before it is confirmed it lies in the Expedition already.
    if (!isPhone) await page.locator(`[data-area="end"] ${place(t, 'the-bog')}`).waitFor();
    await press(confirm, 0);
    await asks(page, 'discover');
    expect(await page.locator('[data-sequence="discover"]').count()).toBe(1);
    expect(await page.locator('[data-found] [data-price]').count()).toBe(3);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.locator('[data-price="0"] [data-thing]').getAttribute('data-looks')).toBe('truffle');
    await press(`[data-found] ${place(t, 'truffle')}[data-can]`, 0);
    await press(confirm, 0);
    // The way goes on: the Weather of spring binds from now on, and Truffle waits beside the other workers.
    await page.locator('[data-status] [data-weather="spring-flood"]').waitFor();
    await page.locator('[data-status] [data-figure="truffle"]').waitFor();
    expect(visits.troubles).toEqual([]);
    await page.context().close();
  });

  test('what is found for a price says the price before it is kept, and is marked while it is paid for', async () => {
    const [seat, other] = EXPLORE.seats;
    const found = { ...EXPLORE, discoveryTop: { foothills: ['forager', 'prospector', 'truffle'] } };
    const t = table({ ...found, seats: [{ ...seat, hand: ['farm', 'mine'] }, other] });
    const { page, press } = await arrive(t);
    await press(confirm, 0);
    await asks(page, 'chart');
    await press(`[data-area="foothills"] ${place(t, 'the-bog')}[data-can]`, 0);
    await press(confirm, 0);
    await asks(page, 'discover');
    await press(`[data-found] ${place(t, 'truffle')}[data-can]`, 0);
    await expect.poll(() => page.locator(confirm).innerText()).toMatch(/Truffle, (pay|pagar) 2/);
    await press(confirm, 0);
    await asks(page, 'payUnits');
    expect(await page.locator('[data-decision] h2').innerText()).toMatch(/^(Pay 2 for|Paga 2 por) Truffle/);
    // On a phone the hand is in front meanwhile.
    expect(await page.locator('[data-bought][data-price="2"]').count()).toBe(isPhone ? 0 : 1);
    expect(visits.troubles).toEqual([]);
    await page.context().close();
  });

  test('after passing, the Expedition is paid for tile by tile, with what it brings so far', async () => {
    const laid = {
      modules: ['spirecrest'],
      weather: { autumn: 'tornado' },
      seats: [
        {
          season: 'autumn',
          workersFree: 0,
          hand: [],
          expedition: ['the-bog', 'lily-ponds'],
          res: { resin: 2, twig: 1, berry: 1 },
        },
        { season: 'autumn' },
      ],
      meadow: DEAR,
    };
    const t = table(laid);
    const { page, press } = await arrive(t);
    if ((await page.locator(confirm).count()) === 0) await press('[data-action="pass"]', 0);
    await press(confirm, 0);
    await asks(page, 'travel');
    const tally = page.locator('[data-area="end"] [data-tally]');
    expect(await tally.innerText()).toMatch(/\b0 (of|de) 4\b/);
    await press(`[data-area="end"] ${place(t, 'the-bog')}[data-can]`, 0);
    await press(confirm, 0);
    await expect.poll(() => tally.innerText()).toMatch(/\b2 (of|de) 4\b/);
    await asks(page, 'travel');
    // One may stop here, and is told so by the green button.
    expect(await page.locator(confirm).innerText()).toMatch(lang === 'en' ? /Stop here/ : /Detenerse aquí/);
    expect(await violationsOn(page)).toEqual([]);
    await press(confirm, 0);
    await page.locator('[data-ask="travel"]').waitFor({ state: 'detached' });
    expect(visits.troubles).toEqual([]);
    await page.context().close();
  });
});
