import { band, circle, dark, ellipse, flat, INK, light, path, soft, stroke, THIN } from '../paint.ts';
import type { Species } from './species.ts';

/** Where the right arm goes; the left one is its mirror image. */
const ARMS = {
  down: { elbow: [83, 82], hand: [76, 97] },
  hold: { elbow: [84, 80], hand: [79, 89] },
  lift: { elbow: [91, 76], hand: [88, 57] },
  wave: { elbow: [93, 76], hand: [93, 50] },
  cheer: { elbow: [94, 66], hand: [89, 34] },
  hip: { elbow: [95, 84], hand: [71, 93] },
  chest: { elbow: [82, 92], hand: [59, 87] },
  clasp: { elbow: [80, 94], hand: [54, 92] },
  reach: { elbow: [86, 83], hand: [97, 78] },
  strum: { elbow: [84, 92], hand: [62, 93] },
  fret: { elbow: [90, 84], hand: [84, 64] },
} as const satisfies Record<string, { elbow: readonly [number, number]; hand: readonly [number, number] }>;
export type ArmPose = keyof typeof ARMS;
type Side = 'left' | 'right';
type Point = readonly [number, number];

const SHOULDER: Point = [68, 72];
const onSide = (side: Side, [x, y]: Point): Point => [side === 'left' ? 100 - x : x, y];

export const handOf = (side: Side, pose: ArmPose): Point => onSide(side, ARMS[pose].hand);

/** Sleeve, or bare arm; wings take the place of arms. */
export function arm(s: Species, side: Side, pose: ArmPose, sleeve: string): string {
  const from = onSide(side, SHOULDER);
  const elbow = onSide(side, ARMS[pose].elbow);
  const hand = onSide(side, ARMS[pose].hand);
  if (s.wings === true) return wing(from, hand, sleeve, side);
  // The colour begins a little inside the body, so that no outline cuts the shoulder off.
  const inner: Point = [from[0] + (side === 'left' ? 4 : -4), from[1] + 3];
  const bend = `Q${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}`;
  return (
    stroke(`M${from[0]} ${from[1]}${bend}`, 14.5) +
    stroke(`M${inner[0]} ${inner[1]}L${from[0]} ${from[1]}${bend}`, 10.6, soft(sleeve))
  );
}

/** The paw is drawn after what it holds. */
export function hand(s: Species, side: Side, pose: ArmPose): string {
  if (s.wings === true) return '';
  const [x, y] = handOf(side, pose);
  if (s.claws === true) return claw(x, y, s.fur, side);
  const open = pose === 'wave' || pose === 'cheer';
  return (
    circle(x, y, 5.6, soft(s.fur)) +
    (open
      ? stroke(`M${x - 2} ${y - 3}v-1.6M${x} ${y - 3.4}v-1.8M${x + 2} ${y - 3}v-1.6`, 1, dark(s.fur, 0.5))
      : stroke(`M${x - 2.2} ${y + 2.4}v1.8M${x + 0.6} ${y + 2.8}v1.8`, 1, dark(s.fur, 0.5)))
  );
}

const claw = (x: number, y: number, colour: string, side: Side): string =>
  `<g transform="translate(${x} ${y}) scale(${side === 'left' ? -1.1 : 1.1} 1.1)">${
    path('M-5 8C-14 2-14-12-4-18-5-12-3-8 1-6 4-10 6-14 12-15 15-6 11 4 4 9Z', soft(colour)) +
    stroke('M-8-4C-8-8-7-10-5-12', 1.6, light(colour, 0.5), 0.8)
  }</g>`;

function wing([x0, y0]: Point, [x1, y1]: Point, colour: string, side: Side): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const angle = Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI) - 90;
  const k = Math.round((length / 25) * 100) / 100;
  const shape =
    path('M-8 0C-10 12-9 22-5 31-3 29-1 29 0 33 2 30 4 29 5 30 10 21 10 9 8 0 4-6-4-6-8 0Z', soft(colour)) +
    stroke('M-4 12C-4 18-3 23-1 27M2 12C3 18 3 22 4 26', 1.2, dark(colour, 0.4), 0.7);
  return `<g transform="translate(${x0} ${y0}) rotate(${angle}) scale(${side === 'left' ? -1 : 1} ${k})">${shape}</g>`;
}

/** Feet of a critter that stands, walks or sits. */
export function feet(s: Species, stance: 'stand' | 'walk' | 'sit' | 'run'): string {
  const colour = s.wings === true ? '#e6a63d' : dark(s.fur, 0.08);
  const foot = (x: number, y: number, angle = 0): string =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${ellipse(0, 0, 9, 4.8, soft(colour)) + stroke('M-6 1v2.4M-3 2v2.4', 1, dark(colour, 0.5))}</g>`;
  if (stance === 'sit') {
    const sole = (x: number): string =>
      ellipse(x, 110, 8.4, 7.4, soft(colour)) +
      flat(
        `M${x - 4} 112C${x - 4} 107 ${x + 4} 107 ${x + 4} 112 ${x + 2} 115 ${x - 2} 115 ${x - 4} 112Z`,
        light(s.inner, 0.25),
        0.9,
      );
    return sole(33) + sole(67);
  }
  if (stance === 'walk') return foot(67, 109, 24) + foot(34, 113, -6);
  if (stance === 'run') return foot(76, 104, 48) + foot(28, 111, -14);
  return foot(39, 112.5) + mirrored(foot(39, 112.5));
}

const mirrored = (body: string): string => `<g transform="translate(100 0) scale(-1 1)">${body}</g>`;

export function tail({ tail, fur, belly, inner }: Species): string {
  switch (tail) {
    case 'thin':
      return band('M66 104C88 108 96 92 88 78 84 70 92 62 96 66', 3.2, dark(inner, 0.08), 3);
    case 'bushy':
      return (
        path(
          'M62 106C84 113 100 99 96 78 94 66 100 58 98 44 95 31 75 31 73 47 71 60 80 66 76 80 74 90 68 94 62 96Z',
          soft(fur),
        ) +
        flat(
          'M84 46C80 55 88 66 85 78 83 88 78 95 72 100 85 101 92 90 91 78 90 68 95 60 93 49 92 41 86 41 84 46Z',
          light(fur, 0.4),
        ) +
        stroke('M92 92l5 2M95 70l5-1M79 108l2 4', 1.6)
      );
    case 'fox':
      return (
        path('M62 104C80 115 102 105 100 84 99 73 91 69 89 60 82 69 75 74 73 84 71 92 68 96 62 98Z', soft(fur)) +
        path('M100 84C99 73 91 69 89 60 85 66 81 70 78 75 84 72 88 78 91 75 93 80 97 79 100 84Z', belly, THIN)
      );
    case 'puff':
      return circle(76, 98, 8.6, soft(belly)) + stroke('M72 97q3-4 6 0M78 101q3-4 6 0', 1, INK, 0.4);
    case 'flat':
      return (
        path('M64 100C78 91 100 95 99 106 98 117 74 117 62 108Z', soft('#5e4130')) +
        stroke('M71 100 84 113M79 97 93 111M88 96 97 104M90 97 71 111M98 103 84 114', 1, INK, 0.5)
      );
    case 'thick':
      return path('M62 100C76 108 90 104 98 90 101 96 97 113 80 116 70 117 64 112 60 108Z', soft(fur));
    case 'ring':
      return (
        path('M62 104C80 115 100 102 98 80 97 71 86 71 84 80 83 92 74 96 62 96Z', soft(fur)) +
        stroke('M94 74 84 83M98 88H84M93 100 82 93M82 107 75 96', 4.4, '#3a3230')
      );
    case 'lizard':
      return band('M64 104C86 115 100 100 93 86', 7, soft(fur), 3.4);
    case 'feather':
      return path('M60 96 90 108 82 112 87 118 71 115 58 108Z', soft(dark(fur, 0.15)));
    case 'none':
      return '';
  }
}
