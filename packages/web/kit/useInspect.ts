import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { ThingKey } from '../play/things.ts';
import { useAtTable } from '../table/context.ts';

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
  const timer = useRef(0);
  const from = useRef({ x: 0, y: 0 });
  const took = useRef(false);
  const isTouching = useRef(false);
  const stop = (): void => window.clearTimeout(timer.current);
  const release = (): void => {
    stop();
    isTouching.current = false;
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const pin = (at: Element): void => {
    stop();
    if (id !== undefined) inspecting.show(id, at, { pinned: true, ...(key === undefined ? {} : { key }) });
  };
  const rest = (at: Element): void => {
    stop();
    const open = inspecting.store.getState().what !== null;
    timer.current = window.setTimeout(
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
      if (event.pointerType === 'mouse') rest(event.currentTarget);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') leave();
      else stop();
    },
    onPointerDown: (event) => {
      took.current = false;
      release();
      if (event.pointerType === 'mouse') return;
      isTouching.current = true;
      from.current = { x: event.clientX, y: event.clientY };
      const at = event.currentTarget;
      timer.current = window.setTimeout(() => {
        took.current = true;
        pin(at);
      }, LONG_PRESS);
    },
    onPointerMove: (event) => {
      if (event.pointerType === 'mouse') return;
      if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > STILL) stop();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) rest(event.currentTarget);
    },
    onBlur: leave,
    onContextMenu: (event) => {
      event.preventDefault();
      took.current = isTouching.current; // no click follows the menu key or the other button of a mouse
      pin(event.currentTarget);
    },
  };
  return {
    handlers: id === undefined ? undefined : handlers,
    tookClick: () => {
      const held = took.current;
      took.current = false;
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
  };
}
