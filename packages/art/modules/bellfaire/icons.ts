import { EDGE, KNOCK, line, OUTLINE } from '../../icons/pen.ts';

export const icons = {
  /** A pole with a bell on it and pennants. */
  'set-bellfaire': `<path d="M2 3 C8 7 16 7 22 3 L20.6 10.4 L17.4 5.8 L15 11.6 L12 6.8 L9 11.6 L6.6 5.8 L3.4 10.4Z" fill="currentColor"/><path d="M12 11 C15.6 11 16.4 14 16.6 17.4 L18.6 19.6 H5.4 L7.4 17.4 C7.6 14 8.4 11 12 11Z M10 20.6 H14 C14 23 10 23 10 20.6Z" fill="currentColor"/><path d="M9.4 15.4 C9.6 13.8 10.4 13 11.6 12.8" fill="none" stroke="${KNOCK}" stroke-width="1.2" stroke-linecap="round"/>`,
  market: `<path d="M3 10 L4.6 3.6 H19.4 L21 10 C21 12.6 17.2 12.6 16.6 10 C16 12.6 12.6 12.6 12 10 C11.4 12.6 8 12.6 7.4 10 C6.8 12.6 3 12.6 3 10Z" fill="#c2473b" ${OUTLINE}/><path d="M4.8 12.4 V21 H19.2 V12.4" fill="#f3e2bd" ${OUTLINE}/><path d="M4.8 16.6 H19.2" ${line(1.4)}/>`,
  garland: `<circle cx="12" cy="11" r="7.4" fill="none" stroke="${EDGE}" stroke-width="6.4"/><circle cx="12" cy="11" r="7.4" fill="none" stroke="#6a9548" stroke-width="3.8" stroke-dasharray="3 1"/><circle cx="12" cy="3.6" r="2.4" fill="#f0a3b8" ${line(1.1)}/><circle cx="5" cy="14" r="2.2" fill="#f6d76c" ${line(1.1)}/><circle cx="19" cy="14" r="2.2" fill="#c8a6dd" ${line(1.1)}/><path d="M12 17 L8 22.4 M12 17 L16 22.4" stroke="#b3392e" stroke-width="2.6" stroke-linecap="round"/>`,
};
