// Timings of the web client, measured with the browser's own tracing.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { byHand, playOn } from './web-player.mjs';

/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: { chrome_mojo_event_info?: { mojo_interface_tag?: string } } }} TraceEvent */
/** @typedef {{ work: number, script: number, style: number, layout: number, gc: number, whole: number, after: string }} Task in milliseconds; `work` is script and style without layout and garbage collection */

const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 170, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 };
/** How the browser's tracing calls the parts of a task. */
const STYLE = 'UpdateLayoutTree';
const LAYOUT = 'Layout';
const SCRIPT = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'v8.evaluateModule',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'HandlePostMessage',
]);
/** The engine's own housekeeping, when and in whatever task it likes. */
const GC = new Set(['MinorGC', 'MajorGC']);

/** Moves of the player that are measured. */
const MOVES = 14;

/** Always the same numbers from 0 to below 1, evenly spread. */
function sequence() {
  let at = 0;
  return () => (at = (at + 0.618_033_988_75) % 1);
}

export function openSlowBrowser() {
  return chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
}

/**
 * A visitor with an empty cache on a slow line.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @returns {Promise<{ time: number, lost: number }>} ms from the start of the navigation until the button that starts a game answers, and the seconds that other guests of the host took
 */
export async function measureHome(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      const found = () => {
        if (document.querySelector('[data-play-now]') === null) return;
        seen.disconnect();
        // It is on the screen with the next frame, and answers as soon as the thread takes up what a press would ask for.
        requestAnimationFrame(() => {
          const tell = () => console.debug(`interactive at ${performance.now()}`);
          void scheduler.postTask(tell, { priority: 'user-blocking' });
        });
      };
      const seen = new MutationObserver(found);
      seen.observe(document, { childList: true, subtree: true });
    });
    const before = stolen();
    // The page tells it by itself: asking it would put 300 kB of the driver's script into it while it loads.
    const told = page.waitForEvent('console', (message) => message.text().startsWith('interactive at '));
    await page.goto(origin, { waitUntil: 'commit' });
    const time = Number((await told).text().split(' ').at(-1));
    return { time, lost: stolen() - before };
  } finally {
    await context.close();
  }
}

/**
 * How fast the page runs script now, slowed as for the moves: the speed of virtual machines changes from hour to hour.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number>} millions of rounds of a fixed loop a second
 */
function calibrate(page) {
  return page.evaluate(() => {
    const rounds = 400_000;
    let best = Infinity;
    for (let attempt = 0; attempt < 8; attempt++) {
      const start = performance.now();
      const seen = new Map();
      for (let i = 0, x = 1; i < rounds; i++) {
        x = (x * 48_271) % 2_147_483_647;
        seen.set(x & 1023, (seen.get(x & 1023) ?? 0) + 1);
      }
      if (seen.size > 0) best = Math.min(best, performance.now() - start);
    }
    return rounds / best / 1000;
  });
}

/** Seconds that other guests of the host have taken from this machine's processors since it started; 0 = it does not tell. */
function stolen() {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/)[8] ?? 0) / 100;
  } catch {
    return 0;
  }
}

/**
 * Some turns against three bots, whose moves are shown as well.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 */
export async function measureMoves(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    await context.addInitScript(() => {
      const state = {
        name: 'Juniper',
        lang: 'en',
        theme: 'light',
        speed: 'fast',
        motion: 'on',
        endTurn: 'at-once',
        confirm: 'always',
        ownOrder: true,
      };
      localStorage.setItem('everdell.settings', JSON.stringify({ state, version: 1 }));
    });
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('[data-way-to-play="bots"] button').first().click();
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.locator('[data-begin]').click();
    await page.waitForSelector('[data-decision]');
    const version = () =>
      page.evaluate(() => document.querySelector('[data-version]')?.getAttribute('data-version') ?? '0');
    let moves = 0;
    const before = await version();
    const measured = await traced(page, () =>
      playOn(page, sequence(), {
        enough: () => moves >= MOVES,
        press: async (css, nth) => {
          const isMove = css.startsWith('[data-primary]');
          if (isMove) moves++;
          await pressed(page, css, nth, `${moves} ${isMove ? 'given' : 'chosen'}`);
        },
      }),
    );
    return { ...measured, moves, shown: Number(await version()) - Number(before) - moves };
  } finally {
    await context.close();
  }
}

/** What is pressed on a desk and on a phone to get around. */
const WAYS = {
  desk: { viewport: { width: 1440, height: 900 }, parts: ['[data-stretch]'] },
  phone: { viewport: { width: 390, height: 844 }, parts: ['[data-tab]', '[data-zone]'] },
};
const ROUNDS = 3;
/** Milliseconds after which a land or a part is there. */
const ARRIVED = 700;

/**
 * From land to land and from part to part of a table.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {string} game as a file
 * @param {keyof typeof WAYS} on
 */
export async function measureTravels(browser, origin, game, on) {
  const { viewport, parts } = WAYS[on];
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(game) };
    await page.locator('[data-open-file]').setInputFiles(file);
    await page.waitForSelector('[data-decision="turn"]');
    return await traced(page, async () => {
      for (let round = 0; round < ROUNDS; round++)
        for (const part of parts) {
          if (part === '[data-zone]') await page.locator('[data-tab="board"]').click();
          const n = await page.locator(part).count();
          for (let nth = 0; nth < n; nth++) {
            if (part === '[data-zone]' && nth > 0) await page.locator('[data-tab="board"]').click();
            await pressed(page, part, nth, `${part} ${nth + 1}`);
            await page.waitForTimeout(ARRIVED);
          }
        }
    });
  } finally {
    await context.close();
  }
}

/**
 * Presses like a hand, with a mark in the trace.
 * @param {import('playwright-core').Page} page
 * @param {string} css
 * @param {number} nth
 * @param {string} what
 */
async function pressed(page, css, nth, what) {
  await page.evaluate((name) => void performance.mark(name), `move:${what}`);
  await byHand(page)(css, nth);
}

/**
 * The tasks of a slow page while something is done with it.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} run
 */
async function traced(page, run) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const speed = await calibrate(page);
  /** @type {TraceEvent[]} */
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  );
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'toplevel',
        'blink.user_timing',
        'disabled-by-default-devtools.timeline',
      ],
    },
  });
  const stolenBefore = stolen();
  await run();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return { speed, lost: stolen() - stolenBefore, ...tasksIn(events) };
}

/**
 * The tasks of the page's main thread, the one with the most script and style first.
 * @param {TraceEvent[]} events
 * @returns {{ count: number, tasks: Task[] }}
 */
function tasksIn(events) {
  // The marks that the player sets tell which thread is the page's.
  const mark = events.find(({ name }) => name.startsWith('move:'));
  if (mark === undefined) throw new Error('the trace has no marks of the moves');
  const own = events
    .filter(({ pid, tid, ph, dur }) => pid === mark.pid && tid === mark.tid && ph === 'X' && dur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const marks = events
    .filter(({ name, pid }) => name.startsWith('move:') && pid === mark.pid)
    .sort((a, b) => a.ts - b.ts);
  /** @type {Task[]} */
  const tasks = [];
  let count = 0;
  let from = 0;
  for (const task of outermost(own.filter(({ name, ts }) => name.endsWith('RunTask') && ts >= mark.ts))) {
    const end = task.ts + (task.dur ?? 0);
    while (own[from].ts < task.ts) from++;
    let to = from;
    while (to < own.length && own[to].ts < end) to++;
    const inside = own.slice(from, to);
    if (inside.some(isDriver)) continue;
    count++;
    const script = sum(inside.filter(({ name }) => SCRIPT.has(name)));
    const style = sum(inside.filter(({ name }) => name === STYLE));
    const layout = sum(inside.filter(({ name }) => name === LAYOUT));
    const gc = sum(inside.filter(({ name }) => GC.has(name)));
    const all = sum(inside.filter(({ name }) => SCRIPT.has(name) || GC.has(name) || name === STYLE || name === LAYOUT));
    const after = marks.filter(({ ts }) => ts <= end).at(-1)?.name ?? '';
    tasks.push({ work: all - layout - gc, script, style, layout, gc, whole: time(task), after });
  }
  return { count, tasks: tasks.sort((a, b) => b.work - a.work) };
}

/**
 * Milliseconds the thread has worked on it: what else the machine does at the time does not count.
 * @param {TraceEvent} event
 */
const time = ({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000;

/** @param {TraceEvent[]} events in the order of their start */
const sum = (events) => outermost(events).reduce((ms, event) => ms + time(event), 0);

/**
 * What the player of the measurement asks the page is no work of the page.
 * @param {TraceEvent} event
 */
const isDriver = ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

/** @param {TraceEvent[]} events in the order of their start */
function outermost(events) {
  /** @type {TraceEvent[]} */
  const kept = [];
  let until = -Infinity;
  for (const event of events) {
    if (event.ts < until) continue;
    kept.push(event);
    until = event.ts + (event.dur ?? 0);
  }
  return kept;
}
