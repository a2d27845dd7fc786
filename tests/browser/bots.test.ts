import { seededRandom } from '@everdell/ai';
import { freeWorkers, loadSession } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { asked, byFinger, nextQuestion, playOn, type Asked } from '../../scripts/lib/web-player.mjs';
import { SIZES } from '../test-support/browser/browser.ts';
import { lookAround } from '../test-support/browser/phone.ts';
import { openGame, savedGame } from '../test-support/browser/local.ts';
import { situation, type Wanted } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/** Whole games in a real browser, begun on the home page and played with the pointer. */

const visits = visitsToSite();

/** A short game goes through all seasons, too. */
const HASTE = 0.8;
const { visitor } = visits;

const isLate: Wanted['where'] = (d, { state }) =>
  d.kind === 'turn' && state.seats[0].season === 3 && freeWorkers(state, 0) <= 2;

describe('a game against bots', { timeout: 300_000 }, () => {
  test('one press starts it; it is played to its end, through a reload, and again', async () => {
    const page = await visitor({ serviceWorkers: 'allow' });
    await page.goto('/');
    await page.locator('[data-play-now]').click();
    await page.waitForURL(/\/play\//);
    const random = seededRandom('against bots');
    await playOn(page, random, { enough: (_, answers) => answers >= 12 });

    const before = await nextQuestion(page);
    await page.reload();
    const after = await nextQuestion(page);
    expect(after).toMatchObject({ decision: before.decision, ask: before.ask, version: before.version });
    expect(after.things).toEqual(before.things);

    await playOn(page, random, { haste: HASTE });
    await page.locator('[data-end]').waitFor();
    const podium = await page.locator('[data-end] ol li .sr').allTextContents();
    const session = loadSession(await savedGame(page));
    expect(session.decision).toBeNull();
    const totals = session.game.score(session.state).map(({ total }) => total);
    for (const [seat, total] of totals.entries())
      expect(podium.some((step) => step.includes(session.players[seat].name) && step.includes(String(total)))).toBe(
        true,
      );

    await page.locator('[data-primary]').click(); // the scores once more
    const first = page.url();
    await page.locator('[data-again]').click();
    await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/play/'));
    expect((await nextQuestion(page)).decision).not.toBe('over');
    await page.goto('/');
    await page.locator('[data-game]').first().waitFor();
    expect(await page.locator('[data-game]').count()).toBe(2);
  });

  test('undo takes a choice back and says why it cannot, and nothing happens by a press on the board', async () => {
    const page = await visitor();
    await page.goto('/');
    await page.locator('[data-play-now]').click();
    const now = await nextQuestion(page);
    expect(now).toMatchObject({ decision: 'turn', primary: false });
    await page.locator(`[data-thing="${now.things[0]}"]`).first().click();
    await expect.poll(() => asked(page)).toMatchObject({ version: now.version, primary: true });
    await page.keyboard.press('Escape');
    await expect.poll(() => asked(page)).toMatchObject({ version: now.version, primary: false });
    expect(await page.locator('[data-undo]').first().getAttribute('aria-disabled')).toBe('true');
  });

  test('on a phone, by touch', async () => {
    const page = await visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
    await page.goto('/');
    await page.locator('[data-play-now]').tap();
    const random = seededRandom('phone');
    const byTouch = {
      press: byFinger(page),
      haste: HASTE,
      before: async (now: Asked) => {
        if (now.decision === 'turn') await lookAround(page, random);
      },
    };
    await playOn(page, random, { ...byTouch, enough: (_, answers) => answers >= 12 });
    // The years are long on a phone, where one looks around: on to the end of the last one.
    await openGame(page, situation({ where: isLate }));
    await playOn(page, random, byTouch);
    await page.locator('[data-end]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('no page complained', () => {
  expect(visits.troubles).toEqual([]);
});
