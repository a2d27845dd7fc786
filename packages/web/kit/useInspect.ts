import { useEffect, useMemo, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { ThingKey } from '../play/things.ts';
import { useAtTable } from '../table/context.ts';
import type { Inspecting } from '../table/inspecting.ts';

/** How long the pointer or the focus has to rest before a card is shown large, and a finger before it is pinned. */
const REST = 300;
const NEXT_REST = 90;
const LONG_PRESS = 500;
/** A finger that moves farther than this scrolls. */
const STILL = 10;

interface Handlers {
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(event: PointerEvent<HTMLElement>): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
  onContextMenu(event: MouseEvent<HTMLElement>): void;
}

export interface Inspection {
  readonly handlers: Handlers | undefined;
  /** The press was held to look closer, so the click that ends it means nothing. Asking takes it back. */
  tookClick(): boolean;
  /** Keeps it on the screen until it is closed. */
  pin(at: Element): void;
  /** True = the key was for looking closer. */
  key(event: KeyboardEvent<HTMLElement>): boolean;
}

/** Shows a card or place large: while the pointer or the focus rests on it, and for good on a long press, menu key or `i`. */
export function useInspect(id: string | undefined, key: ThingKey | undefined): Inspection {
  const { inspecting } = useAtTable();
  // Always the same handlers: a table has hundreds, and all of them would be set anew with every picture.
  const inspection = useMemo(() => inspectionOf(inspecting, id, key), [inspecting, id, key]);
  useEffect(() => inspection.stop, [inspection]);
  return inspection;
}

const last = { x: -1, y: -1 };
const hasMoved = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean =>
  clientX !== last.x || clientY !== last.y;
// An element is entered before the movement that led there is told.
globalThis.window?.addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    last.x = clientX;
    last.y = clientY;
  },
  { passive: true },
);

function inspectionOf(
  inspecting: Inspecting,
  id: string | undefined,
  key: ThingKey | undefined,
): Inspection & { stop(): void } {
  let timer = 0;
  let from = { x: 0, y: 0 };
  let took = false;
  let isTouching = false;
  const stop = (): void => window.clearTimeout(timer);
  const release = (): void => {
    stop();
    isTouching = false;
  };
  const pin = (at: Element): void => {
    stop();
    if (id !== undefined) inspecting.show(id, at, { pinned: true, ...(key === undefined ? {} : { key }) });
  };
  const rest = (at: Element): void => {
    stop();
    const open = inspecting.store.getState().what !== null;
    timer = window.setTimeout(
      () => inspecting.show(id!, at, key === undefined ? {} : { key }),
      open ? NEXT_REST : REST,
    );
  };
  const leave = (): void => {
    stop();
    inspecting.leave();
  };

  const handlers: Handlers = {
    onPointerEnter: (event) => {
      // What comes to lie beneath a pointer at rest was not pointed at.
      if (event.pointerType === 'mouse' && hasMoved(event)) rest(event.currentTarget);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') leave();
      else stop();
    },
    onPointerDown: (event) => {
      took = false;
      release();
      // Whoever presses has read it, and looks where the answer is confirmed.
      if (event.pointerType === 'mouse') return leave();
      isTouching = true;
      from = { x: event.clientX, y: event.clientY };
      const at = event.currentTarget;
      timer = window.setTimeout(() => {
        took = true;
        pin(at);
      }, LONG_PRESS);
    },
    onPointerMove: (event) => {
      if (event.pointerType === 'mouse') return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) rest(event.currentTarget);
    },
    onBlur: leave,
    onContextMenu: (event) => {
      event.preventDefault();
      took = isTouching; // no click follows the menu key or the other button of a mouse
      pin(event.currentTarget);
    },
  };
  return {
    handlers: id === undefined ? undefined : handlers,
    tookClick: () => {
      const held = took;
      took = false;
      return held;
    },
    pin,
    key: (event) => {
      if (id === undefined || event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return false;
      event.preventDefault();
      event.stopPropagation();
      pin(event.currentTarget);
      return true;
    },
    stop,
  };
}
