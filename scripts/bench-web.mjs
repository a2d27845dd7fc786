// `npm run bench:web`: sizes and timings of the web client in a real browser. `--json` prints them as one line of JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { startBuiltServer } from './lib/built-server.mjs';
import { measureHome, measureMoves, measureTravels, openSlowBrowser } from './lib/web-timings.mjs';
import { lateGame, PACKS } from './lib/late-game.ts';
import { BUDGET, scriptSizes } from './lib/web-sizes.mjs';

const HOME_MS = 2000;
const TASK_MS = 50;
const RUNS = 9;
/** So many of them count, those of which the least was lost to other guests of the host. */
const QUIET = 5;
const GAMES = 2;

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;
const verdict = (/** @type {boolean} */ ok) => (ok ? 'ok' : 'TOO MUCH');

/** @param {import('./lib/web-timings.mjs').Task} task */
const lineOf = ({ work, script, style, layout, gc, whole, after }) =>
  `    ${ms(work).padStart(7)} script ${ms(script)}, style ${ms(style)}, layout ${ms(layout)}, garbage ${ms(gc)}, with painting ${ms(whole)}; after ${after}`;

/**
 * @template {{ tasks: import('./lib/web-timings.mjs').Task[] }} T
 * @param {T} measured
 */
const short = (measured) => ({ ...measured, tasks: measured.tasks.slice(0, 20) });

const webDir = await buildWeb();
const sizes = scriptSizes(webDir);
const folder = mkdtempSync(join(tmpdir(), 'everdell-bench-'));
const server = await startBuiltServer(await buildServer(), { EVERDELL_WEB_DIR: webDir, EVERDELL_DATA_DIR: folder });
const browser = await openSlowBrowser();
try {
  const home = [];
  for (let run = 0; run < RUNS; run++) home.push(await measureHome(browser, server.origin));
  home.sort((a, b) => a.lost - b.lost);
  const quiet = home.slice(0, QUIET).sort((a, b) => a.time - b.time);
  const games = [];
  for (let game = 0; game < GAMES; game++) games.push(await measureMoves(browser, server.origin));
  // What other guests of the host take away counts as work of the page: the game with the least of it tells the most.
  games.sort((a, b) => a.lost - b.lost);
  const [moves] = games;
  const game = lateGame(4, PACKS);
  const travels = [];
  for (const on of /** @type {const} */ (['desk', 'phone']))
    travels.push({ on, ...(await measureTravels(browser, server.origin, game, on)) });
  const median = quiet[Math.floor(QUIET / 2)].time;
  const worst = moves.tasks[0];
  const over = (/** @type {(task: import('./lib/web-timings.mjs').Task) => number} */ time) =>
    moves.tasks.filter((task) => time(task) > TASK_MS).length;
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ sizes, home, games: games.map(short), travels: travels.map(short) })}\n`);
  } else {
    const lines = [
      'Script, gzipped:',
      `  before the home page answers a click   ${kB(sizes.home)} of ${kB(BUDGET.home)}  ${verdict(sizes.home <= BUDGET.home)}`,
      `  until a game against bots can be played ${kB(sizes.game)} of ${kB(BUDGET.game)}  ${verdict(sizes.game <= BUDGET.game)}`,
      ...sizes.files.game.map(([name, bytes]) => `    ${kB(bytes).padStart(9)}  ${name}`),
      '',
      'Chromium with its CPU slowed 4 times, 9 Mbit/s, 170 ms round trip:',
      `  home page interactive: median ${ms(median)} of the ${QUIET} quietest of ${RUNS} visits, limit ${ms(HOME_MS)}  ${verdict(median <= HOME_MS)}`,
      ...home.map(({ time, lost }) => `    ${ms(time).padStart(7)}; the host took ${lost.toFixed(2)} s away`),
      '',
      `Chromium with its CPU slowed 4 times, ${GAMES} games against three bots:`,
      ...games.map(
        ({ lost, tasks }) =>
          `  longest task, script and style: ${ms(tasks[0]?.work ?? 0)}; the host took ${lost.toFixed(1)} s away`,
      ),
      'The quietest of them:',
      `  speed of script in this page: ${moves.speed.toFixed(1)} million rounds of a fixed loop a second`,
      `  ${moves.moves} moves of the player and ${moves.shown} of the bots, ${moves.count} tasks of the main thread`,
      `  longest task, script and style: ${ms(worst?.work ?? 0)}, limit ${ms(TASK_MS)}  ${verdict((worst?.work ?? 0) <= TASK_MS)}`,
      `  tasks over the limit: ${over(({ work }) => work)}; with garbage collection: ${over(({ work, gc }) => work + gc)}; with layout: ${over(({ work, layout }) => work + layout)}`,
      ...moves.tasks.slice(0, 10).map(lineOf),
      ...travels.flatMap(({ on, tasks }) => {
        const laidOut = [...tasks].sort((a, b) => b.work + b.layout - a.work - a.layout);
        const longest = laidOut.length === 0 ? 0 : laidOut[0].work + laidOut[0].layout;
        return [
          '',
          `Chromium with its CPU slowed 4 times, getting around on a ${on} with every set:`,
          `  longest task, script, style and layout: ${ms(longest)}, limit ${ms(TASK_MS)}  ${verdict(longest <= TASK_MS)}`,
          ...laidOut.slice(0, 6).map(lineOf),
        ];
      }),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
