/**
 * `npm run bench:presses`: how often somebody presses in whole games against a bot, in a real browser.
 *
 *   --drag   they drag workers and cards where they can; a drag counts as a press
 *   --each   prints every question with its answer, too
 *   --only A,B  only these games: base, or the set that is added to it
 *   --json   prints the figures as one line of JSON
 */
import { startSession, saveSession } from '@everdell/game';
import { modules } from '@everdell/sets';
import { chromium } from 'playwright-core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { startBuiltServer } from './lib/built-server.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './lib/chromium.mjs';
import { countPresses, type Presses } from './lib/sensible-player.ts';

/** The base game, and one with each board that is added to it. */
const GAMES: readonly (readonly string[])[] = [
  [],
  ...modules
    .filter(({ places, automa }) => automa === undefined && Object.values(places ?? {}).some(({ visit }) => visit))
    .flatMap(({ id }) => (id === 'base' ? [] : [[id]])),
];
const SEED = 'presses';
/** What counts; everything else is as it is for somebody who has never set anything, but quick. */
const SETTINGS = { name: 'Juniper', lang: 'en', speed: 'instant', motion: 'off', endTurn: 'moment' };
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

const drags = process.argv.includes('--drag');
const webDir = await buildWeb();
const folder = mkdtempSync(join(tmpdir(), 'everdell-presses-'));
const server = await startBuiltServer(await buildServer(), { EVERDELL_WEB_DIR: webDir, EVERDELL_DATA_DIR: folder });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS, NO_PICTURES] });
try {
  // Most of the time they wait for turns to end: both games go on side by side.
  const isJson = process.argv.includes('--json');
  const only = process.argv[process.argv.indexOf('--only') + 1].split(',');
  const isMeant = (name: string): boolean => !process.argv.includes('--only') || only.includes(name);
  const played = GAMES.filter(([name = 'base']) => isMeant(name)).map(async (ids) => {
    const name = ids[0] ?? 'base';
    const presses = await playGame(ids);
    if (!isJson) process.stdout.write(`${tableOf(name, presses)}\n`);
    return [name, presses] as const;
  });
  const counted = Object.fromEntries(await Promise.all(played));
  if (isJson) process.stdout.write(`${JSON.stringify(counted)}\n`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function playGame(ids: readonly string[]): Promise<Presses> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: server.origin,
    locale: 'en-GB',
    serviceWorkers: 'block',
    deviceScaleFactor: 0.25,
  });
  await context.addInitScript((state) => {
    localStorage.setItem('everdell.settings', JSON.stringify({ state, version: 1 }));
  }, SETTINGS);
  const page = await context.newPage();
  const players = [
    { name: 'Juniper', kind: 'human' },
    { name: 'Marlow', kind: 'bot:steady' },
  ];
  const session = startSession({ players: 2, modules: [...ids] }, SEED, players);
  await page.goto('/');
  const file = {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saveSession(session))),
  };
  await page.locator('[data-open-file]').setInputFiles(file);
  await page.waitForURL(/\/play\//);
  const presses = await countPresses(page, drags, (line) => {
    if (process.argv.includes('--each')) process.stdout.write(`${ids[0] ?? 'base'}: ${line}\n`);
  });
  await context.close();
  return presses;
}

function tableOf(name: string, { presses, by }: Presses): string {
  const rows = Object.entries(by).sort(([, a], [, b]) => b.presses - a.presses);
  const asked = rows.reduce((sum, [, tally]) => sum + tally.asked, 0);
  return [
    `${name}: ${presses} presses for ${asked} questions${drags ? ', dragging' : ''}`,
    ...rows.map(([ask, tally]) => `  ${ask.padEnd(16)} asked ${tally.asked}, ${tally.presses} presses`),
  ].join('\n');
}
