import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from '../test-support/browser/browser.ts';
import { openGame } from '../test-support/browser/local.ts';
import { laidOut } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { table } from '../test-support/table.ts';

/** How much has to be pressed, for somebody who has set nothing. */

const visits = visitsToSite();
const UNSET = { confirm: undefined, endTurn: undefined, ownOrder: undefined };

/** The Farm can be paid, or built by the Crane. */
const MINE = { res: { twig: 3, resin: 3 }, city: ['crane'] };
const MEADOW = ['farm', 'inn', 'king', 'queen', 'fool', 'judge', 'shepherd', 'university'];

async function atTable(options: Parameters<typeof visits.visitor>[0] = {}, mine: object = MINE): Promise<Page> {
  const page = await visits.visitor({ ...options, settings: UNSET });
  await openGame(page, laidOut(table({ meadow: MEADOW, seats: [mine] })));
  return page;
}

/** The place that is called so. */
const place = (page: Page, name: RegExp) => page.getByRole('button', { name }).and(page.locator('[data-can]')).first();
const standing = (page: Page, what: string) => page.locator(`[data-decision="${what}"]`).waitFor();
const primary = '[data-primary]:not([aria-disabled="true"])';

/** Does it, and waits until the question was answered by it. */
async function answers(page: Page, act: () => Promise<void>): Promise<boolean> {
  const version = await page.locator('[data-decision]').getAttribute('data-version');
  await act();
  await page.locator(`[data-decision]:not([data-version="${version}"])`).waitFor();
  return Number(await page.locator('[data-decision]').getAttribute('data-version')) > Number(version);
}

/** See packages/web/decide/stray.ts. */
const UNEXPECTED = 750;

/** A question that has just come up is not answered by one press. */
const read = (page: Page): Promise<void> => page.waitForTimeout(350);

test('by mouse one press does what can be taken back, and Undo stands ready', { timeout: 60_000 }, async () => {
  const page = await atTable();
  await read(page);
  await place(page, /^3 twigs/).click();
  await standing(page, 'hold');
  await page.locator('[data-decision] [data-back="undo"]').click();
  await standing(page, 'turn');
  expect(await page.locator('[data-chosen]').count()).toBe(0);

  // What draws a card waits: a second press does it.
  await read(page);
  await place(page, /^2 twigs and 1 card/).click();
  await page.locator(primary).waitFor();
  await standing(page, 'turn');
  expect(await answers(page, () => page.locator('[data-thing][data-chosen]').click())).toBe(true);
  await page.context().close();
});

test('a card and its payment that was made by itself are taken back together', { timeout: 60_000 }, async () => {
  const page = await atTable({}, { hand: ['ruins'], city: ['crane', 'farm'] });
  const ruins = page.locator('[data-thing][data-can]').filter({ hasText: 'Ruins' }).first();
  await read(page);
  await ruins.click();
  await standing(page, 'pick'); // it costs nothing, though the Crane might be given away for it
  await page.locator('[data-decision] [data-back="undo"]').click();
  await standing(page, 'turn');
  expect(await page.locator('[data-decision]').getAttribute('data-version')).toBe('4');
  // Whoever chooses it again is asked how to pay.
  await read(page);
  await ruins.click();
  await standing(page, 'pay');
  await page.context().close();
});

test('how to pay is chosen by one press, also of what cannot be taken back', { timeout: 60_000 }, async () => {
  const page = await atTable();
  await read(page);
  await place(page, /Farm/).click();
  await standing(page, 'pay');
  expect(await page.locator('[data-way]').count()).toBeGreaterThan(1);
  await read(page);
  expect(await answers(page, () => page.locator('[data-way]').first().click())).toBe(true);
  await page.context().close();
});

test('what is dragged where it belongs is done', { timeout: 60_000 }, async () => {
  const page = await atTable();
  await read(page);
  const worker = page.locator('[data-drag="worker"]').first();
  expect(await answers(page, () => worker.dragTo(place(page, /^2 twigs and 1 card/)))).toBe(true);
  await page.context().close();
});

test('a finger looks first: a second tap does it', { timeout: 60_000 }, async () => {
  const page = await atTable({ viewport: SIZES.tablet, hasTouch: true, isMobile: true });
  await read(page);
  await place(page, /^3 twigs/).tap();
  await page.locator(primary).waitFor();
  await standing(page, 'turn');
  expect(await answers(page, () => page.locator('[data-thing][data-chosen]').tap())).toBe(true);
  await standing(page, 'hold');
  await page.locator('[data-decision] [data-back="undo"]').tap();
  await standing(page, 'turn');
  await page.context().close();
});

test(
  'Enter confirms an amount that is at its limit, though the focus is on its button',
  { timeout: 60_000 },
  async () => {
    const page = await visits.visitor({ settings: { confirm: 'always', endTurn: undefined } });
    await openGame(
      page,
      laidOut(table({ meadow: MEADOW, seats: [{ hand: ['peddler'], res: { berry: 4 }, city: [] }] })),
    );
    await read(page);
    await page.locator('[data-thing][data-can]').filter({ hasText: 'Peddler' }).first().click();
    await answers(page, () => page.keyboard.press('Enter'));
    if ((await page.locator('[data-decision]').getAttribute('data-decision')) === 'pay') {
      await page.locator('[data-way]').first().click();
      await answers(page, () => page.keyboard.press('Enter'));
    }
    await standing(page, 'split');
    const more = page.locator('[data-more][data-resource="berry"]');
    await more.click();
    await more.click();
    await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
    expect(await answers(page, () => page.keyboard.press('Enter'))).toBe(true);
    expect(await page.locator('[data-decision]').getAttribute('data-ask')).toBe('gainAny');
    await page.context().close();
  },
);

test('a press that follows one that did it answers no new question', { timeout: 60_000 }, async () => {
  const page = await atTable({}, { hand: ['peddler'], res: { berry: 4 }, city: [] });
  await read(page);
  await page.locator('[data-thing][data-can]').filter({ hasText: 'Peddler' }).first().click();
  await standing(page, 'split');
  const ask = (): Promise<string | null> => page.locator('[data-decision]').getAttribute('data-ask');
  await page.locator('[data-primary]').click(); // it would be: pay nothing
  expect(await ask()).toBe('spend');
  await page.waitForTimeout(UNEXPECTED);
  expect(await answers(page, () => page.locator('[data-primary]').click())).toBe(true);
  await page.context().close();
});

test('no page complained', () => {
  expect(visits.troubles).toEqual([]);
});
