import { line } from './pen.ts';

export const seasons = {
  winter: `<g stroke="var(--ico-winter,#2f5f86)" stroke-width="2.2" stroke-linecap="round" fill="none"><path d="M12 2 V22 M3.4 7 L20.6 17 M20.6 7 L3.4 17"/><path d="M9.4 3.6 L12 6 L14.6 3.6 M9.4 20.4 L12 18 L14.6 20.4 M3.6 10.4 L6.8 9 L6.4 5.6 M20.4 13.6 L17.2 15 L17.6 18.4 M17.6 5.6 L17.2 9 L20.4 10.4 M6.4 18.4 L6.8 15 L3.6 13.6" stroke-width="1.7"/></g>`,
  spring: `<g ${line(1.4)}>${[0, 72, 144, 216, 288].map((a) => `<path d="M12 12 C8.4 9 8.6 3.4 11 2.6 L12 4 L13 2.6 C15.4 3.4 15.6 9 12 12Z" fill="#f0a3b8" transform="rotate(${a} 12 12)"/>`).join('')}<circle cx="12" cy="12" r="2.8" fill="#f5d160"/></g>`,
  summer: `<g ${line(1.4)}>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<path d="M12 1.4 L14 5.4 H10Z" fill="#f2a93b" transform="rotate(${a} 12 12)"/>`).join('')}<circle cx="12" cy="12" r="6" fill="#f8cf52"/></g>`,
  autumn: `<path d="M12 22 V15 M12 2 L14 6.4 L18.2 4.6 L17.4 9 L21.8 9.4 L18.6 13 L20.2 16.2 L15 15.4 L12 18 L9 15.4 L3.8 16.2 L5.4 13 L2.2 9.4 L6.6 9 L5.8 4.6 L10 6.4Z" fill="#d2612b" ${line(1.4)}/><path d="M12 16 V7 M12 12 L8 9.4 M12 12 L16 9.4" fill="none" stroke="#fbe0b8" stroke-width="1.1"/>`,
};
