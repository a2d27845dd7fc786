import { seededRandom } from '@everdell/ai';
import { loadSession, textOf } from '@everdell/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byFinger, byMouse, nextQuestion, playOn, type Asked } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { lateGame } from '../../scripts/lib/late-game.ts';
import { openGame, savedGame } from '../test-support/browser/local.ts';
import { lookAround } from '../test-support/browser/phone.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/** Alone against Nightweave on the page: her lair, her turn step by step, and the end with her score beside one's own. */

const visits = visitsToSite();

const BOTH = [
  ['on a desk, in English, by day', 'desk', 'en', 'light'],
  ['on a phone, in Spanish, by night', 'phone', 'es', 'dark'],
] as const;

/** What she has under a name of her own, though persons have it too. */
const AS_PERSONS: Readonly<Record<string, string | undefined>> = {
  cards: 'base',
  basicEvents: 'events',
  specialEvents: 'events',
};

describe.each(BOTH)('%s', { timeout: 240_000 }, (_, size, lang, theme) => {
  const isPhone = size === 'phone';

  async function toLair(page: Page): Promise<void> {
    if (isPhone) {
      await page.locator('[data-tab="board"]').tap();
      await page.locator('[data-zone="mistwood"]').tap();
    } else {
      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await page.locator('[data-land="mistwood"]').waitFor();
    }
  }

  test('her turn is told step by step, and the game goes to its end', async () => {
    const file = lateGame(1, ['nightweave'], { 'nightweave.personality': 'nasty', 'nightweave.level': 2 });
    const { game, state } = loadSession(file);
    const text = textOf(game, lang);
    const page = await visits.visitor({
      viewport: SIZES[size],
      hasTouch: isPhone,
      isMobile: isPhone,
      settings: { lang, theme },
    });
    await openGame(page, file);
    await nextQuestion(page);
    await toLair(page);
    // The card she turned over last, with one line in force, and what she did by it.
    const open = state.zones[game.rules.zone['activityOpen']].at(-1)!;
    const card = page.locator(`#board [data-thing="h${open}"]`);
    await card.waitFor();
    const name = text.name(game.rules.places[open - game.rules.cards].id);
    expect((await card.textContent())!.toLowerCase()).toContain(name.toLowerCase());
    expect(await card.locator('[data-now]').count()).toBe(1);
    const steps = page.locator('#board [data-step]');
    expect(await steps.first().getAttribute('data-step')).toBe('turned');
    expect(await steps.count()).toBeGreaterThan(1);
    expect(await violationsOn(page)).toEqual([]);

    const random = seededRandom('lair');
    await playOn(page, random, {
      press: isPhone ? byFinger(page) : byMouse(page),
      haste: 0.9,
      before: async (now: Asked) => {
        if (isPhone && now.decision === 'turn') await lookAround(page, random);
      },
    });
    await page.locator('[data-end]').waitFor();
    // Her points stand beside one's own, by what they came from.
    const podium = await page.locator('[data-end] ol li .sr').allTextContents();
    expect(podium.filter((step) => /Nightweave.*\d/.test(step) || /Juniper.*\d/.test(step))).toHaveLength(2);
    // All that she has points for is listed in her row, by the names it has in one's own, and nothing else.
    const her = game.rules.automas.findIndex((automa) => automa !== null);
    const listed = await page.locator(`[data-end] [data-points-of="${her}"] [data-part] .sr`).allTextContents();
    const ended = loadSession(await savedGame(page));
    expect(ended.decision).toBeNull();
    const had: Record<string, number> = {};
    for (const [id, n] of Object.entries(ended.game.score(ended.state)[her]))
      if (id !== 'total') had[AS_PERSONS[id] ?? id] = (had[AS_PERSONS[id] ?? id] ?? 0) + n;
    const worth = Object.entries(had).filter(([, n]) => n !== 0);
    expect(worth.length).toBeGreaterThan(0);
    const parts = new Set(worth.map(([id, n]) => `${text.score(id)} ${n}`));
    expect(listed).toHaveLength(parts.size);
    expect(new Set(listed.map((part) => part.replace(/,\s*$/, '')))).toEqual(parts);
    expect(visits.troubles).toEqual([]);
    await page.context().close();
  });
});
