import { useRef, type TouchEvent } from 'react';

/** In pixels: how far a finger has to go sideways, and how much more than up or down. */
const FAR = 56;
const STRAIGHT = 1.8;

interface Swipe {
  onTouchStart(event: TouchEvent): void;
  onTouchEnd(event: TouchEvent): void;
}

/** One finger that goes sideways leads to the next part east (1) or west (-1). What is itself scrolled sideways is left alone. */
export function useSwipe(go: (by: 1 | -1) => void): Swipe {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart({ touches, target }) {
      const isOne = touches.length === 1 && !(target as Element).closest('[data-scrolls]');
      from.current = isOne ? { x: touches[0].clientX, y: touches[0].clientY } : null;
    },
    onTouchEnd({ changedTouches }) {
      const start = from.current;
      from.current = null;
      if (start === null) return;
      const x = changedTouches[0].clientX - start.x;
      const y = changedTouches[0].clientY - start.y;
      if (Math.abs(x) >= FAR && Math.abs(x) > Math.abs(y) * STRAIGHT) go(x < 0 ? 1 : -1);
    },
  };
}
