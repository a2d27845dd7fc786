import { seededRandom } from '@everdell/ai';
import { loadSession, type Ask, type KnownEvent } from '@everdell/game';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer, asked, byFinger, byMouse, nextQuestion, playOn } from '../../scripts/lib/web-player.mjs';
import { violationsOn } from '../test-support/browser/axe.ts';
import { SIZES } from '../test-support/browser/browser.ts';
import { openGame, savedGame } from '../test-support/browser/local.ts';
import { laidOut } from '../test-support/browser/situations.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';
import { table, type Table, type TableShorthand } from '../test-support/table.ts';

/** The river, its Ambassadors, Adornments and Wonders on the page. */

const visits = visitsToSite();

const { visitor } = visits;
const enabled = (key: string): string => `[data-action="act-${key}"]:not([aria-disabled="true"])`;

/** What shows that the player has done it. */
const SIGNS = { adornment: '#city [data-thing^="h"]', ambassador: '[data-status] [data-figure] [data-ghost]' };

/** Goes for what only this set has, as long as the player has not done it yet. */
async function wantRiver(page: Page): Promise<void> {
  for (const [key, sign] of Object.entries(SIGNS)) {
    const isDone = (await page.locator(sign).count()) > 0;
    if (isDone || (await page.locator(enabled(key)).count()) === 0) continue;
    await page.locator(enabled(key)).click();
    return;
  }
}

test('a game against a bot is set up, played to its end and counted', { timeout: 240_000 }, async () => {
  const page = await visitor({ settings: { endTurn: 'at-once' } });
  await page.goto('/');
  await page.getByRole('switch', { name: 'Pearlbrook' }).click();
  await page.getByRole('radio', { name: /^Just one/ }).check();
  await page.locator('[data-begin]').click();
  await page.waitForURL(/\/play\//);
  await playOn(page, seededRandom('pearls'), {
    haste: 0.95,
    before: async (now) => {
      if (now.decision === 'turn') await wantRiver(page);
    },
  });
  await page.locator('[data-end]').waitFor();
  const session = loadSession(await savedGame(page));
  expect(session.decision).toBeNull();
  expect(session.setup.options).toMatchObject({ 'pearlbrook.events': 'one' });
  const mine = session
    .story()
    .flatMap((item): readonly KnownEvent[] =>
      'events' in item && !item.takenBack ? (item.events as KnownEvent[]) : [],
    )
    .filter((event) => 'seat' in event && event.seat === 0)
    .map(({ e }) => e);
  expect(mine).toContain('placed');
  expect(mine).toContain('adorned');
  // The choice is kept for the next game.
  await page.goto('/');
  await expect.poll(() => page.getByRole('switch', { name: 'Pearlbrook' }).getAttribute('aria-checked')).toBe('true');
});

/** Three green cards for the first bank, a pearl for the Bell, and a Ferry next door. */
function atTheRiver(): string {
  const t = table({
    modules: ['pearlbrook'],
    river: { 'river-spot-3-green': { card: 'gardens' } },
    seats: [
      {
        city: ['farm', 'farm', 'mine'],
        hand: ['inn', 'queen', 'king'],
        adornments: ['bell', 'seaglass-amulet'],
        res: { twig: 1, resin: 1, pebble: 1, berry: 1 },
        points: 2,
      },
      { city: ['ferry'], adornments: ['mirror', 'tiara'] },
    ],
  });
  return laidOut(t);
}

describe.each([
  ['on a desk, in English, by day', 'desk', 'en', 'light'],
  ['on a phone, in Spanish, by night', 'phone', 'es', 'dark'],
] as const)('%s', { timeout: 120_000 }, (_, size, lang, theme) => {
  const isPhone = size === 'phone';

  test('the Ambassador turns a card of the river over, and an Adornment is played for the pearl', async () => {
    const page = await visitor({
      viewport: SIZES[size],
      hasTouch: isPhone,
      isMobile: isPhone,
      settings: { lang, theme, endTurn: 'at-once' },
    });
    const press = isPhone ? byFinger(page) : byMouse(page);
    const board = async (zone: string): Promise<void> => {
      if (!isPhone) return page.locator(`[data-stretch="${zone}"]`).click();
      await page.locator('[data-tab="board"]').tap();
      await page.locator(`[data-zone="${zone}"]`).tap();
    };
    await openGame(page, atTheRiver());
    let now = await nextQuestion(page);
    await board('brook');
    const { game, state } = table({ modules: ['pearlbrook'] });
    const key = (id: string): string => `h${game.rules.placeById.get(id)!.ix}`;
    expect(state.cardOf.length).toBe(game.rules.cards);

    // What is not possible says why, in the words of the rules.
    expect(await violationsOn(page)).toEqual([]);
    const red = page.locator(`[data-thing="${key('river-spot-2-red')}"]`).first();
    expect(await red.getAttribute('aria-disabled')).toBe('true');
    expect(await red.getAttribute('aria-description')).toMatch(lang === 'en' ? /red/ : /roja/);

    // The tab lights the places, a press chooses one.
    await press(enabled('ambassador'), 0);
    const green = `[data-thing="${key('river-spot-3-green')}"]`;
    await expect.poll(async () => (await asked(page))?.things).toContain(key('river-spot-3-green'));
    expect((await asked(page))?.things.every((thing) => thing.startsWith('h') || thing.startsWith('c'))).toBe(true);
    await press(`${green}[data-can]`, 0);
    await expect.poll(async () => (await asked(page))?.primary).toBe(true);
    await press('[data-primary]:not([aria-disabled="true"])', 0);
    now = await nextQuestion(page, now.version);
    await board('brook');
    await expect.poll(() => page.locator(green).first().innerText()).toMatch(lang === 'en' ? /Gardens/ : /Jardines/);
    expect(await page.locator('[data-good="pearl"]').first().innerText()).toMatch(/1/);
    // The card may be used, or not.
    expect(now.decision).toBe('option');
    await press('[data-option="decline"]', 0);
    await press('[data-primary]:not([aria-disabled="true"])', 0);

    // Once more it is this player's turn.
    now = await nextQuestion(page, now.version);
    while (now.decision !== 'turn') {
      await playOn(page, seededRandom('in between'), { press, enough: (question) => question.decision === 'turn' });
      now = await nextQuestion(page);
    }
    await expect.poll(() => page.locator('[data-action="act-ambassador"]').getAttribute('aria-disabled')).toBe('true');
    if (isPhone) await page.locator('[data-tab="hand"]').tap();
    await press(`[data-thing="${key('bell')}"][data-can]`, 0);
    await expect.poll(async () => (await asked(page))?.primary).toBe(true);
    await press('[data-primary]:not([aria-disabled="true"])', 0);
    await nextQuestion(page, now.version);
    if (isPhone) await page.locator('[data-tab="city"]').tap();
    await page
      .locator(`${isPhone ? '' : '#city '}[data-thing="${key('bell')}"]`)
      .first()
      .waitFor();
    if (isPhone) await page.locator('[data-tab="story"]').tap();
    await expect.poll(() => page.locator('[role="log"]').innerText()).toMatch(lang === 'en' ? /Bell/ : /Campana/);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

test('a table on a server is opened with it, and somebody looks on', { timeout: 60_000 }, async () => {
  const page = await visitor();
  await page.goto('/');
  await page.locator('[data-way-to-play="online"] button').first().click();
  await page.getByRole('switch', { name: 'Pearlbrook' }).click();
  await page.getByRole('group', { name: 'Bots' }).getByText('1', { exact: true }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: /open the table/i }).click();
  await page.waitForURL(/\/t\//);
  await expect.poll(() => page.locator('dl').innerText()).toMatch(/Pearlbrook/);
  const watching = await page.locator('[data-link="watch"] input').first().inputValue();
  await page.locator('[data-start]:not([aria-disabled="true"])').click();
  await page.locator('[data-decision]').waitFor();
  await page.locator('[data-stretch="brook"]').click();
  await expect.poll(() => page.locator('[role="group"][aria-label="Pearlbrook"] [data-thing]').count()).toBe(5);

  // Whoever looks on sees the river, but nobody's Adornments.
  const other = await visitor({ settings: { name: 'Wim' } });
  await other.goto(watching);
  await other.locator('form button[type="submit"]').click();
  await other.locator('[data-stretch="brook"]').click();
  await other.locator('[role="group"][aria-label="Pearlbrook"] [data-thing]').first().waitFor();
  expect(await other.locator('#hand [data-thing^="h"]').count()).toBe(0);
  await page.context().close();
  await other.context().close();
});

const river = (rest: TableShorthand): Table => table({ modules: ['pearlbrook'], ...rest });

/** A game at every question that only this set asks. */
const ASKS = {
  payAny: () => river({ seats: [{ hand: ['inn', 'king', 'queen'], res: { twig: 2, berry: 1 } }] }).ambassador('shoal'),
  layOn: () => river({ seats: [{ city: ['farm', 'inn'], hand: ['messenger'], res: { berry: 2 } }] }).play('messenger'),
  reactivate: () =>
    river({ seats: [{ city: ['wanderer', 'wanderer', 'wanderer'], adornments: ['compass'], pearls: 1 }] }).adorn(
      'compass',
    ),
  mirror: () =>
    river({ seats: [{ adornments: ['mirror'], pearls: 1 }, { adornmentsPlayed: ['bell', 'tiara'] }] }).adorn('mirror'),
  sail: () => river({ players: 3, seats: [{ city: ['pirate-ship'] }] }).visit('pirate-ship'),
  discardColours: () =>
    river({
      river: { 'river-spot-3-green': { card: 'bosley-the-artist', revealed: true } },
      seats: [{ city: ['farm', 'farm', 'mine'], hand: ['farm', 'inn', 'judge', 'king', 'ranger'] }],
    }).ambassador('river-spot-3-green'),
} satisfies Partial<Record<Ask, () => Table>>;

test.each(Object.entries(ASKS))('the question %s is asked well and answered', { timeout: 60_000 }, async (ask, at) => {
  const page = await visitor({ settings: { endTurn: 'ask' } });
  await openGame(page, laidOut(at()));
  const now = await nextQuestion(page);
  expect(now.ask).toBe(ask);
  expect(await page.locator('[data-decision] h2').innerText()).toMatch(/^[^.?!]+[.?!]$/);
  expect(now.things.length + now.items + now.options + now.more).toBeGreaterThan(0);
  await answer(page, now, seededRandom(ask), byMouse(page));
  await page.locator(`[data-decision]:not([data-version="${now.version}"])`).waitFor();
  await page.context().close();
});

test('on a phone what is looked for is gone to, and comes into sight', async () => {
  const page = await visitor({ viewport: { width: 390, height: 600 }, hasTouch: true });
  await openGame(page, atTheRiver());
  await nextQuestion(page);
  const zone = page.locator('[data-zone][aria-current]');
  expect(await page.locator('[data-valley-map]').count()).toBe(1);
  await page.locator(enabled('ambassador')).tap();
  await expect.poll(() => zone.getAttribute('data-zone')).toBe('brook');
  const inSight = (): Promise<boolean> =>
    page.evaluate(() => {
      const { top, bottom } = document.querySelector('#board')!.getBoundingClientRect();
      return [...document.querySelectorAll('#board [data-thing][data-can]')].some((e) => {
        const box = e.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
      });
    });
  await expect.poll(inSight).toBe(true);
  // Looked for no longer, it is left again.
  await page.locator(enabled('ambassador')).tap();
  await page.locator('[data-valley-map]').waitFor();
});

test('no page complained', () => {
  // Whoever is not known yet is told so once.
  expect(visits.troubles.filter((trouble) => !/401/.test(trouble))).toEqual([]);
});
