import { at, ball, dark, each, flat, glow, light, oval, outlined, path, soft, stroke, turn } from '../paint.ts';
import { BACKS } from './backs.ts';
import {
  cape,
  clothes,
  EXTRAS,
  ON_FACE,
  sleeveOf,
  trimOf,
  type Clothes,
  type Extra,
  type FaceExtra,
} from './clothes.ts';
import { ears } from './ears.ts';
import { face, type Mien } from './face.ts';
import { HATS, type HatName } from './hats.ts';
import { HORNS } from './horns.ts';
import { arm, feet, hand, handOf, tail, type ArmPose } from './limbs.ts';
import { PROPS, type PropName } from './props.ts';
import { SPECIES, type Species, type SpeciesName } from './species.ts';

export type { PropName, SpeciesName };

/** A thing in a paw: upright unless it is turned. */
export interface Held {
  readonly prop: PropName;
  readonly turn?: number;
}

export interface Critter extends Clothes, Mien {
  readonly sp: SpeciesName;
  readonly hat?: HatName;
  readonly hatColour?: string;
  readonly stance?: 'stand' | 'walk' | 'sit' | 'run';
  /** The arm on our left and the arm on our right, and what they hold. */
  readonly left?: ArmPose;
  readonly right?: ArmPose;
  readonly holds?: PropName | Held;
  readonly holdsLeft?: PropName | Held;
  /** Degrees of the head and of the whole figure. */
  readonly tilt?: number;
  readonly lean?: number;
  readonly extras?: readonly (Extra | readonly [Extra, string])[];
  readonly onFace?: readonly (FaceExtra | readonly [FaceExtra, string])[];
}

/** A critter on a ground of 100 by 120; its feet stand at 50,114. */
export function critter(c: Critter): string {
  const s: Species = SPECIES[c.sp];
  const stance = c.stance ?? 'stand';
  const down = stance === 'sit' ? 8 : 0;
  const upper = body(s, c) + head(s, c);
  const lower = tail(s) + (c.cape === undefined ? '' : cape(c.cape));
  const figure = stance === 'sit' ? at(0, down, lower + upper) + feet(s, stance) : lower + feet(s, stance) + upper;
  const lean = c.lean ?? (stance === 'walk' ? 3 : stance === 'run' ? 8 : 0);
  return outlined(oval(50, 115, 36, 5.4, glow('#1d140a'), 0.55) + turn(lean, 50, 112, figure));
}

/** Only head and shoulders, for portraits. */
export function bust(c: Critter): string {
  const s: Species = SPECIES[c.sp];
  return outlined(
    (c.cape === undefined ? '' : cape(c.cape)) +
      body(s, { ...c, holds: undefined, holdsLeft: undefined, left: 'down', right: 'down' }) +
      head(s, c),
  );
}

function body(s: Species, c: Critter): string {
  const left = c.left ?? 'down';
  const right = c.right ?? (c.holds === undefined ? 'down' : 'hold');
  const sleeve = s.wings === true && (c.wear === 'none' || c.wear === 'vest') ? dark(s.fur, 0.1) : sleeveOf(c, s.fur);
  return (
    behind(s, c.tilt ?? 0) +
    path('M50 58C68 58 73 76 73 92 73 106 64 112 50 112 36 112 27 106 27 92 27 76 32 58 50 58Z', soft(s.fur)) +
    flat('M50 68C60 68 64 80 64 92 64 102 58 107 50 107 42 107 36 102 36 92 36 80 40 68 50 68Z', s.belly) +
    clothes(c) +
    each(c.extras ?? [], (extra) => dress(EXTRAS, extra, trimOf(c))) +
    arm(s, 'left', left, sleeve) +
    held(c.holdsLeft, 'left', left) +
    hand(s, 'left', left) +
    arm(s, 'right', right, sleeve) +
    held(c.holds, 'right', right) +
    hand(s, 'right', right)
  );
}

function dress<K extends string>(
  table: Readonly<Record<K, (colour: string) => string>>,
  extra: K | readonly [K, string],
  colour: string,
): string {
  const [name, own] = typeof extra === 'string' ? [extra, colour] : extra;
  return table[name](own);
}

function held(thing: PropName | Held | undefined, side: 'left' | 'right', pose: ArmPose): string {
  if (thing === undefined) return '';
  const { prop, turn: angle = 0 } = typeof thing === 'string' ? { prop: thing } : thing;
  const [x, y] = handOf(side, pose);
  return `<g transform="translate(${x} ${y})${side === 'left' ? ' scale(-1 1)' : ''}${angle === 0 ? '' : ` rotate(${angle})`}">${PROPS[prop]}</g>`;
}

function behind(s: Species, tilt: number): string {
  if (s.back !== undefined) return BACKS[s.back.of](s.back.colour, s.back.tip);
  if (s.spines !== undefined)
    return turn(tilt, 50, 62, path(SPINES, soft(s.spines)) + stroke(QUILLS, 1.6, light(s.spines, 0.4)));
  if (s.shell !== undefined)
    return (
      path('M20 98C8 74 24 57 50 57 76 57 92 74 80 98 70 110 30 110 20 98Z', soft(s.shell)) +
      stroke('M22 76l9 6M78 76l-9 6M20 92h9M80 92h-9', 1.4)
    );
  return '';
}

const SPINES =
  'M50 7 56 0 60 8 68 2 70 11 80 8 79 18 89 18 86 28 96 32 89 40 98 47 90 52 96 61 88 64 91 74 82 75 82 90H18V75L9 74 12 64 4 61 10 52 2 47 11 40 4 32 14 28 11 18 21 18 20 8 30 11 32 2 40 8 44 0Z';
const FRINGE = 'M27 26C31 38 37 30 39 39 44 31 48 34 50 42 53 33 57 32 61 39 63 30 69 36 73 26 68 12 32 12 27 26Z';
const QUILLS =
  'M24 26l-5-6M19 43l-8 0M76 26l5-6M81 43l8 0M35 14l-3-6M65 14l3-6M20 60l-7 3M80 60l7 3M14 53l-6 0M86 53l6 0';
const SKULLS = {
  round: 'M50 12C70 12 80 27 80 41 80 56 66 65 50 65 34 65 20 56 20 41 20 27 30 12 50 12Z',
  wide: 'M50 12C71 12 83 27 84 43 85 57 68 65 50 65 32 65 15 57 16 43 17 27 29 12 50 12Z',
  slim: 'M50 13C67 13 76 27 76 41 76 55 65 65 50 65 35 65 24 55 24 41 24 27 33 13 50 13Z',
  tufts:
    'M50 12C69 12 78 25 79 38L87 46 79 48 82 56 73 56C67 63 59 65 50 65 41 65 33 63 27 56L18 56 21 48 13 46 21 38C22 25 31 12 50 12Z',
};

function head(s: Species, c: Critter): string {
  const worn = c.hat === undefined ? '' : HATS[c.hat](c.hatColour);
  // A toad's eyes are on top of its head: its hat sits between and above them.
  const hat = s.eyes === 'toad' && worn !== '' ? at(50, 12, worn, 0.86, ' translate(-50 -26)') : worn;
  const under = c.hat === 'wig';
  const skull = SKULLS[s.head ?? 'round'];
  const bare =
    s.wool === undefined
      ? path(skull, ball(s.fur)) +
        (s.sheen === undefined ? '' : flat('M26 54C36 63 64 63 74 54 71 63 60 66 50 66 40 66 29 63 26 54Z', s.sheen))
      : wool(s.wool);
  return turn(
    c.tilt ?? 0,
    50,
    62,
    (s.horns === undefined ? '' : HORNS[s.horns.of](s.horns.colour)) +
      ears(s) +
      (s.crest === undefined ? '' : path('M35 20 40 6 46 15 52 2 57 14 65 6 67 20Z', soft(s.crest))) +
      bare +
      (s.spots === undefined
        ? ''
        : oval(36, 24, 4, 3, s.spots, 0.7) + oval(64, 27, 3, 2.4, s.spots, 0.7) + oval(27, 34, 2.4, 2, s.spots, 0.7)) +
      (under ? hat : '') +
      face(s, c) +
      (s.fringe === undefined ? '' : path(FRINGE, soft(s.fringe))) +
      each(c.onFace ?? [], (extra) => dress(ON_FACE, extra, '#e8e0d0')) +
      (under ? '' : hat),
  );
}

function wool(colour: string): string {
  const curls = [
    [50, 11, 14],
    [33, 16, 12.5],
    [67, 16, 12.5],
    [24, 30, 11.5],
    [76, 30, 11.5],
    [26, 45, 9.5],
    [74, 45, 9.5],
  ] as const;
  return (
    each(curls, ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${soft(colour)}"/>`) +
    `<circle cx="50" cy="30" r="22" fill="${colour}" stroke="none"/>` +
    stroke('M40 10q4-4 8 0M58 14q4-4 8 0M26 22q3-4 7-1M22 36q3-4 7-1', 1.2, '#c9bda5', 0.9)
  );
}
