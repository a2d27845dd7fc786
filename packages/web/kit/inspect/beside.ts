import type { Box } from '../steps.ts';

export type Side = 'right' | 'left' | 'above' | 'below';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

/** Room between what is shown and what it belongs to, and to the edge of the window. */
const GAP = 12;
const EDGE = 8;

const clamp = (n: number, most: number): number => Math.max(EDGE, Math.min(n, most - EDGE));

/**
 * Where to show something beside its anchor: inside of the window, never over the anchor while any side has room, and
 * over as little as possible of what is to be kept clear.
 */
export function beside(
  anchor: Box,
  size: Size,
  window: Size,
  order: readonly Side[],
  clear: readonly Box[] = [],
): Placed {
  let best: Placed | null = null;
  let least = Infinity;
  for (const side of order)
    for (const align of ALIGNS) {
      const placed = at(side, align, anchor, size, window);
      const over =
        covered(placed, size, anchor) * 100 + clear.reduce((sum, box) => sum + covered(placed, size, box), 0);
      if (over >= least) continue;
      best = placed;
      least = over;
    }
  return best!;
}

/** Along its side: in the middle, or level with the near or the far end of the anchor. */
const ALIGNS = [0.5, 0, 1] as const;

function at(side: Side, align: number, anchor: Box, { width, height }: Size, window: Size): Placed {
  const along = (from: number, to: number, length: number): number => from + (to - from - length) * align;
  const across = side === 'right' || side === 'left';
  const left = across
    ? side === 'right'
      ? anchor.right + GAP
      : anchor.left - GAP - width
    : along(anchor.left, anchor.right, width);
  const top = across
    ? along(anchor.top, anchor.bottom, height)
    : side === 'above'
      ? anchor.top - GAP - height
      : anchor.bottom + GAP;
  return { left: clamp(left, window.width - width), top: clamp(top, window.height - height), side };
}

/** Area of the box that would lie underneath. */
function covered({ left, top }: Placed, { width, height }: Size, box: Box): number {
  const across = Math.min(left + width, box.right) - Math.max(left, box.left);
  const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}
