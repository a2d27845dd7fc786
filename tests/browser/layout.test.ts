import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openGame } from '../test-support/browser/local.ts';
import { faultsOn } from '../test-support/browser/layout/faults.ts';
import { settled } from '../test-support/browser/layout/settled.ts';
import { BOARDS, lateGame, OPPONENTS, PACKS } from '../../scripts/lib/late-game.ts';
import { visitsToSite } from '../test-support/browser/visits.ts';

/**
 * Nothing on the table is cut, covered, outside of its region, too small to press or scrolled, whatever lies there. A sample
 * by default; `npm run check:layout` looks at every combination.
 */

const visits = visitsToSite();

/** A page for each language, with the table that is open there: opening one takes longer than looking at it. */
const pages = new Map<string, { readonly page: Page; table: string }>();

/** A page of this size that shows a table, which is opened only if it is another one. */
async function pageWith(set: string, seats: number, size: string, lang: string): Promise<Page> {
  let known = pages.get(lang);
  if (known === undefined) {
    const page = await visits.visitor({ deviceScaleFactor: 1, settings: { lang, theme: 'light' } });
    pages.set(lang, (known = { page, table: '' }));
  }
  const { page } = known;
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  const table = `${set} ${seats}`;
  const isLost = (await page.locator('[data-decision="turn"]').count()) === 0; // something has gone wrong before
  if (known.table !== table || isLost) {
    known.table = '';
    await openGame(page, lateGame(seats, SETS[set] ?? AGAINST[set], seats === 1 ? FULL[set] : {}));
    known.table = table;
  }
  return page;
}

const SETS: Readonly<Record<string, readonly string[]>> = {
  none: [],
  ...Object.fromEntries(PACKS.map((id) => [id, [id]])),
  ...Object.fromEntries(
    BOARDS.flatMap((one, at) => BOARDS.slice(at + 1).map((other) => [`${one}+${other}`, [one, other]])),
  ),
  all: PACKS,
};
/** Against an opponent with turns of its own. */
const AGAINST: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OPPONENTS.flatMap((id) => [
    [id, [id]],
    ...BOARDS.map((board): [string, readonly string[]] => [`${id}+${board}`, [id, board]]),
  ]),
);
/** With all that the opponent can have. */
const FULL: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  nightweave: { 'nightweave.personality': 'nasty', 'nightweave.plan': 'the-plot-thickens', 'nightweave.level': 2 },
};
const SEATS = [2, 4, 6];
/** The last one is a desk at 200 %. */
const DESKS = ['1440x900', '1366x768', '1280x720', '1920x1080'];
const TABLETS = ['1024x768', '820x1180'];
const PHONES = ['390x844', '360x800', '320x640', '844x390', '667x375', '720x450'];
const LANGS = ['en', 'es'];

type Look = readonly [set: string, seats: number, size: string, lang: string];

const SAMPLE: readonly Look[] = [
  ['none', 2, '1440x900', 'en'],
  ['none', 4, '1024x768', 'es'],
  ['all', 6, '1440x900', 'es'],
  ['all', 2, '1366x768', 'en'],
  ['all', 4, '1280x720', 'en'],
  ['all', 4, '1920x1080', 'es'],
  ['all', 6, '1024x768', 'en'],
  ['all', 4, '820x1180', 'es'],
  ['all', 6, '390x844', 'es'],
  ['all', 2, '844x390', 'en'],
  ['newleaf', 4, '820x1180', 'es'],
  ['spirecrest', 6, '1024x768', 'es'],
  ['nightweave', 1, '1366x768', 'es'],
  ['nightweave', 1, '390x844', 'en'],
];

const looks = (sets: object, numbers: readonly number[]): readonly Look[] =>
  Object.keys(sets).flatMap((set) =>
    numbers.flatMap((seats) =>
      LANGS.flatMap((lang) => [...PHONES, ...TABLETS, ...DESKS].map((size): Look => [set, seats, size, lang])),
    ),
  );
const ALL: readonly Look[] = [...looks(SETS, SEATS), ...looks(AGAINST, [1, 2])];

describe.each(process.env['LAYOUT'] === 'all' ? ALL : SAMPLE)(
  'with %s for %i at %s in %s',
  (set, seats, size, lang) => {
    test('everything is whole and in its place', { timeout: 120_000 }, async () => {
      const touch = !DESKS.includes(size);
      const before = visits.troubles.length;
      const page = await pageWith(set, seats, size, lang);
      await page.locator('[data-decision="turn"]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const faults = new Set<string>();
      const look = async (): Promise<void> => {
        let found = await faultsOn(page, { touch });
        if (found.length > 0) {
          await page.waitForTimeout(700); // on a busy machine something may still come in; what is wrong stays wrong
          const still = new Set(await faultsOn(page, { touch }));
          found = found.filter((fault) => still.has(fault));
        }
        for (const fault of found) faults.add(fault);
      };
      await page.waitForTimeout(250); // news come in, and the land gives them room
      await settled(page);
      await look();
      const parts = touch && PHONES.includes(size) ? ['[data-tab]', '[data-zone]'] : ['[data-stretch]'];
      for (const part of parts)
        for (let n = 0; n < (await page.locator(part).count()); n++) {
          if (part === '[data-zone]') await page.locator('[data-tab="board"]').click();
          const button = page.locator(part).nth(n);
          await button.click();
          await button.and(page.locator('[aria-current]')).waitFor();
          await page.mouse.move(1, 1);
          await settled(page);
          await look();
        }
      expect(visits.troubles.slice(before)).toEqual([]);
      expect([...faults]).toEqual([]);
    });
  },
);
