import type { Guest } from '../moduleArt.ts';
import { pieces } from './pieces.ts';
import { recipes } from './recipes.ts';

const automa: Guest = {
  silhouette:
    'M12 6.2 C14 6.2 15 7.6 14.8 9.2 L18.4 6.2 L19 2.8 L20.6 3 L20 7.2 L16.2 11 L21 10.4 L23 12.8 L21.8 13.8 L20.2 12.2 L16.4 13 L20.4 15.6 L20.8 19.6 L19.2 19.8 L18.8 16.8 L15.6 15 C16 18.4 14.4 20.4 12 20.4 C9.6 20.4 8 18.4 8.4 15 L5.2 16.8 L4.8 19.8 L3.2 19.6 L3.6 15.6 L7.6 13 L3.8 12.2 L2.2 13.8 L1 12.8 L3 10.4 L7.8 11 L4 7.2 L3.4 3 L5 2.8 L5.6 6.2 L9.2 9.2 C9 7.6 10 6.2 12 6.2Z',
  look: { hue: '#0b0a10', ink: '#fff7e4', ring: 'web' },
};

export const nightweave = {
  guests: { nightweave: automa },
  recipes,
  pieces,
  icons: {
    /** A spider that hangs on its thread. */
    'set-nightweave': `<path d="M12 1.6V8" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="M12 8C15.4 8 17.4 10.4 17.4 13.6C17.4 17 15.2 19.4 12 19.4C8.8 19.4 6.6 17 6.6 13.6C6.6 10.4 8.6 8 12 8Z" fill="currentColor"/><path d="M7.4 11L3.6 8.6L2.8 5.6M6.8 14H2.8L1.4 17M8 17.2L4.8 19.4L4.4 22M16.6 11L20.4 8.6L21.2 5.6M17.2 14H21.2L22.6 17M16 17.2L19.2 19.4L19.6 22" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
};
