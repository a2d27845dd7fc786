// @ts-nocheck
// Painted backdrops for card vignettes. viewBox 0 0 160 100 (use preserveAspectRatio="xMidYMax slice").
const pine = (x, y, s, c) =>
  `<path d="M${x} ${y} l${-8 * s} 0 l${5 * s} ${-9 * s} h${-3 * s} l${4.6 * s} ${-8 * s} h${-2 * s} l${3.4 * s} ${-8 * s} l${3.4 * s} ${8 * s} h${-2 * s} l${4.6 * s} ${8 * s} h${-3 * s} l${5 * s} ${9 * s}Z" fill="${c}"/>`;
const round = (x, y, s, c, t = '#7a5433') =>
  `<path d="M${x - 1.6 * s} ${y} V${y - 10 * s} h${3.2 * s} V${y}Z" fill="${t}"/><circle cx="${x}" cy="${y - 15 * s}" r="${8 * s}" fill="${c}"/><circle cx="${x - 5 * s}" cy="${y - 11 * s}" r="${5.4 * s}" fill="${c}"/><circle cx="${x + 5 * s}" cy="${y - 11 * s}" r="${5.4 * s}" fill="${c}"/>`;
const cloud = (x, y, s, c = '#fff', op = 0.75) =>
  `<g fill="${c}" opacity="${op}"><ellipse cx="${x}" cy="${y}" rx="${12 * s}" ry="${4.4 * s}"/><circle cx="${x - 4 * s}" cy="${y - 3 * s}" r="${4.6 * s}"/><circle cx="${x + 3 * s}" cy="${y - 4 * s}" r="${5.6 * s}"/></g>`;
const S = (a) => `<rect width="160" height="100" fill="${a}"/>`;
export const BACK = {
  meadow:
    S('#cfe6e4') +
    `<rect width="160" height="46" y="24" fill="#e6efd5"/>` +
    cloud(30, 18, 1) +
    cloud(122, 26, 1.2) +
    `<path d="M0 58 C30 42 60 50 90 44 C120 40 140 48 160 44 V100 H0Z" fill="#b5cf8a"/>` +
    round(18, 60, 0.8, '#8fb25d') +
    round(140, 56, 0.9, '#8fb25d') +
    pine(124, 56, 0.6, '#7ea05a') +
    `<path d="M0 72 C40 60 110 62 160 70 V100 H0Z" fill="#94bb60"/><path d="M0 86 C50 78 110 80 160 84 V100 H0Z" fill="#7eaa4e"/>` +
    [
      [12, 90, '#f3d465'],
      [30, 94, '#f5f0e0'],
      [142, 90, '#ea9bb0'],
      [126, 95, '#f3d465'],
      [150, 96, '#f5f0e0'],
      [20, 82, '#ea9bb0'],
    ]
      .map(([x, y, c]) => `<circle cx="${x}" cy="${y}" r="2" fill="${c}"/>`)
      .join(''),
  forest:
    S('#d9e3c0') +
    `<circle cx="80" cy="26" r="30" fill="#f6f1cf" opacity=".8"/>` +
    [8, 26, 44, 112, 132, 152].map((x, i) => pine(x, 70, 1.7 + (i % 2) * 0.4, '#9dba83')).join('') +
    [0, 18, 144, 160].map((x, i) => pine(x, 84, 2.3 - (i % 2) * 0.3, '#5f8a5c')).join('') +
    `<path d="M0 78 C50 70 110 72 160 78 V100 H0Z" fill="#7a9c55"/><path d="M0 90 C50 84 110 84 160 90 V100 H0Z" fill="#64874a"/>` +
    `<g><path d="M20 92 v-5 h4 v5Z" fill="#f5ead2"/><path d="M15 88 c1 -8 13 -8 14 0Z" fill="#c2473b"/><circle cx="20" cy="85" r="1" fill="#fff"/><circle cx="24" cy="84" r="1" fill="#fff"/></g>`,
  river:
    S('#d7ece8') +
    cloud(40, 18, 1.1) +
    `<path d="M0 52 C30 40 70 46 100 40 C130 36 150 42 160 40 V100 H0Z" fill="#b9d197"/>` +
    round(16, 54, 0.9, '#88ad62') +
    pine(146, 52, 1, '#749a63') +
    pine(134, 54, 0.8, '#749a63') +
    `<path d="M0 62 C40 56 120 56 160 62 V100 H0Z" fill="#74b7b8"/><path d="M0 74 C40 68 120 70 160 74 V100 H0Z" fill="#5fa5aa"/>` +
    `<path d="M10 70 q8 -3 16 0 M118 68 q8 -3 16 0 M128 82 q8 -3 16 0 M16 86 q8 -3 16 0" fill="none" stroke="#e6f5ef" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="M40 100 C50 84 110 84 122 100Z" fill="#d9c28b"/>`,
  village:
    S('#f3dfc0') +
    `<rect width="160" height="40" fill="#f6e8cf"/>` +
    cloud(34, 20, 1, '#fff', 0.6) +
    [
      [6, 40, 26, '#e8c79a', '#b77457'],
      [36, 46, 22, '#ecd3aa', '#9c7f6a'],
      [104, 44, 24, '#e8c79a', '#8f9a86'],
      [132, 38, 26, '#ecd3aa', '#b77457'],
    ]
      .map(
        ([x, y, w, c, r]) =>
          `<rect x="${x}" y="${y + 10}" width="${w}" height="40" fill="${c}"/><path d="M${x - 4} ${y + 12} L${x + w / 2} ${y - 6} L${x + w + 4} ${y + 12}Z" fill="${r}"/><rect x="${x + w / 2 - 3}" y="${y + 18}" width="6" height="8" fill="#fbe6a4"/>`,
      )
      .join('') +
    `<path d="M0 80 C50 72 110 72 160 80 V100 H0Z" fill="#cdb489"/><path d="M0 92 C50 86 110 86 160 92 V100 H0Z" fill="#bb9f74"/>` +
    `<g fill="#d9c49d"><ellipse cx="30" cy="88" rx="8" ry="2.4"/><ellipse cx="128" cy="86" rx="9" ry="2.4"/><ellipse cx="140" cy="95" rx="9" ry="2.4"/></g>`,
  hall:
    S('#8c5f41') +
    `<rect width="160" height="74" fill="#a5754f"/>` +
    [0, 27, 54, 81, 108, 135].map((x) => `<rect x="${x}" width="1.6" height="74" fill="#8c5f41"/>`).join('') +
    `<circle cx="80" cy="40" r="46" fill="#ffdf97" opacity=".42"/><path d="M14 48 V24 C14 10 40 10 40 24 V48Z" fill="#cfe3dc"/><path d="M27 14 V48 M14 31 H40" stroke="#6b4529" stroke-width="2.4"/><path d="M14 48 V24 C14 10 40 10 40 24 V48Z" fill="none" stroke="#6b4529" stroke-width="3"/>` +
    `<g><rect x="116" y="22" width="38" height="3" fill="#6b4529"/><rect x="116" y="40" width="38" height="3" fill="#6b4529"/>${[
      [118, 11, '#7a3b31'],
      [123, 13, '#3f6b75'],
      [128, 10, '#c79a45'],
      [133, 12, '#5b7a3d'],
      [138, 11, '#7a3b31'],
      [145, 13, '#8a6fa0'],
    ]
      .map(([x, h, c]) => `<rect x="${x}" y="${22 - h}" width="4.4" height="${h}" fill="${c}"/>`)
      .join('')}${[
      [118, 12, '#5b7a3d'],
      [124, 10, '#c79a45'],
      [131, 13, '#3f6b75'],
      [140, 12, '#7a3b31'],
      [146, 10, '#c79a45'],
    ]
      .map(([x, h, c]) => `<rect x="${x}" y="${40 - h}" width="4.4" height="${h}" fill="${c}"/>`)
      .join('')}</g>` +
    `<rect y="74" width="160" height="26" fill="#6f4930"/><path d="M0 82 H160 M0 91 H160" stroke="#5d3b26" stroke-width="1.4"/><ellipse cx="80" cy="90" rx="54" ry="7" fill="#a9463b" opacity=".75"/>`,
  night:
    S('#2e3f63') +
    `<rect y="40" width="160" height="40" fill="#43557a"/><circle cx="126" cy="22" r="11" fill="#fbf0c4"/><circle cx="121" cy="20" r="9.4" fill="#2e3f63"/>` +
    [
      [20, 14],
      [44, 26],
      [66, 10],
      [92, 20],
      [150, 44],
      [12, 38],
      [104, 40],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.1" fill="#fbf0c4"/>`)
      .join('') +
    `<path d="M0 66 C40 50 110 54 160 62 V100 H0Z" fill="#39594f"/>` +
    pine(14, 70, 1.5, '#2c4840') +
    pine(146, 70, 1.7, '#2c4840') +
    pine(130, 72, 1.2, '#2f4e44') +
    `<path d="M0 82 C50 74 110 76 160 82 V100 H0Z" fill="#2d4a3a"/>`,
  hills:
    S('#dbe7ea') +
    `<path d="M0 60 L28 26 L48 48 L74 16 L104 52 L124 32 L160 62 V100 H0Z" fill="#a9b9bd"/><path d="M66 26 L74 16 L84 28 L78 26 L74 31 L70 26Z M22 34 L28 26 L35 34 L30 33 L27 37Z M118 38 L124 32 L131 38 L126 37Z" fill="#fbf8f0"/>` +
    `<path d="M0 70 C40 56 110 60 160 68 V100 H0Z" fill="#a3bb78"/>` +
    pine(14, 74, 1.1, '#6f9359') +
    pine(28, 76, 0.8, '#6f9359') +
    pine(146, 74, 1.2, '#6f9359') +
    `<path d="M0 86 C50 78 110 80 160 86 V100 H0Z" fill="#86a55c"/>`,
  harvest:
    S('#f7dfae') +
    `<circle cx="126" cy="30" r="16" fill="#fff0c4"/>` +
    `<path d="M0 58 C30 46 70 52 100 46 C130 42 150 48 160 46 V100 H0Z" fill="#e0b763"/>` +
    round(16, 62, 0.9, '#cf8440') +
    round(34, 60, 0.7, '#dd9b48') +
    round(146, 60, 0.9, '#cf8440') +
    `<path d="M0 70 C40 62 110 64 160 70 V100 H0Z" fill="#cfa04b"/><path d="M0 86 C50 78 110 80 160 86 V100 H0Z" fill="#b98a3d"/>` +
    [8, 20, 32, 124, 136, 148]
      .map((x) => `<path d="M${x} 92 v-10 m-2.4 3 l2.4 2 l2.4 -2" stroke="#8f6724" stroke-width="1.4" fill="none"/>`)
      .join(''),
  snow:
    S('#d5e3ec') +
    `<rect y="30" width="160" height="40" fill="#e6eef2"/>` +
    pine(14, 70, 1.6, '#8fabae') +
    pine(32, 72, 1.1, '#a3bcbd') +
    pine(146, 70, 1.8, '#8fabae') +
    pine(128, 73, 1.2, '#a3bcbd') +
    `<path d="M0 70 C40 60 110 62 160 68 V100 H0Z" fill="#f4f7f7"/><path d="M0 86 C50 78 110 80 160 84 V100 H0Z" fill="#e3ecef"/>` +
    [
      [20, 12],
      [44, 28],
      [70, 8],
      [96, 22],
      [120, 10],
      [140, 34],
      [60, 40],
      [106, 46],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="#fff"/>`)
      .join(''),
  royal:
    S('#7d5569') +
    `<rect width="160" height="76" fill="#91667a"/>` +
    [20, 60, 100, 140]
      .map(
        (x) =>
          `<path d="M${x - 10} 0 H${x + 10} V40 L${x} 50 L${x - 10} 40Z" fill="${x % 40 ? '#b9863c' : '#7b3444'}" opacity=".8"/>`,
      )
      .join('') +
    `<circle cx="80" cy="44" r="44" fill="#ffe3a6" opacity=".4"/><rect y="76" width="160" height="24" fill="#5e3c4c"/><path d="M44 100 L60 76 H100 L116 100Z" fill="#a93a3c"/>`,
};
export const backdrops = Object.keys(BACK);
