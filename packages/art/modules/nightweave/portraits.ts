import { at, dot, flat, glow, mirror, svg, tall } from '../../paint.ts';
import { lady } from './lady.ts';
import { cornerWeb, webToken } from './webs.ts';

const WHOLE = '-18 -30 156 150';

/** Nightweave at the table: she is no critter of the valley. */
export const portraits = {
  'critter-nightweave': svg(WHOLE, lady()),
  'wave-nightweave': svg(WHOLE, lady({ arms: 'raised', mouth: 'grin' })),
  'winner-nightweave': svg(WHOLE, lady({ arms: 'raised', mouth: 'grin', eyes: 'happy', crown: 'great' })),
  'sits-nightweave': svg(WHOLE, lady({ arms: 'clasped', eyes: 'aside' })),
  'face-nightweave': svg('14 -16 92 92', lady({ eyes: 'sly' })),
  /** Where she stands in the Meadow. */
  'nightweave-standing': svg(
    '0 0 160 100',
    flat('M0 0H160V100H0Z', tall('#3a3060', '#6b5a8f')) +
      dot(80, 50, 60, glow('#b7a4e0'), 0.5) +
      cornerWeb(90, '#d9cff2', 1) +
      mirror(80, cornerWeb(80, '#d9cff2', 1)) +
      flat('M0 84C50 76 110 90 160 82V100H0Z', '#2a2145') +
      at(34, 4, lady({ arms: 'rest' }), 0.78),
  ),
  'web-token': svg('-24 -24 48 48', webToken()),
  /** What is caught: a web over a corner. */
  'web-corner': svg('0 0 60 60', flat('M0 0H60C30 8 8 30 0 60Z', '#3a3060', 0.62) + cornerWeb(58, '#f3efff', 1.5)),
};
