import { seededRandom } from '@everdell/ai';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, asked, byFinger, byMouse, nextQuestion } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { openGame } from '../test-support/browser/local.ts';
import { lookAround } from '../test-support/browser/phone.ts';
import { AT_EVERY_ASK } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/** Every question the game asks is told and answered, on a desk or on a phone. */

const visits = visitsToSite();

type Ask = keyof typeof AT_EVERY_ASK;
const EVERY = Object.keys(AT_EVERY_ASK) as Ask[];
const ON_A_PHONE: readonly Ask[] = [
  'turn',
  'discard',
  'giveSome',
  'receiver',
  'discardOpen',
  'raze',
  'sortRevealed',
  'copyPlace',
  'moveTo',
  'payFor',
  'spend',
  'option',
];
const ON_A_DESK = EVERY.filter((ask) => !ON_A_PHONE.includes(ask));
/** The accessibility rules take their time: they are asked once for every kind of control. */
const LOOKED_AT: readonly Ask[] = ['turn', 'discard', 'drawOpen', 'order', 'option', 'payFor', 'gainAny'];

describe.each([
  ['on a desk', 'desk', 'en', 'light', ON_A_DESK],
  ['on a phone, in Spanish, by night', 'phone', 'es', 'dark', ON_A_PHONE],
] as const)('%s', { timeout: 60_000 }, (_, size, lang, theme, asks) => {
  const isPhone = size === 'phone';
  let page: Page;
  beforeAll(async () => {
    page = await visits.visitor({
      viewport: SIZES[size],
      hasTouch: isPhone,
      settings: { lang, theme, endTurn: 'ask' },
    });
  });
  afterAll(() => page.context().close());

  test.each([...asks])('the question %s is asked well and answered', async (ask) => {
    const random = seededRandom(ask);
    await openGame(page, AT_EVERY_ASK[ask]());
    const now = await nextQuestion(page);
    expect(now.ask).toBe(ask);
    // One sentence.
    expect(await page.locator('[data-decision] h2').innerText()).toMatch(/^[^.?!]+[.?!]$/);
    expect(LOOKED_AT.includes(ask) ? await violationsOn(page) : []).toEqual([]);
    if (isPhone && now.decision === 'turn') await lookAround(page, random);

    const seen = (await asked(page)) ?? now;
    expect(seen.things.length + seen.items + seen.options + seen.ways + seen.more).toBeGreaterThan(0);
    await answer(page, seen, random, isPhone ? byFinger(page) : byMouse(page));
    await page.locator(`[data-decision]:not([data-version="${now.version}"])`).waitFor();
  });
});

test('no page complained', () => {
  expect(visits.troubles).toEqual([]);
});
