// @ts-nocheck
// The board landscape, drawn from scratch. Logical size 1116 x 548; HTML plates are laid over it.
import { building } from './building.ts';
import { critter } from './critter.ts';
function rng(seed) {
  let s = seed >>> 0;
  return () => (s = (s * 1664525 + 1013904223) >>> 0) / 4294967296;
}
const DAY = {
  sky0: '#bfe0e0',
  sky1: '#f8ecd0',
  sun: '#fff6d6',
  far: '#b9cdbb',
  mid: '#a3c08a',
  near: '#88ad5f',
  meadow: '#b7cf7c',
  meadow2: '#c9da92',
  grove: '#5d8250',
  grove2: '#4b6f47',
  pineHi: '#7ba063',
  river: '#5ea6a8',
  river2: '#86c3bf',
  riverEdge: '#e6d6a6',
  foam: '#eef8f0',
  path: '#e2cc98',
  bark: '#7b5433',
  barkHi: '#a0744a',
  barkLo: '#573820',
  leaf0: '#5d8a3c',
  leaf1: '#78a548',
  leaf2: '#99c25c',
  leaf3: '#bcd97e',
  blossom: '#f6b8c6',
  ground: '#7da352',
  ground2: '#6a9147',
  glow: '#ffd978',
  cloud: '#ffffff',
};
const NIGHT = {
  sky0: '#16203a',
  sky1: '#3a4668',
  sun: '#f7efcf',
  far: '#2f3f5a',
  mid: '#2b4450',
  near: '#29473f',
  meadow: '#36553f',
  meadow2: '#3e5f45',
  grove: '#203a35',
  grove2: '#1a302d',
  pineHi: '#2f4f45',
  river: '#27516b',
  river2: '#34698a',
  riverEdge: '#4d5a4c',
  foam: '#8fb7cf',
  path: '#57563f',
  bark: '#4a3426',
  barkHi: '#654935',
  barkLo: '#2f2018',
  leaf0: '#24423a',
  leaf1: '#2f5545',
  leaf2: '#3d6a50',
  leaf3: '#54835b',
  blossom: '#c58aa6',
  ground: '#28442f',
  ground2: '#213a2a',
  glow: '#ffcf63',
  cloud: '#53608a',
};
const LEAF = {
  winter: ['#8ea9a6', '#a9c1bd', '#c8d8d4', '#eef4f2'],
  spring: null,
  summer: ['#4d7d36', '#679640', '#84b04e', '#a6c968'],
  autumn: ['#a4542a', '#c46f2d', '#dc8f3a', '#efb65a'],
};
const blob = (r, x, y, rad, n = 9, wob = 0.14) => {
  const pts = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2,
      k = rad * (1 - wob / 2 + r() * wob);
    pts.push([x + Math.cos(a) * k * 1.12, y + Math.sin(a) * k * 0.92]);
  }
  let d = '';
  for (let i = 0; i < n; i++) {
    const [x0, y0] = pts[i],
      [x1, y1] = pts[(i + 1) % n],
      mx = (x0 + x1) / 2,
      my = (y0 + y1) / 2,
      nx = mx - x,
      ny = my - y,
      l = Math.hypot(nx, ny),
      b = rad * 0.34;
    d +=
      (i ? '' : `M${x0.toFixed(1)} ${y0.toFixed(1)}`) +
      ` Q${(mx + (nx / l) * b).toFixed(1)} ${(my + (ny / l) * b).toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}`;
  }
  return d + 'Z';
};
const pine = (x, y, s, c, hi) =>
  `<path d="M${x - 1.6 * s} ${y} h${3.2 * s} v${5 * s} h${-3.2 * s}Z" fill="#5b4027"/><path d="M${x} ${y + 1} l${-10 * s} 0 l${6 * s} ${-10 * s} h${-3.4 * s} l${5.4 * s} ${-9 * s} h${-2.6 * s} l${4.6 * s} ${-10 * s} l${4.6 * s} ${10 * s} h${-2.6 * s} l${5.4 * s} ${9 * s} h${-3.4 * s} l${6 * s} ${10 * s}Z" fill="${c}"/><path d="M${x} ${y - 28 * s} l${-3 * s} ${8 * s} l${2 * s} 0 l${-4 * s} ${8 * s} l${2.6 * s} 0 l${-4 * s} ${8 * s}" fill="none" stroke="${hi}" stroke-width="${1.3 * s}" opacity=".7"/>`;
const fern = (x, y, s, c) =>
  [-60, -30, 0, 30, 60]
    .map(
      (a) =>
        `<path d="M${x} ${y} q${-3 * s} ${-10 * s} 0 ${-18 * s} q${3 * s} ${8 * s} 0 ${18 * s}Z" fill="${c}" transform="rotate(${a} ${x} ${y})"/>`,
    )
    .join('');
const shroom = (x, y, s, c = '#c2473b') =>
  `<path d="M${x - 3 * s} ${y} C${x - 4 * s} ${y - 6 * s} ${x - 2 * s} ${y - 9 * s} ${x - 2 * s} ${y - 9 * s} h${4 * s} C${x + 2 * s} ${y - 9 * s} ${x + 4 * s} ${y - 6 * s} ${x + 3 * s} ${y}Z" fill="#f6ead2" stroke="#3a2819" stroke-width="1.2"/><path d="M${x - 9 * s} ${y - 8 * s} C${x - 8 * s} ${y - 18 * s} ${x + 8 * s} ${y - 18 * s} ${x + 9 * s} ${y - 8 * s} C${x + 4 * s} ${y - 6.4 * s} ${x - 4 * s} ${y - 6.4 * s} ${x - 9 * s} ${y - 8 * s}Z" fill="${c}" stroke="#3a2819" stroke-width="1.2"/><circle cx="${x - 3 * s}" cy="${y - 11.6 * s}" r="${1.5 * s}" fill="#fff4dc"/><circle cx="${x + 3 * s}" cy="${y - 12.6 * s}" r="${1.8 * s}" fill="#fff4dc"/>`;
const flower = (x, y, c, s = 1) =>
  `<circle cx="${x}" cy="${y}" r="${2.4 * s}" fill="${c}"/><circle cx="${x}" cy="${y}" r="${0.9 * s}" fill="#fff6d8"/>`;
const cloud = (x, y, s, c, op) =>
  `<g fill="${c}" opacity="${op}"><ellipse cx="${x}" cy="${y}" rx="${34 * s}" ry="${9 * s}"/><circle cx="${x - 12 * s}" cy="${y - 7 * s}" r="${11 * s}"/><circle cx="${x + 8 * s}" cy="${y - 9 * s}" r="${14 * s}"/></g>`;
const lantern = (x, y, len, glow, night) =>
  `<path d="M${x} ${y} v${len}" stroke="#4b3422" stroke-width="1.4"/><circle cx="${x}" cy="${y + len + 9}" r="${night ? 24 : 15}" fill="${glow}" opacity="${night ? 0.28 : 0.3}"/><rect x="${x - 5}" y="${y + len + 2}" width="10" height="13" rx="2.4" fill="${glow}" stroke="#3a2819" stroke-width="1.5"/><path d="M${x - 6} ${y + len + 2} L${x} ${y + len - 3} L${x + 6} ${y + len + 2}Z" fill="#5a4030" stroke="#3a2819" stroke-width="1.3"/>`;

export function everTree(p, r, season, { x = 0, y = 0, s = 1, night = false } = {}) {
  const L = season && LEAF[season] && !night ? LEAF[season] : [p.leaf0, p.leaf1, p.leaf2, p.leaf3];
  const K = '#3a2819';
  let g = '';
  // back canopy
  const back = [
    [20, 60, 62],
    [90, 26, 66],
    [170, 24, 66],
    [244, 46, 60],
    [300, 30, 44],
    [-6, 120, 50],
    [268, 104, 46],
    [350, 14, 34],
    [402, 6, 26],
  ];
  g += back.map(([a, b, c]) => `<path d="${blob(r, a, b, c, 11)}" fill="${L[0]}"/>`).join('');
  // trunk and roots
  g += `<path d="M-20 398 C30 380 62 346 66 296 C70 244 62 200 40 150 L70 122 C84 156 96 170 104 178 C106 150 100 120 92 92 L124 84 C128 120 132 150 138 172 C152 150 170 130 196 112 L220 136 C190 164 178 204 180 252 C182 320 206 366 272 396 C244 400 222 394 206 404 C184 392 160 406 136 396 C110 408 84 394 60 404 C34 396 6 402 -20 398Z" fill="${p.bark}" stroke="${K}" stroke-width="2.4" stroke-linejoin="round"/>`;
  g += `<path d="M190 128 C236 92 280 92 330 62 C350 50 372 40 400 34" fill="none" stroke="${K}" stroke-width="17" stroke-linecap="round"/><path d="M182 140 C214 104 280 92 330 62 C350 50 372 40 400 34" fill="none" stroke="${p.bark}" stroke-width="12.5" stroke-linecap="round"/>`;
  g += `<path d="M78 392 C96 340 100 280 92 220 M112 396 C120 340 118 270 112 210 M150 396 C142 340 142 280 152 214 M184 392 C166 350 160 300 164 240" fill="none" stroke="${p.barkLo}" stroke-width="3" opacity=".55" stroke-linecap="round"/><path d="M88 386 C108 330 108 280 102 230 M166 380 C152 330 152 280 160 226 M220 392 C196 366 184 330 176 300" fill="none" stroke="${p.barkHi}" stroke-width="4" opacity=".75" stroke-linecap="round"/>`;
  // front canopy
  const mid = [
    [60, 112, 34],
    [120, 104, 36],
    [188, 98, 34],
    [16, 84, 46],
    [70, 52, 52],
    [136, 34, 54],
    [206, 48, 50],
    [258, 70, 40],
    [-8, 142, 34],
    [300, 52, 30],
    [350, 30, 24],
  ];
  g += mid.map(([a, b, c]) => `<path d="${blob(r, a, b, c, 11)}" fill="${L[1]}"/>`).join('');
  const hi = [
    [24, 62, 28],
    [78, 30, 32],
    [140, 12, 34],
    [206, 26, 30],
    [252, 54, 22],
    [300, 40, 17],
    [0, 116, 20],
    [352, 22, 13],
  ];
  g += hi.map(([a, b, c]) => `<path d="${blob(r, a, b, c, 10)}" fill="${L[2]}"/>`).join('');
  const top = [
    [30, 50, 13],
    [84, 18, 16],
    [146, 0, 17],
    [208, 14, 14],
    [254, 44, 10],
  ];
  g += top.map(([a, b, c]) => `<path d="${blob(r, a, b, c, 9)}" fill="${L[3]}"/>`).join('');
  for (let i = 0; i < 60; i++) {
    const a = -20 + r() * 330,
      b = 0 + r() * 120,
      q = Math.hypot((a - 140) / 190, (b - 60) / 90);
    if (q < 1)
      g += `<path d="M${a.toFixed(1)} ${b.toFixed(1)} q4 -5 8 0 q-4 4 -8 0Z" fill="${L[3]}" opacity="${(0.35 + r() * 0.4).toFixed(2)}" transform="rotate(${(r() * 180).toFixed(0)} ${a.toFixed(1)} ${b.toFixed(1)})"/>`;
  }
  if (season === 'spring' || night)
    for (let i = 0; i < 34; i++) {
      const a = -16 + r() * 320,
        b = 4 + r() * 110,
        q = Math.hypot((a - 140) / 180, (b - 58) / 84);
      if (q < 1)
        g += `<circle cx="${a.toFixed(1)}" cy="${b.toFixed(1)}" r="${(1.8 + r() * 1.8).toFixed(1)}" fill="${p.blossom}"/>`;
    }
  // doors and windows in the trunk
  g += `<path d="M108 392 V356 C108 334 148 334 148 356 V392Z" fill="#6b4124" stroke="${K}" stroke-width="2.4"/><path d="M114 392 V358 C114 342 142 342 142 358 V392" fill="none" stroke="#8d5c35" stroke-width="2"/><circle cx="138" cy="370" r="2" fill="${p.glow}"/><path d="M100 396 H158 L164 402 H94Z" fill="#cbb894" stroke="${K}" stroke-width="1.6"/>`;
  for (const [a, b, q] of [
    [84, 348, 8],
    [172, 340, 8],
    [98, 308, 7],
    [160, 302, 6.4],
  ])
    g += `<circle cx="${a}" cy="${b}" r="${q * 2.2}" fill="${p.glow}" opacity="${night ? 0.3 : 0.2}"/><circle cx="${a}" cy="${b}" r="${q}" fill="${p.glow}" stroke="${K}" stroke-width="2"/><path d="M${a - q} ${b} h${2 * q} M${a} ${b - q} v${2 * q}" stroke="${K}" stroke-width="1.3"/>`;
  return `<g transform="translate(${x} ${y}) scale(${s})">${g}</g>`;
}
let UID = 0;
export function scene({
  night = false,
  season = 'summer',
  w = 1116,
  h = 548,
  par = 'xMidYMid slice',
  cls = 'scene',
  extraLeft = 0,
} = {}) {
  const p = night ? NIGHT : DAY,
    r = rng(42),
    u = 's' + ++UID;
  let g = '';
  g += `<defs><linearGradient id="sky${u}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.sky0}"/><stop offset=".8" stop-color="${p.sky1}"/></linearGradient><linearGradient id="riv${u}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.river2}"/><stop offset="1" stop-color="${p.river}"/></linearGradient><radialGradient id="mead${u}" cx=".5" cy=".45" r=".6"><stop offset="0" stop-color="${p.meadow2}"/><stop offset="1" stop-color="${p.meadow}"/></radialGradient></defs>`;
  g += `<rect x="-400" width="2000" height="260" fill="url(#sky${u})"/>`;
  if (night) {
    g += `<circle cx="1010" cy="44" r="70" fill="${p.sun}" opacity=".1"/><circle cx="1010" cy="44" r="24" fill="${p.sun}"/><circle cx="1000" cy="40" r="20" fill="#1b2642" opacity=".9"/>`;
    for (let i = 0; i < 70; i++)
      g += `<circle cx="${(r() * 1300 - 80).toFixed(0)}" cy="${(r() * 110).toFixed(0)}" r="${(0.6 + r()).toFixed(1)}" fill="#fff4d0" opacity="${(0.4 + r() * 0.6).toFixed(2)}"/>`;
  } else {
    g += `<circle cx="1000" cy="40" r="120" fill="${p.sun}" opacity=".5"/><circle cx="1000" cy="40" r="30" fill="${p.sun}"/>`;
  }
  g +=
    cloud(520, 26, 1, p.cloud, night ? 0.35 : 0.7) +
    cloud(760, 18, 0.8, p.cloud, night ? 0.3 : 0.6) +
    cloud(1080, 70, 1, p.cloud, night ? 0.3 : 0.5);
  g += `<path d="M-400 120 L250 110 L330 60 L390 96 L470 44 L560 100 L640 66 L720 104 L820 54 L900 98 L980 72 L1060 108 L1600 110 V240 H-400Z" fill="${p.far}"/>`;
  g += `<path d="M-400 150 C200 110 380 100 520 118 C680 92 860 104 1116 112 C1300 110 1400 130 1600 120 V280 H-400Z" fill="${p.mid}"/>`;
  for (let i = 0; i < 40; i++) {
    const x = 300 + r() * 830,
      y = 122 + r() * 14;
    g += pine(x, y, 0.34 + r() * 0.2, p.grove, p.pineHi);
  }
  g += `<path d="M-400 190 C100 150 400 128 620 140 C820 128 1000 134 1150 146 C1300 140 1400 160 1600 150 V600 H-400Z" fill="${p.near}"/>`;
  // groves on both sides of the meadow
  for (const [x0, x1] of [
    [252, 400],
    [944, 1126],
  ])
    for (let i = 0; i < 46; i++) {
      const x = x0 + r() * (x1 - x0),
        y = 132 + i * 5.2;
      if (r() > 0.32) g += pine(x, y, 1 + r() * 0.6, i % 2 ? p.grove : p.grove2, p.pineHi);
      else {
        const q = 13 + r() * 8;
        g += `<path d="M${x - 2.4} ${y + 4} v${-q * 1.4} h4.8 v${q * 1.4}Z" fill="${p.barkLo}"/><path d="${blob(r, x, y - q * 1.7, q, 9)}" fill="${p.leaf0}"/><path d="${blob(r, x - 2, y - q * 1.9, q * 0.66, 8)}" fill="${p.leaf1}"/>`;
      }
    }
  // meadow
  g += `<path d="M352 150 C430 104 600 96 676 98 C780 96 920 110 1000 152 C1030 220 1010 330 960 362 L388 362 C340 330 322 220 352 150Z" fill="url(#mead${u})" opacity=".94"/>`;
  for (let i = 0; i < 90; i++) {
    const x = 372 + r() * 606,
      y = 120 + r() * 240;
    g +=
      r() > 0.5
        ? flower(x, y, ['#f5d76e', '#fdf6e2', '#ee9fb4', '#c8a6dd'][i % 4], 0.8 + r() * 0.5)
        : `<path d="M${x} ${y} q1 -6 -2 -9 m2 9 q0 -5 3 -8" fill="none" stroke="${p.ground}" stroke-width="1.4"/>`;
  }
  // ground below the tree
  g += `<path d="M-400 372 C0 350 160 362 300 356 C520 352 900 360 1600 350 V600 H-400Z" fill="${p.ground}"/>`;
  g += everTree(p, r, season, { night });
  // river
  g += `<path d="M-400 396 C0 380 140 402 300 388 C480 372 620 396 800 382 C940 372 1060 388 1600 374 V470 C1100 474 1000 456 860 466 C700 478 560 454 400 466 C260 476 120 456 -400 472Z" fill="${p.riverEdge}"/>`;
  g += `<path d="M-400 402 C0 386 140 408 300 394 C480 378 620 402 800 388 C940 378 1060 394 1600 380 V462 C1100 466 1000 448 860 458 C700 470 560 446 400 458 C260 468 120 448 -400 464Z" fill="url(#riv${u})"/>`;
  for (let i = 0; i < 46; i++) {
    const x = -60 + r() * 1240,
      y = 404 + r() * 44;
    g += `<path d="M${x.toFixed(0)} ${y.toFixed(0)} q7 -4 14 0 t14 0" fill="none" stroke="${p.foam}" stroke-width="1.6" stroke-linecap="round" opacity="${(0.3 + r() * 0.5).toFixed(2)}"/>`;
  }
  for (const [x, y] of [
    [150, 452],
    [290, 404],
    [430, 450],
    [566, 404],
    [704, 456],
    [838, 402],
    [980, 450],
    [1100, 404],
  ])
    g +=
      `<ellipse cx="${x}" cy="${y}" rx="10" ry="4.4" fill="${p.leaf1}" stroke="#3a2819" stroke-width="1"/><path d="M${x} ${y} l9 -2" stroke="#3a2819" stroke-width="1"/>` +
      (x % 4
        ? ''
        : `<circle cx="${x - 2}" cy="${y - 3}" r="3" fill="${p.blossom}" stroke="#3a2819" stroke-width=".8"/>`);
  // foreground path and plants
  g += `<path d="M-400 482 C0 470 260 486 480 476 C700 466 900 486 1600 474 V600 H-400Z" fill="${p.ground2}"/><path d="M-40 524 C200 500 420 530 640 508 C840 490 1000 520 1180 500 L1180 536 C1000 552 840 524 640 542 C420 562 200 532 -40 556Z" fill="${p.path}" opacity=".85"/>`;
  for (let i = 0; i < 60; i++) {
    const x = r() * 1140 - 12,
      y = 480 + r() * 66;
    const k = r();
    g +=
      k > 0.66
        ? fern(x, y, 0.5 + r() * 0.5, p.leaf0)
        : k > 0.4
          ? flower(x, y, ['#f5d76e', '#fdf6e2', '#ee9fb4'][i % 3], 1)
          : `<path d="M${x} ${y} q1 -8 -3 -12 m3 12 q0 -7 4 -11 m-4 11 v-14" fill="none" stroke="${p.leaf1}" stroke-width="1.6"/>`;
  }
  g +=
    shroom(262, 386, 0.9) +
    shroom(276, 390, 0.6, '#d98e3a') +
    shroom(396, 372, 0.7) +
    shroom(952, 378, 0.8) +
    shroom(966, 384, 0.55, '#d98e3a') +
    shroom(1104, 372, 0.9);
  g +=
    fern(240, 392, 1, p.leaf0) +
    fern(386, 384, 0.9, p.leaf1) +
    fern(1086, 384, 1, p.leaf0) +
    fern(10, 400, 1.1, p.leaf1);
  g += lantern(262, 96, 14, p.glow, night) + lantern(322, 68, 10, p.glow, night) + lantern(384, 42, 8, p.glow, night);
  if (night)
    for (let i = 0; i < 40; i++)
      g += `<circle cx="${(r() * 1116).toFixed(0)}" cy="${(140 + r() * 390).toFixed(0)}" r="${(1 + r() * 1.2).toFixed(1)}" fill="#ffe58a" opacity="${(0.4 + r() * 0.6).toFixed(2)}"/>`;
  return `<svg class="${cls}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="${par}" aria-hidden="true">${g}</svg>`;
}
export { DAY, NIGHT, rng, pine, fern, shroom, flower, blob };
