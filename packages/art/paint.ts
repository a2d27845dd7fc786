/** The pens and colours of all pictures. Everything here makes strings: nothing is random, nothing needs a browser. */
export const INK = '#3a2819';

/** What is drawn in a group with an outline has one, unless its pen says otherwise. */
export const OUTLINED = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
export const THIN = 'stroke-width="1.4"';

type Paint = string;

export const path = (d: string, fill: Paint, pen = ''): string => `<path d="${d}" fill="${fill}" ${pen}/>`;
export const flat = (d: string, fill: Paint, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="none"${faint(opacity)}/>`;
/** A line without a filling; its colour and width are those around it unless given. */
export const stroke = (d: string, width?: number, colour?: Paint, opacity = 1): string =>
  `<path d="${d}" fill="none"${width === undefined ? '' : ` stroke-width="${width}"`}${colour === undefined ? '' : ` stroke="${colour}"`}${faint(opacity)}/>`;
/** A band with an outline of its own: handles, tails, branches, limbs. */
export const band = (d: string, width: number, colour: Paint, edge = 3): string =>
  stroke(d, width + edge) + stroke(d, width, colour);
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: Paint, pen = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${pen}/>`;
export const circle = (cx: number, cy: number, r: number, fill: Paint, pen = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${pen}/>`;
export const dot = (cx: number, cy: number, r: number, fill: Paint, opacity = 1): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" stroke="none"${faint(opacity)}/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: Paint, opacity = 1): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="none"${faint(opacity)}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: Paint, pen = '', r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r === 0 ? '' : ` rx="${r}"`} fill="${fill}" ${pen}/>`;

export const at = (x: number, y: number, body: string, scale = 1, more = ''): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}${more}">${body}</g>`;
export const turn = (angle: number, x: number, y: number, body: string): string =>
  angle === 0 ? body : `<g transform="rotate(${angle} ${x} ${y})">${body}</g>`;
/** Mirrored about the vertical line at x. */
export const mirror = (x: number, body: string): string =>
  `<g transform="translate(${2 * x} 0) scale(-1 1)">${body}</g>`;
export const outlined = (body: string): string => `<g ${OUTLINED}>${body}</g>`;
export const each = <T>(things: readonly T[], draw: (thing: T, i: number) => string): string =>
  things.map(draw).join('');

const faint = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`);

const channel = (hex: string, i: number): number => parseInt(hex.slice(i, i + 2), 16);
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((i) => Math.round(channel(from, i) * (1 - share) + channel(to, i) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
export const dark = (hex: string, share = 0.28): string => mix(hex, '#2a1608', share);
export const light = (hex: string, share = 0.3): string => mix(hex, '#fff6e0', share);

/** More light on a colour without a change of hue; also where light would only make a dark one grey. */
export function brighten(hex: string, by: number): string {
  const parts = [1, 3, 5].map((i) => Math.min(255, Math.round(channel(hex, i) * by + 4)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Fillings with light from the upper left; `svg` turns them into gradients of the picture. */
export const soft = (hex: string): Paint => `soft${hex}`;
export const ball = (hex: string): Paint => `ball${hex}`;
export const tall = (from: string, to: string): Paint => `tall${from}${to}`;
export const wide = (from: string, to: string): Paint => `wide${from}${to}`;
/** Nothing in the middle, shade at the rim. */
export const rim = (hex: string): Paint => `edge${hex}`;
/** Full in the middle, nothing at the rim. */
export const glow = (hex: string): Paint => `glow${hex}`;

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

function gradient(id: string, kind: string, from: string, to: string): string {
  const stops = (shape: string, lights: string): string => `<${shape} id="${id}"`.concat(lights);
  switch (kind) {
    case 'soft':
      return stops(
        'linearGradient',
        ` x2=".7" y2="1">${stop(0, light(from, 0.2))}${stop(0.45, from)}${stop(1, dark(from, 0.2))}</linearGradient>`,
      );
    case 'ball':
      return stops(
        'radialGradient',
        ` cx=".36" cy=".28" r=".85">${stop(0, light(from, 0.28))}${stop(0.5, from)}${stop(1, dark(from, 0.22))}</radialGradient>`,
      );
    case 'glow':
      return stops('radialGradient', `>${stop(0, from)}${stop(0.35, from, 0.6)}${stop(1, from, 0)}</radialGradient>`);
    case 'edge':
      return stops(
        'radialGradient',
        ` cx=".46" cy=".46" r=".72">${stop(0.55, from, 0)}${stop(1, from, 0.3)}</radialGradient>`,
      );
    case 'wide':
      return stops('linearGradient', `>${stop(0, from)}${stop(1, to)}</linearGradient>`);
    default:
      return stops('linearGradient', ` x2="0" y2="1">${stop(0, from)}${stop(1, to)}</linearGradient>`);
  }
}

/** A whole picture: its gradients are collected from the paints used in it. */
export function svg(box: string, body: string, more = ''): string {
  const ids = new Map<string, string>();
  const painted = body.replaceAll(
    /"(soft|ball|glow|edge|tall|wide)(#[0-9a-f]{6})(#[0-9a-f]{6})?"/g,
    (paint: string) => {
      const id = ids.get(paint) ?? ids.size.toString(36).padStart(1, '0');
      ids.set(paint, id);
      return `"url(#${idOf(id)})"`;
    },
  );
  const defs = [...ids].map(([paint, id]) => {
    const [, kind, from, to] = /"([a-z]+)(#.{6})(#.{6})?"/.exec(paint)!;
    return gradient(idOf(id), kind, from, to ?? from);
  });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${more}>`;
  return `${head}${defs.length === 0 ? '' : `<defs>${defs.join('')}</defs>`}${painted}</svg>`;
}

const idOf = (id: string): string => `g${id}`;
