import { useRef, type PointerEvent } from 'react';
import { point } from '../play/draft.ts';
import type { ThingKey } from '../play/things.ts';
import { useAtTable, useSeen } from '../table/context.ts';

/** So far a pointer has to go before a press becomes a drag, in px. */
const START = 14;

interface Drag {
  readonly key: ThingKey;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

export interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
}

/**
 * Cards can be dragged out of the hand. Letting one go outside of it means the same as pressing it: it is chosen, and
 * still waits to be confirmed.
 */
export function useDrag(): DragHandlers {
  const { draft, inspecting } = useAtTable();
  const seen = useSeen();
  const drag = useRef<Drag | null>(null);
  const end = (): void => {
    const now = drag.current;
    drag.current = null;
    if (now === null || !now.moving) return;
    delete now.element.dataset['dragged'];
    now.element.style.removeProperty('--dx');
    now.element.style.removeProperty('--dy');
  };
  return {
    onPointerDown(event) {
      end();
      const element = (event.target as Element).closest<HTMLElement>('[data-thing]');
      if (element === null || !event.isPrimary || event.button !== 0) return;
      if (element.dataset['can'] === undefined || element.dataset['chosen'] !== undefined) return;
      drag.current = {
        key: element.dataset['thing'] as ThingKey,
        element,
        x: event.clientX,
        y: event.clientY,
        moving: false,
      };
    },
    onPointerMove(event) {
      const now = drag.current;
      if (now === null) return;
      const dx = event.clientX - now.x;
      const dy = event.clientY - now.y;
      if (!now.moving) {
        if (Math.hypot(dx, dy) < START) return;
        now.moving = true;
        now.element.dataset['dragged'] = '';
        event.currentTarget.setPointerCapture(event.pointerId);
        inspecting.leave();
      }
      now.element.style.setProperty('--dx', `${dx}px`);
      now.element.style.setProperty('--dy', `${dy}px`);
    },
    onPointerUp(event) {
      const now = drag.current;
      if (now?.moving) {
        const hand = event.currentTarget.getBoundingClientRect();
        const outside = event.clientY < hand.top || event.clientX > hand.right || event.clientX < hand.left;
        if (outside) point(draft, seen, now.key);
      }
      end();
    },
    onPointerCancel: end,
  };
}
