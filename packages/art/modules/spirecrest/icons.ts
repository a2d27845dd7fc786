import { KNOCK, line, OUTLINE } from '../../icons/pen.ts';

const WARM = 'stroke="#b3542a" stroke-width="2.2" stroke-linecap="round"';
const COLD = 'stroke="#2f6b9c" stroke-width="2.2" stroke-linecap="round"';
const CLOUD = `<path d="M6 13.4 C2.4 13.4 2.4 8.4 6 8.4 C6.2 3.6 13 2.6 14.6 7 C19.4 5.8 21.4 13 16.8 13.4Z" fill="#c3ced8" ${OUTLINE}/>`;

export const icons = {
  /** A mountain with snow on its peak. */
  'set-spirecrest': `<path d="M1.6 20.6L9.4 5.4L13.4 12L15.8 8.6L22.4 20.6Z" fill="currentColor"/><path d="M9.4 5.4L12 10.2L9.8 9.4L8 11.2L6.8 10.4Z" fill="${KNOCK}"/>`,
  /** A flag on a mountain. */
  discovery: `<path d="M2.4 20.6 L9 8.4 L12.4 13.6 L15.4 9.4 L21.6 20.6Z" fill="#b9c6d6" ${OUTLINE}/><path d="M9 8.4 L6.8 12.4 L9 11.6 L10.6 13 L11.2 11.8Z" fill="#fff" ${line(1)}/><path d="M17 2 V8.6 M17 2.4 L22 4 L17 5.8Z" fill="#b3392e" ${line(1.2)}/>`,
  'map-tile': `<path d="M2.6 5.4 L8.8 3 L15.2 5.4 L21.4 3 V18.6 L15.2 21 L8.8 18.6 L2.6 21Z" fill="#efd9a4" ${OUTLINE}/><path d="M8.8 3 V18.6 M15.2 5.4 V21" fill="none" ${line(1.2)}/><path d="M5 15 C7 12 10 15 12 12 S16 8 19 8" fill="none" stroke="#b3392e" stroke-width="1.8" stroke-dasharray="2.4 2" stroke-linecap="round"/>`,
  /** A rabbit, seen from behind. */
  traveler: `<path d="M8.2 1.4C6.2 1.4 6 5.4 7.1 8.6C5.3 9.8 4.6 11.6 4.7 13.6C3 15.6 2.9 19.8 5 22.8H19C21.1 19.8 21 15.6 19.3 13.6C19.4 11.6 18.7 9.8 16.9 8.6C18 5.4 17.8 1.4 15.8 1.4C13.8 1.4 13.1 5 13 7.8H11C10.9 5 10.2 1.4 8.2 1.4Z" fill="#e8d7bd" ${OUTLINE}/>`,
  /** A bear's head. */
  beast: `<path d="M5.4 7.4C3.6 6.2 3.6 3.6 5.2 2.6C7 1.8 8.6 3 9 4.6C11 3.8 13 3.8 15 4.6C15.4 3 17 1.8 18.8 2.6C20.4 3.6 20.4 6.2 18.6 7.4C21 10 21.8 13 21.2 16C20.4 19.8 16.8 21.6 12 21.6C7.2 21.6 3.6 19.8 2.8 16C2.2 13 3 10 5.4 7.4Z" fill="#9a6b45" ${OUTLINE}/><circle cx="8.4" cy="11.4" r="1.3" fill="#2a1b10"/><circle cx="15.6" cy="11.4" r="1.3" fill="#2a1b10"/><path d="M9.6 15H14.4L12 17.4Z" fill="#2a1b10"/>`,
  weather: `${CLOUD}<path d="M7 16 L5.8 19.4 M11.6 16 L10.4 21 M16.2 16 L15 19.4" fill="none" ${COLD}/>`,
  'weather-snow': `${CLOUD}<path d="M6.4 17 h.01 M11.4 19.6 h.01 M16.2 17 h.01 M8.6 22 h.01 M14.2 22.4 h.01" fill="none" stroke="#2f6b9c" stroke-width="2.8" stroke-linecap="round"/>`,
  'weather-fog': `${CLOUD}<path d="M3 17 H17 M6.4 21 H20.6" fill="none" ${COLD}/>`,
  'weather-wind': `<path d="M2 9 H14.4 C18.4 9 18 3.6 14.8 4.2 M2 13.4 H18.6 C22.8 13.4 22.4 19.2 18.8 18.4 M2 17.6 H10.8 C13.6 17.6 13.4 21.6 10.8 21.2" fill="none" ${COLD}/>`,
  'weather-heat': `<circle cx="12" cy="12" r="5.4" fill="#f2a93b" ${OUTLINE}/><path d="M12 2 V4.2 M12 19.8 V22 M2 12 H4.2 M19.8 12 H22 M5 5 L6.6 6.6 M17.4 17.4 L19 19 M19 5 L17.4 6.6 M6.6 17.4 L5 19" fill="none" ${WARM}/>`,
};
