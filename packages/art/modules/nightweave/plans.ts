import { at, circle, each, mirror, outlined, path, soft, stroke, THIN } from '../../paint.ts';
import { house, put } from '../../valley/kit.ts';
import { spiderling, swarm } from './spiders.ts';
import { her, mistwood, seen, who } from './view.ts';
import { cocoon, wheelWeb } from './webs.ts';

const string = (x: number, y0: number, y1: number): string => stroke(`M${x} ${y0}V${y1}`, 1, '#efe9ff');
const purple = (x: number, y: number, angle: number): string =>
  at(
    x,
    y,
    outlined(
      path('M-10-15H10V15H-10Z', soft('#fff8e8'), THIN) +
        path('M-10-15H10V-6H-10Z', soft('#6a3f7c'), THIN) +
        circle(0, 4, 5, soft('#f2c54b'), THIN),
    ),
    1,
    ` rotate(${angle})`,
  );

/** Her thirteen Plans: what she is up to all game. */
export const plans = {
  beguiled: mistwood(
    her(64, 98, 0.64, { eyes: 'happy', cheeks: true, arms: 'clasped' }) +
      put('hearts', 104, 40, 0.5) +
      who(122, 96, 0.46, { sp: 'mouse', wear: 'vest', cloth: '#c2473b', eyes: 'wide', mouth: 'oh' }),
    ['#4a2350', '#b07aa8'],
  ),
  captivating: mistwood(
    her(52, 98, 0.66, { eyes: 'aside', arms: 'raised', mouth: 'smile' }) +
      at(112, 56, wheelWeb(26, '#efe9ff', 1)) +
      put('fourCards', 112, 70, 0.5),
    ['#2a2a60', '#7f7fc4'],
  ),
  'captured-bounty': seen(
    'village',
    house(50, 95, 0.42, { form: 'cottage', palette: 'straw' }) +
      at(96, 62, cocoon(1.5)) +
      string(96, 0, 40) +
      spiderling(124, 96, 1, { looks: -1, glad: true }),
  ),
  masquerade: seen(
    'ballroom',
    her(60, 98, 0.62, { eyes: 'sly', arms: 'raised', crown: 'great' }) +
      put('masque', 112, 66, 0.6) +
      put('lanterns', 84, 28, 0.6),
    0.25,
  ),
  'power-grab': seen(
    'royal',
    put('throne', 112, 96, 0.8) + her(56, 98, 0.64, { eyes: 'sly', mouth: 'grin', arms: 'spread', crown: 'great' }),
    0.2,
  ),
  'pulling-strings': seen(
    'hall',
    her(80, 66, 0.5, { eyes: 'sly', arms: 'spread', mouth: 'grin' }) +
      each([50, 110], (x) => string(x, 40, 70)) +
      who(50, 100, 0.34, {
        sp: 'rabbit',
        wear: 'tunic',
        cloth: '#4c8250',
        left: 'cheer',
        right: 'cheer',
        eyes: 'wide',
      }) +
      who(110, 100, 0.34, {
        sp: 'squirrel',
        wear: 'vest',
        cloth: '#c2473b',
        left: 'cheer',
        right: 'cheer',
        eyes: 'wide',
      }),
  ),
  resourceful: seen(
    'cave',
    put('goods', 112, 84, 0.62) +
      put('chest', 46, 96, 0.7) +
      her(80, 100, 0.56, { eyes: 'happy', arms: 'spread', mouth: 'grin' }),
  ),
  'silken-barricade': seen(
    'harvest',
    house(80, 92, 0.6, { form: 'farm', palette: 'red' }) +
      each([48, 80, 112], (x, i) => at(x, 70 + (i % 2) * 6, wheelWeb(24, '#efe9ff', 1.2))) +
      spiderling(126, 97, 0.8, { looks: -1 }),
    0.25,
  ),
  snagged: seen(
    'tavern',
    at(84, 58, wheelWeb(44, '#efe9ff', 1.3)) +
      who(86, 84, 0.46, {
        sp: 'toad',
        wear: 'apron',
        cloth: '#8a5c33',
        eyes: 'wide',
        mouth: 'oh',
        left: 'cheer',
        right: 'cheer',
      }) +
      spiderling(42, 96, 0.95, { looks: 1, glad: true }),
  ),
  'suffocating-swarm': mistwood(
    swarm(
      [
        [40, 60, 0.8],
        [62, 48, 0.7],
        [84, 60, 0.9],
        [108, 50, 0.7],
        [52, 78, 1],
        [76, 82, 1.1],
        [100, 76, 1],
        [122, 72, 0.8],
        [64, 66, 0.8],
        [92, 90, 1],
        [116, 92, 1.1],
        [42, 94, 1.1],
      ],
      '#1d1530',
    ),
    ['#3a2a58', '#9a86c0'],
  ),
  'the-plot-thickens': mistwood(
    put('desk', 80, 92, 0.8) +
      her(80, 80, 0.46, { eyes: 'aside', arms: 'raised', holds: 'quill', mouth: 'grin' }) +
      put('gildedBook', 112, 78, 0.5),
  ),
  'weavers-whim': mistwood(
    put('masque', 42, 58, 0.46) +
      mirror(80, put('masque', 42, 58, 0.46)) +
      her(80, 99, 0.62, { eyes: 'wide', mouth: 'oh', brows: 'up', arms: 'raised' }),
    ['#1f3a58', '#7f9ac4'],
  ),
  webworking: mistwood(
    at(80, 52, wheelWeb(48, '#efe9ff', 1.3)) +
      purple(52, 54, -10) +
      purple(108, 50, 8) +
      spiderling(80, 70, 1.1, { glad: true }),
    ['#3a1f4a', '#8a5f9a'],
  ),
};
