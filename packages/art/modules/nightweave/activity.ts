import { at, each, mirror, outlined, path, soft, THIN } from '../../paint.ts';
import { house, put } from '../../valley/kit.ts';
import { spiderling } from './spiders.ts';
import { her, mistwood, seen } from './view.ts';
import { cocoon, wheelWeb } from './webs.ts';

/** A card out of her hand, its back up. */
const herCard = (x: number, y: number, angle: number, s = 1): string =>
  at(
    x,
    y,
    outlined(path('M-11-16H11V16H-11Z', soft('#4b3f6b'), THIN) + at(0, 0, wheelWeb(9, '#efe9ff', 0.9))),
    s,
    ` rotate(${angle})`,
  );
const banner = (x: number, y: number, colour: string): string =>
  outlined(
    path(`M${x - 2} ${y}h4v-44h-4Z`, soft('#7a5433'), THIN) +
      path(`M${x + 2} ${y - 44}h24l-6 8 6 8h-24Z`, soft(colour), THIN),
  );

/** The twenty Activity cards, by what they are about: where her spiders go, and what she is after. */
export const activity = {
  'ACT-01': seen('forest', put('twigs', 104, 96, 0.9) + spiderling(62, 94, 1.3, { carries: 'twigBundle', looks: 1 })),
  'ACT-02': seen(
    'forest',
    put('berryBush', 110, 92, 0.9) +
      spiderling(58, 95, 1.2, { looks: 1, carries: 'berries' }) +
      spiderling(84, 52, 0.7, { hangs: 60 }),
  ),
  'ACT-03': seen('forest', put('honeyTree', 112, 94, 1) + spiderling(60, 94, 1.25, { carries: 'resinDrop', looks: 1 })),
  'ACT-04': seen('cave', put('pebbles', 108, 94, 0.8) + spiderling(62, 94, 1.3, { carries: 'pebble', looks: 1 })),
  'ACT-05': seen(
    'meadow',
    put('basket', 106, 94, 0.9) + put('berries', 106, 78, 0.6) + spiderling(58, 95, 1.25, { glad: true }),
  ),
  'ACT-06': mistwood(her(80, 97, 0.72, { arms: 'raised', mouth: 'grin', eyes: 'sly' })),
  'ACT-07': mistwood(herCard(34, 72, -14) + her(88, 98, 0.72, { arms: 'spread', eyes: 'aside' }), [
    '#3a1f48',
    '#8d5f90',
  ]),
  'ACT-08': mistwood(herCard(52, 70, -10, 1.3) + herCard(72, 68, 2, 1.3) + spiderling(112, 92, 1.2, { looks: -1 }), [
    '#20304f',
    '#5a7a9a',
  ]),
  'ACT-09': mistwood(
    herCard(62, 70, -12, 1.3) +
      herCard(84, 67, 0, 1.3) +
      herCard(106, 70, 12, 1.3) +
      spiderling(84, 96, 0.8, { glad: true }),
  ),
  'ACT-10': mistwood(
    herCard(54, 68, -8, 1.4) + put('backpack', 118, 95, 0.42) + spiderling(84, 94, 0.95, { looks: 1 }),
    ['#2a3a4a', '#7a8a8f'],
  ),
  'ACT-11': mistwood(put('chest', 104, 94, 0.9) + herCard(56, 68, -8, 1.4) + spiderling(80, 46, 0.8, { hangs: 50 }), [
    '#34203c',
    '#8a6a7a',
  ]),
  'ACT-12': seen('village', banner(108, 94, '#c2473b') + spiderling(66, 95, 1.3, { glad: true })),
  'ACT-13': seen(
    'hills',
    put('pebbles', 48, 95, 0.7) + banner(116, 94, '#4f7b9b') + spiderling(84, 95, 1.1, { carries: 'pebble' }),
  ),
  'ACT-14': seen(
    'hills',
    put('signpost', 112, 95, 1) + spiderling(64, 95, 1.3, { carries: ['backpack', 0.22], looks: 1 }),
  ),
  'ACT-15': seen(
    'dusk',
    put('tent', 112, 92, 0.9) + spiderling(60, 95, 1.2, { carries: ['backpack', 0.22], looks: 1 }),
  ),
  'ACT-16': seen(
    'night',
    put('signpost', 116, 95, 0.9) +
      put('campfire', 92, 95, 0.5) +
      spiderling(58, 95, 1.2, { holds: 'lantern', looks: 1 }),
  ),
  'ACT-17': seen(
    'village',
    house(104, 96, 0.6, { form: 'cottage', palette: 'purple' }) +
      at(80, 40, wheelWeb(20, '#efe9ff', 1)) +
      spiderling(56, 95, 1.15, { looks: 1 }),
  ),
  'ACT-18': seen(
    'royal',
    put('bell', 110, 92, 0.62) + spiderling(62, 95, 1.3, { glad: true }) + spiderling(86, 48, 0.7, { hangs: 50 }),
  ),
  'ACT-19': seen(
    'river',
    put('lilies', 104, 94, 0.9) + put('onePearl', 104, 84, 0.9) + spiderling(58, 92, 1.2, { looks: 1 }),
  ),
  'ACT-20': seen(
    'cove',
    put('statue', 110, 94, 0.95) + put('pearls', 88, 95, 0.6) + spiderling(56, 95, 1.2, { looks: 1 }),
  ),
  'nightweaves-lair': mistwood(
    at(80, 50, wheelWeb(46, '#e6defa', 1.2)) +
      each([44, 116], (x) => at(x, 62, cocoon(0.8))) +
      mirror(80, at(30, 84, cocoon(0.6))) +
      her(80, 98, 0.62, { eyes: 'shut', arms: 'clasped' }),
  ),
};
