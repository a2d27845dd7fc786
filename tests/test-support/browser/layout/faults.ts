import type { Page } from 'playwright-core';
import { NAMES } from './names.ts';

/** What is wrong with how the table lies on the page, one line each. */
export async function faultsOn(page: Page, { touch }: { readonly touch: boolean }): Promise<string[]> {
  await page.evaluate(NAMES);
  return page.evaluate(findFaults, touch);
}

interface Clip {
  readonly box: DOMRect;
  /** What it cuts off can be scrolled to, or ends in dots. */
  readonly isElsewhere: boolean;
}

/** Runs in the page. */
function findFaults(touch: boolean): string[] {
  const faults = new Set<string>();
  // A page that is not painted counts as painted while it is judged: else nothing on it is visible, and nothing wrong.
  const { dataset } = document.documentElement;
  const { painted } = dataset;
  dataset['painted'] = '';
  // Worked out once for what lies in the same boxes: nothing moves while the page is judged.
  const forEars = new Map<Element, boolean>();
  const clipping = new Map<Element, readonly Clip[]>();
  const say = (element: Element): string => {
    const thing = element.closest<HTMLElement>('[data-thing], [data-stretch], [data-action], [data-option], button');
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const part = element.closest<HTMLElement>(
      '#board, #hand, #city, #decision, #rivals, #story, [data-status], nav, header',
    );
    const where = part?.id || (part?.dataset['status'] === undefined ? part?.tagName.toLowerCase() : 'status');
    const what = thing?.dataset['thing'] ?? thing?.dataset['stretch'] ?? '';
    return `${where ?? '?'} ${what} "${words}" .${String(element.className).split(' ')[0]}`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr, [data-skips]') === null &&
    !isForEars(element);

  /** Words that stand there for ears alone. */
  function isForEars(element: Element): boolean {
    let answer = forEars.get(element);
    if (answer === undefined) {
      const isHere = getComputedStyle(element).clipPath === 'inset(50%)';
      answer = isHere || (element.parentElement !== null && isForEars(element.parentElement));
      forEars.set(element, answer);
    }
    return answer;
  }

  // Text that is cut, or that something else lies on.
  let seen = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (owner === null || (node.textContent ?? '').trim() === '' || !isShown(owner)) continue;
    if (owner.closest('[data-scrolls], #story, [role="log"], script, style, dialog:not([open])') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      seen++;
      const cut = cutBy(owner, line);
      if (cut === 'elsewhere') continue;
      if (cut !== null) {
        faults.add(`cut: ${say(owner)} (${cut})`);
        break;
      }
      const over = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      if (over !== null && over !== owner && !over.contains(owner) && !owner.contains(over) && covers(over, owner)) {
        faults.add(`covered: ${say(owner)} by ${say(over)}`);
        break;
      }
    }
  }

  if (seen === 0) faults.add('nothing on the page can be seen');

  /** What lies in the same thing is meant to lie there: it is drawn over a picture, or a ring around it. */
  function covers(over: Element, under: Element): boolean {
    const thing = under.closest('[data-thing], button, p, li');
    if (thing !== null && thing.contains(over)) return false;
    if (isStuckAbove(over, under)) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(over);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
    return !isClear || over.matches('img, svg, svg *');
  }

  /** It lies on the edge of what is scrolled, as where all of a page is scrolled under the question: that is like the edge. */
  function isStuckAbove(over: Element, under: Element): boolean {
    for (let box: Element | null = over; box !== null && !box.contains(under); box = box.parentElement) {
      if (getComputedStyle(box).position !== 'sticky') continue;
      let scroller = box.parentElement;
      while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
        scroller = scroller.parentElement;
      return scroller !== null && scroller.contains(under) && scroller.scrollHeight > scroller.clientHeight;
    }
    return false;
  }

  /** By how much an ancestor cuts a line of text off; null = it is whole. What is scrolled or ends in dots is elsewhere. */
  function cutBy(owner: Element, line: DOMRect): string | null {
    for (const { box, isElsewhere } of clipsOf(owner)) {
      const { left, right, top, bottom } = box;
      // Of what is scrolled, lines lie across the edge by any part of their height.
      const slack = isElsewhere ? -1 : 2;
      const by = Math.max(left - line.left, line.right - right, top - line.top - slack, line.bottom - bottom - slack);
      if (by > 1.5) return isElsewhere ? 'elsewhere' : `${by.toFixed(0)} px`;
    }
    const by = Math.max(-line.left, line.right - window.innerWidth, -line.top, line.bottom - window.innerHeight);
    return by > 1.5 ? `${by.toFixed(0)} px outside of the window` : null;
  }

  /** What cuts off whatever reaches out of it, from the element itself outwards. */
  function clipsOf(element: Element | null): readonly Clip[] {
    if (element === null || element === document.body) return [];
    let clips = clipping.get(element);
    if (clips === undefined) {
      const outer = clipsOf(element.parentElement);
      const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
      const isMeant = webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
      const isElsewhere = isMeant || overflowY === 'auto' || overflowY === 'scroll';
      clips =
        overflowX === 'visible' && overflowY === 'visible'
          ? outer
          : [{ box: element.getBoundingClientRect(), isElsewhere }, ...outer];
      clipping.set(element, clips);
    }
    return clips;
  }

  // Things outside of their region, and targets that are too small.
  const least = touch ? 44 : 24;
  for (const thing of document.querySelectorAll<HTMLElement>('button, a[href], [role="button"], input, select')) {
    // Links in running text are as high as its lines.
    if (!isShown(thing) || thing.closest('p, [data-link]') !== null) continue;
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
    if (width === 0) continue;
    if (right <= 0 || left >= window.innerWidth || bottom <= 0 || top >= window.innerHeight) continue;
    if ((width < least - 0.5 || height < least - 0.5) && !hasRoom(thing, least))
      faults.add(`small: ${say(thing)} ${width.toFixed(0)} x ${height.toFixed(0)}`);
    const region = thing.closest<HTMLElement>('[data-land], #hand, #city');
    if (region === null || thing.dataset['thing'] === undefined) continue;
    const box = region.getBoundingClientRect();
    const out = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
    if (out > 2 && getComputedStyle(region).overflowY !== 'auto')
      faults.add(`outside: ${say(thing)} by ${out.toFixed(0)} px`);
  }

  /** A small target is one for fingers if nothing else can be pressed as near (WCAG 2.5.8). */
  function hasRoom(thing: HTMLElement, size: number): boolean {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    return [...document.querySelectorAll<HTMLElement>('button, a[href]')].every((other) => {
      if (other === thing || !isShown(other)) return true;
      const box = other.getBoundingClientRect();
      const dx = Math.max(box.left - x, x - box.right, 0);
      const dy = Math.max(box.top - y, y - box.bottom, 0);
      return Math.hypot(dx, dy) >= size / 2;
    });
  }

  // Lands that scroll.
  const layout = document.documentElement.dataset['layout'];
  if (layout !== 'phone')
    for (const box of document.querySelectorAll<HTMLElement>('#board, #board *')) {
      const { overflowY } = getComputedStyle(box);
      const scrolls = overflowY === 'auto' || overflowY === 'scroll';
      if (scrolls && box.scrollHeight > box.clientHeight + 1)
        faults.add(`scrolls: ${say(box)} ${box.scrollHeight - box.clientHeight} px`);
    }
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) faults.add(`the page is ${wide} px too wide`);
  if (painted === undefined) delete dataset['painted'];
  return [...faults];
}
