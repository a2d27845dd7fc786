import { EDGE, KNOCK, line, OUTLINE } from '../../icons/pen.ts';

export const icons = {
  /** A young leaf with a rail through it. */
  'set-newleaf': `<path d="M3.4 20.6 C1.8 11 7 3.4 20.8 2.6 C21.8 15 15.4 21.8 5.6 19.6Z" fill="currentColor"/><path d="M3.6 21.6 C6.6 14.4 11 10 16.4 7" fill="none" stroke="${KNOCK}" stroke-width="1.7" stroke-linecap="round"/><path d="M8.4 11.6 L9.6 15.6 M12.2 8.6 L13.4 12.6" fill="none" stroke="${KNOCK}" stroke-width="1.4" stroke-linecap="round"/>`,
  golden: `<circle cx="12" cy="12" r="9.6" fill="#f2c54b" ${OUTLINE}/><circle cx="12" cy="12" r="6.6" fill="none" stroke="#8a5f12" stroke-width="1.3"/><path d="M8.6 16.4V11.4C8.6 7.4 15.4 7.4 15.4 11.4V16.4Z" fill="#8a5530" stroke="#5b3a12" stroke-width="1.2"/>`,
  reserve: `<rect x="4" y="2.6" width="12.6" height="17" rx="2" fill="#fff8e8" ${OUTLINE}/><path d="M12 10.4 H21.6 V22.6 L16.8 19.4 L12 22.6Z" fill="#2f8f86" ${OUTLINE}/><path d="M14.4 14.6 H19.2" stroke="#fff8e8" stroke-width="1.8" stroke-linecap="round"/>`,
  ticket: `<path d="M2 6.4H22V9.4A2.6 2.6 0 0 0 22 14.6V17.6H2V14.6A2.6 2.6 0 0 0 2 9.4Z" fill="#f3e2bd" ${OUTLINE}/><path d="M6.6 10.8H12.6V8.4L17.6 12 12.6 15.6V13.2H6.6Z" fill="#2f8f86" stroke="${EDGE}" stroke-width="1"/>`,
  'ticket-back': `<path d="M2 6.4H22V9.4A2.6 2.6 0 0 0 22 14.6V17.6H2V14.6A2.6 2.6 0 0 0 2 9.4Z" fill="#f6d9c4" ${OUTLINE}/><path d="M17.4 10.8H11.4V8.4L6.4 12 11.4 15.6V13.2H17.4Z" fill="#b3542a" stroke="${EDGE}" stroke-width="1"/>`,
  train: `<path d="M3 14 V9.6 H12 V5.4 H21 V17.4 H3Z" fill="#40937b" ${OUTLINE}/><path d="M5 9.6 V4.6 H8.4 V9.6" fill="#5a4a3a" ${line(1.3)}/><rect x="14.4" y="7.8" width="4.2" height="4.2" rx=".8" fill="#fff0c4" ${line(1.1)}/><circle cx="7.4" cy="18.4" r="3" fill="#e2b443" ${line(1.4)}/><circle cx="16.6" cy="18.4" r="3" fill="#e2b443" ${line(1.4)}/>`,
  carriage: `<path d="M2.4 8.6H21.6L20.2 15.6H3.8Z" fill="#8f5a34" ${OUTLINE}/><path d="M5.4 8.4C6 5.2 9.6 5 10.4 7.4 11.6 4.4 16 4.6 16.4 7.6L18.8 8.4" fill="#7db53a" ${line(1.3)}/><circle cx="7.4" cy="18" r="2.6" fill="#e2b443" ${line(1.4)}/><circle cx="16.6" cy="18" r="2.6" fill="#e2b443" ${line(1.4)}/>`,
  visitor: `<path d="M7 21.4 V12.6 H17 V21.4Z" fill="#a0683a" ${OUTLINE}/><path d="M9.4 12.4 V9.6 H14.6 V12.4" fill="none" ${line(1.6)}/><path d="M9 12.8 V21.2 M15 12.8 V21.2" ${line(1.1)}/><circle cx="12" cy="5" r="3.2" fill="#efd9a4" ${OUTLINE}/>`,
  knoll: `<path d="M1.6 21.4C4 13.4 9 11 13 11.4 18 11.8 21 16 22.4 21.4Z" fill="#a9cd6c" ${OUTLINE}/><path d="M13 12V8" ${line(2.4)}/><circle cx="13" cy="5.6" r="4" fill="#5f8f36" ${OUTLINE}/>`,
};
