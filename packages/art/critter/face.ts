import { circle, dot, ellipse, flat, INK, light, oval, path, stroke, THIN } from '../paint.ts';
import type { Species } from './species.ts';

/** What a critter feels. */
export interface Mien {
  readonly eyes?: 'open' | 'happy' | 'shut' | 'wink' | 'wide' | 'sly';
  readonly mouth?: 'smile' | 'open' | 'laugh' | 'oh' | 'flat' | 'grin' | 'smirk' | 'frown';
  readonly brows?: 'up' | 'stern' | 'worried';
  /** -1 looks to its right, 1 to its left. */
  readonly turn?: number;
}

const EYE = '#23170f';

/** Eyes, snout and mouth; what is nearer to us moves more when the head turns. */
export function face(s: Species, mien: Mien): string {
  const turn = mien.turn ?? 0;
  const shift = (by: number, body: string): string =>
    turn === 0 ? body : `<g transform="translate(${by * turn} 0)">${body}</g>`;
  const { patch, front } = snout(s, mien);
  return shift(2.5, patch) + shift(3, eyes(s, mien)) + shift(5, front);
}

function eyes(s: Species, mien: Mien): string {
  const look = mien.eyes ?? 'open';
  const kind = s.eyes ?? 'dark';
  const dx = kind === 'toad' ? 17 : kind === 'owl' ? 12 : s.snout === 'sheep' ? 8 : 11.5;
  const y = kind === 'toad' ? 22 : kind === 'owl' ? 38 : s.snout === 'sheep' ? 41 : s.mask === undefined ? 40 : 37;
  const pale = s.mask !== undefined || s.snout === 'badger' || s.snout === 'raccoon' || s.fur === '#5b566a';
  const one = (side: -1 | 1): string => {
    const x = 50 + side * dx;
    const shut = look === 'happy' || look === 'shut' || (look === 'wink' && side === 1);
    if (kind === 'squint') return stroke(`M${x - 4.5} ${y}q4.5-5 9 0`, 2.2, EYE);
    if (shut) {
      const bend = look === 'shut' ? 5.5 : -7;
      return stroke(`M${x - 4.8} ${y + (look === 'shut' ? -1 : 1.5)}q4.8 ${bend} 9.6 0`, 2.4, pale ? '#fff3df' : EYE);
    }
    return openEye(kind, x, y, look);
  };
  return one(-1) + one(1) + brows(mien, dx, y - (kind === 'owl' || kind === 'toad' ? 10 : 7.5), pale);
}

function openEye(kind: NonNullable<Species['eyes']>, x: number, y: number, look: NonNullable<Mien['eyes']>): string {
  const aside = look === 'sly' ? 1.6 : 0;
  const lid = (r: number): string =>
    look === 'sly' ? flat(`M${x - r - 0.5} ${y - r * 0.2}A${r} ${r} 0 0 1 ${x + r + 0.5} ${y - r * 0.2}Z`, INK) : '';
  if (kind === 'owl')
    return (
      circle(x, y, 9, '#fff7df', THIN) +
      dot(x + aside + 0.4, y + 0.6, look === 'wide' ? 4 : 5.2, EYE) +
      dot(x - 1.2, y - 1.8, 1.8, '#fff') +
      dot(x + 2, y + 2.4, 0.8, '#fff', 0.7) +
      lid(9)
    );
  if (kind === 'toad')
    return (
      circle(x, y, 6.6, '#f9f0cf', THIN) +
      oval(x + aside, y + 0.8, 3.4, 4, EYE) +
      dot(x - 1.2, y - 1, 1.3, '#fff') +
      lid(6.6)
    );
  if (kind === 'white')
    return (
      dot(x, y, 4.4, '#fff') +
      dot(x + aside, y + 0.4, look === 'wide' ? 2.2 : 3, EYE) +
      dot(x - 1, y - 0.9, 1.1, '#fff') +
      lid(4.4)
    );
  const r = look === 'wide' ? 4.8 : 4.2;
  return (
    oval(x, y, r, r * 1.16, EYE) +
    dot(x - 1.2, y - 1.7, r * 0.36, '#fff') +
    dot(x + 1.4, y + 1.8, r * 0.18, '#fff', 0.75) +
    lid(r)
  );
}

function brows(mien: Mien, dx: number, y: number, pale: boolean): string {
  if (mien.brows === undefined) return '';
  const [inner, outer] = { up: [-1.5, -0.5], stern: [3, -0.5], worried: [-2, 1.5] }[mien.brows];
  const line = `M${50 - dx - 4.5} ${y + outer}L${50 - dx + 4} ${y + inner}M${50 + dx + 4.5} ${y + outer}L${50 + dx - 4} ${y + inner}`;
  return stroke(line, 2.2, pale ? '#fff3df' : INK);
}

function mouthAt(y: number, w: number, mien: Mien): string {
  const x0 = 50 - w;
  switch (mien.mouth ?? 'smile') {
    case 'smile':
      return stroke(`M${x0} ${y}Q50 ${y + w * 0.95} ${50 + w} ${y}`, 1.5);
    case 'open':
      return (
        path(
          `M${x0} ${y}Q50 ${y + 1.6} ${50 + w} ${y}Q${50 + w * 0.6} ${y + w * 1.5} 50 ${y + w * 1.5}Q${50 - w * 0.6} ${y + w * 1.5} ${x0} ${y}Z`,
          '#7a2b2a',
          THIN,
        ) + oval(50, y + w * 1.15, w * 0.5, w * 0.28, '#e8897c')
      );
    case 'laugh':
      return (
        path(
          `M${x0 - 1.5} ${y - 0.5}Q50 ${y + 1} ${51.5 + w} ${y - 0.5}Q${50 + w * 0.8} ${y + w * 1.7} 50 ${y + w * 1.7}Q${50 - w * 0.8} ${y + w * 1.7} ${x0 - 1.5} ${y - 0.5}Z`,
          '#7a2b2a',
          THIN,
        ) +
        oval(50, y + w * 1.25, w * 0.6, w * 0.34, '#e8897c') +
        flat(
          `M${x0} ${y + 0.2}Q50 ${y + 1.4} ${50 + w} ${y + 0.2}L${50 + w - 1} ${y + 2}Q50 ${y + 3} ${x0 + 1} ${y + 2}Z`,
          '#fffaf0',
        )
      );
    case 'oh':
      return ellipse(50, y + 2.2, w * 0.5, w * 0.62, '#7a2b2a', THIN);
    case 'flat':
      return stroke(`M${x0 + 1} ${y + 1}H${49 + w}`, 1.6);
    case 'grin':
      return path(
        `M${x0 - 1.5} ${y}Q50 ${y + w * 1.4} ${51.5 + w} ${y}Q50 ${y + w * 0.5} ${x0 - 1.5} ${y}Z`,
        '#fffaf0',
        THIN,
      );
    case 'smirk':
      return stroke(`M${x0} ${y + 1.6}Q${50 + w * 0.4} ${y + 3.4} ${50 + w + 1} ${y - 1.2}`, 1.7);
    case 'frown':
      return stroke(`M${x0} ${y + 2.6}Q50 ${y - 1.6} ${50 + w} ${y + 2.6}`, 1.6);
  }
}

const cheeks = (dx: number): string =>
  oval(50 - dx, 49, 5.4, 3.6, '#e2604c', 0.3) + oval(50 + dx, 49, 5.4, 3.6, '#e2604c', 0.3);
const whiskers = stroke('M36 49 20 46M36 52 21 54.5M64 49 80 46M64 52 79 54.5', 0.9, INK, 0.5);
const nose = (y: number, colour = '#2b1b14', r = 4): string =>
  ellipse(50, y, r, r * 0.76, colour, THIN) + oval(49, y - r * 0.28, r * 0.4, r * 0.2, '#fff', 0.55);

/** What lies behind the eyes and what before them. */
function snout(s: Species, mien: Mien): { patch: string; front: string } {
  const { belly, fur } = s;
  switch (s.snout) {
    case 'tiny':
      return {
        patch: oval(50, 52, 12.5, 9, belly),
        front: cheeks(19) + whiskers + mouthAt(52, 5, mien) + nose(47, '#d9786f', 3.6),
      };
    case 'long':
      return {
        patch: oval(50, 52.5, 11.5, 11, belly),
        front:
          whiskers + path('M47.5 57v5.5h5V57', '#fffaf0', THIN) + mouthAt(55, 5, mien) + nose(48.5, '#4a2b28', 4.2),
      };
    case 'point':
      return {
        patch: flat('M34 43C38 57 45 60 50 60 55 60 62 57 66 43 58 38 42 38 34 43Z', belly),
        front: cheeks(18) + mouthAt(53.5, 4.5, mien) + nose(48, '#2b1b14', 4.4),
      };
    case 'fox':
      return {
        patch: flat('M22 43C32 43 40 48 50 58 60 48 68 43 78 43 76 58 60 64 50 64 40 64 24 58 22 43Z', belly),
        front: cheeks(21) + mouthAt(57, 4.5, mien) + nose(52, '#2b1b14', 4.4),
      };
    case 'badger':
      return {
        patch:
          flat('M50 13C42 15 44 34 38 46 34 58 44 63 50 63 56 63 66 58 62 46 56 34 58 15 50 13Z', belly) +
          flat('M41 15.5C29 20 27 36 28 51 34 55 40 51 41.5 42 42.5 32 44 24 45 14.5Z', '#332d2d') +
          flat('M59 15.5C71 20 73 36 72 51 66 55 60 51 58.5 42 57.5 32 56 24 55 14.5Z', '#332d2d'),
        front: mouthAt(56, 4.5, mien) + nose(50.5, '#2b1b14', 4.6),
      };
    case 'mole':
      return {
        patch: oval(50, 50, 14, 10, belly),
        front:
          cheeks(19) +
          mouthAt(57.5, 4, mien) +
          path('M50 42.5C59 42.5 61 49 58 53.5 54.5 57 45.5 57 42 53.5 39 49 41 42.5 50 42.5Z', '#ea9f91', THIN) +
          dot(47, 46.5, 1.6, '#fff', 0.6),
      };
    case 'beaver':
      return {
        patch: oval(43, 51.5, 9, 8, belly) + oval(57, 51.5, 9, 8, belly),
        front:
          cheeks(21) +
          path('M45.5 55.5v7.5h9v-7.5M50 56v7', '#fffaf0', THIN) +
          stroke('M41 55Q45.5 58.5 50 55.5 54.5 58.5 59 55', 1.5) +
          nose(47, '#2b1b14', 4.8),
      };
    case 'otter':
      return {
        patch: oval(50, 51.5, 15.5, 10, belly),
        front: cheeks(20) + whiskers + mouthAt(52.5, 5, mien) + nose(47, '#2b1b14', 4.6),
      };
    case 'pig':
      return {
        patch: '',
        front:
          cheeks(22) +
          mouthAt(58, 5, mien) +
          ellipse(50, 49.5, 10.5, 7.6, s.inner, THIN) +
          oval(46.4, 49.5, 1.8, 2.8, INK, 0.75) +
          oval(53.6, 49.5, 1.8, 2.8, INK, 0.75) +
          oval(46, 45.6, 3, 1.2, '#fff', 0.45) +
          (s.tusks === true
            ? path(
                'M38 57C31 55 28 49 29 41 32 47 37 50 41 52Z M62 57C69 55 72 49 71 41 68 47 63 50 59 52Z',
                '#fff8e6',
                THIN,
              )
            : ''),
      };
    case 'bear':
      return {
        patch: oval(50, 52.5, 15, 11, belly),
        front: cheeks(22) + mouthAt(55, 5.4, mien) + nose(47.5, '#2b1b14', 6),
      };
    case 'hoofed':
      return {
        patch: path('M37 42C35 52 33 62 41 66 46 68 54 68 59 66 67 62 65 52 63 42 56 38 44 38 37 42Z', belly, THIN),
        front:
          cheeks(23) +
          mouthAt(61, 4.6, mien) +
          oval(44.4, 55.5, 2, 2.6, INK, 0.8) +
          oval(55.6, 55.5, 2, 2.6, INK, 0.8) +
          oval(46, 47, 6, 3, '#fff', 0.28),
      };
    case 'raccoon':
      return {
        patch:
          flat(
            'M20 38C30 31 44 34 50 40 56 34 70 31 80 38 78 49 66 51 58 47.5 54 45.5 46 45.5 42 47.5 34 51 22 49 20 38Z',
            '#3b3532',
          ) + oval(50, 53.5, 11, 8, belly),
        front: mouthAt(54.5, 4.5, mien) + nose(49.5, '#2b1b14', 4.2),
      };
    case 'sheep':
      return {
        patch: path('M34 33C34 26 66 26 66 33 68 52 60 63 50 63 40 63 32 52 34 33Z', fur),
        front: cheeks(11.5) + mouthAt(55.5, 4, mien) + stroke('M46 50 50 53 54 50', 1.7),
      };
    case 'toad':
      return {
        patch:
          circle(33, 22, 10.5, fur) +
          circle(67, 22, 10.5, fur) +
          flat('M25 47C32 63 68 63 75 47 64 53 36 53 25 47Z', belly),
        front: toadMouth(mien) + dot(46, 40, 1, INK) + dot(54, 40, 1, INK) + cheeks(21),
      };
    case 'turtle':
      return {
        patch: oval(50, 54, 14.5, 7, belly),
        front:
          (mien.mouth === undefined || mien.mouth === 'smile'
            ? stroke('M35 51Q50 61 65 51', 1.5)
            : mouthAt(53, 6, mien)) +
          dot(47, 46.5, 1.1, INK) +
          dot(53, 46.5, 1.1, INK) +
          cheeks(20),
      };
    case 'newt':
      return {
        patch: flat('M22 46C32 64 68 64 78 46 66 54 34 54 22 46Z', belly),
        front:
          (mien.mouth === 'oh' ? mouthAt(50, 7, mien) : toadMouth(mien)) +
          dot(46.5, 45, 1, INK) +
          dot(53.5, 45, 1, INK) +
          cheeks(23),
      };
    case 'bill':
      return {
        patch: oval(38.5, 39, 7, 6.4, belly) + oval(61.5, 39, 7, 6.4, belly),
        front:
          cheeks(24) +
          (mien.mouth === 'open' || mien.mouth === 'laugh'
            ? path('M33 55C38 68 62 68 67 55Z', '#7a2b2a', THIN) + oval(50, 61.5, 8, 2.6, '#e8897c')
            : path('M34 55C40 63 60 63 66 55Z', s.beak ?? belly, THIN)) +
          path(
            'M50 42C62 42 76 49 76 54.5 76 60 62 58.5 50 58.5 38 58.5 24 60 24 54.5 24 49 38 42 50 42Z',
            s.beak ?? fur,
          ) +
          flat('M50 44C58 44 68 48 71 51 62 49 38 49 29 51 32 48 42 44 50 44Z', '#ffffff', 0.22) +
          dot(45, 48.5, 1.2, INK) +
          dot(55, 48.5, 1.2, INK),
      };
    case 'crayfish':
      return {
        patch:
          flat('M50 12C56 18 58 26 58 33H42C42 26 44 18 50 12Z', light(fur, 0.25), 0.8) + oval(50, 54, 17, 8, belly),
        front: cheeks(22) + mouthAt(52.5, 6, mien) + stroke('M38 49Q34 57 27 58M62 49Q66 57 73 58', 1.6),
      };
    case 'ferret':
      return {
        patch:
          flat('M50 14C38 14 29 24 26 34 36 30 44 34 50 38 56 34 64 30 74 34 71 24 62 14 50 14Z', fur) +
          flat(
            'M25 36C33 30 45 33 50 39 55 33 67 30 75 36 75 47 64 50 57 46 53 44 47 44 43 46 36 50 25 47 25 36Z',
            s.mask ?? INK,
          ) +
          oval(50, 53, 13, 9, belly),
        front: whiskers + mouthAt(53.5, 5, mien) + nose(48.5, '#c46a63', 4),
      };
    case 'owl':
      return {
        patch: path('M50 30C44 19 25 21 24 38 24 53 40 59 50 51 60 59 76 53 76 38 75 21 56 19 50 30Z', belly, THIN),
        front: path('M45.5 45.5 50 43.5 54.5 45.5 50 55.5Z', '#e6a63d', THIN),
      };
    case 'beak':
      return {
        patch:
          s.mask === undefined ? '' : flat('M33 46C33 35 44 33 50 40 56 33 67 35 67 46 62 57 38 57 33 46Z', s.mask),
        front: cheeks(20) + beak(s.beak ?? '#e6a63d', mien),
      };
  }
}

function toadMouth(mien: Mien): string {
  if (mien.mouth === 'open' || mien.mouth === 'laugh')
    return path('M25 46Q50 54 75 46Q66 62 50 62 34 62 25 46Z', '#7a2b2a', THIN) + oval(50, 58, 11, 3.4, '#e8897c');
  if (mien.mouth === 'frown' || mien.mouth === 'flat') return stroke('M27 51Q50 46 73 51', 2);
  return stroke('M24 46.5Q50 58.5 76 46.5', 2);
}

function beak(colour: string, mien: Mien): string {
  if (mien.mouth === 'open' || mien.mouth === 'laugh' || mien.mouth === 'oh')
    return (
      path('M43 51 50 61 57 51Z', '#7a2b2a', THIN) +
      path('M45 56 50 62 55 56Z', colour, THIN) +
      path('M39.5 46.5C44 41.5 56 41.5 60.5 46.5 57 51 53 53.5 50 54 47 53.5 43 51 39.5 46.5Z', colour)
    );
  return (
    path('M39.5 46C44 41.5 56 41.5 60.5 46 57 53.5 53 58 50 59 47 58 43 53.5 39.5 46Z', colour) +
    stroke('M41 47.8Q50 51.5 59 47.8', 1.4)
  );
}
