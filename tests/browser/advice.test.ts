import { describe, expect, test } from 'vitest';
import { asked, nextQuestion } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { openGame } from '../test-support/browser/local.ts';
import { AT_EVERY_ASK, finished } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/** What the bots have to say about one's own game: hints for a decision, and the review of a game that is over. */

const visits = visitsToSite();

const { visitor } = visits;

describe('a hint', { timeout: 90_000 }, () => {
  test('tells the best answers with their reasons, and chooses one without giving it', async () => {
    const page = await visitor({ settings: { patience: 300 } });
    await openGame(page, AT_EVERY_ASK.turn());
    const now = await nextQuestion(page);
    await page.keyboard.press('h');
    await page.locator('[data-hints="shown"]').waitFor();
    const hints = await page.locator('[data-hint]').allInnerTexts();
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    // What to do, why, and how it is expected to end.
    for (const hint of hints) expect(hint).toMatch(/\w+[\s\S]*\.\s+ends about/);
    for (const hint of hints.slice(1)) expect(hint).toMatch(/(than|as) the first$/);
    expect(await violationsOn(page)).toEqual([]);

    await page.locator('[data-hint="0"]').click();
    await expect.poll(() => asked(page)).toMatchObject({ version: now.version, primary: true });
    expect(await page.locator('[data-hints]').count()).toBe(0);
    await page.keyboard.press('h'); // they are still known
    expect(await page.locator('[data-hint="0"]').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape'); // first what was chosen, then the hints
    await expect.poll(() => asked(page)).toMatchObject({ version: now.version, primary: false });
    await page.keyboard.press('Escape');
    await page.locator('[data-hints]').waitFor({ state: 'detached' });

    await page.locator('[data-ask-hint]').click();
    await page.locator('[data-hint="0"]').click();
    await page.keyboard.press('Enter');
    await page.locator(`[data-decision]:not([data-version="${now.version}"])`).waitFor();
    expect(await page.locator('[data-hints]').count()).toBe(0);
  });

  test('chooses several things at once', async () => {
    const page = await visitor({ viewport: SIZES.phone, hasTouch: true, settings: { patience: 300, lang: 'es' } });
    await openGame(page, AT_EVERY_ASK.discard());
    const now = await nextQuestion(page);
    await page.locator('[data-ask-hint]').tap();
    await page.locator('[data-hint="0"]').tap();
    await expect.poll(() => asked(page)).toMatchObject({ version: now.version, primary: true });
    await page.locator('[data-primary]').tap();
    await page.locator(`[data-decision]:not([data-version="${now.version}"])`).waitFor();
  });
});

test('the moves of a game that is over are graded, on a phone and by night', { timeout: 90_000 }, async () => {
  const page = await visitor({ viewport: SIZES.phone, hasTouch: true, settings: { theme: 'dark' } });
  await openGame(page, finished());
  await page.locator('[data-end]').waitFor();
  await page.locator('[data-open-review]').tap();
  const turns = page.locator('[data-review] [data-turn]');
  await expect.poll(() => turns.count(), { timeout: 30_000 }).toBeGreaterThan(5);
  const review = page.getByRole('dialog', { name: 'The moves, reviewed' });
  for (const told of (await turns.allInnerTexts()).slice(0, 5)) {
    expect(told).toMatch(/Best|Good|Slip|Mistake|No choice/);
    expect(told).toMatch(/^\d+\nRound \d+\n\nYou /);
  }
  expect(await review.innerText()).toMatch(/points given away per turn/);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await review.getByRole('switch', { name: 'Only slips and mistakes' }).check();
  await expect.poll(() => turns.locator('[data-grade="best"], [data-grade="good"]').count()).toBe(0);
  await review.getByRole('button', { name: 'Close' }).tap();
  await page.locator('[data-review]').waitFor({ state: 'detached' });
});

test('no page complained', () => {
  expect(visits.troubles).toEqual([]);
});
