import type { Page } from 'playwright-core';
import { NAMES } from './names.ts';

/** On a busy machine something may still come in; what is wrong stays wrong. */
const AGAIN_MS = 700;

/** What is wrong with how the table lies on the page, one line each, and stays so. */
export async function faultsOn(page: Page, of: { readonly touch: boolean }): Promise<string[]> {
  const found = await faultsNow(page, of);
  if (found.length === 0) return found;
  await page.waitForTimeout(AGAIN_MS);
  const still = new Set(await faultsNow(page, of));
  return found.filter((fault) => still.has(fault));
}

async function faultsNow(page: Page, { touch }: { readonly touch: boolean }): Promise<string[]> {
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

  const pen = document.createElement('canvas').getContext('2d')!;

  // Text that is cut, or that something else lies on.
  let seen = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (owner === null || (node.textContent ?? '').trim() === '' || !isShown(owner)) continue;
    if (owner.closest('[data-scrolls], #story, [role="log"], script, style, dialog:not([open])') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = range.getClientRects();
    const broken = lines.length > 1 ? brokenIn(node) : null;
    if (broken !== null) faults.add(`broken: ${broken} in ${say(owner)}`);
    for (const line of lines) {
      if (line.width < 2 || line.height < 2) continue;
      seen++;
      const cut = cutBy(owner, inkOf(owner, node, line));
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

  // Icons are cut like words are, and nothing on a card lies on anything else there.
  for (const icon of document.querySelectorAll('#hand [data-icon], #city [data-icon], #board [data-icon]')) {
    if (!isShown(icon) || icon.closest('[data-scrolls]') !== null) continue;
    const most = icon.closest('#hand') === null ? 1.5 : 1; // those in hand are small
    const cut = cutBy(icon.parentElement!, icon.getBoundingClientRect(), most);
    if (cut !== null && cut !== 'elsewhere')
      faults.add(`cut: ${icon.getAttribute('data-icon')} in ${say(icon)} (${cut})`);
  }
  for (const thing of document.querySelectorAll('#hand [data-thing], #board [data-thing^="c"]')) {
    const pieces = piecesOf(thing);
    for (const [at, one] of pieces.entries())
      for (const other of pieces.slice(at + 1)) {
        if (one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1.5 && down > 1.5) faults.add(`one on the other: ${one.what} and ${other.what} in ${say(thing)}`);
      }
  }

  /** A word that begins on one line and ends on another, where it does not say that it may. */
  function brokenIn(node: Node): string | null {
    const range = document.createRange();
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\u00ad]{2,}/gu)) {
      if (word.includes('\u00ad')) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 3) return word;
    }
    return null;
  }

  interface Piece {
    readonly of: Element;
    readonly box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    readonly what: string;
  }

  /** What is written and drawn on a thing, but for its picture and for what lies on it. */
  function piecesOf(thing: Element): readonly Piece[] {
    const pieces: Piece[] = [];
    for (const of of thing.querySelectorAll('*')) {
      if (!isShown(of) || of.closest('[data-lying]') !== null) continue;
      const icon = of.getAttribute('data-icon');
      const isRosette = getComputedStyle(of).backgroundImage.startsWith('url');
      if (icon !== null || isRosette)
        pieces.push({ of, box: of.getBoundingClientRect(), what: icon ?? `its ${of.textContent}` });
      for (const node of of.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const box = inkOf(of, node, line);
          if (cutBy(of, box) === null) pieces.push({ of, box, what: `"${node.textContent}"` });
        }
      }
    }
    return pieces;
  }

  /** A line of text without the room that its font leaves above and below such letters. */
  function inkOf(owner: Element, node: Node, line: DOMRect): DOMRect {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(owner);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = pen.measureText(node.textContent ?? '');
    const scale = line.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
    const above = (ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent) * scale;
    const height = (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent) * scale;
    return new DOMRect(line.left, line.top + above, line.width, height);
  }

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

  /** By how much an ancestor cuts off something of this size; null = it is whole. What is scrolled or ends in dots is elsewhere. */
  function cutBy(owner: Element, line: DOMRect, most = 1): string | null {
    for (const { box, isElsewhere } of clipsOf(owner)) {
      const { left, right, top, bottom } = box;
      // Of what is scrolled, lines lie across the edge by any part of their height.
      const slack = isElsewhere ? -1 : 0;
      const by = Math.max(left - line.left, line.right - right, top - line.top - slack, line.bottom - bottom - slack);
      if (by > most) return isElsewhere ? 'elsewhere' : `${by.toFixed(0)} px`;
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
      const isElsewhere = isMeant || /auto|scroll/.test(overflowX + overflowY);
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
