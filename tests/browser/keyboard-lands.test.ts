import { seededRandom } from '@everdell/ai';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, nextQuestion } from '../../scripts/lib/web-player.mjs';
import { DEAR, EXPLORE } from '../test-support/browser/explore.ts';
import { byKeys, press, travel } from '../test-support/browser/keys.ts';
import { openGame } from '../test-support/browser/local.ts';
import { laidOut } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { table, type Table, type TableShorthand } from '../test-support/table.ts';

/** Acceptance 5 of the table with every set: without a pointer, in the lands that expansions bring. */

const visits = visitsToSite();

async function arrive(laid: TableShorthand): Promise<{ page: Page; t: Table; version: string }> {
  const t = table(laid);
  const page = await visits.visitor({ settings: { lang: 'en', theme: 'light', endTurn: 'at-once' } });
  await page.addInitScript(() => {
    const counted = Object.assign(window, { pointed: 0 });
    document.addEventListener('pointerdown', () => counted.pointed++, true);
  });
  await openGame(page, laidOut(t));
  const { version } = await nextQuestion(page);
  await page.evaluate(() => Object.assign(window, { pointed: 0 }));
  return { page, t, version };
}

const place = ({ game }: Table, id: string): string => `[data-thing="h${game.rules.placeById.get(id)!.ix}"]`;

/** Answers by keys whatever is asked until it is one of these, and tells what was asked. */
async function answered(page: Page, after: string, last: string): Promise<string[]> {
  const random = seededRandom('lands');
  const asks: string[] = [];
  for (let version = after; ;) {
    const now = await nextQuestion(page, version);
    if (now.ask === last || now.decision === last) return asks;
    asks.push(now.ask);
    await answer(page, now, random, byKeys(page));
    version = now.version;
  }
}

async function noPointer(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { pointed: number }).pointed)).toBe(0);
  await page.context().close();
}

test('a worker goes to the Knoll: cards sent away, cards drawn, a Train Car', { timeout: 120_000 }, async () => {
  const { page, t, version } = await arrive({
    modules: ['newleaf'],
    station: ['judge', 'mine', 'inn'],
    trainTiles: ['train-resin', 'train-two-twig', 'train-point'],
    seats: [{ hand: [] }, {}],
  });
  await press(page, 'g t');
  await page.locator('[data-land="station"]').waitFor();
  await travel(page, `${place(t, 'knoll')}[data-can]`);
  await press(page, 'Space Enter');
  const asks = await answered(page, version, 'turn');
  expect(asks).toContain('trainCar');
  expect(await page.locator('#hand [data-thing]').count()).toBe(3); // R-NEW-27
  await noPointer(page);
});

test('a Ticket takes a worker from one place to another', { timeout: 120_000 }, async () => {
  const { page, version } = await arrive({
    modules: ['newleaf'],
    options: { 'newleaf.tickets': true },
    meadow: DEAR,
    seats: [{ hand: [], deployed: ['basic-1-berry'], workersFree: 1 }, {}],
  });
  await travel(page, '[data-action^="act-outbound"]');
  await press(page, 'Space');
  await press(page, 'Enter');
  await answered(page, version, 'turn');
  // It has been turned over.
  expect(await page.locator('[data-action^="act-outbound"]').count()).toBe(0);
  await noPointer(page);
});

test('a whole Explore: a tile is charted, a card discovered, one travels on', { timeout: 120_000 }, async () => {
  const { page, version } = await arrive(EXPLORE);
  await travel(page, '[data-primary]');
  await press(page, 'Enter');
  const asks = await answered(page, version, 'turn');
  expect(asks).toEqual(expect.arrayContaining(['chart', 'discover']));
  await page.locator('[data-status] [data-weather="spring-flood"]').waitFor();
  await noPointer(page);
});

test('no page complained', () => {
  expect(visits.troubles).toEqual([]);
});
