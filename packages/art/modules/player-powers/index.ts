import { OUTLINE } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const playerPowers = {
  recipes,
  icons: {
    /** A paw. */
    'set-player-powers': `<path d="M12 11 C16 11 19.4 15.4 18.6 18.8 C17.8 22 14.6 20.8 12 20.8 C9.4 20.8 6.2 22 5.4 18.8 C4.6 15.4 8 11 12 11Z" fill="currentColor"/><g fill="currentColor"><ellipse cx="4.4" cy="11.4" rx="2.2" ry="2.9"/><ellipse cx="9" cy="6.2" rx="2.3" ry="3.2"/><ellipse cx="15" cy="6.2" rx="2.3" ry="3.2"/><ellipse cx="19.6" cy="11.4" rx="2.2" ry="2.9"/></g>`,
    axolotl: `<path d="M2 9.4 L6.2 9.8 M1.6 13 L6 12.6 M3 16.4 L6.8 14.8 M22 9.4 L17.8 9.8 M22.4 13 L18 12.6 M21 16.4 L17.2 14.8" fill="none" stroke="#c25a78" stroke-width="2" stroke-linecap="round"/><path d="M12 5 C17 5 19.4 8.6 19.4 12.4 C19.4 16.8 16 19.6 12 19.6 C8 19.6 4.6 16.8 4.6 12.4 C4.6 8.6 7 5 12 5Z" fill="#f4a9b8" ${OUTLINE}/><circle cx="8.4" cy="11" r="1.3" fill="#3b2530"/><circle cx="15.6" cy="11" r="1.3" fill="#3b2530"/><path d="M8.6 14.8 C10.4 16.6 13.6 16.6 15.4 14.8" fill="none" stroke="#3b2530" stroke-width="1.3" stroke-linecap="round"/>`,
  },
};
