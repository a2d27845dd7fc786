import { seededRandom } from '@everdell/ai';
import { saveSession, startSession, textOf } from '@everdell/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer, nextQuestion, byFinger, byMouse } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { openGame } from '../test-support/browser/local.ts';
import { laidOut } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { table } from '../test-support/table.ts';

/** The fair with its Market, and powers that are chosen before the game, on the page. */

const visits = visitsToSite();

type Where = readonly [size: 'desk' | 'phone', lang: 'en' | 'es', theme: 'light' | 'dark'];
const BOTH: readonly (readonly [string, ...Where])[] = [
  ['on a desk, in English, by day', 'desk', 'en', 'light'],
  ['on a phone, in Spanish, by night', 'phone', 'es', 'dark'],
];

function visitor(size: Where[0], lang: Where[1], theme: Where[2]): Promise<Page> {
  const isPhone = size === 'phone';
  const settings = { lang, theme, endTurn: 'at-once' };
  return visits.visitor({ viewport: SIZES[size], hasTouch: isPhone, isMobile: isPhone, settings });
}

/** Three twigs and a card to give back, and nothing to give for the berries. */
function atTheFair(): string {
  return laidOut(
    table({
      modules: ['bellfaire'],
      garland: 'peace',
      market: { trade: ['market-3-twigs-1-card', 'market-2-berries-2-cards'] },
      seats: [{ city: ['courthouse'], hand: ['inn'], res: { twig: 3 } }, {}],
    }),
  );
}

describe.each(BOTH)('%s', { timeout: 120_000 }, (_, size, lang, theme) => {
  const isPhone = size === 'phone';

  test('a token is chosen, which sends the worker and turns it over', async () => {
    const page = await visitor(size, lang, theme);
    const press = isPhone ? byFinger(page) : byMouse(page);
    await openGame(page, atTheFair());
    await nextQuestion(page);
    if (isPhone) {
      await page.locator('[data-tab="board"]').tap();
      await page.locator('[data-zone="fair"]').tap();
    } else {
      await page.keyboard.press('g');
      await page.keyboard.press('a');
      await page.locator('[data-land="fair"]').waitFor();
      await page.locator('[data-stretch="fair"]').filter({ hasText: '1st of 2' }).waitFor();
    }
    expect(await violationsOn(page)).toEqual([]);
    const { game } = table({ modules: ['bellfaire'] });
    const thing = (id: string): string => `[data-thing="h${game.rules.placeById.get(id)!.ix}"]`;

    // What cannot be given back says what is missing.
    const berries = page.locator(thing('market-2-berries-2-cards'));
    expect(await berries.getAttribute('aria-disabled')).toBe('true');
    expect(await berries.getAttribute('aria-description')).toMatch(lang === 'en' ? /2 berries.* short/ : /faltan 2/);

    // One confirmation for worker and token; the next question is what is had for it.
    await press(`${thing('market-3-twigs-1-card')}[data-can]`, 0);
    await press('[data-primary]:not([aria-disabled="true"])', 0);
    await page.locator('[data-decision="split"]').waitFor();
    const random = seededRandom('market');
    for (let now = await nextQuestion(page); now.decision !== 'turn'; now = await nextQuestion(page, now.version))
      await answer(page, now, random, press);
    // Three points for it, and nothing of what was given is left.
    expect(await page.locator('[data-status]').innerText()).toMatch(/\b3\s*·/);
    expect(await page.locator('[data-status] [data-good="twig"]').innerText()).not.toMatch(/3/);
    expect(visits.troubles).toEqual([]);
    await page.context().close();
  });

  test('a power is chosen out of two whole cards, and all are turned up together', async () => {
    const page = await visitor(size, lang, theme);
    const press = isPhone ? byFinger(page) : byMouse(page);
    const players = ['Juniper', 'Marlow'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot:greedy' }));
    const session = startSession({ players: 2, modules: ['bellfaire', 'player-powers'] }, 'powers', players);
    await openGame(page, JSON.stringify(saveSession(session)));
    await page.locator('[data-ask="keepPower"]').waitFor();
    const offered = page.locator('[data-decision] [data-item]');
    expect(await offered.count()).toBe(2);
    const { rules } = session.game;
    const [first] = session.state.zones[rules.seatZone['powerChoice'][0]];
    const words = textOf(session.game, lang);
    const { id } = rules.places[first - rules.cards];
    // The card tells every line of its rule.
    for (const line of words.placeLines(id)) expect(await offered.nth(0).textContent()).toContain(line);
    expect(await page.locator('[data-powers]').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await press('[data-decision] [data-item]', 0);
    await press('[data-primary]:not([aria-disabled="true"])', 0);
    await page.locator('[data-status] [data-powers="1"]').waitFor();
    expect(await page.locator('[data-status] [data-powers]').innerText()).toMatch(
      isPhone ? /^/ : new RegExp(words.name(id)),
    );
    const label = await page.locator('[data-status] [data-powers] [data-thing]').textContent();
    expect(label).toContain(words.name(id));
    expect(visits.troubles).toEqual([]);
    await page.context().close();
  });
});
