import { KNOCK } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const extraExtra = {
  recipes,
  icons: {
    'set-extra-extra': `<path d="M3 4.6H18.4V20H5.6C4 20 3 19 3 17.4Z" fill="currentColor"/><path d="M18.4 9H21.4V17.6C21.4 19.2 20.4 20 18.4 20Z" fill="currentColor" opacity=".65"/><path d="M5.6 7.8H15.8" stroke="${KNOCK}" stroke-width="2.4"/><path d="M5.6 12H9.6V16.6H5.6Z" fill="${KNOCK}"/><path d="M11.6 12.2H15.8M11.6 16.2H15.8" stroke="${KNOCK}" stroke-width="1.6"/>`,
  },
};
