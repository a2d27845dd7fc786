export type Arrow = 'left' | 'right' | 'up' | 'down';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box that lies next in this direction; -1 = there is none. What is in line goes before what is nearer but aside. */
export function stepTo(boxes: readonly Box[], from: number, arrow: Arrow): number {
  const across = arrow === 'left' || arrow === 'right';
  const sign = arrow === 'left' || arrow === 'up' ? -1 : 1;
  const [x, y] = middle(boxes[from]);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = middle(box);
    const ahead = sign * (across ? bx - x : by - y);
    const aside = Math.abs(across ? by - y : bx - x);
    if (i === from || ahead < 1 || ahead * 3 < aside) return;
    const far = ahead + aside * 4;
    if (far >= least) return;
    least = far;
    best = i;
  });
  return best;
}

function middle({ left, right, top, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}
