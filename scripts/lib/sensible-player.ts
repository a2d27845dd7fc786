import { bots, decide, inputOf, seededRandom } from '@everdell/ai';
import {
  loadSession,
  ZONE,
  type Action,
  type Decision,
  type Payment,
  type PayDecision,
  type Session,
} from '@everdell/game';
import type { Page } from 'playwright-core';
import { asked, byMouse, nextQuestion } from './web-player.mjs';

/** Somebody who knows what they want, gives it with as few presses as the page needs, and counts them. */

export interface Presses {
  readonly presses: number;
  /** By what was asked. */
  readonly by: Readonly<Record<string, { readonly asked: number; readonly presses: number }>>;
}

type VisitAction = Extract<Action, { t: 'visit' }>;

/** What they play like. */
const MIND = 'steady';
/** The page has taken a press up after so many ms. */
const TAKEN_UP = 120;

/** Nobody answers sooner, in ms; what is pressed sooner may have been meant for the question before, see `isStray` of the page. */
const READ = 600;
/** When nothing has come of a press after so many ms, it has missed what it was meant for. */
const MISSED = 5000;
/** A land is there after so many ms; when the machine is busy it takes longer. */
const TRAVELLED = [800, 5000];
/** How long a drop may take until the table shows it, in ms. */
const DROPPED = 3000;

/** Plays the game that is open on the page to its end; `told`: of each question with its answer. */
export async function countPresses(page: Page, drags: boolean, told: (line: string) => void): Promise<Presses> {
  const by: Record<string, { asked: number; presses: number }> = {};
  const player = new Sensible(page, drags);
  for (let last: string | undefined; ;) {
    const now = await nextQuestion(page, last);
    if (now.decision === 'over') break;
    if (now.decision === 'hold') {
      await endHold(page);
      continue;
    }
    const before = player.presses;
    await page.waitForTimeout(READ);
    if ((await asked(page))?.version !== now.version) continue; // answered by itself
    const session = await keptGame(page, Number(now.version));
    if (session === null) continue;
    const wanted = await player.answer(session, now.version);
    const tally = (by[now.ask] ??= { asked: 0, presses: 0 });
    tally.asked++;
    tally.presses += player.presses - before;
    told(`${now.ask}, ${player.presses - before} presses: ${JSON.stringify(wanted)}${amongOf(session.decision)}`);
    last = now.version;
  }
  return { presses: player.presses, by };
}

/** The turn ends by itself after a moment, which is not waited for. */
async function endHold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bar = document.querySelector('[data-decision="hold"]');
    for (const animation of bar?.getAnimations({ subtree: true }) ?? []) animation.finish();
  });
  await page.waitForTimeout(20);
}

/** The game as this browser keeps it, once it is written as far as this; null = it has gone on by itself. */
async function keptGame(page: Page, version: number): Promise<Session | null> {
  for (;;) {
    const text = await page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('everdell', 1);
          opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
          opening.addEventListener('success', () => {
            const files = opening.result.transaction('files').objectStore('files').getAll();
            files.addEventListener('error', () => reject(files.error ?? new Error('no games')));
            files.addEventListener('success', () => {
              opening.result.close();
              resolve(String(files.result.at(-1)));
            });
          });
        }),
    );
    const session = loadSession(text);
    if (session.log.length >= version) return session.log.length === version ? session : null;
    await page.waitForTimeout(10);
  }
}

class Sensible {
  presses = 0;
  readonly #page: Page;
  readonly #drags: boolean;
  readonly #touch: (css: string, nth: number) => Promise<void>;

  constructor(page: Page, drags: boolean) {
    this.#page = page;
    this.#drags = drags;
    this.#touch = byMouse(page);
  }

  async answer(session: Session, version: string): Promise<Action> {
    const { decision: d } = session;
    if (d === null) throw new Error('the page asks, the game does not');
    const wanted = wantedOf(session, version);
    const isAt = async (): Promise<boolean> => (await this.#version()) === version;
    await this.#choose(session, d, wanted);
    for (let since = Date.now(); await isAt();) {
      await this.#page.waitForTimeout(15);
      if (Date.now() - since > MISSED) {
        await this.#choose(session, d, wanted);
        since = Date.now();
      }
      if (Date.now() - since < TAKEN_UP || !(await this.#isThere('[data-primary]:not([aria-disabled="true"])')))
        continue;
      if (!(await isAt())) break;
      await this.#press('[data-primary]');
      since = Date.now() + 1000;
    }
    return wanted;
  }

  async #choose(session: Session, d: Decision, wanted: Action): Promise<void> {
    const g = session.game.rules;
    const holderKey = (holder: number): string => (holder < g.cards ? `c${holder}` : `h${holder}`);
    switch (wanted.t) {
      case 'play':
        return this.#thing(`c${wanted.card}`, `[data-drag="c${wanted.card}"]`, '[data-drop="city"]');
      case 'visit': {
        const key = holderKey(stallTileOf(session, wanted) ?? wanted.place);
        return this.#thing(key, '[data-drag="worker"]', `[data-thing="${key}"]`);
      }
      case 'act': {
        if (wanted.it < 0) return this.#press(`[data-action="act-${wanted.id}-${wanted.at}"]`);
        const { legal } = inputOf(session.game, session.state, () => 0);
        const isShared = legal.some((a) => a.t === 'visit' && a.place === wanted.it);
        // A card in the hand or the Meadow stands for playing it.
        const isPlayed = session.game.rules.playZones[d.seat]
          .concat(g.hand[d.seat], ZONE.meadow)
          .some((zone) => session.state.zones[zone].includes(wanted.it));
        if (isShared || isPlayed) await this.#press(`[data-action="act-${wanted.id}"]`);
        const key = holderKey(wanted.it);
        return this.#thing(key, '[data-drag="figure"]', `[data-thing="${key}"]`);
      }
      case 'season':
      case 'pass':
        return this.#press(`[data-action="${wanted.t}"]`);
      case 'option':
        return this.#one(`[data-option="${wanted.id}"]`);
      case 'pay':
        return this.#pay(d as PayDecision, wanted);
      case 'split':
        return this.#split(session, d, wanted.by);
      case 'pick':
        return this.#pick(d, wanted.items, holderKey);
      default:
        throw new Error(`nobody knows how to answer ${JSON.stringify(wanted)}`);
    }
  }

  async #pick(d: Decision, items: readonly number[], holderKey: (holder: number) => string): Promise<void> {
    if (d.kind !== 'pick') throw new Error('nothing is to be picked');
    const keyOf = (item: number): string =>
      d.of === 'seat' ? `s${item}` : d.of === 'card' ? `c${item}` : holderKey(item);
    const cssOf = (item: number): string => `[data-thing="${keyOf(item)}"], [data-item="${item}"]`;
    const left = d.items.length - items.length;
    if (left + 1 < items.length && (await this.#isThere('[data-all]'))) await this.#press('[data-all]');
    for (const item of d.items)
      if (!items.includes(item) && (await this.#isOn(cssOf(item)))) await this.#press(cssOf(item));
    for (const item of items)
      if (!(await this.#isOn(cssOf(item)))) await this.#thing(keyOf(item), null, '', cssOf(item));
  }

  async #pay({ ways }: PayDecision, wanted: Payment): Promise<void> {
    const keyOf = ({ uses }: Payment): string =>
      uses.map(({ by, at, n, with: other }) => [by, at, n, other].join('/')).join('+');
    const way = `[data-way="${keyOf(wanted)}"]`;
    if (!(await this.#isThere(way))) await this.#press('[data-dearer]');
    const alike = ways.filter((other) => keyOf(other) === keyOf(wanted));
    const mix = `div:has(> ${way}) [data-mix="${wanted.spend.join()}"]`;
    if (alike.length > 1 && (await this.#isThere(mix))) return this.#one(mix);
    await this.#one(way);
    if (alike.length > 1 && (await this.#isThere(mix))) await this.#one(mix);
  }

  async #split(session: Session, d: Decision, by: readonly number[]): Promise<void> {
    if (d.kind !== 'split') throw new Error('nothing is to be split');
    const steps: string[] = [];
    let left = d.max;
    for (const [i, r] of d.among.entries()) {
      const of = `[data-resource="${session.game.rules.resources[r]}"]`;
      const more = this.#page.locator(`[data-more]${of}`);
      const now = await more.evaluate((e) => Number(e.parentElement?.querySelector('output')?.textContent));
      const isMost = by[i] === Math.min(d.caps[i], left) && by.slice(0, i).every((n) => n === 0);
      if (isMost && by[i] > now + 1) steps.push(`[data-most]${of}`);
      else for (let n = now; n < by[i]; n++) steps.push(`[data-more]${of}`);
      left -= by[i];
      for (let n = now; n > by[i]; n--) steps.unshift(`[data-less]${of}`);
    }
    for (const css of steps) {
      await this.#press(css);
      await this.#page.waitForTimeout(60);
    }
  }

  /** Chooses what is one of several of its kind, unless it is chosen already. */
  async #one(css: string): Promise<void> {
    if (!(await this.#isOn(css))) await this.#press(css);
  }

  async #thing(key: string, from: string | null, to: string, css = `[data-thing="${key}"]`): Promise<void> {
    if (await this.#isOn(css)) return;
    if (!(await this.#isThere(css))) await this.#travelTo(css);
    if (this.#drags && from !== null && (await this.#isThere(from))) {
      const before = await this.#version();
      await this.#drag(from, to);
      for (const since = Date.now(); Date.now() - since < DROPPED; await this.#page.waitForTimeout(15))
        if ((await this.#version()) !== before || (await this.#isOn(css))) return;
    }
    await this.#press(css); // also when it did not land where it should
  }

  async #travelTo(css: string): Promise<void> {
    const lands = await this.#page
      .locator('[data-stretch]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('data-stretch')));
    // They know where it lies, so looking for it counts once.
    this.presses++;
    for (const timeout of TRAVELLED)
      for (const land of lands) {
        await this.#touch(`[data-stretch="${land}"]`, 0);
        const found = await this.#page.waitForSelector(css, { timeout }).catch(() => null);
        if (found !== null) return;
      }
  }

  async #press(css: string): Promise<void> {
    this.presses++;
    await this.#touch(css, 0);
  }

  async #drag(from: string, to: string): Promise<void> {
    this.presses++;
    const { mouse } = this.#page;
    const [a, b] = [await this.#middle(from), await this.#middle(to)];
    await mouse.move(a.x, a.y);
    await mouse.down();
    await mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
    await mouse.move(b.x, b.y, { steps: 3 });
    await mouse.up();
  }

  async #middle(css: string): Promise<{ x: number; y: number }> {
    const box = await this.#page.locator(css).first().boundingBox();
    if (box === null) throw new Error(`${css} is not there`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  #version(): Promise<string | undefined> {
    return this.#page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('[data-decision]');
      return bar === null || ['wait', 'hold', 'over'].includes(bar.dataset['decision']!) ? '' : bar.dataset['version'];
    });
  }

  #isThere(css: string): Promise<boolean> {
    return this.#page.evaluate((css) => [...document.querySelectorAll(css)].some((e) => e.checkVisibility()), css);
  }

  #isOn(css: string): Promise<boolean> {
    return this.#page.evaluate(
      (css) =>
        [...document.querySelectorAll(css)].some(
          (e) => e.checkVisibility() && e.getAttribute('aria-pressed') === 'true',
        ),
      css,
    );
  }
}

/** The tile that they want at a stall: pointing at it sends the worker there, see `visits` of the page. */
function stallTileOf({ game, state, seed }: Session, wanted: VisitAction): number | null {
  const { cards, places } = game.rules;
  if (wanted.place < cards || places[wanted.place - cards].effect?.do !== 'carryOut') return null;
  const copy = game.clone(state);
  game.apply(copy, game.decisions(copy)[0].seat, wanted);
  const [next] = game.decisions(copy);
  if (next?.kind !== 'pick' || next.of !== 'place' || next.max !== 1) return null;
  const then = decide(bots[MIND](), inputOf(game, copy, seededRandom(`${seed}/sensible/stall`)));
  return then.t === 'pick' ? then.items[0] : null;
}

/** The whole answer; what the bot takes up piece by piece is put together. */
function wantedOf({ game, state, seed }: Session, version: string): Action {
  const random = seededRandom(`${seed}/sensible/${version}`);
  const mind = bots[MIND]();
  let wanted = decide(mind, inputOf(game, state, random));
  if (wanted.t !== 'add') return wanted;
  const items: number[] = [];
  const copy = game.clone(state);
  while (wanted.t === 'add') {
    items.push(wanted.item);
    const [d] = game.decisions(copy);
    game.apply(copy, d.seat, wanted);
    const [next] = game.decisions(copy);
    if (next === undefined || next.kind !== 'pick' || next.picked.length === 0) break;
    wanted = decide(mind, inputOf(game, copy, random));
  }
  return { t: 'pick', items };
}

/** Among how many things is chosen, and how many of them at most. */
function amongOf(d: Decision | null): string {
  return d?.kind === 'pick' ? ` of ${d.items.length}, at least ${d.min}, at most ${d.max}` : '';
}
