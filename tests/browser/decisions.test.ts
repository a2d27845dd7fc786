import { seededRandom } from '@everdell/ai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, asked, byMouse, nextQuestion } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { openBrowser, SIZES, type TestBrowser } from '../test-support/browser/browser.ts';
import { lookAround } from '../test-support/browser/phone.ts';
import { openGame } from '../test-support/browser/local.ts';
import { startSite } from '../test-support/browser/site.ts';
import { AT_EVERY_ASK } from '../test-support/browser/situations.ts';
import type { World } from '../test-support/online/world.ts';

/** Every question the game asks, answered on a desk and on a phone. */

let site: World;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startSite();
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Asked = keyof typeof AT_EVERY_ASK;
const EVERY = Object.keys(AT_EVERY_ASK) as Asked[];
/** One of each control. */
const EACH: readonly Asked[] = [
  'turn',
  'discard',
  'takeMeadow',
  'receiver',
  'moveFrom',
  'sortRevealed',
  'option',
  'gainAny',
  'payFor',
];

describe.each([
  ['on a desk', 'desk', 'en', 'light', EVERY],
  ['on a phone, in Spanish, by night', 'phone', 'es', 'dark', EACH],
] as const)('%s', { timeout: 120_000 }, (_, size, lang, theme, asks) => {
  test.each([...asks])('the question %s is asked well and answered', async (ask) => {
    const page = await browser.visitor({
      origin: site.origin,
      viewport: SIZES[size],
      hasTouch: size === 'phone',
      settings: { lang, theme, endTurn: 'ask' },
    });
    await openGame(page, AT_EVERY_ASK[ask]());
    const now = await nextQuestion(page);
    expect(now.ask).toBe(ask);
    expect(await violationsOn(page)).toEqual([]);
    if (size === 'phone' && now.decision === 'turn') await lookAround(page, seededRandom('look'));
    await answer(page, (await asked(page))!, seededRandom(ask), byMouse(page));
    const next = await nextQuestion(page, now.version);
    expect(next.version).not.toBe(now.version);
    await page.context().close();
  });
});

test('no page complained', () => {
  expect(browser.troubles).toEqual([]);
});
