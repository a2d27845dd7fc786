import { OUTLINE } from './pen.ts';

const KNOCK = 'var(--knock,#fff8e6)';

/** Marks of the packs of cards, and what Legendary cards carry. */
export const packs = {
  banner: `<path d="M4.6 2.4H19.4V21.6L12 16.6L4.6 21.6Z" fill="#b3261e" ${OUTLINE}/><path d="M12 5.2L13.5 8.5L17.1 8.9L14.4 11.3L15.2 14.8L12 13L8.8 14.8L9.6 11.3L6.9 8.9L10.5 8.5Z" fill="#ffe9a8"/>`,
  'set-extra-extra': `<path d="M3 4.6H18.4V20H5.6C4 20 3 19 3 17.4Z" fill="currentColor"/><path d="M18.4 9H21.4V17.6C21.4 19.2 20.4 20 18.4 20Z" fill="currentColor" opacity=".65"/><path d="M5.6 7.8H15.8" stroke="${KNOCK}" stroke-width="2.4"/><path d="M5.6 12H9.6V16.6H5.6Z" fill="${KNOCK}"/><path d="M11.6 12.2H15.8M11.6 16.2H15.8" stroke="${KNOCK}" stroke-width="1.6"/>`,
  'set-legends': `<path d="M12 4.6L13.9 8.8L18.4 9.3L15 12.3L16 16.8L12 14.5L8 16.8L9 12.3L5.6 9.3L10.1 8.8Z" fill="currentColor"/><path d="M3.4 7C1.6 13 4 18.6 10.4 21M20.6 7C22.4 13 20 18.6 13.6 21" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="3.2 2.4"/>`,
  'set-more-legends': `<path d="M8.4 3.4L10 7L13.8 7.4L11 10L11.8 13.8L8.4 11.9L5 13.8L5.8 10L3 7.4L6.8 7Z" fill="currentColor"/><path d="M16 8.6L17.4 11.6L20.8 12L18.3 14.3L19 17.6L16 15.9L13 17.6L13.7 14.3L11.2 12L14.6 11.6Z" fill="currentColor"/><path d="M2.6 15C4 18.6 7.6 21.2 12 21.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="3.2 2.4"/>`,
  'set-rugwort-cards': `<circle cx="6.4" cy="7" r="4" fill="currentColor"/><circle cx="17.6" cy="7" r="4" fill="currentColor"/><path d="M12 4.6C17.6 4.6 20 9 19 13C18 17 14.6 19.4 12 21.6C9.4 19.4 6 17 5 13C4 9 6.4 4.6 12 4.6Z" fill="currentColor"/><path d="M7.6 10.4L10.6 12M16.4 10.4L13.4 12" stroke="${KNOCK}" stroke-width="2" stroke-linecap="round"/><circle cx="12" cy="18.2" r="1.5" fill="${KNOCK}"/>`,
  'set-corrin': `<path d="M12 2.4L20.4 5.2V11.6C20.4 16.6 16.8 20 12 21.8C7.2 20 3.6 16.6 3.6 11.6V5.2Z" fill="currentColor"/><path d="M7.6 14.8V9.4L10 11.6L12 8L14 11.6L16.4 9.4V14.8Z" fill="${KNOCK}"/>`,
  'set-through-every-season': `<circle cx="12" cy="12" r="9.6" fill="currentColor"/><path d="M12 2.4A9.6 9.6 0 0 1 21.6 12H12Z" fill="${KNOCK}" opacity=".8"/><path d="M12 21.6A9.6 9.6 0 0 1 2.4 12H12Z" fill="${KNOCK}" opacity=".45"/><circle cx="12" cy="12" r="9.6" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
};
