import { OUTLINE } from './pen.ts';

/** What cards and places say about themselves. */
export const marks = {
  critter: `<path d="M12 21 C7 21 4.6 17.6 4.6 14 C4.6 12.4 5 11 5.8 9.8 C3.6 9 2.8 6.4 4 4.6 C5.4 2.6 8.6 3 9.6 5.6 C11.2 5.2 12.8 5.2 14.4 5.6 C15.4 3 18.6 2.6 20 4.6 C21.2 6.4 20.4 9 18.2 9.8 C19 11 19.4 12.4 19.4 14 C19.4 17.6 17 21 12 21Z" fill="currentColor"/><circle cx="9.2" cy="12.8" r="1.3" fill="var(--knock,#fff8e6)"/><circle cx="14.8" cy="12.8" r="1.3" fill="var(--knock,#fff8e6)"/><ellipse cx="12" cy="16.4" rx="1.7" ry="1.2" fill="var(--knock,#fff8e6)"/>`,
  construction: `<path d="M2 12 L12 3 L22 12 H19.4 V21 H14.4 V15.4 H9.6 V21 H4.6 V12Z" fill="currentColor"/>`,
  unique: `<path d="M12 2 L14.9 8.4 L22 9.2 L16.7 14 L18.2 21 L12 17.4 L5.8 21 L7.3 14 L2 9.2 L9.1 8.4Z" fill="currentColor"/>`,
  common: `<circle cx="12" cy="12" r="4.6" fill="none" stroke="currentColor" stroke-width="2.6"/>`,
  door: `<path d="M5 21.4 V11 C5 3.6 19 3.6 19 11 V21.4Z" fill="#8a5530" ${OUTLINE}/><circle cx="15.4" cy="13.6" r="1.4" fill="#f3cf6a"/>`,
  open: `<path d="M4 21.4 V10.6 C4 3 16 3 16 10.6 V21.4Z" fill="#3d2a1c" ${OUTLINE}/><path d="M16 9 L21.4 6.4 V20 L16 21.4Z" fill="#b07840" ${OUTLINE}/>`,
  lock: `<path d="M7 11 V8 C7 2.6 17 2.6 17 8 V11" fill="none" stroke="currentColor" stroke-width="2.4"/><rect x="4.6" y="10.6" width="14.8" height="10.8" rx="2.2" fill="currentColor"/>`,
  shared: `<g fill="currentColor"><circle cx="8" cy="8" r="3.6"/><path d="M1.6 20 C1.6 14.6 4 12.8 8 12.8 C12 12.8 14.4 14.6 14.4 20Z"/><circle cx="16.8" cy="8.6" r="3"/><path d="M16 20 C16 16 15.4 14.2 14.2 12.9 C18.8 12 22.4 14 22.4 20Z"/></g>`,
  one: `<g fill="currentColor"><circle cx="12" cy="7.4" r="4.2"/><path d="M4 21 C4 15 7 12.8 12 12.8 C17 12.8 20 15 20 21Z"/></g>`,
  journey: `<path d="M4 21 C10 19 4 15 10 13 C16 11 11 8 17 6.4" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="3.4 3.2"/><path d="M17 2 V11 M17 2.6 L22.4 4.6 L17 6.8Z" fill="currentColor" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>`,
  /** What a Legendary card carries: it takes the place of another. */
  banner: `<path d="M4.6 2.4H19.4V21.6L12 16.6L4.6 21.6Z" fill="#b3261e" ${OUTLINE}/><path d="M12 5.2L13.5 8.5L17.1 8.9L14.4 11.3L15.2 14.8L12 13L8.8 14.8L9.6 11.3L6.9 8.9L10.5 8.5Z" fill="#ffe9a8"/>`,
};
