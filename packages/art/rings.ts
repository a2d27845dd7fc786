/** How the pieces of somebody at the table look; no two have the same hue or ring. */
export interface SeatLook {
  readonly hue: string;
  readonly ink: string;
  readonly ring: keyof typeof RINGS;
}

const around = (n: number, draw: (angle: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw((i * 360) / n)).join('');
const turned = (n: number, attributes: string): string =>
  around(n, (angle) => `<path ${attributes} transform="rotate(${angle} 20 20)"/>`);

export const RINGS = {
  dots: (ink: string) =>
    around(8, (a) => `<circle cx="20" cy="3.4" r="2.1" fill="${ink}" transform="rotate(${a} 20 20)"/>`),
  spokes: (ink: string) => turned(16, `d="M20 .6V6" stroke="${ink}" stroke-width="2"`),
  chevrons: (ink: string) => turned(6, `d="M16 1.4 20 6l4-4.6" fill="none" stroke="${ink}" stroke-width="2"`),
  checks: (ink: string) => turned(6, `d="M15.4 0h9.2v5.4h-9.2Z" fill="${ink}"`),
  dashes: (ink: string) =>
    `<circle cx="20" cy="20" r="17" fill="none" stroke="${ink}" stroke-width="2.4" stroke-dasharray="7 4.4"/>`,
  crosses: (ink: string) => turned(7, `d="m18 1.6 4 4m0-4-4 4" stroke="${ink}" stroke-width="1.8"`),
  bricks: (ink: string) =>
    `<circle cx="20" cy="20" r="18" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="2 3"/>` +
    `<circle cx="20" cy="20" r="15.4" fill="none" stroke="${ink}" stroke-width="1.4"/>`,
  web: (ink: string) =>
    turned(8, `d="M20 0v5.4" stroke="${ink}" stroke-width="1.6"`) +
    `<circle cx="20" cy="20" r="16.6" fill="none" stroke="${ink}" stroke-width="1.2"/>`,
};
