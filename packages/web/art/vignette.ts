// @ts-nocheck
import { critter } from './critter.ts';
import { building } from './building.ts';
import { BACK } from './backdrop.ts';
// v = { bg, c:{...critter} | [..], b:{...building} }
// wide = true for boxes about 2:1 (board card, city tile): the subject is scaled so that hats and roofs stay inside
export function vignette(v, cls = 'art', par = 'xMidYMax slice', wide = false) {
  const f = wide ? 0.77 : 1;
  let g = BACK[v.bg || 'meadow'];
  if (v.b) {
    const q = (v.bs ?? 0.85) * f;
    g += `<g transform="translate(${v.bx ?? 80 - 60 * q} ${v.by ?? 99.5 - 104 * q}) scale(${q})">${building(v.b)}</g>`;
  }
  const cs = v.c ? (Array.isArray(v.c) ? v.c : [v.c]) : [];
  cs.forEach((c, i) => {
    const n = cs.length,
      s = (c.s ?? (n > 1 ? 0.68 : 0.76)) * f,
      x = c.x ?? (n > 1 ? 20 + i * 54 : 80 - 50 * s),
      y = c.y ?? 97 - 117 * s + (n > 1 ? 0 : 2);
    g += `<g transform="translate(${x} ${y}) scale(${s})">${critter(c)}</g>`;
  });
  if (v.extra) g += v.extra;
  return `<svg class="${cls}" viewBox="0 0 160 100" preserveAspectRatio="${par}" aria-hidden="true">${g}</svg>`;
}
