import { EDGE, OUTLINE, line } from '../../icons/pen.ts';
import { FROG } from '../../frog.ts';

/** What the river brings: pearls, what is worn and built for them, and the Ambassador. */
export const icons = {
  pearl: `<path d="M2 12.4 C3 17.8 7.4 21.4 12 21.4 C16.6 21.4 21 17.8 22 12.4 L19 13.4 L16.4 11.8 L14.2 13.6 L12 12 L9.8 13.6 L7.6 11.8 L5 13.4Z" fill="#d59a8c" ${OUTLINE}/><circle cx="12" cy="9" r="6.4" fill="#fdf6ee" ${OUTLINE}/><path d="M8.8 9.4 C8.8 7.4 10.2 6 12 6" fill="none" stroke="#c3d6e6" stroke-width="1.8" stroke-linecap="round"/>`,
  adornment: `<path d="M3 3 C3.6 10 7.6 12.6 12 12.6 C16.4 12.6 20.4 10 21 3" fill="none" stroke="${EDGE}" stroke-width="4.4" stroke-linecap="round"/><path d="M3 3 C3.6 10 7.6 12.6 12 12.6 C16.4 12.6 20.4 10 21 3" fill="none" stroke="#f2c54b" stroke-width="1.8" stroke-linecap="round"/><path d="M12 10.4 L17.6 15.4 L12 22.6 L6.4 15.4Z" fill="#8f5ac0" ${OUTLINE}/><path d="M6.8 15.4 H17.2 M9.6 15.4 L12 11.6 L14.4 15.4 L12 21" fill="none" stroke="#e3c8f4" stroke-width="1" stroke-linejoin="round"/>`,
  wonder: `<path d="M12 .8 L13.3 3.5 L16.2 3.9 L14.1 5.9 L14.6 8.8 L12 7.4 L9.4 8.8 L9.9 5.9 L7.8 3.9 L10.7 3.5Z" fill="#f2c54b" ${line(1.1)}/><path d="M3 21.4 V13.4 C3 7.6 21 7.6 21 13.4 V21.4 H16 V15.8 C16 12.2 8 12.2 8 15.8 V21.4Z" fill="#e6dcc9" ${OUTLINE}/><path d="M1.4 22 H10 M14 22 H22.6 M3.4 17.2 H7.6 M16.4 17.2 H20.6" fill="none" ${line(1.6)}/>`,
  frog: `<g transform="scale(.6)"><path d="${FROG}" fill="currentColor"/><g fill="var(--knock,#fff8e6)"><circle cx="11.9" cy="6.8" r="2.4"/><circle cx="28.1" cy="6.8" r="2.4"/></g><path d="M10 14C15 17.6 25 17.6 30 14M10.4 26C8.4 29 8.6 32 10 35M29.6 26C31.6 29 31.4 32 30 35" fill="none" stroke="var(--knock,#fff8e6)" stroke-width="2.4" stroke-linecap="round"/></g>`,
};
