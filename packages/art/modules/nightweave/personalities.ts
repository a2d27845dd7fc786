import {
  at,
  circle,
  each,
  flat,
  outlined,
  path,
  soft,
  stroke,
  svg,
  tall,
  THIN,
  dot,
  glow,
  rim,
  mirror,
} from '../../paint.ts';
import { put } from '../../valley/kit.ts';
import type { Mood } from './lady.ts';
import { spiderling } from './spiders.ts';
import { her } from './view.ts';
import { cornerWeb } from './webs.ts';

/** Her portrait before a hanging of her own colours. */
const portrait = (from: string, to: string, mood: Mood, more = '', x = 80): string =>
  svg(
    '0 0 160 100',
    flat('M0 0H160V100H0Z', tall(from, to)) +
      dot(80, 50, 66, glow('#ffffff'), 0.3) +
      cornerWeb(56, '#efe9ff', 1, 0.7) +
      mirror(80, cornerWeb(56, '#efe9ff', 1, 0.7)) +
      flat('M0 88C50 82 110 94 160 86V100H0Z', '#1c1432', 0.5) +
      her(x, 100, 0.8, mood) +
      more +
      flat('M0 0H160V100H0Z', rim('#0c0718'), 0.5),
  );
const heart = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    outlined(path('M0 12C-16 0-12-12-5-12-1-12 0-8 0-6 0-8 1-12 5-12 12-12 16 0 0 12Z', soft('#d2476a'), THIN)),
    s,
  );
const coin = (x: number, y: number, s = 1): string =>
  at(x, y, outlined(circle(0, 0, 8, soft('#f2c54b'), THIN) + stroke('M-3 3V-1C-3-5 3-5 3-1V3Z', 1.4, '#8a5f12')), s);

/** Her eight Personalities: the same lady, each time another one. */
export const personalities = {
  narcissistic: portrait(
    '#5a2352',
    '#c07aa8',
    { eyes: 'aside', mouth: 'smile', brows: 'up', cheeks: true, arms: 'raised', crown: 'great', lips: '#f06a9a' },
    put('mirror', 124, 56, 0.62),
    70,
  ),
  nasty: portrait(
    '#3a1424',
    '#8f3a3a',
    { eyes: 'sly', mouth: 'grin', brows: 'stern', arms: 'clasped' },
    coin(30, 84) + coin(40, 90, 0.9) + coin(24, 93, 0.9) + coin(128, 90),
  ),
  naysayer: portrait(
    '#2a3438',
    '#6f8a8c',
    { eyes: 'shut', mouth: 'frown', brows: 'stern', arms: 'crossed' },
    at(128, 48, outlined(circle(0, 0, 15, soft('#c2473b')) + stroke('M-9 9 9-9', 5, '#fff7e4'))),
    72,
  ),
  needy: portrait(
    '#233a5a',
    '#7fa3c4',
    { eyes: 'wide', mouth: 'pout', brows: 'worried', arms: 'clasped', tear: true },
    coin(80, 92, 1.1) + heart(122, 44, 0.8),
  ),
  nefarious: portrait(
    '#1a2a1e',
    '#4f7a4c',
    { eyes: 'sly', mouth: 'grin', brows: 'stern', arms: 'raised', holds: 'potion', crown: 'great' },
    spiderling(30, 96, 0.8, { looks: 1 }),
    74,
  ),
  neglectful: portrait(
    '#3c3a2a',
    '#a39a6c',
    { eyes: 'shut', mouth: 'flat', brows: 'up', arms: 'rest', crown: 'none' },
    at(
      60,
      12,
      outlined(path('M36 20 40 4 50 14 60-2 70 14 80 4 84 20C70 13 50 13 36 20Z', soft('#d9dcea'), THIN)),
      0.7,
      ' rotate(24)',
    ) +
      put('zzz', 122, 42, 0.7) +
      put('leaves', 36, 92, 0.5),
    74,
  ),
  nonchalant: portrait(
    '#1f4a4f',
    '#7fc0b4',
    { eyes: 'happy', mouth: 'smile', brows: 'up', arms: 'spread' },
    put('notes', 134, 62, 0.6) + each([30, 44], (x) => put('lily', x, 96, 0.4)),
  ),
  noteworthy: portrait(
    '#4a3a12',
    '#d0a648',
    { eyes: 'open', mouth: 'smile', brows: 'up', arms: 'raised', holds: 'scroll', crown: 'great', cheeks: true },
    put('berries', 34, 94, 0.7) + put('sparks', 126, 44, 0.4),
    74,
  ),
};
