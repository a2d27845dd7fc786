import type { Action } from '@everdell/game';
import { useEffect, useEffectEvent } from 'react';
import { offerBy } from '../kit/offer.ts';
import { take } from '../play/draft.ts';
import { figureFor } from '../play/figures.ts';
import type { Seen } from '../play/seen.ts';
import { targetsOf, type Target, type ThingKey } from '../play/things.ts';
import { useAtTable } from '../table/context.ts';

/** A press becomes a drag when the pointer has moved so far. */
const FAR = 8;
/** So many milliseconds over the stretch of a land open it. */
const REST = 500;

/**
 * Dragging as an option: a worker onto a place, a card into the city. It is done with the drop, unless the settings want everything
 * confirmed. Fingers scroll instead, so only mouse and pen drag.
 *
 * What can be dragged says so by `data-drag`: `worker`, `figure`, or the key of a card. A worker or a figure is dropped on
 * a thing that it can visit, also in another land, which opens while it is held over its stretch; a card on anything inside of `data-drop="city"`, on a card of one's city or on the decision bar.
 */
export function useDrag(seen: Seen): void {
  const { draft } = useAtTable();
  const now = useEffectEvent((): Seen => seen);
  useEffect(() => {
    let drag: { what: string; ghost: HTMLElement | null; from: HTMLElement; x: number; y: number } | null = null;
    let lit: Element | null = null;
    let over: HTMLElement | null = null;
    let soon = 0;

    const rest = (stretch: HTMLElement | null): void => {
      if (stretch === over) return;
      over = stretch;
      window.clearTimeout(soon);
      if (stretch !== null) soon = window.setTimeout(() => stretch.click(), REST);
    };

    const light = (element: Element | null): void => {
      if (element === lit) return;
      lit?.removeAttribute('data-drop-here');
      element?.setAttribute('data-drop-here', '');
      lit = element;
    };
    const end = (): void => {
      drag?.ghost?.remove();
      drag?.from.removeAttribute('data-dragged');
      light(null);
      rest(null);
      drag = null;
    };

    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      const from = event.target.closest<HTMLElement>('[data-drag]');
      const what = from?.dataset['drag'];
      if (from === null || what === undefined || !canDrag(now(), what)) return;
      drag = { what, ghost: null, from, x: event.clientX, y: event.clientY };
    };
    const onMove = (event: PointerEvent): void => {
      if (drag === null) return;
      if (drag.ghost === null) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
        drag.ghost = ghostOf(drag.from);
        drag.from.setAttribute('data-dragged', '');
      }
      event.preventDefault();
      drag.ghost.style.transform = `translate(${event.clientX - drag.x}px, ${event.clientY - drag.y}px) rotate(2deg)`;
      light(dropAt(now(), drag.what, event)?.element ?? null);
      const isPiece = drag.what === 'worker' || drag.what === 'figure';
      const under = isPiece ? document.elementFromPoint(event.clientX, event.clientY) : null;
      rest(under?.closest<HTMLElement>('[data-stretch]') ?? null);
    };
    const onUp = (event: PointerEvent): void => {
      if (drag === null) return;
      const { what, ghost } = drag;
      const drop = ghost === null ? null : dropAt(now(), what, event);
      if (ghost !== null) swallowClick();
      end();
      if (drop === null || !('action' in drop.target)) return;
      take(draft, drop.target);
      offerBy(drop.element, 'drop');
    };

    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove, { passive: false });
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', end);
    return () => {
      end();
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', end);
    };
  }, [draft]);
}

function canDrag(seen: Seen, what: string): boolean {
  if (seen.decision?.kind !== 'turn' || seen.legal.length === 0) return false;
  return what === 'worker' || what === 'figure'
    ? seen.legal.some((action) => isWayFor(seen, what, action))
    : playOf(seen, what as ThingKey) !== null;
}

/** Does the action place such a piece? */
function isWayFor(seen: Seen, what: 'worker' | 'figure', action: Action): boolean {
  if (what === 'worker') return action.t === 'visit';
  return action.t === 'act' && figureFor(seen, action.it) !== null;
}

function playOf(seen: Seen, key: ThingKey): Target | null {
  const target = targetsOf(seen).get(key);
  return target !== undefined && 'action' in target && target.action.t === 'play' ? target : null;
}

interface Drop {
  readonly element: Element;
  readonly target: Target;
}

/** What would be chosen if it were dropped here. */
function dropAt(seen: Seen, what: string, { clientX, clientY }: PointerEvent): Drop | null {
  const under = document.elementFromPoint(clientX, clientY);
  if (under === null) return null;
  const thing = under.closest<HTMLElement>('[data-thing]');
  if (what === 'worker' || what === 'figure') {
    const target = thing === null ? undefined : targetsOf(seen).get(thing.dataset['thing'] as ThingKey);
    return target !== undefined && 'action' in target && isWayFor(seen, what, target.action)
      ? { element: thing!, target }
      : null;
  }
  const target = playOf(seen, what as ThingKey);
  const { game, known, seat } = seen;
  const inCity =
    thing !== null && known.zones[game.rules.city[seat]].includes(Number(thing.dataset['thing']!.slice(1)));
  const element = under.closest('[data-drop="city"], [data-decision]') ?? (inCity ? thing : null);
  return target === null || element === null ? null : { element, target };
}

/** A picture of what is dragged, which the pointer goes through. */
function ghostOf(from: HTMLElement): HTMLElement {
  const { left, top, width, height } = from.getBoundingClientRect();
  const ghost = from.cloneNode(true) as HTMLElement;
  for (const name of ['data-thing', 'data-drag', 'id']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '50',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    pointerEvents: 'none',
    opacity: '0.9',
    transition: 'none',
  });
  document.body.append(ghost);
  return ghost;
}

/** The release ends a drag, so the click that the browser makes of it means nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
