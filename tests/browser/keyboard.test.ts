import { seededRandom } from '@everdell/ai';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextQuestion, playOn, type Asked } from '../../scripts/lib/web-player.mjs';
import { byKeys, press, travel } from '../test-support/browser/keys.ts';
import { openGame } from '../test-support/browser/local.ts';
import { AT_EVERY_ASK, laidOut } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { table } from '../test-support/table.ts';

/** Without a pointer. */

const visits = visitsToSite();

test('a whole game by keyboard only, from the home page to the final score', { timeout: 240_000 }, async () => {
  const page = await visits.visitor();
  await page.addInitScript(() => {
    const counted = Object.assign(window, { pointed: 0 });
    document.addEventListener('pointerdown', () => counted.pointed++, true);
  });
  await page.goto('/');
  await page.locator('[data-play-now]').waitFor();
  await travel(page, '[data-play-now]');
  await press(page, 'Enter');
  await page.waitForURL(/\/play\//);

  await openHaven(page);
  const { answers } = await playOn(page, seededRandom('keys'), {
    press: byKeys(page),
    haste: 0.8,
    // The focus is never lost.
    before: async () => void (await page.waitForFunction(() => document.activeElement !== document.body)),
  });
  expect(answers).toBeGreaterThan(15);

  await page.locator('[data-end]').waitFor();
  expect(await page.locator('[data-end] ol li .sr').count()).toBe(2);
  await press(page, 'Escape');
  await page.locator('[data-end]').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (window as unknown as { pointed: number }).pointed)).toBe(0);
});

/** The first turn, with keys that do not need the focus: the Haven gives resources for cards. */
async function openHaven(page: Page): Promise<void> {
  const asks = async (ask: string, after?: string): Promise<Asked> => {
    const now = await nextQuestion(page, after);
    expect(now.ask).toBe(ask);
    return now;
  };
  const turn = await asks('turn');
  await press(page, '?');
  await page.getByRole('dialog').waitFor();
  await press(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, 'n'); // there are workers left, so the season stays
  await page.getByRole('status', { name: 'Report' }).getByText('worker').waitFor();
  await press(page, 'Escape');
  await press(page, 'g d F6 F6 F6 F6 F6 F6 F6 F6'); // around the table, through a city with nothing in it
  await page.locator('[role="log"]:focus').waitFor();
  await press(page, 'F6');
  await page.locator('[data-decision]:focus').waitFor();
  await press(page, 'v');
  await page.locator('[data-action="visit"][aria-pressed="true"]').waitFor();

  const haven = `[data-thing="${await page.getByRole('button', { name: /^Haven/ }).getAttribute('data-thing')}"]`;
  await travel(page, haven);
  await press(page, 'Space Enter');
  const discard = await asks('discard', turn.version);
  await press(page, 'u');
  const undone = await asks('turn', discard.version);
  expect(undone.things).toEqual(turn.things);
  await travel(page, haven);
  await press(page, 'Space Enter');
  const again = await asks('discard', undone.version);
  await press(page, '1 2 Enter');
  const gain = await asks('gainAny', again.version);
  await press(page, '1 Enter');
  await nextQuestion(page, gain.version);
}

test.each(['option', 'payFor', 'receiver'] as const)(
  'the question %s: Space chooses and Enter confirms, however fast',
  async (ask) => {
    const page = await visits.visitor({ settings: { endTurn: 'ask' } });
    await openGame(page, AT_EVERY_ASK[ask]());
    const now = await nextQuestion(page);
    expect(now.ask).toBe(ask);
    await travel(page, '[data-option], [data-way], [data-item]');
    await press(page, 'Space Enter');
    await page.locator(`[data-decision]:not([data-version="${now.version}"])`).waitFor();
    await page.context().close();
  },
);

test('A chooses everything where everything may be chosen, and Enter confirms', async () => {
  const page = await visits.visitor({ settings: { endTurn: 'ask' } });
  const hand = ['farm', 'mine', 'farm', 'castle', 'king', 'judge'];
  await openGame(page, laidOut(table({ seats: [{ hand, workersFree: 2 }] }).visit('haven')));
  const now = await nextQuestion(page);
  expect(now.ask).toBe('discard');
  expect(now.things).toHaveLength(hand.length);
  await page.locator('[data-all]').waitFor();
  await press(page, 'a');
  const chosen = page.locator('[data-thing][data-chosen]');
  await expect.poll(() => chosen.count()).toBe(hand.length);
  await page.locator('[data-all]').waitFor({ state: 'detached' });
  await press(page, 'Enter');
  await page.locator(`[data-decision]:not([data-version="${now.version}"])`).waitFor();
  await page.context().close();
});

test('no page complained', () => {
  expect(visits.troubles).toEqual([]);
});
