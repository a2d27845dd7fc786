// @ts-nocheck
// Parametric woodland buildings, drawn from scratch. viewBox 0 0 120 110, ground line at y=104.
import { INK, dark, light } from './critter.ts';
const O = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
const o = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;
const P = (d, f, x = O) => `<path d="${d}" fill="${f}" ${x}/>`;
const R = (x, y, w, h, f, e = O, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${f}" ${e}/>`;
const C = (x, y, r, f, e = O) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" ${e}/>`;
const NO = 'stroke="none"';
const shadow = `<ellipse cx="60" cy="105" rx="50" ry="5" fill="#1d140a" opacity=".2"/>`;
const door = (x, y, w = 14, h = 20, f = '#7a4a28') =>
  P(`M${x} ${y} V${y - h * 0.6} C${x} ${y - h - 4} ${x + w} ${y - h - 4} ${x + w} ${y - h * 0.6} V${y}Z`, f) +
  C(x + w - 4, y - h * 0.42, 1.2, '#f0c958', NO);
const win = (x, y, w = 10, h = 11, lit = '#ffd978') =>
  P(`M${x} ${y + h} V${y + h * 0.4} C${x} ${y - 2} ${x + w} ${y - 2} ${x + w} ${y + h * 0.4} V${y + h}Z`, lit, o) +
  `<path d="M${x + w / 2} ${y + 1} V${y + h} M${x} ${y + h * 0.55} H${x + w}" ${o}/>`;
const rwin = (x, y, r = 5, lit = '#ffd978') =>
  C(x, y, r, lit, o) + `<path d="M${x - r} ${y} h${2 * r} M${x} ${y - r} v${2 * r}" ${o}/>`;
const smoke = (x, y) =>
  `<g fill="#fff9ea" opacity=".75"><circle cx="${x}" cy="${y}" r="3.4"/><circle cx="${x + 4}" cy="${y - 6}" r="4.4"/><circle cx="${x + 2}" cy="${y - 14}" r="5.2"/></g>`;
const tuft = (x, y = 104, c = '#5d8a3a') =>
  P(
    `M${x - 6} ${y} C${x - 6} ${y - 5} ${x - 4} ${y - 8} ${x - 4} ${y - 8} C${x - 2} ${y - 5} ${x - 1} ${y - 4} ${x} ${y - 10} C${x + 1} ${y - 4} ${x + 2} ${y - 5} ${x + 4} ${y - 8} C${x + 4} ${y - 8} ${x + 6} ${y - 5} ${x + 6} ${y}Z`,
    c,
    o,
  );
const flag = (x, y, c) =>
  `<path d="M${x} ${y} V${y - 14}" ${O}/>` + P(`M${x} ${y - 14} L${x + 12} ${y - 11} L${x} ${y - 7}Z`, c, o);
const stones = (x, y, w, h, c) => {
  let s = '';
  for (let r = 0; r * 7 < h - 3; r++)
    for (let k = 0; k * 11 < w; k++)
      if ((k * 3 + r * 5) % 4 === 1)
        s += `<rect x="${x + 2 + k * 11 + (r % 2) * 4}" y="${y + 3 + r * 7}" width="7" height="3.6" rx="1.6" fill="${c}"/>`;
  return s;
};
const cone = (x, y, w, h, f) =>
  P(
    `M${x} ${y} C${x + w * 0.3} ${y - h * 0.3} ${x + w * 0.42} ${y - h * 0.7} ${x + w / 2} ${y - h} C${x + w * 0.58} ${y - h * 0.7} ${x + w * 0.7} ${y - h * 0.3} ${x + w} ${y} C${x + w * 0.7} ${y + 4} ${x + w * 0.3} ${y + 4} ${x} ${y}Z`,
    f,
  ) +
  `<path d="M${x + w * 0.3} ${y - h * 0.22} q${w * 0.2} 4 ${w * 0.4} 0 M${x + w * 0.38} ${y - h * 0.5} q${w * 0.12} 3 ${w * 0.24} 0" fill="none" ${o} opacity=".5"/>`;
const thatch = (x, y, w, h, f) =>
  P(
    `M${x} ${y} C${x + w * 0.12} ${y - h * 0.5} ${x + w * 0.3} ${y - h} ${x + w / 2} ${y - h} C${x + w * 0.7} ${y - h} ${x + w * 0.88} ${y - h * 0.5} ${x + w} ${y} C${x + w * 0.8} ${y - 3} ${x + w * 0.7} ${y + 4} ${x + w * 0.5} ${y} C${x + w * 0.3} ${y + 4} ${x + w * 0.2} ${y - 3} ${x} ${y}Z`,
    f,
  ) +
  `<path d="M${x + w * 0.2} ${y - h * 0.35} l3 7 M${x + w * 0.35} ${y - h * 0.6} l2 8 M${x + w * 0.5} ${y - h * 0.5} v8 M${x + w * 0.65} ${y - h * 0.6} l-2 8 M${x + w * 0.8} ${y - h * 0.35} l-3 7" ${o} opacity=".45"/>`;
const sign = (x, y, glyph) =>
  `<path d="M${x} ${y - 5} v5 M${x + 16} ${y - 5} v5" ${o}/>` +
  R(x - 3, y, 22, 15, '#d9a763', O, 2) +
  `<g transform="translate(${x - 1} ${y + 1})">${glyph}</g>`;
const G = {
  mug: `<path d="M5 3 h7 v8 h-7Z M12 5 h3 v4 h-3" fill="#fff4d8" ${o}/>`,
  letter: `<rect x="3" y="3" width="12" height="8" fill="#fff4d8" ${o}/><path d="M3 3 l6 5 l6 -5" fill="none" ${o}/>`,
  leaf: `<path d="M4 11 C4 4 10 2 15 2 C15 8 11 12 4 11Z" fill="#6da03f" ${o}/>`,
  coin: `<circle cx="9" cy="7" r="5" fill="#f0c958" ${o}/>`,
  book: `<path d="M2 3 C5 1 8 2 9 3.6 C10 2 13 1 16 3 V11 C13 9 10 10 9 11.6 C8 10 5 9 2 11Z" fill="#fff4d8" ${o}/>`,
  star: `<path d="M9 1 l2 4 4.4.6 -3.2 3 .8 4.4 -4 -2.2 -4 2.2 .8 -4.4 -3.2 -3 4.4 -.6Z" fill="#f0c958" ${o}/>`,
  note: `<path d="M6 10 V3 l7 -1.5 V9" fill="none" ${o}/><circle cx="4.6" cy="10.4" r="2" fill="${INK}"/><circle cx="11.6" cy="9" r="2" fill="${INK}"/>`,
  basket: `<path d="M3 6 h12 l-2 6 h-8Z" fill="#fff4d8" ${o}/><path d="M5 6 c0 -5 8 -5 8 0" fill="none" ${o}/>`,
};

const B = {
  cottage: (a) =>
    R(26, 58, 68, 46, a.wall) +
    `<path d="M26 80 H94 M48 58 V104 M72 58 V104 M26 58 L48 80 M94 58 L72 80" stroke="#7a5230" stroke-width="3"/>` +
    R(26, 58, 68, 46, 'none') +
    thatch(14, 62, 92, 40, a.roof) +
    R(80, 20, 9, 18, '#9c8a78') +
    smoke(84, 13) +
    door(53, 104, 15, 23) +
    win(32, 66) +
    win(78, 66) +
    win(32, 86, 10, 11) +
    (a.glyph ? sign(78, 84, G[a.glyph]) : win(78, 86)) +
    tuft(20) +
    tuft(102),
  mushroom: (a) =>
    P('M44 104 C40 84 42 66 46 58 H74 C78 66 80 84 76 104Z', '#f3e6cb') +
    P('M10 60 C12 24 40 10 60 10 C80 10 108 24 110 60 C96 68 80 62 60 66 C40 62 24 68 10 60Z', a.roof) +
    C(38, 36, 7, '#fff2d6', o) +
    C(66, 26, 8, '#fff2d6', o) +
    C(88, 44, 6.4, '#fff2d6', o) +
    C(58, 50, 5, '#fff2d6', o) +
    C(24, 52, 4, '#fff2d6', o) +
    door(52, 104, 16, 25) +
    rwin(60, 74, 4.4) +
    (a.glyph ? sign(80, 74, G[a.glyph]) : '') +
    P('M94 104 C92 96 94 92 96 90 H100 C102 92 104 96 102 104Z', '#f3e6cb', o) +
    P('M86 92 C88 82 108 82 110 92 C104 95 92 95 86 92Z', a.roof, o) +
    tuft(28) +
    tuft(38, 104, '#4f7d36'),
  stump: (a) =>
    P('M28 104 C34 92 34 74 32 56 C30 46 36 40 40 40 H80 C86 40 90 46 88 56 C86 74 86 92 92 104Z', '#94663c') +
    `<path d="M42 46 C44 60 42 74 40 92 M78 46 C76 60 78 76 80 92 M64 44 V54" fill="none" ${o} opacity=".5"/>` +
    P(
      'M16 46 C20 22 44 14 60 14 C78 14 100 24 104 46 C96 40 90 50 82 44 C76 52 68 42 60 48 C52 42 44 52 38 44 C30 50 24 40 16 46Z',
      a.roof,
    ) +
    door(52, 104, 17, 26) +
    rwin(44, 64, 5.4) +
    rwin(76, 64, 5.4) +
    (a.glyph ? sign(84, 72, G[a.glyph]) : '') +
    P('M28 104 C20 100 14 104 10 106 H36Z', '#94663c', o) +
    P('M92 104 C100 100 106 104 110 106 H84Z', '#94663c', o) +
    tuft(20) +
    tuft(100),
  hall: (a) =>
    R(20, 92, 80, 12, '#d8cdb8') +
    R(26, 50, 68, 42, a.wall) +
    P('M16 52 L60 22 L104 52Z', a.roof) +
    P('M30 50 L60 30 L90 50Z', light(a.roof, 0.35), o) +
    (a.glyph ? `<g transform="translate(51 34)">${G[a.glyph]}</g>` : C(60, 42, 5, '#f0c958', o)) +
    [28, 44, 66, 82]
      .map(
        (x) =>
          R(x, 54, 9, 38, '#f6eedd', O, 2) +
          `<path d="M${x + 3} 58 v30 M${x + 6} 58 v30" stroke="${INK}" stroke-width=".8" opacity=".4"/>`,
      )
      .join('') +
    door(53, 92, 13, 24) +
    `<path d="M20 98 H100" ${o}/>` +
    tuft(14) +
    tuft(106),
  tower: (a) =>
    P('M42 104 L46 40 H74 L78 104Z', a.wall) +
    stones(46, 44, 28, 58, dark(a.wall, 0.14)) +
    R(40, 34, 40, 9, light(a.wall, 0.2)) +
    cone(36, 36, 48, 34, a.roof) +
    flag(60, 6, '#b3392e') +
    rwin(60, 56, 6.4) +
    door(53, 104, 14, 22) +
    (a.clock
      ? C(60, 56, 10, '#fff6df') +
        `<path d="M60 49 V56 L65 59" ${O}/>` +
        [0, 90, 180, 270]
          .map(
            (t) =>
              `<circle cx="${60 + 7.4 * Math.cos((t * Math.PI) / 180)}" cy="${56 + 7.4 * Math.sin((t * Math.PI) / 180)}" r="1" fill="${INK}"/>`,
          )
          .join('')
      : '') +
    P('M78 104 V80 H98 V104Z', light(a.wall, 0.15)) +
    thatch(74, 82, 28, 16, a.roof) +
    win(84, 88, 8, 9) +
    tuft(34) +
    tuft(106),
  castle: (a) =>
    R(30, 58, 60, 46, a.wall) +
    stones(30, 60, 60, 40, dark(a.wall, 0.14)) +
    [30, 42, 54, 66, 78].map((x) => R(x, 50, 8, 9, a.wall, o)).join('') +
    R(14, 44, 22, 60, light(a.wall, 0.12)) +
    R(84, 44, 22, 60, light(a.wall, 0.12)) +
    cone(10, 46, 30, 30, a.roof) +
    cone(80, 46, 30, 30, a.roof) +
    R(50, 30, 20, 30, light(a.wall, 0.2)) +
    cone(46, 32, 28, 26, a.roof) +
    flag(25, 18, '#e0aa38') +
    flag(95, 18, '#e0aa38') +
    flag(60, 8, '#b3392e') +
    win(20, 56, 9, 12) +
    win(91, 56, 9, 12) +
    win(55.5, 38, 9, 12) +
    P('M50 104 V86 C50 72 70 72 70 86 V104Z', '#6b4124') +
    `<path d="M55 104 V80 M60 104 V77 M65 104 V80 M50 90 H70" ${o}/>` +
    rwin(40, 72, 4.6) +
    rwin(80, 72, 4.6) +
    tuft(8) +
    tuft(112),
  chapel: (a) =>
    R(44, 60, 56, 44, a.wall) +
    P('M40 62 L72 40 L104 62Z', a.roof) +
    R(22, 46, 24, 58, light(a.wall, 0.12)) +
    cone(18, 48, 32, 34, a.roof) +
    `<path d="M34 14 V5" ${O}/>` +
    C(34, 3, 3.4, '#e6bd55', o) +
    P('M28 66 V58 C28 52 40 52 40 58 V66Z', '#5b4632', o) +
    P('M31 64 C31 58 37 58 37 64Z', '#e6bd55', o) +
    door(27, 104, 14, 22) +
    P('M66 90 V74 C66 64 78 64 78 74 V90Z', '#8fc0d8', o) +
    `<path d="M72 67 V90 M66 78 H78" ${o}/>` +
    win(54, 74, 8, 13) +
    win(86, 74, 8, 13) +
    tuft(108) +
    tuft(16),
  farm: (a) =>
    P('M0 104 C20 84 100 84 120 104 L120 110 H0Z', '#b98b45', o) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${8 + i * 8} 106 C${20 + i * 6} 98 ${32 + i * 4} 92 ${42 + i * 3} 90" fill="none" stroke="#7a8f35" stroke-width="3" stroke-dasharray="2 3"/>`,
      )
      .join('') +
    R(54, 56, 50, 38, a.wall) +
    P('M48 58 L60 38 L98 38 L110 58Z', a.roof) +
    P('M66 94 V70 H84 V94Z', '#8d5a32') +
    `<path d="M66 70 L84 94 M84 70 L66 94" ${o}/>` +
    C(75, 58, 4.4, '#5b3b22', o) +
    win(90, 68, 9, 10) +
    `<g>${[
      [22, 82],
      [32, 76],
      [14, 92],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y + 14} V${y - 6}" stroke="#8a6a2c" stroke-width="2"/>` +
          [0, 4, 8]
            .map(
              (d) =>
                `<ellipse cx="${x - 2.4}" cy="${y - 6 + d}" rx="2.2" ry="3.6" fill="#edc354" ${o}/><ellipse cx="${x + 2.4}" cy="${y - 6 + d}" rx="2.2" ry="3.6" fill="#edc354" ${o}/>`,
            )
            .join(''),
      )
      .join('')}</g>` +
    P('M2 100 h8 m-4 -8 v12 m6 -10 v12 m-10 -8 h18', 'none'),
  mine: (a) =>
    P('M2 104 C10 62 34 34 62 32 C92 32 112 66 118 104Z', '#8c8378') +
    P('M20 80 C30 54 44 44 60 42 C50 52 40 66 36 82Z', '#a49b8f', NO) +
    P('M36 104 V70 C44 58 76 58 84 70 V104Z', '#2f241c') +
    P('M34 104 L38 66 H46 L44 104Z', '#9a6a3c') +
    P('M86 104 L82 66 H74 L76 104Z', '#9a6a3c') +
    P('M32 70 L36 60 H84 L88 70Z', '#b07d48') +
    C(60, 66, 5, '#ffe089', o) +
    `<path d="M44 102 H78 M48 98 l-4 6 M72 98 l4 6" ${o}/>` +
    P('M50 88 H72 L69 99 H53Z', '#6b6f74') +
    C(55, 100, 3, '#40342a', o) +
    C(67, 100, 3, '#40342a', o) +
    P('M52 88 C54 80 58 84 60 81 C64 83 68 80 70 88Z', '#b8c3cc', o) +
    P('M96 104 L100 88 L106 104Z', '#9fc7d6', o) +
    P('M102 104 L107 92 L112 104Z', '#bfe0ea', o) +
    tuft(14),
  graves: () =>
    `<path d="M88 104 C90 80 86 64 92 50 M90 74 C98 66 104 64 108 52 M89 66 C80 58 78 50 70 44" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M88 104 C90 80 86 64 92 50 M90 74 C98 66 104 64 108 52 M89 66 C80 58 78 50 70 44" fill="none" stroke="#6d5947" stroke-width="4" stroke-linecap="round"/>` +
    P('M22 104 V68 C22 54 48 54 48 68 V104Z', '#b3b2ab') +
    P('M35 82 C27 76 29 66 35 63 C41 66 43 76 35 82Z', '#8fae62', o) +
    `<path d="M35 66 V86" ${o}/>` +
    P('M56 104 V82 C56 72 76 72 76 82 V104Z', '#c4c2b8') +
    P('M60 86 h12 m-12 5 h9', 'none', o) +
    P('M4 104 V90 C4 84 16 84 16 90 V104Z', '#a5a39b') +
    tuft(18) +
    tuft(52) +
    tuft(80) +
    C(106, 40, 11, '#fff4cf', NO),
  boat: (a) =>
    P('M0 92 C20 86 34 96 54 90 C76 84 96 96 120 90 V110 H0Z', '#5fa3a8', o) +
    P('M8 78 H104 C112 78 116 74 118 70 C116 92 102 98 88 98 H30 C16 98 10 90 8 78Z', '#a06a38') +
    `<path d="M12 84 H110 M18 90 H104" ${o} opacity=".6"/>` +
    R(70, 54, 26, 24, a.wall) +
    thatch(66, 57, 34, 16, a.roof) +
    win(78, 62, 9, 10) +
    [
      [22, 74],
      [34, 74],
      [46, 74],
      [28, 65],
      [40, 65],
      [34, 56],
    ]
      .map(([x, y]) => C(x, y, 6, '#b98a52') + C(x, y, 3, '#d9b078', o))
      .join('') +
    `<path d="M60 78 V34" ${O}/>` +
    P('M60 34 L76 39 L60 45Z', '#b3392e', o) +
    `<path d="M4 102 q8 -4 16 0 t16 0 t16 0 t16 0 t16 0 t16 0" fill="none" stroke="#e8f4ee" stroke-width="1.6" opacity=".8"/>`,
  crane: (a) =>
    R(66, 76, 42, 28, '#d8cdb8') +
    stones(66, 78, 42, 24, '#b9ad96') +
    P('M30 104 L44 20 H52 L66 104 H58 L48 44 L38 104Z', '#a9753d') +
    `<path d="M36 84 H60 M39 68 H57 M42 52 H54 M36 84 L57 68 M60 84 L39 68 M39 68 L54 52" ${o}/>` +
    P('M20 26 L104 14 L106 20 L22 34Z', '#b98548') +
    P('M44 22 L50 8 L56 20Z', '#8a5c33', o) +
    `<path d="M96 20 V58" ${o}/>` +
    P('M88 58 H104 V70 H88Z', '#c9b48f') +
    `<path d="M88 58 L96 50 L104 58" fill="none" ${o}/>` +
    R(14, 30, 14, 12, '#8f8a82') +
    tuft(24) +
    tuft(76) +
    `<path d="M66 84 h42 M66 94 h42 M80 76 v8 M94 84 v10 M80 94 v10" ${o} opacity=".5"/>`,
  ruin: () =>
    P('M12 104 V60 H22 L24 52 H32 V104Z', '#b7b09f') +
    P('M86 104 V44 L96 40 L98 48 L108 46 V104Z', '#b7b09f') +
    P('M40 104 V78 C44 58 76 56 80 76 V104 H70 V84 C68 74 52 74 50 84 V104Z', '#c6bfae') +
    stones(14, 66, 18, 34, '#988f7d') +
    stones(88, 54, 18, 46, '#988f7d') +
    P('M32 104 L36 96 L44 98 L46 104Z', '#a79f8e', o) +
    P('M56 104 L60 97 L66 100 L68 104Z', '#a79f8e', o) +
    `<path d="M90 46 C86 58 94 66 90 80 M12 64 C18 72 10 82 16 92" fill="none" stroke="#5d8a3a" stroke-width="2.4"/>` +
    [
      [90, 56],
      [94, 64],
      [90, 76],
      [15, 72],
      [12, 82],
      [17, 90],
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="2.8" fill="#77a548" ${o}/>`)
      .join('') +
    tuft(6) +
    tuft(38) +
    tuft(114),
  prison: () =>
    R(24, 48, 72, 56, '#8d8a86') +
    stones(24, 50, 72, 50, '#74716d') +
    [24, 40, 56, 72, 88].map((x) => R(x, 40, 8, 9, '#8d8a86', o)).join('') +
    P('M44 104 V78 C44 62 76 62 76 78 V104Z', '#2b2320') +
    [50, 57, 64, 71]
      .map((x) => `<path d="M${x} ${x === 50 || x === 71 ? 70 : 66} V104" stroke="#b9b6b0" stroke-width="2.6"/>`)
      .join('') +
    `<path d="M44 86 H76" stroke="#b9b6b0" stroke-width="2.6"/>` +
    C(60, 86, 4, '#e6bd55', o) +
    rwin(34, 64, 5, '#3a322c') +
    rwin(86, 64, 5, '#3a322c') +
    tuft(16) +
    tuft(104),
  evertree: () =>
    P('M40 104 C50 94 50 76 46 62 H74 C70 76 70 94 82 104 C72 100 66 104 60 106 C54 104 48 100 40 104Z', '#8a5f38') +
    P(
      'M14 58 C4 44 16 28 30 30 C30 12 54 4 64 14 C78 4 100 16 98 32 C114 34 116 56 102 62 C98 74 78 76 70 68 C62 76 48 76 42 68 C30 74 16 70 14 58Z',
      '#7ba54a',
    ) +
    P(
      'M24 50 C22 40 34 34 42 40 C44 30 62 26 68 36 C80 30 92 38 88 48 C80 44 74 50 66 48 C58 54 46 48 40 52 C34 48 28 52 24 50Z',
      '#a3c566',
      NO,
    ) +
    door(54, 104, 13, 18) +
    [
      [32, 58],
      [54, 60],
      [80, 56],
      [92, 46],
      [62, 22],
      [40, 24],
    ]
      .map(([x, y]) => C(x, y, 2.6, '#f7b7c2', NO) + C(x, y, 1, '#fff', NO))
      .join('') +
    C(60, 76, 3.4, '#ffd978', o) +
    tuft(24) +
    tuft(96),
  fair: (a) =>
    P('M10 104 V66 H66 V104Z', '#f6ead0') +
    [10, 24, 38, 52].map((x) => P(`M${x} 66 h7 v38 h-7Z`, '#c2473b', NO)).join('') +
    P('M10 104 V66 H66 V104Z', 'none') +
    P('M4 68 L38 30 L72 68 C66 74 60 68 54 72 C48 76 42 68 38 72 C32 76 26 68 22 72 C16 76 10 70 4 68Z', '#c2473b') +
    P('M22 72 C24 56 32 40 38 30 C44 40 52 56 54 72 C48 76 42 68 38 72 C32 76 26 68 22 72Z', '#f6ead0', o) +
    flag(38, 30, '#e0aa38') +
    P('M30 104 V82 C34 78 42 78 46 82 V104Z', '#5b3b22') +
    C(92, 64, 22, 'none') +
    `<path d="M92 42 V86 M70 64 H114 M76.5 48.5 L107.5 79.5 M107.5 48.5 L76.5 79.5" ${o}/>` +
    [
      [92, 42],
      [92, 86],
      [70, 64],
      [114, 64],
      [77, 49],
      [107, 79],
      [107, 49],
      [77, 79],
    ]
      .map(([x, y], i) => C(x, y, 4.6, ['#e0aa38', '#6da03f', '#2d6fae', '#c2473b'][i % 4], o))
      .join('') +
    `<path d="M92 64 L80 104 M92 64 L104 104" ${O}/>`,
  store: (a) =>
    R(22, 50, 76, 54, a.wall) +
    P('M16 52 L24 30 H96 L104 52Z', a.roof) +
    [16, 30.7, 45.3, 60, 74.7, 89.3]
      .map((x, i) => P(`M${x} 52 H${x + 14.7} C${x + 14.7} 62 ${x} 62 ${x} 52Z`, i % 2 ? '#f6ead0' : '#c2473b', o))
      .join('') +
    R(30, 68, 30, 22, '#ffd978') +
    `<path d="M45 68 V90 M30 79 H60" ${o}/>` +
    door(70, 104, 17, 28) +
    R(18, 94, 16, 10, '#c98f4b') +
    C(22, 93, 3.6, '#b03a5b', o) +
    C(29, 93, 3.6, '#b03a5b', o) +
    R(38, 96, 16, 8, '#c98f4b') +
    C(42, 95, 3.2, '#7bab3f', o) +
    C(49, 95, 3.2, '#7bab3f', o) +
    R(44, 34, 32, 12, '#f6ead0', o, 2) +
    `<g transform="translate(51 33) scale(.9)">${G[a.glyph || 'basket']}</g>` +
    tuft(106),
  stage: (a) =>
    R(16, 34, 88, 70, a.wall) +
    P('M10 36 C30 14 90 14 110 36Z', a.roof) +
    R(26, 44, 68, 46, '#3f2a3c') +
    P('M26 44 H94 V50 C80 58 70 50 60 56 C50 50 40 58 26 50Z', '#b0353f', o) +
    P('M26 44 C36 56 34 74 28 90 H26Z', '#b0353f', o) +
    P('M94 44 C84 56 86 74 92 90 H94Z', '#b0353f', o) +
    P('M12 90 H108 V104 H12Z', '#a9753d') +
    `<path d="M12 97 H108" ${o}/>` +
    C(52, 72, 10, '#f6ead0') +
    `<path d="M47 70 h3 M54 70 h3 M47 75 q5 5 10 0" fill="none" ${o}/>` +
    C(70, 76, 9, '#e0aa38') +
    `<path d="M66 74 h3 M72 74 h3 M66 81 q4 -5 9 0" fill="none" ${o}/>` +
    C(60, 25, 4, '#f0c958', o),
  refinery: (a) =>
    R(22, 58, 46, 46, a.wall) +
    thatch(16, 61, 58, 26, a.roof) +
    R(28, 22, 10, 22, '#9c8a78') +
    smoke(33, 14) +
    P('M78 104 C70 88 76 70 90 68 C104 70 110 88 102 104Z', '#d98e2f') +
    P('M82 96 C80 84 86 76 92 74 C86 80 86 90 88 98Z', '#f4c26a', NO) +
    R(84, 58, 12, 12, '#8a5c33') +
    `<path d="M68 78 C74 74 74 64 84 64" fill="none" stroke="${INK}" stroke-width="5"/><path d="M68 78 C74 74 74 64 84 64" fill="none" stroke="#b9b6b0" stroke-width="2.4"/>` +
    door(34, 104, 14, 22) +
    rwin(58, 80, 5) +
    P('M72 104 C70 98 76 98 76 104Z', '#e0a13c', o) +
    tuft(14),
  storehouse: (a) =>
    P('M18 104 V56 C18 30 102 30 102 56 V104Z', a.wall) +
    `<path d="M18 68 H102 M18 84 H102 M40 38 V104 M80 38 V104" ${o} opacity=".35"/>` +
    P('M12 58 C14 22 106 22 108 58 C100 60 98 52 90 54 C76 42 44 42 30 54 C22 52 20 60 12 58Z', a.roof) +
    P('M42 104 V70 H78 V104Z', '#5b3b22') +
    R(46, 88, 14, 16, '#c98f4b', o) +
    R(60, 92, 13, 12, '#b47a3c', o) +
    C(54, 82, 6, '#d9a763', o) +
    `<path d="M46 96 h14 M53 88 v16" ${o}/>` +
    P('M82 104 C80 94 84 90 90 90 C96 90 100 94 98 104Z', '#e3c88f') +
    P('M22 104 C20 94 24 91 29 91 C34 91 38 94 36 104Z', '#d5b778') +
    tuft(112),
  shrine: (a) =>
    R(30, 62, 60, 42, a.wall) +
    stones(30, 64, 60, 38, dark(a.wall, 0.12)) +
    P('M18 64 C30 60 40 44 60 30 C80 44 90 60 102 64 C96 68 88 66 84 68 H36 C32 66 24 68 18 64Z', a.roof) +
    C(60, 54, 6, '#ffd978', o) +
    `<path d="M60 30 V18" ${O}/>` +
    C(60, 15, 4, '#e6bd55', o) +
    door(52, 104, 16, 26) +
    win(36, 74, 9, 14) +
    win(76, 74, 9, 14) +
    P('M8 104 V84 h10 V104Z', '#c9bda5', o) +
    C(13, 80, 4.4, '#ffd978', o) +
    tuft(24) +
    tuft(100),
  bridge: () =>
    P('M0 96 C20 90 34 100 54 94 C76 88 96 100 120 94 V110 H0Z', '#5fa3a8', o) +
    P('M0 74 C30 44 90 44 120 74 V86 C90 60 30 60 0 86Z', '#b47f48') +
    [14, 32, 50, 70, 88, 106]
      .map(
        (x) =>
          `<path d="M${x} ${74 - 17 * Math.sin((Math.PI * x) / 120)} v-20" stroke="${INK}" stroke-width="4.4"/><path d="M${x} ${74 - 17 * Math.sin((Math.PI * x) / 120)} v-20" stroke="#9a6a3c" stroke-width="2"/>`,
      )
      .join('') +
    `<path d="M0 54 C30 26 90 26 120 54" fill="none" stroke="${INK}" stroke-width="4.6"/><path d="M0 54 C30 26 90 26 120 54" fill="none" stroke="#9a6a3c" stroke-width="2.2"/>`,
  harbor: (a) =>
    P('M0 92 C20 86 34 96 54 90 C76 84 96 96 120 90 V110 H0Z', '#5fa3a8', o) +
    R(62, 52, 44, 34, a.wall) +
    thatch(56, 56, 56, 26, a.roof) +
    P('M20 84 H120 V90 H20Z', '#a9753d') +
    [28, 50, 76, 102].map((x) => R(x, 88, 5, 18, '#8a5c33', o)).join('') +
    door(76, 84, 14, 20) +
    `<path d="M26 84 V30" ${O}/>` +
    P('M26 34 C48 44 50 64 28 74Z', '#f6ead0') +
    P('M6 84 H44 C42 94 36 98 26 98 C14 98 8 94 6 84Z', '#b3564a') +
    `<path d="M4 104 q8 -4 16 0 t16 0 t16 0 t16 0 t16 0 t16 0" fill="none" stroke="#e8f4ee" stroke-width="1.6" opacity=".8"/>`,
  train: () =>
    `<path d="M0 100 H120 M0 105 H120" stroke="${INK}" stroke-width="2.4"/>` +
    [6, 22, 38, 54, 70, 86, 102].map((x) => R(x, 98, 8, 9, '#8a5c33', o)).join('') +
    R(54, 46, 40, 40, '#2f6f5e') +
    R(48, 38, 52, 9, '#1f4f44', O, 3) +
    R(60, 54, 12, 14, '#ffd978', o, 2) +
    R(77, 54, 12, 14, '#ffd978', o, 2) +
    R(12, 58, 44, 28, '#3b8a72', O, 12) +
    R(20, 40, 9, 18, '#2b2b2e') +
    P('M16 40 L14 32 H35 L33 40Z', '#2b2b2e') +
    smoke(26, 24) +
    C(12, 72, 8, '#f6ead0') +
    C(12, 72, 4, '#ffd978', o) +
    R(6, 84, 92, 7, '#b3392e') +
    [22, 42].map((x) => C(x, 94, 9, '#5b3b22') + C(x, 94, 3.4, '#e6bd55', o)).join('') +
    C(78, 92, 12, '#5b3b22') +
    C(78, 92, 4.4, '#e6bd55', o) +
    P('M6 100 L-2 100 L6 88Z', '#b3392e', o),
  balloon: () =>
    P('M60 4 C88 4 100 24 96 42 C92 58 74 68 68 76 H52 C46 68 28 58 24 42 C20 24 32 4 60 4Z', '#c2473b') +
    P('M60 4 C68 4 76 24 74 42 C72 58 64 68 62 76 H58 C56 68 48 58 46 42 C44 24 52 4 60 4Z', '#f6ead0', o) +
    P('M34 16 C28 30 34 54 50 72 M86 16 C92 30 86 54 70 72', 'none', o) +
    `<path d="M50 76 L52 88 M70 76 L68 88" ${o}/>` +
    P('M48 88 H72 L69 102 H51Z', '#c98f4b') +
    `<path d="M49 93 H71 M50 98 H70" ${o} opacity=".6"/>`,
  wall: (a) =>
    [
      [0, 58],
      [86, 34],
    ]
      .map(() => '')
      .join('') +
    P('M0 104 V64 H120 V104Z', a.wall) +
    stones(0, 66, 120, 38, dark(a.wall, 0.14)) +
    [0, 16, 32, 48, 64, 80, 96, 112].map((x) => R(x, 56, 10, 9, a.wall, o)).join('') +
    R(42, 40, 36, 64, light(a.wall, 0.15)) +
    [42, 55, 68].map((x) => R(x, 31, 10, 10, light(a.wall, 0.15), o)).join('') +
    P('M50 104 V84 C50 70 70 70 70 84 V104Z', '#6b4124') +
    win(55, 52, 10, 12) +
    flag(60, 32, '#b3392e') +
    tuft(14) +
    tuft(104),
  road: () =>
    P('M-10 110 C20 92 34 84 48 72 C56 66 62 60 64 52 H74 C76 62 74 72 78 82 C84 94 108 100 130 110Z', '#d9c49d') +
    [
      [30, 98, 8],
      [52, 88, 6],
      [66, 98, 7],
      [62, 76, 5],
      [86, 102, 7],
      [70, 66, 4],
    ]
      .map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.42}" fill="#c3aa7d" ${o}/>`)
      .join('') +
    `<path d="M92 84 V48" stroke="${INK}" stroke-width="5"/><path d="M92 84 V48" stroke="#9a6a3c" stroke-width="2.6"/>` +
    P('M80 50 H106 L112 55 L106 60 H80Z', '#d9a763') +
    P('M104 64 H82 L77 68 L82 72 H104Z', '#c98f4b') +
    R(14, 62, 26, 24, '#f1dfb9') +
    thatch(8, 66, 38, 18, '#b4493a') +
    door(22, 86, 10, 14) +
    tuft(110),
  glass: () =>
    P('M16 104 V62 L60 32 L104 62 V104Z', '#cfe9df') +
    `<path d="M16 62 H104 M38 47 V104 M60 32 V104 M82 47 V104 M16 83 H104" stroke="${INK}" stroke-width="1.8" opacity=".75"/>` +
    [
      [28, 98],
      [48, 94],
      [72, 96],
      [92, 98],
    ]
      .map(
        ([x, y]) => C(x, y, 6, '#6da03f', o) + C(x - 3, y - 7, 4.6, '#84b04e', o) + C(x + 3, y - 6, 2.6, '#e98da2', o),
      )
      .join('') +
    P('M16 104 V62 L60 32 L104 62 V104Z', 'none') +
    P('M12 104 H108 V108 H12Z', '#a9753d', o),
  spring: () =>
    P('M10 104 C14 88 34 82 60 82 C86 82 106 88 110 104Z', '#9aa3a3') +
    P('M22 100 C28 90 44 88 60 88 C76 88 92 90 98 100Z', '#7fc3cf') +
    P('M40 84 C36 60 44 44 60 40 C76 44 84 60 80 84Z', '#b7b09f') +
    P('M60 50 C66 58 66 70 60 88 C54 70 54 58 60 50Z', '#a6dbe4', o) +
    C(48, 96, 2, '#fff', NO) +
    C(72, 94, 2, '#fff', NO) +
    C(60, 44, 4, '#e6bd55', o) +
    tuft(14) +
    tuft(106),
  lookout: (a) =>
    P('M54 104 L56 44 H66 L68 104Z', '#94663c') +
    P('M18 104 C30 100 40 88 42 74', 'none') +
    P('M34 58 H88 V66 H34Z', '#a9753d') +
    R(42, 34, 38, 24, a.wall) +
    thatch(34, 38, 54, 26, a.roof) +
    win(48, 42, 9, 10) +
    win(66, 42, 9, 10) +
    `<path d="M34 58 V50 H88 V58 M46 50 V58 M76 50 V58" fill="none" ${o}/><path d="M44 104 L48 66 M50 104 L54 66 M44.6 98 h6 M45.2 91 h6 M46 84 h6 M47 76 h6" ${o}/>` +
    P('M84 46 L108 34 L112 41 L88 53Z', '#c98a44') +
    C(110, 37.6, 4, '#bfe0ea', o) +
    P('M2 104 C8 92 26 92 30 104Z', '#6f9a45', o) +
    P('M90 104 C96 90 112 92 118 104Z', '#6f9a45', o),
};
export const PAL = {
  straw: { wall: '#f1dfb9', roof: '#d3a24c' },
  red: { wall: '#f3e3c6', roof: '#b4493a' },
  blue: { wall: '#efe6d6', roof: '#4d7796' },
  purple: { wall: '#e6dcea', roof: '#7d5a94' },
  green: { wall: '#f1e6c9', roof: '#6b8f45' },
  stone: { wall: '#c9c3b5', roof: '#7e6a5a' },
  teal: { wall: '#efe6d0', roof: '#4b8a84' },
  royal: { wall: '#d8d2c6', roof: '#8a4a6a' },
};
export function building({ form = 'cottage', pal = 'straw', glyph, clock } = {}) {
  return `<g>${shadow}${B[form]({ ...PAL[pal], glyph, clock })}</g>`;
}
export const forms = Object.keys(B);
