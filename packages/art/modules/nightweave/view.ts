import { BACKDROPS, type BackdropName } from '../../backdrop/index.ts';
import { firs } from '../../backdrop/plants.ts';
import { critter, type Critter } from '../../critter/index.ts';
import { at, dot, flat, glow, mirror, rim, svg, tall } from '../../paint.ts';
import { lady, type Mood } from './lady.ts';
import { cornerWeb } from './webs.ts';

const ALL = 'M0 0H160V100H0Z';

/** Somewhere in the valley when she has been there: the light is violet, and threads hang in the corners. */
export const seen = (ground: BackdropName, body: string, gloom = 0.34): string =>
  svg(
    '0 0 160 100',
    BACKDROPS[ground].back +
      flat(ALL, tall('#241b3f', '#6b5a8f'), gloom) +
      cornerWeb(44, '#efe9ff', 0.9, 0.8) +
      body +
      BACKDROPS[ground].front +
      flat(ALL, rim('#0c0718'), 0.5),
  );

/** Her own wood by night. */
export const mistwood = (body: string, sky: readonly [string, string] = ['#2c2248', '#75649a']): string =>
  svg(
    '0 0 160 100',
    flat(ALL, tall(sky[0], sky[1])) +
      dot(122, 26, 40, glow('#d8c8ff'), 0.6) +
      dot(122, 26, 9, '#f3ecd6') +
      firs(
        Array.from({ length: 12 }, (_, i) => [i * 15 - 2, 74 + (i % 3) * 3, 1.5 + (i % 4) * 0.2] as const),
        '#4b3d70',
      ) +
      flat('M0 72C40 62 100 82 160 68V92H0Z', '#cbbfe8', 0.28) +
      flat('M0 84C50 78 110 90 160 82V100H0Z', tall('#3a3158', '#231b39')) +
      cornerWeb(48, '#d9cff2', 1) +
      mirror(80, cornerWeb(38, '#d9cff2', 1)) +
      body +
      flat(ALL, rim('#0c0718'), 0.6),
  );

/** She stands at x with her feet at y. */
export const her = (x: number, y: number, s: number, mood: Mood = {}): string =>
  at(x - 60 * s, y - 112 * s, lady(mood), s);

/** Somebody of the valley stands at x with the feet at y. */
export const who = (x: number, y: number, s: number, figure: Critter): string =>
  at(x - 50 * s, y - 114 * s, critter(figure), s);
