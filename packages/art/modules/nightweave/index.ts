import type { Guest } from '../moduleArt.ts';
import { activity } from './activity.ts';
import { icons } from './icons.ts';
import { mistwood } from './land.ts';
import { personalities } from './personalities.ts';
import { pieces } from './pieces.ts';
import { plans } from './plans.ts';
import { oneTime, seasonal } from './plots.ts';
import { portraits } from './portraits.ts';

const automa: Guest = {
  silhouette:
    'M12 6.2 C14 6.2 15 7.6 14.8 9.2 L18.4 6.2 L19 2.8 L20.6 3 L20 7.2 L16.2 11 L21 10.4 L23 12.8 L21.8 13.8 L20.2 12.2 L16.4 13 L20.4 15.6 L20.8 19.6 L19.2 19.8 L18.8 16.8 L15.6 15 C16 18.4 14.4 20.4 12 20.4 C9.6 20.4 8 18.4 8.4 15 L5.2 16.8 L4.8 19.8 L3.2 19.6 L3.6 15.6 L7.6 13 L3.8 12.2 L2.2 13.8 L1 12.8 L3 10.4 L7.8 11 L4 7.2 L3.4 3 L5 2.8 L5.6 6.2 L9.2 9.2 C9 7.6 10 6.2 12 6.2Z',
  look: { hue: '#0b0a10', ink: '#fff7e4', ring: 'web' },
};

export const nightweave = {
  guests: { nightweave: automa },
  pictures: { ...activity, ...personalities, ...plans, ...oneTime, ...seasonal, ...portraits },
  pieces,
  icons,
  lands: { mistwood },
};
