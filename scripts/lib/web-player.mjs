// A player in front of the web client: it reads off the page what is asked and answers with the pointer, like anybody.

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {object} Asked
 * @property {string} decision kind of the decision; also ready, wait, hold, over
 * @property {string} ask
 * @property {string} version of the game
 * @property {string[]} things what lies on the table and may be chosen
 * @property {string[]} actions of a turn
 * @property {number} items candidates in the bar
 * @property {number} options
 * @property {number} ways to pay
 * @property {number} more amounts that can be raised
 * @property {boolean} primary the answer may be given as it stands
 */

export const CAN = '[data-thing][data-can]:not([data-chosen])';
const ON = ':not([aria-disabled="true"])';
/** So often the end of a turn is looked at before it is taken for a question. */
const HELD = 30;
/** How long a player tries to press something that may have gone in the meantime, and how often they look again. */
const PATIENCE = 10_000;
const LOOKS = 3;
/** Like a person who wants to do much in a year. */
const HASTE = 0.15;

/**
 * What the page asks now; null = it shows no table yet.
 * @param {Page} page
 * @returns {Promise<Asked | null>}
 */
export function asked(page) {
  return page.evaluate(
    ([can, on]) => {
      const bar = /** @type {HTMLElement | null} */ (document.querySelector('[data-decision]'));
      const ready = document.querySelector('[data-ready]') !== null;
      if (bar === null && !ready) return null;
      /** @param {string} css */
      const shown = (css) =>
        /** @type {HTMLElement[]} */ ([...document.querySelectorAll(css)]).filter((e) => e.checkVisibility());
      const primary = document.querySelector('[data-primary]');
      return {
        decision: ready ? 'ready' : (bar?.dataset.decision ?? ''),
        ask: bar?.dataset.ask ?? '',
        version: bar?.dataset.version ?? '',
        things: [...new Set(shown(can).map((e) => e.dataset.thing ?? ''))],
        actions: shown(`[data-action]${on}`).map((e) => e.dataset.action ?? ''),
        items: shown(`[data-item]${on}:not([aria-pressed="true"])`).length,
        options: shown(`[data-option]${on}`).length,
        ways: shown(`[data-way]${on}`).length,
        more: shown(`[data-more]${on}`).length,
        primary: primary !== null && primary.getAttribute('aria-disabled') !== 'true',
      };
    },
    /** @type {const} */ ([CAN, ON]),
  );
}

/**
 * Waits until the page asks something, or the game is over.
 * @param {Page} page
 * @param {string} [after] the version that has been answered
 * @returns {Promise<Asked>}
 */
export async function nextQuestion(page, after) {
  for (let held = 0; ;) {
    await page.waitForFunction(
      (after) => {
        const bar = /** @type {HTMLElement | null} */ (document.querySelector('[data-decision]'));
        if (document.querySelector('[data-ready]') !== null) return true;
        if (bar === null || bar.dataset.decision === 'wait') return false;
        if (document.querySelector('[data-arriving]') !== null) return false; // not all of it is there yet
        return bar.dataset.decision === 'hold' || bar.dataset.version !== after;
      },
      after,
      { polling: 15, timeout: 0 },
    );
    const now = await asked(page);
    // A turn may be set to end by itself.
    held = now?.decision === 'hold' ? held + 1 : 0;
    const open = now !== null && now.decision !== 'wait' && (held === 0 || held > HELD);
    if (now !== null && open && (held > 0 || now.decision === 'ready' || now.version !== after)) return now;
    await page.waitForTimeout(15);
  }
}

/**
 * How the player touches things: by mouse, by finger, or as a test likes it.
 * @typedef {(css: string, nth: number) => Promise<void>} Press
 */

/**
 * @param {Page} page
 * @returns {Press}
 */
export const byMouse = (page) => async (css, nth) => {
  const { x, y } = await middleOf(page, css, nth);
  await page.mouse.click(x, y);
};

/** Milliseconds that a finger rests on the button of the mouse. */
const RESTS = 60;

/**
 * With the mouse as people move it: there, down and up one after the other.
 * @param {Page} page
 * @returns {Press}
 */
export const byHand = (page) => async (css, nth) => {
  const { x, y } = await middleOf(page, css, nth);
  await page.mouse.move(x, y);
  await page.waitForTimeout(RESTS);
  await page.mouse.down();
  await page.waitForTimeout(RESTS);
  await page.mouse.up();
};

/**
 * @param {Page} page
 * @returns {Press}
 */
export const byFinger = (page) => {
  let last = -Infinity;
  return async (css, nth) => {
    const { x, y } = await middleOf(page, css, nth, Date.now() - last < DOUBLE);
    last = Date.now();
    await page.touchscreen.tap(x, y);
  };
};

/** A second tap so soon may be the second of a double tap, in ms. */
const DOUBLE = 700;

/**
 * Where to press an element: in its middle, if nothing lies over it. What is out of sight is scrolled to.
 * The green button is pressed when the question has been read: before, the page takes the press for a stray one.
 * @param {Page} page
 * @param {string} css
 * @param {number} nth
 * @param {boolean} [isSecond] it may be the second press of a double one
 * @returns {Promise<{ x: number, y: number }>}
 */
async function middleOf(page, css, nth, isSecond = false) {
  for (const start = Date.now(); ;) {
    const found = await page.evaluate(
      ([css, nth, press]) => {
        const all = [...document.querySelectorAll(css)].filter((e) => e.checkVisibility());
        const element = all[nth];
        if (element === undefined) return 'is not there';
        if (element.getAttribute('aria-disabled') === 'true') return 'cannot be pressed';
        const shown = /** @type {PerformanceMark | undefined} */ (performance.getEntriesByName('question').at(-1));
        if (shown !== undefined && element.matches('[data-primary]')) {
          if (performance.now() - shown.startTime <= shown.detail[press]) return 'has not been read';
        }
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        // The middle, or a corner of what lies partly beneath something else, like cards in a fan.
        for (const [right, down] of [
          [0.5, 0.5],
          [0.15, 0.2],
          [0.5, 0.15],
          [0.85, 0.2],
          [0.15, 0.8],
        ]) {
          const point = { x: left + width * right, y: top + height * down };
          if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
        }
        return 'lies beneath something else';
      },
      /** @type {const} */ ([css, nth, isSecond ? 'second' : 'first']),
    );
    if (typeof found !== 'string') return found;
    if (Date.now() - start > PATIENCE) throw patienceLost(`${css} (${nth}) ${found}`);
    await page.waitForTimeout(20);
  }
}

/**
 * The page may have gone on: one looks again.
 * @param {string} message
 */
function patienceLost(message) {
  const error = new Error(message);
  error.name = 'TimeoutError';
  return error;
}

/**
 * Answers what is asked, with the numbers of `random`; tells what it chose.
 * @param {Page} page
 * @param {Asked} now
 * @param {() => number} random from 0 to below 1
 * @param {Press} press
 * @param {number} [haste] how likely a season is ended while there is still something to do, from 0 to 1
 * @returns {Promise<void>}
 */
export async function answer(page, now, random, press, haste = HASTE) {
  const pick = (/** @type {number} */ n) => Math.floor(random() * n);
  switch (now.decision) {
    case 'ready':
      await press('[data-ready]', 0);
      return page.locator('[data-ready]').waitFor({ state: 'detached' });
    case 'hold':
      return press('[data-primary]', 0);
    case 'turn': {
      // Tabs that only light their targets are no answers.
      const others = now.actions.filter((key) => /^(season|pass|act-.*-\d+)$/.test(key));
      // Like a person: what is on the table first, the end of a season when there is little left to do.
      if (others.length + now.things.length === 0) {
        if (now.primary) break; // the only thing one can do is chosen already
        throw patienceLost('nothing of a turn is in sight');
      }
      const leave = others.length > 0 && (now.things.length === 0 || random() < haste);
      if (leave) await press(`[data-action="${others[pick(others.length)]}"]`, 0);
      else await press(`[data-thing="${now.things[pick(now.things.length)]}"]${CAN.slice('[data-thing]'.length)}`, 0);
      break;
    }
    case 'pick':
      await pickSome(page, now, random, press);
      break;
    case 'option':
      await press(`[data-option]${ON}`, pick(now.options));
      break;
    case 'pay':
      if (!now.primary) await press(`[data-way]${ON}`, pick(now.ways));
      break;
    case 'split':
      for (let left = now; left.more > 0 && (!left.primary || random() < 0.7); left = (await asked(page)) ?? left)
        await follow(page, () => press(`[data-more]${ON}`, pick(left.more)));
      break;
    default:
      throw new Error(`the page asks something of the kind ${now.decision}`);
  }
  await press(`[data-primary]${ON}`, 0);
}

/**
 * Goes to a land where something can be chosen, if there is nothing in sight.
 * @param {Page} page
 * @param {Asked} now
 * @param {Press} press
 */
async function travelled(page, now, press) {
  if (now.things.length + now.items + now.options + now.ways + now.more > 0 || now.decision === 'over') return now;
  const elsewhere = '[data-stretch]:not([data-choices="0"]):not([aria-current])';
  if ((await page.locator(elsewhere).count()) === 0) return now;
  await press(elsewhere, 0);
  // The land comes piece by piece.
  await page.waitForFunction((can) => document.querySelector(can) !== null, CAN, { timeout: PATIENCE, polling: 50 });
  await page.waitForTimeout(100);
  return asked(page);
}

/**
 * Takes things up, on the table or in the bar, until the answer is complete; sometimes more.
 * @param {Page} page
 * @param {Asked} first
 * @param {() => number} random
 * @param {Press} press
 */
async function pickSome(page, first, random, press) {
  const most = first.things.length + first.items + first.options;
  let now = first;
  for (let taken = 0; taken < most && (!now.primary || random() < 0.3); taken++) {
    const { things, items, options } = now;
    const nth = Math.floor(random() * (things.length + items + options));
    await follow(page, async () => {
      if (nth < things.length) await press(`[data-thing="${things[nth]}"]${CAN.slice('[data-thing]'.length)}`, 0);
      else if (nth < things.length + items)
        await press(`[data-item]${ON}:not([aria-pressed="true"])`, nth - things.length);
      else await press(`[data-option]${ON}`, nth - things.length - items);
    });
    now = (await asked(page)) ?? now;
  }
}

/**
 * Chooses something and waits until the bar has taken it up: it may follow a press a little later.
 * @param {Page} page
 * @param {() => Promise<void>} choose
 */
async function follow(page, choose) {
  const told = () =>
    page.evaluate(() => {
      const bar = document.querySelector('[data-decision]');
      const on = [...(bar?.querySelectorAll('button') ?? [])].map((e) => e.getAttribute('aria-pressed') === 'true');
      return `${bar?.textContent} ${on.join()}`;
    });
  const before = await told();
  await choose();
  for (const start = Date.now(); Date.now() - start < PATIENCE && (await told()) === before;)
    await page.waitForTimeout(15);
}

/**
 * Plays to the end of the game, or until `enough` says so.
 * @param {Page} page
 * @param {() => number} random
 * @param {{ press?: Press, enough?: (asked: Asked, turns: number) => boolean | Promise<boolean>, before?: (asked: Asked) => Promise<void>, haste?: number }} [options] `before` may go to another part of the table; with `haste` a game is shorter
 * @returns {Promise<{ answers: number, asks: Set<string> }>}
 */
export async function playOn(page, random, { press = byMouse(page), enough = () => false, before, haste } = {}) {
  const asks = new Set();
  for (let answers = 0, last; ; answers++) {
    const now = await nextQuestion(page, last);
    if (now.decision === 'over' || (await enough(now, answers))) return { answers, asks };
    if (now.ask !== '') asks.add(now.ask);
    for (let look = 1; ; look++) {
      await before?.(now); // also before another look: the table may have led somewhere else by itself
      const seen = before === undefined && look === 1 ? now : ((await asked(page)) ?? now);
      if (seen.version !== now.version || seen.decision !== now.decision) break; // the table has gone on by itself
      try {
        await answer(page, (await travelled(page, seen, press)) ?? seen, random, press, haste);
        break;
      } catch (error) {
        if (look === LOOKS || !(error instanceof Error) || error.name !== 'TimeoutError') throw error;
      }
    }
    last = now.decision === 'hold' || now.decision === 'ready' ? undefined : now.version;
    if (last === undefined) await page.waitForTimeout(30);
  }
}
