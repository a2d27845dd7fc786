import { textOf } from '@everdell/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byFinger, byMouse, nextQuestion } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { openGame } from '../test-support/browser/local.ts';
import { laidOut } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { table, type Table } from '../test-support/table.ts';

/** The Station on the page: a card is played from it, a Visitor is welcomed, a card is paid with a Golden token. */

const visits = visitsToSite();

const BOTH = [
  ['on a desk, in English, by day', 'desk', 'en', 'light'],
  ['on a phone, in Spanish, by night', 'phone', 'es', 'dark'],
] as const;

const atTheStation = (): Table =>
  table({
    modules: ['newleaf'],
    station: ['king', 'mine', 'inn'],
    trainTiles: ['train-resin', 'train-two-twig', 'train-point'],
    bagTop: ['train-berry'],
    visitorsUp: ['plum-shortclaw', 'wimble-wuffle'],
    seats: [{ res: { twig: 1, resin: 1, pebble: 1, berry: 3 }, hand: ['miller'], city: ['theater'], golden: 2 }, {}],
  });

describe.each(BOTH)('%s', { timeout: 120_000 }, (_, size, lang, theme) => {
  const isPhone = size === 'phone';

  async function arrive(t: Table): Promise<{ page: Page; press: ReturnType<typeof byMouse> }> {
    const settings = { lang, theme, endTurn: 'at-once' };
    const page = await visits.visitor({ viewport: SIZES[size], hasTouch: isPhone, isMobile: isPhone, settings });
    await openGame(page, laidOut(t));
    await nextQuestion(page);
    return { page, press: isPhone ? byFinger(page) : byMouse(page) };
  }

  async function toStation(page: Page): Promise<void> {
    if (isPhone) {
      await page.locator('[data-tab="board"]').tap();
      await page.locator('[data-zone="station"]').tap();
    } else {
      await page.keyboard.press('g');
      await page.keyboard.press('t');
      await page.locator('[data-land="station"]').waitFor();
    }
  }

  const cardAt = ({ game, state }: Table, id: string): string => {
    const { rules } = game;
    const uid = state.zones[rules.zone['station']].find((card) => rules.designs[state.cardOf[card]].id === id);
    return `[data-thing="c${uid}"]`;
  };
  const place = ({ game }: Table, id: string): string => `[data-thing="h${game.rules.placeById.get(id)!.ix}"]`;
  const confirm = '[data-primary]:not([aria-disabled="true"])';

  test('a card is played from the Station, and its Train Car brings its goods', async () => {
    const t = atTheStation();
    const { page, press } = await arrive(t);
    await toStation(page);
    expect(await violationsOn(page)).toEqual([]);
    // The King is out of reach, and says why; the Mine is not.
    expect(await page.locator(cardAt(t, 'king')).getAttribute('aria-disabled')).toBe('true');
    await press(`${cardAt(t, 'mine')}[data-can]`, 0);
    await press(confirm, 0);
    // The Mine has brought a pebble, its Train Car two twigs.
    const good = (id: string): Promise<string> => page.locator(`[data-status] [data-good="${id}"] b`).innerText();
    await expect.poll(() => good('twig')).toBe('2');
    expect(await good('pebble')).toBe('1');
    expect(visits.troubles).toEqual([]);
    await page.context().close();
  });

  test('a worker at the Station sends a Visitor away, welcomes another, and takes from a Train Car', async () => {
    const t = atTheStation();
    const { page, press } = await arrive(t);
    await toStation(page);
    await press(`${place(t, 'station')}[data-can]`, 0);
    await press(confirm, 0);
    const pick = async (ask: string, thing: string): Promise<void> => {
      await page.locator(`[data-ask="${ask}"]`).waitFor();
      await nextQuestion(page);
      await press(`${thing}[data-can]`, 0);
      await press(confirm, 0);
    };
    await pick('visitorOut', place(t, 'plum-shortclaw'));
    await pick('visitorTaken', place(t, 'wimble-wuffle'));
    await pick('trainCar', place(t, 'train-point'));
    await page.locator('[data-decision="turn"]').waitFor();
    await nextQuestion(page);
    expect(await page.locator('[data-status]').innerText()).toMatch(/\b1\s*·/);
    // It lies beside the city, with whether it is content by now: three berries are there.
    if (isPhone) await page.locator('[data-tab="city"]').tap();
    const kept = page.locator(place(t, 'wimble-wuffle'));
    await kept.waitFor();
    expect(await kept.textContent()).toMatch(lang === 'en' ? /met by now/ : /cumplido por ahora/);
    expect(visits.troubles).toEqual([]);
    await page.context().close();
  });

  test('what can be paid in several ways says what each uses up, the best one first', async () => {
    const t = atTheStation();
    const { page, press } = await arrive(t);
    if (isPhone) await page.locator('[data-tab="hand"]').tap();
    const { rules } = t.game;
    const [miller] = t.state.zones[rules.hand[0]];
    await press(`[data-thing="c${miller}"][data-can]`, 0);
    await press(confirm, 0);
    await page.locator('[data-decision="pay"]').waitFor();
    const ways = page.locator('[data-way]');
    const golden = textOf(t.game, lang).resource('golden').one;
    expect(await ways.count()).toBe(2);
    expect(await ways.nth(0).innerText()).toContain(golden);
    expect(await ways.nth(1).innerText()).not.toContain(golden);
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });
});
