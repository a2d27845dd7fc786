import { PROPS, type PropName } from '../../critter/props.ts';
import {
  at,
  ball,
  band,
  circle,
  dot,
  each,
  flat,
  glow,
  INK,
  mirror,
  oval,
  outlined,
  path,
  soft,
  stroke,
  THIN,
} from '../../paint.ts';

const BODY = '#4b3f6b';
const HEAD = '#5a4d80';
const LEG = '#3a3156';

/** How she feels, what her foremost legs do, what she wears. */
export interface Mood {
  readonly eyes?: 'open' | 'sly' | 'happy' | 'shut' | 'wide' | 'aside';
  readonly mouth?: 'smile' | 'grin' | 'frown' | 'oh' | 'pout' | 'flat';
  readonly brows?: 'stern' | 'worried' | 'up';
  readonly arms?: 'rest' | 'raised' | 'clasped' | 'spread' | 'crossed';
  /** In the foremost leg on our right. */
  readonly holds?: PropName;
  readonly crown?: 'dew' | 'great' | 'none';
  readonly cheeks?: true;
  readonly tear?: true;
  readonly lips?: string;
}

const HIND = ['M44 74C28 62 18 66 10 84L6 108', 'M46 82C32 78 24 84 20 98L18 110'];
const ARMS = {
  rest: { d: 'M44 66C28 48 20 46 8 52L2 64', hand: [118, 64] },
  raised: { d: 'M44 66C30 58 14 52 10 36L4 18', hand: [116, 18] },
  clasped: { d: 'M44 66C30 64 24 76 34 84L52 82', hand: [68, 82] },
  spread: { d: 'M44 64C28 50 14 50 2 46L-12 36', hand: [132, 36] },
  crossed: { d: 'M42 68C28 72 30 88 46 88L70 80', hand: [74, 88] },
} as const;

/** Nightweave, a lady of threads, on a ground of 120 by 120; her feet stand at 60,112. */
export function lady(mood: Mood = {}): string {
  const { arms = 'rest', holds } = mood;
  const both = (d: string, width = 5): string => band(d, width, LEG, 3) + mirror(60, band(d, width, LEG, 3));
  const [x, y] = ARMS[arms].hand;
  return outlined(
    oval(60, 112, 46, 6, glow('#0d0a18'), 0.6) +
      each(HIND, (d) => both(d)) +
      (arms === 'clasped' || arms === 'crossed' ? '' : both(ARMS[arms].d)) +
      path('M60 60C84 60 94 78 92 94 90 108 76 113 60 113 44 113 30 108 28 94 26 78 36 60 60 60Z', ball(BODY)) +
      flat('M60 72C68 76 70 84 66 90 72 92 74 100 68 106H52C46 100 48 92 54 90 50 84 52 76 60 72Z', '#b39ad6', 0.55) +
      stroke('M40 92q6 8 12 10M80 92q-6 8-12 10', 1.6, '#8d78b8', 0.8) +
      path('M60 12C82 12 92 28 90 44 88 58 76 66 60 66 44 66 32 58 30 44 28 28 38 12 60 12Z', ball(HEAD)) +
      flat('M34 50C44 62 76 62 86 50 82 62 72 66 60 66 48 66 38 62 34 50Z', '#3c3159', 0.6) +
      crown(mood.crown ?? 'dew') +
      face(mood) +
      flat('M36 30C40 20 50 16 58 16 48 20 40 26 38 36Z', '#ffffff', 0.16) +
      (arms === 'clasped' || arms === 'crossed' ? both(ARMS[arms].d) : '') +
      (holds === undefined ? '' : at(x, y, PROPS[holds], 0.9)),
  );
}

/** Of threads and dew. */
function crown(kind: NonNullable<Mood['crown']>): string {
  if (kind === 'none') return '';
  const dew = [
    [40, 4],
    [60, -2],
    [80, 4],
  ] as const;
  const plain =
    path('M36 20 40 4 50 14 60-2 70 14 80 4 84 20C70 13 50 13 36 20Z', soft('#d9dcea'), THIN) +
    each(dew, ([x, y]) => circle(x, y, 3, ball('#9fd0e8'), THIN));
  return kind === 'dew'
    ? plain
    : path('M32 20 33-2 46 10 60-14 74 10 87-2 88 20C72 12 48 12 32 20Z', soft('#f1c043'), THIN) +
        circle(60, -14, 4, ball('#e0608a'), THIN) +
        circle(33, -2, 3.2, ball('#9fd0e8'), THIN) +
        circle(87, -2, 3.2, ball('#9fd0e8'), THIN) +
        circle(60, 10, 3, ball('#9fd0e8'), THIN);
}

function face({ eyes = 'open', mouth = 'smile', brows = 'stern', cheeks, tear, lips = '#f2d9ea' }: Mood): string {
  const small = [
    [40, 26],
    [50, 22],
    [70, 22],
    [80, 26],
  ] as const;
  return (
    eye(48, eyes, 1) +
    eye(72, eyes, -1) +
    stroke(BROWS[brows], 2.6, INK) +
    each(small, ([x, y]) => dot(x, y, 2.6, '#d9a6c8')) +
    (cheeks === true ? oval(36, 52, 5, 3.2, '#e8709a', 0.5) + oval(84, 52, 5, 3.2, '#e8709a', 0.5) : '') +
    (tear === true ? path('M40 50C37 55 37 59 40 59 43 59 43 55 40 50Z', '#9fd0e8', 'stroke-width="1"') : '') +
    (mouth === 'oh' ? `<ellipse cx="60" cy="56" rx="4" ry="5" fill="#3a1f3a"/>` : stroke(MOUTHS[mouth], 2.2, lips)) +
    (mouth === 'grin' || mouth === 'smile'
      ? path('M55 57 57 62 59 58ZM62 58 64 62 66 57Z', '#fff7e4', 'stroke-width="1"')
      : '')
  );
}

const BROWS = {
  stern: 'M38 32C44 28 52 30 56 34M82 32C76 28 68 30 64 34',
  worried: 'M38 34C43 28 50 26 56 27M82 34C77 28 70 26 64 27',
  up: 'M38 29C44 23 52 24 56 28M82 29C76 23 68 24 64 28',
};
const MOUTHS = {
  smile: 'M52 55C57 59 65 59 70 54',
  grin: 'M46 52C52 62 68 62 74 52C66 57 54 57 46 52',
  frown: 'M51 59C56 53 64 53 69 59',
  pout: 'M54 57C58 54 62 54 66 57M56 61H64',
  flat: 'M52 57H68',
};

function eye(x: number, look: NonNullable<Mood['eyes']>, inward: 1 | -1): string {
  if (look === 'happy') return stroke(`M${x - 8} 43C${x - 5} 33 ${x + 5} 33 ${x + 8} 43`, 2.8, '#f8efe0');
  if (look === 'shut') return stroke(`M${x - 8} 39C${x - 5} 47 ${x + 5} 47 ${x + 8} 39`, 2.8, '#f8efe0');
  const big = look === 'wide' ? 11 : 9.4;
  const shift = look === 'aside' ? 4 : 2 * inward;
  return (
    circle(x, 40, big, '#f8efe0') +
    dot(x + shift, 42, look === 'wide' ? 3.6 : 5.2, '#5b1f3a') +
    dot(x + shift - 1.6, 40, 1.8, '#ffffff') +
    (look === 'sly' || look === 'aside'
      ? flat(
          `M${x - 10.4} 41C${x - 10} 26 ${x + 10} 26 ${x + 10.4} 41C${x + 4} 34 ${x - 4} 34 ${x - 10.4} 41Z`,
          '#40345f',
        )
      : '')
  );
}
