import { KNOCK, OUTLINE } from '../../icons/pen.ts';
import { pieces } from './pieces.ts';
import { recipes } from './recipes.ts';

export const spirecrest = {
  recipes,
  pieces,
  icons: {
    /** A bear's head. */
    beast: `<path d="M5.4 7.4C3.6 6.2 3.6 3.6 5.2 2.6C7 1.8 8.6 3 9 4.6C11 3.8 13 3.8 15 4.6C15.4 3 17 1.8 18.8 2.6C20.4 3.6 20.4 6.2 18.6 7.4C21 10 21.8 13 21.2 16C20.4 19.8 16.8 21.6 12 21.6C7.2 21.6 3.6 19.8 2.8 16C2.2 13 3 10 5.4 7.4Z" fill="#9a6b45" ${OUTLINE}/><circle cx="8.4" cy="11.4" r="1.3" fill="#2a1b10"/><circle cx="15.6" cy="11.4" r="1.3" fill="#2a1b10"/><path d="M9.6 15H14.4L12 17.4Z" fill="#2a1b10"/>`,
    /** A mountain with snow on its peak. */
    'set-spirecrest': `<path d="M1.6 20.6L9.4 5.4L13.4 12L15.8 8.6L22.4 20.6Z" fill="currentColor"/><path d="M9.4 5.4L12 10.2L9.8 9.4L8 11.2L6.8 10.4Z" fill="${KNOCK}"/>`,
    /** A cloud with rain. */
    weather: `<path d="M6.4 14.4C3.6 14.4 1.8 12.6 1.8 10.4C1.8 8.2 3.6 6.6 5.8 6.6C6.6 4 9 2.4 11.6 2.4C15 2.4 17.4 4.6 17.8 7.4C20.4 7.4 22.2 9 22.2 11C22.2 13 20.4 14.4 18.2 14.4Z" fill="#9fb4c4" ${OUTLINE}/><path d="M7.4 17L6 21M12.4 17L11 21M17.4 17L16 21" fill="none" stroke="#3f6b8f" stroke-width="2" stroke-linecap="round"/>`,
    /** A tile with a path on it. */
    'map-tile': `<path d="M2.6 5L9 3L15 5L21.4 3V19L15 21L9 19L2.6 21Z" fill="#e7cf9a" ${OUTLINE}/><path d="M5.4 17C7.4 13.4 10 16.4 12 12.8C13.8 9.6 16.2 12 18.4 7.4" fill="none" stroke="#a5522f" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="2.4 2.4"/>`,
    /** A rabbit on its way. */
    traveler: `<path d="M8.6 10.4C6.6 7 6.6 3 8 1.8C9.8 1.4 11 5 11.2 8.6M13 8.6C13.2 5 14.4 1.4 16.2 1.8C17.6 3 17.4 7 15.6 10.4" fill="#d9c3a5" ${OUTLINE}/><path d="M12.1 8.2C16 8.2 18.4 11 18.4 14.6C18.4 18.8 15.6 22 12.1 22C8.6 22 5.8 18.8 5.8 14.6C5.8 11 8.2 8.2 12.1 8.2Z" fill="#e8d7bd" ${OUTLINE}/><circle cx="9.8" cy="14" r="1.2" fill="#3b2f26"/><circle cx="14.4" cy="14" r="1.2" fill="#3b2f26"/><path d="M11 17H13.2L12.1 18.4Z" fill="#c2705f"/>`,
  },
};
