import { seededRandom } from '@everdell/ai';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nextQuestion, playOn, type Asked } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/** A table on the server, made and joined in the browser. */

const visits = visitsToSite();

const linkOf = (page: Page, what: string): Promise<string> =>
  page.locator(`[data-link="${what}"] input`).first().inputValue();

test(
  'two browsers play a game to its end, one reloading in the middle of a decision, and a third looks on',
  { timeout: 400_000 },
  async () => {
    const ana = await visits.visitor({ settings: { name: 'Ana' } });
    await ana.goto('/');
    await ana.locator('[data-way-to-play="online"] button').first().click();
    await ana.getByRole('button', { name: /open the table/i }).click();
    await ana.waitForURL(/\/t\//);
    const invitation = await linkOf(ana, 'invite');
    const watching = await linkOf(ana, 'watch');
    expect(await violationsOn(ana)).toEqual([]);

    const ben = await visits.visitor({ viewport: SIZES.phone, hasTouch: true, settings: { name: 'Ben' } });
    await ben.goto(invitation);
    await ben.locator('form button[type="submit"]').click();
    await ben.locator('li[data-kind="human"][data-own]').waitFor(); // whoever is invited has a seat
    await ana.locator('[data-start]:not([aria-disabled="true"])').click();

    const wim = await visits.visitor({ settings: { name: 'Wim' } });
    await wim.goto(watching);
    await wim.locator('form button[type="submit"]').click();
    await wim.locator('[data-decision]').waitFor();

    let reloads = 0;
    const told: [string, string][] = [];
    const play = async (page: Page, seed: string): Promise<void> => {
      const random = seededRandom(seed);
      await playOn(page, random, {
        haste: 0.8,
        before: async (now) => {
          if (page === ben && now.decision !== 'turn' && now.decision !== 'hold' && reloads < 2) {
            reloads++;
            await page.reload();
            const again = await nextQuestion(page);
            told.push([sameQuestion(now), sameQuestion(again)]);
          }
          if (page === ben && now.decision === 'turn') await goWhereSomethingIs(page);
        },
      });
    };
    await Promise.all([play(ana, 'ana'), play(ben, 'ben')]);
    expect(reloads).toBeGreaterThan(0);
    for (const [before, after] of told) expect(after).toBe(before);

    for (const page of [ana, ben, wim]) await page.locator('[data-end]').waitFor();
    const podium = (page: Page): Promise<string[]> => page.locator('[data-end] ol li .sr').allTextContents();
    expect(await podium(ben)).toEqual(await podium(ana));
    expect(await podium(wim)).toEqual(await podium(ana));
    // Hands are nobody else's business, also for somebody who looks into the page.
    expect(await wim.locator('[data-hand] [data-thing]').count()).toBe(0);

    // Now that it is over, everybody may have the moves reviewed: first one's own, or for onlookers everybody's.
    const reviewed = async (page: Page): Promise<string[]> => {
      await page.locator('[data-open-review]').click();
      const turns = page.locator('[data-review] [data-turn]');
      await expect.poll(() => turns.count(), { timeout: 60_000 }).toBeGreaterThan(5);
      const told = await turns.allInnerTexts();
      await page.close(); // and the review with it
      return told;
    };
    for (const told of await reviewed(ben)) expect(told).toMatch(/You[\s\S]*(Best|Good|Slip|Mistake|No choice)/);
    expect((await reviewed(wim)).join()).toMatch(/Ana[\s\S]*Ben|Ben[\s\S]*Ana/);
  },
);

const sameQuestion = ({ decision, ask, version }: Asked): string => JSON.stringify([decision, ask, version]);

/** On a phone the parts of the table that have something to choose say so on their tabs. */
async function goWhereSomethingIs(page: Page): Promise<void> {
  for (const zone of ['river', 'forest', 'meadow', 'tree']) {
    await page.locator('[data-tab="board"]').click();
    await page.locator(`[data-zone="${zone}"]`).click();
    if ((await page.locator('[data-thing][data-can]').count()) > 0) return;
  }
  for (const tab of ['hand', 'city']) {
    await page.locator(`[data-tab="${tab}"]`).click();
    if ((await page.locator('[data-thing][data-can]').count()) > 0) return;
  }
}

describe.each([
  [
    'en',
    {
      '': 'Paste the whole link',
      hello: 'That is no link',
      '//[': 'damaged after //',
      port: 'damaged after //',
      page: 'leads to no table',
      short: 'damaged after #',
      other: 'another server: everdell.example',
      gone: 'There is no such table',
      wrong: 'does not lead to a seat here',
    },
  ],
  [
    'es',
    {
      '': 'Pega entero el enlace',
      hello: 'no es un enlace',
      '//[': 'dañado después de //',
      port: 'dañado después de //',
      page: 'no lleva a ninguna mesa',
      short: 'dañado después de #',
      other: 'otro servidor: everdell.example',
      gone: 'Esa mesa no existe',
      wrong: 'no lleva a ningún asiento',
    },
  ],
] as const)('a link in the language %s', { timeout: 90_000 }, (lang, told) => {
  test('that leads nowhere is told so in the panel, and stays there until it is put right', async () => {
    const host = await visits.visitor({ settings: { name: 'Ana' } });
    await host.goto('/');
    await host.locator('[data-way-to-play="online"] button').first().click();
    await host.getByRole('button', { name: /open the table/i }).click();
    await host.waitForURL(/\/t\//);
    const invitation = await linkOf(host, 'invite');
    const { origin } = new URL(invitation);
    const links: Readonly<Record<keyof typeof told, string>> = {
      '': ' ',
      hello: 'hello',
      '//[': invitation.replace(origin, 'http://['),
      port: invitation.replace(origin, 'http://127.0.0.1:99999'),
      page: `${origin}/rules`,
      short: invitation.replace(/#.*/, '#abc'),
      other: invitation.replace(origin, 'https://everdell.example'),
      gone: `${origin}/t/tAbcdefgh12`,
      wrong: `${invitation.slice(0, -4)}abcd`,
    };

    const guest = await visits.visitor({ settings: { name: 'Ben', lang } });
    await guest.goto('/');
    await guest.locator('[data-way-to-play="online"] button').first().click();
    await guest.getByRole('tab').nth(1).click();
    const field = guest.locator('input[inputmode="url"]');
    const message = guest.locator('form', { has: field }).getByRole('alert');
    for (const [which, link] of Object.entries(links)) {
      await field.fill(link);
      expect(await message.count()).toBe(0);
      await field.press('Enter');
      expect(await message.innerText()).toContain(told[which as keyof typeof told]);
      expect(await field.inputValue()).toBe(link);
      expect(new URL(guest.url()).pathname).toBe('/');
    }
    expect(await violationsOn(guest)).toEqual([]);
    await field.fill(` <${invitation}>.`);
    await field.press('Enter');
    await guest.locator('li[data-kind="human"][data-own]').waitFor();
    expect(guest.url()).not.toContain('#');
  });
});

test('no page complained', () => {
  // Whoever is not known yet is told so once; so is who comes by a link that leads nowhere.
  expect(visits.troubles.filter((trouble) => !/40[134]/.test(trouble))).toEqual([]);
});
