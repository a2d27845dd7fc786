/** The five colours of cards, in the colour of the text around them. */
export const colours = {
  tan: `<g fill="currentColor" transform="translate(-1.2 1.6) scale(1.1)"><ellipse cx="8" cy="15.2" rx="3.1" ry="3.9" transform="rotate(-14 8 15.2)"/><circle cx="4.6" cy="10.4" r="1.5"/><circle cx="7.4" cy="9" r="1.6"/><circle cx="10.4" cy="10" r="1.5"/><ellipse cx="16.4" cy="8.2" rx="2.9" ry="3.6" transform="rotate(14 16.4 8.2)"/><circle cx="13.8" cy="3.6" r="1.4"/><circle cx="16.6" cy="2.6" r="1.5"/><circle cx="19.4" cy="4" r="1.4"/></g>`,
  green: `<path d="M12 21.6 V11" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M12 13 C5.4 13 2.8 8.6 2.6 4 C8.6 3.8 12 7 12 13Z M12.6 15.6 C12.6 10.4 15.8 7.6 21.4 7.6 C21.4 12.4 18.4 15.6 12.6 15.6Z" fill="currentColor"/>`,
  red: `<path d="M11 22 V2" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/><path d="M4 3.6 H17.6 L21.4 7 L17.6 10.4 H4Z M18.6 12.4 H6.6 L3 15.2 L6.6 18 H18.6Z" fill="currentColor"/>`,
  blue: `<path d="M12 3 V20 M6.6 21 H17.4 M4 6 H20" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" fill="none"/><path d="M5 6 L1.6 14 H8.4Z M19 6 L15.6 14 H22.4Z" fill="currentColor"/><path d="M1.6 14 C2 17 8 17 8.4 14Z M15.6 14 C16 17 22 17 22.4 14Z" fill="currentColor"/>`,
  purple: `<path d="M2.4 18.6 L1.8 6.6 L7.4 11.2 L12 3.6 L16.6 11.2 L22.2 6.6 L21.6 18.6Z" fill="currentColor"/><path d="M3 21.4 H21" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`,
};
