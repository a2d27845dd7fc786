// Timings of the web client, measured with the browser's own tracing.
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs';
import { byMouse, playOn } from './web-player.mjs';

/** @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number, args?: { data?: Record<string, unknown> } }} TraceEvent */
/** @typedef {{ work: number, whole: number, after: string, parts: string }} Task */

const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 170, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 };
/** Work of the main thread that is painting, not script and style. */
const PAINTING = new Set([
  'Paint',
  'PrePaint',
  'Layerize',
  'Commit',
  'UpdateLayer',
  'UpdateLayerTree',
  'CompositeLayers',
  'Decode Image',
  'Draw LazyPixelRef',
  'RasterTask',
  'ImageDecodeTask',
]);

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
 * @returns {Promise<number>} ms from the start of the navigation until the button that starts a game answers
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
        // It answers when the thread has nothing more urgent to do.
        setTimeout(() => Object.assign(window, { interactiveAt: performance.now() }));
      };
      const seen = new MutationObserver(found);
      seen.observe(document, { childList: true, subtree: true });
    });
    await page.goto(origin, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'interactiveAt' in window);
    return await page.evaluate(
      () => /** @type {{ interactiveAt: number }} */ (/** @type {unknown} */ (window)).interactiveAt,
    );
  } finally {
    await context.close();
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
      const state = { name: 'Juniper', lang: 'en', theme: 'light', speed: 'fast', motion: 'on', endTurn: 'at-once' };
      localStorage.setItem('everdell.settings', JSON.stringify({ state, version: 1 }));
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(origin);
    await page.locator('[data-way-to-play="bots"] button').first().click();
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.locator('[data-begin]').click();
    await page.waitForSelector('[data-decision]');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
    const before = await page.evaluate(() => document.querySelector('[data-version]')?.getAttribute('data-version'));
    let moves = 0;
    await playOn(page, sequence(), {
      enough: () => moves >= MOVES,
      press: async (css, nth) => {
        const isMove = css.startsWith('[data-primary]');
        if (isMove) moves++;
        await page.evaluate((name) => void performance.mark(name), `move:${moves} ${isMove ? 'given' : 'chosen'}`);
        await byMouse(page)(css, nth);
      },
    });
    const after = await page.evaluate(() => document.querySelector('[data-version]')?.getAttribute('data-version'));
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    return { moves, shown: Number(after) - Number(before) - moves, ...tasksIn(events) };
  } finally {
    await context.close();
  }
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
  for (const task of own) {
    if (!task.name.endsWith('RunTask') || task.ts < mark.ts) continue;
    count++;
    if ((task.dur ?? 0) < 8000) continue;
    const end = task.ts + (task.dur ?? 0);
    const inside = own.filter((other) => other !== task && other.ts >= task.ts && other.ts + (other.dur ?? 0) <= end);
    const painting = outermost(inside.filter(({ name }) => PAINTING.has(name)));
    const work = ((task.dur ?? 0) - painting.reduce((sum, { dur }) => sum + (dur ?? 0), 0)) / 1000;
    const after = marks.filter(({ ts }) => ts <= end).at(-1)?.name ?? '';
    const parts = outermost(inside)
      .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
      .slice(0, 4)
      .map(({ name, dur }) => `${name} ${((dur ?? 0) / 1000).toFixed(0)}`)
      .join(', ');
    tasks.push({ work, whole: (task.dur ?? 0) / 1000, after, parts });
  }
  return { count, tasks: tasks.sort((a, b) => b.work - a.work).slice(0, 20) };
}

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
