import { OUTLINE } from '../../icons/pen.ts';
import { recipes } from './recipes.ts';

export const playerPowers = {
  recipes,
  icons: {
    /** A paw. */
    'set-player-powers': `<path d="M12 11 C16 11 19.4 15.4 18.6 18.8 C17.8 22 14.6 20.8 12 20.8 C9.4 20.8 6.2 22 5.4 18.8 C4.6 15.4 8 11 12 11Z" fill="currentColor"/><g fill="currentColor"><ellipse cx="4.4" cy="11.4" rx="2.2" ry="2.9"/><ellipse cx="9" cy="6.2" rx="2.3" ry="3.2"/><ellipse cx="15" cy="6.2" rx="2.3" ry="3.2"/><ellipse cx="19.6" cy="11.4" rx="2.2" ry="2.9"/></g>`,
    /** The token that the Rats put on a card of the Meadow: a grim rat. */
    'rugwort-token': `<circle cx="12" cy="12" r="10.2" fill="#6d7f46" ${OUTLINE}/><path d="M6.4 9 C4.4 7.6 4.6 4.6 7 4.4 C8.8 4.4 9.6 6 9.6 7 C11 6.6 13 6.6 14.4 7 C14.4 6 15.2 4.4 17 4.4 C19.4 4.6 19.6 7.6 17.6 9 C18.6 10.8 18.4 13 17 14.6 L12 19.4 L7 14.6 C5.6 13 5.4 10.8 6.4 9Z" fill="#3b2f26"/><path d="M8.2 10.2 L10.8 11.6 M15.8 10.2 L13.2 11.6" stroke="#f2c54b" stroke-width="1.7" stroke-linecap="round"/><circle cx="12" cy="17.4" r="1.3" fill="#e59b8e"/>`,
    /** The figure that the Spiders move from place to place. */
    spider: `<g fill="none" stroke="#2b2036" stroke-width="1.9" stroke-linecap="round"><path d="M8.6 11.6 L4.6 8 L3.4 3.8 M8 13.8 L2.6 12.6 L1.2 9.6 M8.2 15.6 L3.2 17 L1.8 20.4 M9.4 17.2 L6 20 L5.8 22.8 M15.4 11.6 L19.4 8 L20.6 3.8 M16 13.8 L21.4 12.6 L22.8 9.6 M15.8 15.6 L20.8 17 L22.2 20.4 M14.6 17.2 L18 20 L18.2 22.8"/></g><ellipse cx="12" cy="15" rx="5.4" ry="6" fill="#5a4c6c" ${OUTLINE}/><circle cx="12" cy="8.2" r="3.8" fill="#6d5c82" ${OUTLINE}/><circle cx="10.6" cy="7.6" r="1" fill="#fff"/><circle cx="13.4" cy="7.6" r="1" fill="#fff"/><path d="M12 12.4 L14 15 L12 18.2 L10 15Z" fill="#c9a9e8"/>`,
    /** Cards put by. */
    archive: `<path d="M2.8 8 H21.2 V20.6 H2.8Z" fill="#a8713f" ${OUTLINE}/><path d="M5 8 V3.6 H10.6 V8 M9 8 V2.2 H15 V8 M14 8 V4 H19.2 V8" fill="#fff8e8" ${OUTLINE}/><rect x="8.6" y="12" width="6.8" height="4.4" rx="1" fill="#f3e2bd" ${OUTLINE}/>`,
    /** A stack of cards that nobody looks at. */
    stack: `<rect x="3" y="12" width="14" height="9.4" rx="1.6" fill="#c9a56c" ${OUTLINE}/><rect x="4.6" y="8" width="14" height="9.4" rx="1.6" fill="#e2c48e" ${OUTLINE}/><rect x="6.2" y="3.4" width="14.6" height="10" rx="1.6" fill="#4b6d39" ${OUTLINE}/><circle cx="13.5" cy="8.4" r="2.4" fill="#f3e2bd"/>`,
    /** A clearing of one's own. */
    'own-forest': `<path d="M8 1.8 L13 9.4 H10.8 L14.4 16 H1.6 L5.2 9.4 H3Z" fill="#4f8348" ${OUTLINE}/><path d="M8 16 V21.6" fill="none" ${OUTLINE}/><path d="M17 7 L20.8 13 H19 L22.4 18.4 H11.6 L15 13 H13.2Z" fill="#7db53a" ${OUTLINE}/><path d="M17 18.4 V22" fill="none" ${OUTLINE}/>`,
    axolotl: `<path d="M2 9.4 L6.2 9.8 M1.6 13 L6 12.6 M3 16.4 L6.8 14.8 M22 9.4 L17.8 9.8 M22.4 13 L18 12.6 M21 16.4 L17.2 14.8" fill="none" stroke="#c25a78" stroke-width="2" stroke-linecap="round"/><path d="M12 5 C17 5 19.4 8.6 19.4 12.4 C19.4 16.8 16 19.6 12 19.6 C8 19.6 4.6 16.8 4.6 12.4 C4.6 8.6 7 5 12 5Z" fill="#f4a9b8" ${OUTLINE}/><circle cx="8.4" cy="11" r="1.3" fill="#3b2530"/><circle cx="15.6" cy="11" r="1.3" fill="#3b2530"/><path d="M8.6 14.8 C10.4 16.6 13.6 16.6 15.4 14.8" fill="none" stroke="#3b2530" stroke-width="1.3" stroke-linecap="round"/>`,
  },
};
