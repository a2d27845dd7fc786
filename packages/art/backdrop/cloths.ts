import { dark, dot, each, glow, light, stroke, tall } from '../paint.ts';
import { fill, shade, type Backdrop } from './air.ts';

/** Velvet seen from above, in soft folds. */
function drape(colour: string): Backdrop {
  const folds = [
    'M-10 18C30 2 50 30 90 10 120-4 150 14 176 4',
    'M-10 44C20 24 40 54 66 34M104 22C130 8 146 40 176 24',
    'M-10 74C16 58 26 84 48 74M118 62C138 48 150 72 176 56',
    'M-10 98C24 82 54 104 88 92 118 82 140 104 176 86',
  ];
  return {
    back:
      fill('M0 0H160V100H0Z', tall(light(colour, 0.1), dark(colour, 0.12))) +
      each(folds, (d) => stroke(d, 9, dark(colour, 0.3), 0.5)) +
      each(folds, (d) => `<g transform="translate(-1 -5)">${stroke(d, 3, light(colour, 0.32), 0.5)}</g>`) +
      dot(80, 60, 62, glow(light(colour, 0.55)), 0.55),
    front: shade,
  };
}

/** A cushion with tassels before a curtain. */
function cushion(colour: string, wall: string): Backdrop {
  const curtain = each([8, 32, 56, 80, 104, 128, 152], (x) =>
    fill(
      `M${x - 9} 0C${x - 5} 30 ${x - 10} 60 ${x - 7} 92H${x + 2}C${x - 2} 60 ${x + 3} 30 ${x - 1} 0Z`,
      dark(wall, 0.25),
      0.55,
    ),
  );
  const tassel = (x: number, y: number): string =>
    dot(x, y, 2.6, '#f1c85a') + fill(`M${x - 2.4} ${y + 1}h4.8l1.6 8h-8Z`, tall('#f1c85a', '#b98a2c'));
  return {
    back:
      fill('M0 0H160V100H0Z', tall(light(wall, 0.06), dark(wall, 0.25))) +
      curtain +
      dot(80, 50, 66, glow('#fff0c0'), 0.6) +
      fill('M0 92C50 86 110 86 160 92V100H0Z', dark(wall, 0.5)) +
      fill(
        'M18 84C14 76 24 73 34 75 62 70 98 70 126 75 136 73 146 76 142 84 146 92 136 98 126 96 98 100 62 100 34 96 24 98 14 92 18 84Z',
        tall(light(colour, 0.18), dark(colour, 0.25)),
      ) +
      fill('M34 77C62 72 98 72 126 77 110 86 50 86 34 77Z', light(colour, 0.28), 0.55) +
      stroke('M18 84C40 92 120 92 142 84', 1.8, '#e6b84c') +
      stroke('M34 79q6 3 10 6M126 79q-6 3-10 6M30 92q8-3 14-2M130 92q-8-3-14-2', 1.2, dark(colour, 0.45), 0.6) +
      tassel(18, 85) +
      tassel(142, 85),
    front: shade,
  };
}

/** What precious things lie on. */
export const CLOTHS = {
  crimson: drape('#9c2f3a'),
  navy: drape('#2c4478'),
  moss: drape('#3f6b45'),
  plum: drape('#5a3a6e'),
  rose: drape('#c07a86'),
  linen: drape('#d9c6a0'),
  lagoon: drape('#22666e'),
  redCushion: cushion('#b23a44', '#4a3a5c'),
  blueCushion: cushion('#3f66ac', '#7a4a52'),
  greenCushion: cushion('#4c8250', '#6e4a38'),
  purpleCushion: cushion('#7a4a96', '#3a5a5e'),
  goldCushion: cushion('#d09a38', '#4c6a4a'),
} as const satisfies Record<string, Backdrop>;
