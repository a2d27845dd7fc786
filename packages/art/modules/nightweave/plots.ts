import { at, circle, each, flat, outlined, path, rect, soft, stroke, THIN } from '../../paint.ts';
import type { PieceName } from '../../pieces/index.ts';
import { house, put } from '../../valley/kit.ts';
import { spiderling, swarm } from './spiders.ts';
import { her, mistwood, seen, who } from './view.ts';
import { cocoon, wheelWeb } from './webs.ts';

/** A spider runs off with something, and somebody looks after it. */
const theft = (goods: PieceName, who: string, at: number): string =>
  spiderling(at, 95, 1.15, { carries: goods, looks: 1, glad: true }) + who;
const web = (x: number, y: number, r: number): string => at(x, y, wheelWeb(r, '#efe9ff', 1.1));
const card = (x: number, y: number, angle: number, colour: string, s = 1): string =>
  at(
    x,
    y,
    outlined(path('M-10-15H10V15H-10Z', soft('#fff8e8'), THIN) + path('M-10-15H10V-6H-10Z', soft(colour), THIN)),
    s,
    ` rotate(${angle})`,
  );
const coin = (x: number, y: number, s = 1): string =>
  at(x, y, outlined(circle(0, 0, 8, soft('#f2c54b'), THIN) + circle(0, 0, 4.6, 'none', 'stroke-width="1.2"')), s);
const arrowDown = (x: number, y: number): string =>
  outlined(path(`M${x - 6} ${y}h12v16h8l-14 16-14-16h8Z`, soft('#b3392e'), THIN));
const eyes = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    outlined(
      circle(-7, 0, 6, '#ffe58a', THIN) +
        circle(7, 0, 6, '#ffe58a', THIN) +
        rect(-8, -4, 2.4, 8, '#2a1630', 'stroke="none"') +
        rect(6, -4, 2.4, 8, '#2a1630', 'stroke="none"'),
    ),
    s,
  );

/** One-Time Plots: what happens at once. */
export const oneTime = {
  'big-cheater': seen(
    'royal',
    her(62, 99, 0.62, { eyes: 'sly', mouth: 'grin', arms: 'raised', holds: 'key' }) + put('wreathCrown', 118, 58, 0.42),
    0.2,
  ),
  borrowed: seen(
    'library',
    card(48, 62, -16, '#4f7b9b') +
      card(64, 56, -2, '#6e9347') +
      spiderling(104, 95, 1.3, { carries: 'cards', glad: true }),
  ),
  'closed-for-business': seen(
    'village',
    house(84, 95, 0.66, { form: 'store', palette: 'blue' }) +
      web(70, 76, 20) +
      web(102, 70, 18) +
      spiderling(122, 96, 0.8, { looks: -1 }),
  ),
  copycat: seen(
    'court',
    her(50, 99, 0.56, { eyes: 'aside', arms: 'raised', holds: 'quill' }) +
      who(112, 98, 0.54, { sp: 'cat', wear: 'robe', cloth: '#4d5f8c', right: 'lift', holds: 'quill', eyes: 'sly' }),
    0.2,
  ),
  'creepy-crawlies': seen(
    'meadow',
    swarm([
      [44, 92, 1.1],
      [62, 84, 0.8],
      [78, 94, 1.3],
      [98, 84, 0.9],
      [112, 93, 1.2],
      [54, 72, 0.6],
      [88, 72, 0.6],
      [120, 76, 0.7],
    ]) +
      who(84, 70, 0.36, {
        sp: 'mouse',
        wear: 'dress',
        cloth: '#d8788f',
        left: 'cheer',
        right: 'cheer',
        eyes: 'wide',
        mouth: 'oh',
      }),
    0.2,
  ),
  grabbed: seen(
    'hills',
    theft(
      'pebbles',
      who(112, 97, 0.5, {
        sp: 'badger',
        wear: 'vest',
        cloth: '#6b4a2a',
        eyes: 'wide',
        mouth: 'oh',
        left: 'reach',
        right: 'cheer',
      }),
      56,
    ),
    0.2,
  ),
  industrious: seen(
    'workshop',
    spiderling(50, 92, 1, { holds: 'hammer' }) +
      spiderling(86, 90, 1.1, { holds: 'saw', glad: true }) +
      spiderling(120, 92, 0.9, { carries: ['logs', 0.3] }),
  ),
  'paralyzing-fear': seen(
    'dusk',
    each([46, 66], (x) => at(x, 74 + (x % 3) * 3, cocoon(1))) +
      who(100, 98, 0.58, {
        sp: 'rabbit',
        wear: 'tunic',
        cloth: '#5f8f36',
        eyes: 'wide',
        mouth: 'oh',
        brows: 'worried',
        left: 'clasp',
        right: 'clasp',
      }) +
      eyes(62, 36, 0.8),
    0.45,
  ),
  pickpocket: seen(
    'village',
    who(94, 98, 0.62, { sp: 'raccoon', wear: 'coat', cloth: '#39466b', eyes: 'happy', extras: ['satchel'] }) +
      spiderling(54, 78, 0.9, { hangs: 90, carries: 'card', glad: true }),
    0.2,
  ),
  ransom: mistwood(
    stroke('M84 0V34', 1.4, '#efe9ff') +
      who(84, 88, 0.5, {
        sp: 'mouse',
        wear: 'vest',
        cloth: '#c2473b',
        eyes: 'wide',
        brows: 'worried',
        mouth: 'frown',
      }) +
      outlined(
        each([56, 70, 84, 98, 112], (x) => stroke(`M${x} 30V94`, 3, '#6a6480')) +
          stroke('M50 30H118M50 94H118', 5, '#4a4462'),
      ) +
      spiderling(130, 97, 0.8, { looks: -1, holds: 'key' }),
  ),
  snatched: seen(
    'harvest',
    theft(
      'berries',
      who(114, 97, 0.5, { sp: 'hedgehog', wear: 'apron', cloth: '#8a3a5a', eyes: 'wide', mouth: 'oh', left: 'cheer' }),
      58,
    ),
    0.2,
  ),
  stolen: seen(
    'forest',
    theft(
      'twigBundle',
      who(112, 97, 0.5, { sp: 'beaver', wear: 'vest', cloth: '#8a5c33', eyes: 'wide', mouth: 'open', left: 'reach' }),
      56,
    ),
    0.2,
  ),
  takeover: seen(
    'hills',
    house(96, 95, 0.66, { form: 'castle', palette: 'purple' }) +
      her(50, 98, 0.44, { eyes: 'sly', mouth: 'grin', arms: 'raised', crown: 'great' }) +
      web(104, 46, 20),
    0.3,
  ),
  thief: seen(
    'dusk',
    theft(
      'goods',
      who(116, 97, 0.48, {
        sp: 'mole',
        wear: 'tunic',
        cloth: '#6b5a3a',
        holds: 'lantern',
        eyes: 'wide',
        mouth: 'open',
      }),
      60,
    ),
    0.2,
  ),
  'venomberry-stew': mistwood(
    put('campfire', 84, 98, 0.7) +
      outlined(
        path('M54 58H114C116 82 104 92 84 92 64 92 52 82 54 58Z', soft('#3d3d44')) +
          path('M50 54H118V61H50Z', soft('#54545c'), THIN) +
          flat('M56 55C66 49 102 49 112 55Z', '#b8356a'),
      ) +
      put('berries', 84, 52, 0.5) +
      put('steam', 84, 40, 0.7) +
      spiderling(40, 96, 0.9, { looks: 1, glad: true }),
  ),
};

/** Seasonal Plots: what holds until she prepares again. */
export const seasonal = {
  'administrative-errors': seen(
    'court',
    put('desk', 84, 94, 0.8) + put('letters', 92, 58, 0.7) + spiderling(80, 72, 1, { holds: 'quill', glad: true }),
    0.25,
  ),
  'bad-publicity': seen(
    'village',
    put('signpost', 112, 96, 1.1) +
      card(52, 66, -10, '#c9a26a', 1.4) +
      stroke('M38 46 66 86M66 46 38 86', 4, '#b3392e') +
      spiderling(84, 96, 0.9, { holds: 'brush' }),
    0.25,
  ),
  'berry-jam': seen(
    'harvest',
    put('basket', 80, 92, 1) + put('berries', 80, 72, 0.8) + web(80, 74, 34) + spiderling(122, 96, 0.8, { looks: -1 }),
    0.2,
  ),
  'caught-in-a-web': mistwood(
    web(84, 54, 46) +
      card(62, 48, -18, '#6e9347', 1.1) +
      card(86, 62, 6, '#4f7b9b', 1.1) +
      card(108, 46, 20, '#b3392e', 1.1),
  ),
  'coming-from-above': seen(
    'river',
    spiderling(50, 60, 1, { hangs: 80 }) +
      spiderling(82, 80, 1.2, { hangs: 100 }) +
      spiderling(114, 56, 0.9, { hangs: 80 }),
    0.3,
  ),
  'compromised-judges': seen(
    'court',
    who(70, 98, 0.6, {
      sp: 'stoat',
      wear: 'robe',
      cloth: '#2b2a33',
      hat: 'wig',
      holds: 'gavel',
      eyes: 'sly',
      mouth: 'smirk',
    }) +
      coin(112, 86) +
      coin(120, 92) +
      spiderling(112, 60, 0.9, { hangs: 70, glad: true }),
    0.2,
  ),
  fatigue: seen(
    'infirmary',
    put('bed', 94, 70, 0.62) + put('zzz', 118, 46, 0.6) + spiderling(52, 90, 1, { looks: 1 }),
    0.25,
  ),
  'forest-bandits': seen(
    'forest',
    spiderling(56, 95, 1.1, { colour: '#4a3a2c', holds: 'lantern' }) +
      spiderling(84, 97, 1.2, { colour: '#3a3156' }) +
      spiderling(112, 95, 1.1, { colour: '#5a2f3a', looks: -1 }) +
      web(84, 44, 22),
    0.35,
  ),
  infestation: seen(
    'rooftops',
    house(84, 98, 0.62, { form: 'tower', palette: 'red' }) +
      swarm([
        [52, 88, 0.9],
        [70, 60, 0.7],
        [98, 70, 0.8],
        [110, 90, 1],
        [84, 44, 0.6],
        [60, 74, 0.7],
      ]),
    0.25,
  ),
  'invisible-trap': seen(
    'meadow',
    at(84, 62, wheelWeb(40, '#ffffff', 0.9, 0.55)) +
      who(112, 97, 0.46, { sp: 'squirrel', wear: 'tunic', cloth: '#c07a2c', turn: -0.8, lean: -6 }) +
      eyes(46, 70, 0.6),
    0.2,
  ),
  'political-influence': seen(
    'greathall',
    her(52, 99, 0.56, { eyes: 'sly', arms: 'raised', holds: 'scroll' }) +
      who(112, 98, 0.54, { sp: 'turtle', wear: 'robe', cloth: '#2f66a3', trim: '#f3d98a', eyes: 'shut' }),
    0.2,
  ),
  'prowling-eyes': seen('night', eyes(50, 52, 1.1) + eyes(92, 40, 0.8) + eyes(114, 68, 1) + eyes(74, 82, 0.7), 0.5),
  recession: seen(
    'village',
    house(62, 95, 0.5, { form: 'ruin' }) + arrowDown(112, 44) + coin(108, 92) + coin(122, 95, 0.8),
    0.35,
  ),
  'spiders-in-the-soil': seen(
    'harvest',
    flat('M20 100C30 70 60 64 84 66 112 64 134 72 142 100Z', '#5b3f28') +
      spiderling(62, 92, 1, { looks: 1 }) +
      spiderling(98, 88, 0.9) +
      put('sheaf', 126, 92, 0.5),
    0.2,
  ),
  'spiders-in-the-trees': seen(
    'forest',
    put('tree', 56, 96, 1.1) +
      put('tree', 112, 96, 1) +
      spiderling(84, 72, 1.1, { hangs: 80 }) +
      spiderling(56, 54, 0.7) +
      spiderling(110, 60, 0.7),
    0.25,
  ),
  'sticky-concoction': mistwood(
    put('resin', 66, 92, 1) +
      put('resinDrop', 98, 94, 1.2) +
      web(84, 66, 32) +
      spiderling(118, 96, 0.9, { holds: 'potion', looks: -1 }),
  ),
  unproductive: seen(
    'harvest',
    put('scarecrow', 64, 96, 0.9) + web(64, 62, 22) + put('hay', 112, 95, 0.6) + put('zzz', 112, 60, 0.5),
    0.3,
  ),
  'web-levy': seen(
    'river',
    put('signpost', 56, 96, 0.9) +
      web(56, 54, 22) +
      spiderling(98, 95, 1.2, { holds: 'bag', glad: true }) +
      coin(124, 92),
    0.25,
  ),
};
