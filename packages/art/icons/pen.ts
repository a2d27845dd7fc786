/** The outline follows the theme of the page. */
export const EDGE = 'var(--ico,#3a2819)';
export const line = (width: number): string =>
  `stroke="${EDGE}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
export const OUTLINE = line(1.6);
/** What is cut out of a mark shows the ground it lies on. */
export const KNOCK = 'var(--knock,#fff8e6)';
