import { KNOCK } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

/** A pole with a bell on it and pennants. */
export const bellfaire = {
  recipes,
  icons: {
    'set-bellfaire': `<path d="M2 3 C8 7 16 7 22 3 L20.6 10.4 L17.4 5.8 L15 11.6 L12 6.8 L9 11.6 L6.6 5.8 L3.4 10.4Z" fill="currentColor"/><path d="M12 11 C15.6 11 16.4 14 16.6 17.4 L18.6 19.6 H5.4 L7.4 17.4 C7.6 14 8.4 11 12 11Z M10 20.6 H14 C14 23 10 23 10 20.6Z" fill="currentColor"/><path d="M9.4 15.4 C9.6 13.8 10.4 13 11.6 12.8" fill="none" stroke="${KNOCK}" stroke-width="1.2" stroke-linecap="round"/>`,
  },
};
