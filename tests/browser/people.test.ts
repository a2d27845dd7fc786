import { seededRandom } from '@everdell/ai';
import { freeWorkers, loadSession } from '@everdell/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playOn, type Asked } from '../../scripts/lib/web-player.mjs';
import { openGame, savedGame } from '../test-support/browser/local.ts';
import { situation, type Wanted } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/** Around one screen, and alone against Rugwort. */

const visits = visitsToSite();

async function begin(way: string): Promise<Page> {
  const page = await visits.visitor();
  await page.goto('/');
  await page.locator(`[data-way-to-play="${way}"] button`).first().click();
  await page.locator('[data-begin]').click();
  await page.waitForURL(/\/play\//);
  return page;
}

/** How many cards in hand the page holds, wherever it may hide them. */
const handCards = (page: Page): Promise<number> => page.locator('#hand [data-thing]').count();

/** Everybody has at most one worker left to place, so that the end is near. */
const isLate: Wanted['where'] = (d, { state }) =>
  d.kind === 'turn' && state.seats.every(({ season }, seat) => season === 3 && freeWorkers(state, seat) <= 1);

/** So often somebody asks what happened last before they go on. */
const TRIES = 60;

describe('games', { timeout: 300_000 }, () => {
  test('two people around one screen: hands are not on the page while it is handed over', async () => {
    const page = await begin('screen');
    /** What of somebody's own is still in the page, at every hand-over. */
    const left: number[] = [];
    let hands = 0;
    const random = seededRandom('hot seat');
    const watched = {
      haste: 0.8,
      before: async ({ decision }: Asked) => {
        if (decision === 'ready') left.push((await handCards(page)) + (await page.locator('[data-report]').count()));
        else if (decision === 'turn') {
          hands += await handCards(page);
          // What happened last, told to the one in front with the cards they drew. A report goes by itself, also while one
          // looks; and the turn may be over by now, the last one with the game.
          const isTold = page.locator('[data-report], [data-ready], [data-decision="over"]');
          for (let tries = 0; tries < TRIES && (await isTold.count()) === 0; tries++) {
            await page.keyboard.press('l');
            await page.waitForTimeout(50);
          }
        }
      },
    };
    await playOn(page, random, { ...watched, enough: () => left.length >= 8 });
    await openGame(page, situation({ people: 2, where: isLate }));
    await playOn(page, random, watched);
    expect(left.length).toBeGreaterThan(8);
    expect(left.filter((n) => n > 0)).toEqual([]);
    expect(hands).toBeGreaterThan(20);
    await page.locator('[data-end]').waitFor();
    expect(loadSession(await savedGame(page)).decision).toBeNull();
  });

  test('alone against Rugwort', async () => {
    const page = await begin('solo');
    await playOn(page, seededRandom('rugwort'), { haste: 0.8 });
    await page.locator('[data-end]').waitFor();
    const session = loadSession(await savedGame(page));
    expect(session.setup.modules).toContain('rugwort');
    expect(session.decision).toBeNull();
  });
});

test('no page complained', () => {
  expect(visits.troubles).toEqual([]);
});
