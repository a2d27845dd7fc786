import { PROPS, type PropName } from '../../critter/props.ts';
import { at, ball, band, dot, each, flat, glow, oval, outlined, path, stroke } from '../../paint.ts';
import { piece, type PieceName } from '../../pieces/index.ts';

/** What a small spider of hers is about. */
export interface Spider {
  readonly colour?: string;
  /** Hangs on a thread of this length instead of standing. */
  readonly hangs?: number;
  /** Looks to its side, from -1 to 1. */
  readonly looks?: number;
  readonly glad?: true;
  /** In its foremost leg. */
  readonly holds?: PropName;
  /** On its back. */
  readonly carries?: PieceName | readonly [PieceName, size: number];
}

const LEGS =
  'M-8-12C-15-19-19-17-21-5M-9-9C-17-12-21-8-22 0M-8-6C-14-6-17-3-18 2M8-12C15-19 19-17 21-5M9-9C17-12 21-8 22 0M8-6C14-6 17-3 18 2';
const DRAWN_UP =
  'M-8-14C-16-20-16-26-11-30M-9-10C-18-12-20-19-17-24M-8-6C-15-3-18-7-18-12M8-14C16-20 16-26 11-30M9-10C18-12 20-19 17-24M8-6C15-3 18-7 18-12';

/** A spider of hers; it stands, or its body hangs, at x,y. */
export function spiderling(x: number, y: number, s = 1, of: Spider = {}): string {
  const { colour = '#5a4c80', hangs, looks = 0, glad, holds, carries } = of;
  const [load, size] = typeof carries === 'string' ? [carries, 0.46] : (carries ?? [null, 0]);
  const eye = (ex: number): string =>
    glad === true
      ? stroke(`M${ex - 2.6} ${-12.4}q2.6-4.4 5.2 0`, 1.6, '#fff7e4')
      : dot(ex, -12.6, 3.3, '#fff7e4') + dot(ex + looks * 1.2, -12, 1.7, '#2a1630');
  return at(
    x,
    y,
    outlined(
      (hangs === undefined ? oval(0, 2, 20, 3, glow('#0d0a18'), 0.5) : stroke(`M0 ${-hangs}V-20`, 1, '#efe9ff')) +
        band(hangs === undefined ? LEGS : DRAWN_UP, 2, '#3a3156', 1.8) +
        (load === null ? '' : piece({ thing: load, x: 0, y: -20, s: size })) +
        path('M0-22C8-22 12-16 12-9 12-2 7 2 0 2-7 2-12-2-12-9-12-16-8-22 0-22Z', ball(colour)) +
        flat('M0-6C4-5 6-2 4 0H-4C-6-2-4-5 0-6Z', '#b39ad6', 0.6) +
        eye(-4.4) +
        eye(4.4) +
        stroke('M-3-6.6C-1-5 1-5 3-6.6', 1.2, '#f2d9ea') +
        (holds === undefined ? '' : at(20, -8, PROPS[holds], 0.5)),
    ),
    s,
  );
}

/** Many small spiders, each a body with legs: seen from afar. */
export const swarm = (spots: readonly (readonly [x: number, y: number, s: number])[], colour = '#3a3156'): string =>
  each(spots, ([x, y, s]) =>
    at(
      x,
      y,
      stroke('M-6-3-11-7M-6 0H-12M-6 3-11 7M6-3 11-7M6 0H12M6 3 11 7', 1.6, colour) +
        dot(0, 0, 6, colour) +
        dot(-2, -1.6, 1.4, '#fff7e4') +
        dot(2, -1.6, 1.4, '#fff7e4'),
      s,
    ),
  );
