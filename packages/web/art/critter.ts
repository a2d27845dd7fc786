// @ts-nocheck
// Parametric woodland critters, drawn from scratch. viewBox 0 0 100 120. Returns an SVG group as a string.
// critter({ sp:'mouse', wear:'tunic', cloth:'#8c3b2e', hat:'crown', prop:'lute', flip:false })
export const INK = '#3a2819';
const O = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
const o = `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"`;
const el = (cx, cy, rx, ry, f, x = O) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${f}" ${x}/>`;
const P = (d, f, x = O) => `<path d="${d}" fill="${f}" ${x}/>`;
const NO = 'stroke="none"';
const mix = (h, t, a) => {
  const p = (i) => parseInt(h.slice(i, i + 2), 16),
    q = (i) => parseInt(t.slice(i, i + 2), 16);
  return (
    '#' +
    [1, 3, 5]
      .map((i) =>
        Math.round(p(i) * (1 - a) + q(i) * a)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
};
export const dark = (h, a = 0.28) => mix(h, '#2a1608', a),
  light = (h, a = 0.3) => mix(h, '#fff6e0', a);

const SPECIES = {
  mouse: { fur: '#b7a79a', belly: '#efe3d5', ear: 'round', inner: '#e8a9a0', snout: 'tiny', tail: 'thin' },
  rat: {
    fur: '#7d6a5c',
    belly: '#cdb9a5',
    ear: 'round',
    inner: '#cf9388',
    snout: 'long',
    tail: 'thin',
    earScale: 0.82,
  },
  hedgehog: {
    fur: '#e3c59f',
    belly: '#f3e2c6',
    ear: 'small',
    inner: '#d29d84',
    snout: 'point',
    spines: '#7b5634',
    tail: 'none',
  },
  squirrel: { fur: '#c9793b', belly: '#f2dcb8', ear: 'tuft', inner: '#efc396', snout: 'tiny', tail: 'bushy' },
  rabbit: { fur: '#c9b190', belly: '#f5ead6', ear: 'tall', inner: '#eeb9a9', snout: 'tiny', tail: 'puff' },
  fox: { fur: '#d3692c', belly: '#fbeedb', ear: 'point', inner: '#7a3b1f', snout: 'fox', tail: 'fox' },
  badger: { fur: '#6d6a68', belly: '#f4efe6', ear: 'small', inner: '#f4efe6', snout: 'badger', tail: 'none' },
  mole: { fur: '#5a4c53', belly: '#85747a', ear: 'none', snout: 'mole', tail: 'none', eyes: 'squint' },
  beaver: { fur: '#8a5a35', belly: '#cfa377', ear: 'small', inner: '#6b4325', snout: 'beaver', tail: 'flat' },
  otter: { fur: '#84634a', belly: '#e6cfb0', ear: 'small', inner: '#6a4d38', snout: 'otter', tail: 'thick' },
  raccoon: { fur: '#8b8782', belly: '#e9e2d6', ear: 'point', inner: '#e9e2d6', snout: 'raccoon', tail: 'ring' },
  sheep: {
    fur: '#e9d9c2',
    belly: '#f7efe2',
    ear: 'flop',
    inner: '#dba897',
    snout: 'sheep',
    wool: '#fbf5e8',
    tail: 'puff',
  },
  toad: { fur: '#7f9a4c', belly: '#dfe0a6', ear: 'none', snout: 'toad', tail: 'none', eyes: 'none' },
  turtle: { fur: '#8fae62', belly: '#e7dca5', ear: 'none', snout: 'turtle', shell: '#5e7a3d', tail: 'none' },
  lizard: { fur: '#6fa386', belly: '#e3e3b4', ear: 'none', snout: 'turtle', crest: '#467a63', tail: 'lizard' },
  owl: { fur: '#96704b', belly: '#efdcb8', ear: 'owl', snout: 'owl', tail: 'none', eyes: 'none', wings: true },
  pigeon: {
    fur: '#93a0ad',
    belly: '#dfe4e6',
    ear: 'none',
    snout: 'beak',
    beak: '#e0a13c',
    tail: 'feather',
    wings: true,
    sheen: '#6f8f86',
  },
  cardinal: {
    fur: '#bf3b34',
    belly: '#e7836b',
    ear: 'crest',
    snout: 'beak',
    beak: '#eeb043',
    tail: 'feather',
    wings: true,
    mask: '#3b2320',
  },
  crow: { fur: '#3f3b49', belly: '#57525f', ear: 'none', snout: 'beak', beak: '#8a8078', tail: 'feather', wings: true },
  swan: { fur: '#f5f1e8', belly: '#ffffff', ear: 'none', snout: 'beak', beak: '#e58a35', tail: 'feather', wings: true },
};

function tail(s) {
  const f = s.fur;
  switch (s.tail) {
    case 'thin':
      return `<path d="M66 104 C88 108 96 92 88 78 C84 70 92 62 96 66" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M66 104 C88 108 96 92 88 78 C84 70 92 62 96 66" fill="none" stroke="${dark(s.inner || f, 0.08)}" stroke-width="3" stroke-linecap="round"/>`;
    case 'bushy':
      return (
        P(
          'M62 106 C84 112 98 98 94 78 C92 66 98 58 96 46 C93 34 76 34 74 48 C72 60 80 66 76 80 C74 90 68 94 62 96Z',
          f,
        ) +
        P(
          'M84 48 C80 56 88 66 85 78 C83 88 78 95 72 100 C84 100 91 90 90 78 C89 68 93 60 92 50 C91 43 86 43 84 48Z',
          light(f, 0.35),
          NO,
        )
      );
    case 'fox':
      return (
        P('M62 104 C80 114 100 104 98 84 C97 74 90 70 88 62 C82 70 76 74 74 84 C72 92 68 96 62 98Z', f) +
        P('M98 84 C97 74 90 70 88 62 C84 67 81 70 78 75 C84 74 92 78 98 84Z', s.belly)
      );
    case 'puff':
      return el(76, 98, 8, 8, s.belly);
    case 'flat':
      return (
        P('M64 100 C78 92 98 96 97 106 C96 116 74 116 62 108Z', '#5e4130') +
        `<path d="M72 100 L84 111 M80 98 L92 109 M88 98 L70 110" stroke="${INK}" stroke-width="1" opacity=".5"/>`
      );
    case 'thick':
      return P('M62 100 C76 108 90 104 97 92 C99 96 96 112 80 115 C70 116 64 112 60 108Z', f);
    case 'ring':
      return (
        P('M62 104 C80 114 98 102 96 82 C95 74 86 74 84 82 C83 92 74 96 62 96Z', f) +
        `<path d="M92 76 L84 84 M97 88 L84 88 M92 99 L82 93 M82 106 L75 96" stroke="#3a3230" stroke-width="4"/>`
      );
    case 'lizard':
      return `<path d="M64 104 C84 114 98 100 92 88" fill="none" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M64 104 C84 114 98 100 92 88" fill="none" stroke="${f}" stroke-width="6.5" stroke-linecap="round"/>`;
    case 'feather':
      return P('M60 96 L88 108 L80 112 L84 118 L70 114 L58 108Z', dark(f, 0.15));
    default:
      return '';
  }
}
function ears(s) {
  const f = s.fur,
    k = s.earScale || 1,
    i = s.inner;
  switch (s.ear) {
    case 'round':
      return (
        el(27, 20, 14 * k, 14 * k, f) +
        el(27, 21, 9 * k, 9 * k, i, NO) +
        el(73, 20, 14 * k, 14 * k, f) +
        el(73, 21, 9 * k, 9 * k, i, NO)
      );
    case 'small':
      return el(29, 22, 8, 8, f) + el(29, 23, 4.4, 4.4, i, NO) + el(71, 22, 8, 8, f) + el(71, 23, 4.4, 4.4, i, NO);
    case 'tall':
      return (
        P('M35 26 C24 12 24 -8 33 -10 C42 -10 45 8 45 22Z', f) +
        P('M36 20 C30 10 29 -2 33 -4 C38 -4 40 8 40 18Z', i, NO) +
        P('M65 26 C76 12 78 -6 69 -9 C60 -10 55 8 55 22Z', f) +
        P('M64 20 C70 10 72 -1 69 -3 C63 -4 60 8 60 18Z', i, NO)
      );
    case 'tuft':
      return (
        P('M26 32 C20 16 22 4 27 0 C34 8 42 14 42 22Z', f) +
        P('M29 25 C26 16 27 10 28 8 C32 13 36 17 37 21Z', i, NO) +
        P('M74 32 C80 16 78 4 73 0 C66 8 58 14 58 22Z', f) +
        P('M71 25 C74 16 73 10 72 8 C68 13 64 17 63 21Z', i, NO)
      );
    case 'point':
      return (
        P('M24 34 C18 16 20 4 24 2 C34 6 44 14 45 22Z', f) +
        P('M27 25 C24 16 25 10 26 9 C32 12 38 17 39 21Z', i, NO) +
        P('M76 34 C82 16 80 4 76 2 C66 6 56 14 55 22Z', f) +
        P('M73 25 C76 16 75 10 74 9 C68 12 62 17 61 21Z', i, NO)
      );
    case 'flop':
      return (
        P('M28 30 C14 26 6 34 10 42 C16 46 26 42 30 36Z', f) + P('M72 30 C86 26 94 34 90 42 C84 46 74 42 70 36Z', f)
      );
    case 'owl':
      return P('M26 28 C22 16 22 10 20 6 C30 8 40 12 44 18Z', f) + P('M74 28 C78 16 78 10 80 6 C70 8 60 12 56 18Z', f);
    case 'crest':
      return P('M38 22 C36 8 44 -2 56 -6 C54 0 58 2 62 4 C58 8 60 14 64 20Z', f);
    default:
      return '';
  }
}
function face(s) {
  const f = s.fur,
    b = s.belly;
  let g = '';
  const eye = (x, y, r = 3.6) =>
    `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.15}" fill="#23170f"/><circle cx="${x + 1.2}" cy="${y - 1.4}" r="${r * 0.34}" fill="#fff"/>`;
  const cheeks = `<ellipse cx="31" cy="48" rx="5" ry="3.2" fill="#e2725b" opacity=".38"/><ellipse cx="69" cy="48" rx="5" ry="3.2" fill="#e2725b" opacity=".38"/>`;
  const smile = (y, w = 5) => `<path d="M${50 - w} ${y} Q50 ${y + w * 0.9} ${50 + w} ${y}" fill="none" ${o}/>`;
  const nose = (y, c = '#3a2320', rx = 3.4) =>
    `<ellipse cx="50" cy="${y}" rx="${rx}" ry="${rx * 0.74}" fill="${c}" ${o}/>`;
  const whisk = `<path d="M36 49 L20 46 M36 52 L21 54 M64 49 L80 46 M64 52 L79 54" stroke="${INK}" stroke-width=".9" opacity=".55" stroke-linecap="round"/>`;
  const E =
    s.eyes === 'none'
      ? ''
      : s.eyes === 'squint'
        ? `<path d="M35 39 q4 -4 8 0 M57 39 q4 -4 8 0" fill="none" ${O}/>`
        : eye(39, 40) + eye(61, 40);
  switch (s.snout) {
    case 'tiny':
      g = el(50, 51, 12, 8.5, b, NO) + E + cheeks + whisk + smile(52) + nose(47, '#d9786f');
      break;
    case 'long':
      g =
        el(50, 52, 11, 11, b, NO) +
        E +
        whisk +
        smile(57, 4) +
        `<path d="M47.5 58 v4 h5 v-4" fill="#fffaf0" ${o}/>` +
        nose(48, '#4a2b28');
      break;
    case 'point':
      g =
        P('M36 44 C40 56 46 58 50 58 C54 58 60 56 64 44 C58 40 42 40 36 44Z', b, NO) +
        E +
        cheeks +
        smile(53, 4) +
        nose(47, '#2b1b14', 4);
      break;
    case 'fox':
      g =
        P('M23 44 C32 44 40 50 50 60 C60 50 68 44 77 44 C74 58 60 63 50 63 C40 63 26 58 23 44Z', b, NO) +
        E +
        smile(56, 4) +
        nose(52, '#2b1b14', 4.2);
      break;
    case 'badger':
      g =
        P('M50 14 C42 16 44 34 38 46 C34 58 44 62 50 62 C56 62 66 58 62 46 C56 34 58 16 50 14Z', b, NO) +
        P('M40 17 C30 22 28 36 29 50 C34 54 40 50 41 42 C42 32 43 24 44 16Z', '#2f2a2a', NO) +
        P('M60 17 C70 22 72 36 71 50 C66 54 60 50 59 42 C58 32 57 24 56 16Z', '#2f2a2a', NO) +
        `<circle cx="36" cy="40" r="3.3" fill="#fff"/><circle cx="64" cy="40" r="3.3" fill="#fff"/><circle cx="36.6" cy="40.4" r="2.2" fill="#1c120c"/><circle cx="63.4" cy="40.4" r="2.2" fill="#1c120c"/>` +
        smile(55, 4) +
        nose(50, '#2b1b14', 4.4);
      break;
    case 'mole':
      g =
        el(50, 50, 13, 9, b, NO) +
        E +
        `<path d="M50 43 C58 43 60 49 57 53 C54 56 46 56 43 53 C40 49 42 43 50 43Z" fill="#e59a8d" ${o}/>` +
        smile(57, 4);
      break;
    case 'beaver':
      g =
        el(43, 51, 8.5, 7.5, b, NO) +
        el(57, 51, 8.5, 7.5, b, NO) +
        E +
        cheeks +
        `<path d="M45.5 55 v7 h9 v-7 M50 55 v7" fill="#fffaf0" ${o}/>` +
        nose(46, '#2b1b14', 4.4);
      break;
    case 'otter':
      g = el(50, 51, 15, 9.5, b, NO) + E + whisk + smile(52) + nose(46.5, '#2b1b14', 4.4);
      break;
    case 'raccoon':
      g =
        P(
          'M22 38 C30 32 44 34 50 40 C56 34 70 32 78 38 C76 48 66 50 58 47 C54 45 46 45 42 47 C34 50 24 48 22 38Z',
          '#38322f',
          NO,
        ) +
        el(50, 53, 10, 7.5, b, NO) +
        `<circle cx="39" cy="41" r="3.8" fill="#fff"/><circle cx="61" cy="41" r="3.8" fill="#fff"/><circle cx="39.4" cy="41.4" r="2.5" fill="#1c120c"/><circle cx="60.6" cy="41.4" r="2.5" fill="#1c120c"/>` +
        smile(54, 4) +
        nose(49, '#2b1b14', 3.8);
      break;
    case 'sheep':
      g =
        P('M34 34 C34 26 66 26 66 34 C68 52 60 62 50 62 C40 62 32 52 34 34Z', s.fur, O) +
        eye(42, 41, 3.2) +
        eye(58, 41, 3.2) +
        cheeks.replaceAll('cx="31"', 'cx="38"').replaceAll('cx="69"', 'cx="62"') +
        smile(54, 4) +
        `<path d="M46 50 L50 53 L54 50" fill="none" ${o}/>`;
      break;
    case 'toad':
      g =
        el(33, 22, 10, 10, f) +
        el(67, 22, 10, 10, f) +
        `<circle cx="33" cy="22" r="6" fill="#f7edc9" ${o}/><circle cx="67" cy="22" r="6" fill="#f7edc9" ${o}/><ellipse cx="33.6" cy="22.6" rx="2.6" ry="3.4" fill="#23170f"/><ellipse cx="66.4" cy="22.6" rx="2.6" ry="3.4" fill="#23170f"/>` +
        P('M26 48 C32 62 68 62 74 48 C64 53 36 53 26 48Z', b, NO) +
        `<path d="M25 47 Q50 58 75 47" fill="none" ${O}/><circle cx="46" cy="40" r="1" fill="${INK}"/><circle cx="54" cy="40" r="1" fill="${INK}"/>` +
        cheeks;
      break;
    case 'turtle':
      g =
        E +
        el(50, 53, 14, 6, b, NO) +
        `<path d="M36 51 Q50 60 64 51" fill="none" ${o}/><circle cx="47" cy="46" r="1" fill="${INK}"/><circle cx="53" cy="46" r="1" fill="${INK}"/>` +
        cheeks;
      break;
    case 'owl':
      g =
        P('M50 30 C44 20 26 22 25 38 C25 52 40 58 50 50 C60 58 75 52 75 38 C74 22 56 20 50 30Z', b, o) +
        `<circle cx="38" cy="38" r="8.6" fill="#fff7df" ${o}/><circle cx="62" cy="38" r="8.6" fill="#fff7df" ${o}/><circle cx="38.6" cy="38.6" r="4.6" fill="#23170f"/><circle cx="61.4" cy="38.6" r="4.6" fill="#23170f"/><circle cx="40.2" cy="36.8" r="1.5" fill="#fff"/><circle cx="63" cy="36.8" r="1.5" fill="#fff"/>` +
        P('M46 46 L54 46 L50 55Z', '#e0a13c', o);
      break;
    case 'beak':
      g =
        (s.mask ? P('M34 46 C34 36 44 34 50 40 C56 34 66 36 66 46 C62 56 38 56 34 46Z', s.mask, NO) : '') +
        (s.mask
          ? `<circle cx="39" cy="37" r="3.8" fill="#fff"/><circle cx="61" cy="37" r="3.8" fill="#fff"/><circle cx="39.4" cy="37.4" r="2.5" fill="#1c120c"/><circle cx="60.6" cy="37.4" r="2.5" fill="#1c120c"/>`
          : E) +
        cheeks +
        P('M40 46 C44 42 56 42 60 46 C57 53 53 57 50 58 C47 57 43 53 40 46Z', s.beak) +
        `<path d="M41 47.5 Q50 51 59 47.5" fill="none" ${o}/>`;
      break;
  }
  return g;
}
const HATS = {
  crown:
    P('M30 20 L28 0 L39 9 L50 -5 L61 9 L72 0 L70 20 C60 24 40 24 30 20Z', '#eebd3e') +
    `<circle cx="50" cy="12" r="3.2" fill="#b6352c" ${o}/><circle cx="38" cy="14" r="2" fill="#2d6fae"/><circle cx="62" cy="14" r="2" fill="#2d6fae"/>`,
  tiara:
    P('M30 20 C34 10 44 12 50 2 C56 12 66 10 70 20 C60 16 40 16 30 20Z', '#f0d27a') +
    `<circle cx="50" cy="10" r="2.8" fill="#8f5bb0" ${o}/>`,
  straw:
    el(50, 19, 33, 7, '#e2bd66') +
    P('M34 18 C34 2 66 2 66 18 C60 21 40 21 34 18Z', '#ecca78') +
    P('M34 15 C40 19 60 19 66 15 L66 18.5 C60 21.5 40 21.5 34 18.5Z', '#a8462f', o),
  cap:
    P('M26 22 C26 4 74 4 74 20 C66 16 36 17 26 22Z', '#5a7a8c') +
    P('M24 22 C34 14 52 15 60 19 C48 19 36 20 24 26Z', '#466272', o),
  beret:
    P('M24 20 C22 6 46 0 64 4 C80 8 80 20 70 21 C56 17 38 17 24 20Z', '#a0352d') +
    `<circle cx="56" cy="2.5" r="2.6" fill="#a0352d" ${o}/>`,
  hood: P(
    'M18 52 C10 20 30 0 50 0 C70 0 90 20 82 52 C78 58 74 60 72 56 C78 30 66 16 50 16 C34 16 22 30 28 56 C26 60 22 58 18 52Z',
    '#75573c',
  ),
  mortar:
    P('M50 -4 L84 9 L50 21 L16 9Z', '#39466b') +
    P('M32 15 L32 24 C40 29 60 29 68 24 L68 15 L50 21Z', '#2d3857', o) +
    `<path d="M50 8 L78 13 L78 26" fill="none" stroke="#e6b63d" stroke-width="2"/><circle cx="78" cy="28" r="2.6" fill="#e6b63d" ${o}/>`,
  tall:
    P('M34 18 L32 -6 C40 -10 60 -10 68 -6 L66 18Z', '#3d3942') +
    el(50, 18, 28, 5.5, '#46414c') +
    P('M33.6 10 L66.4 10 L66 17 C58 20 42 20 34 17Z', '#8a5a9c', o),
  jester:
    P(
      'M26 22 C14 12 12 -2 22 -6 C30 -2 38 4 50 6 C62 4 70 -2 78 -6 C88 -2 86 12 74 22 C60 16 40 16 26 22Z',
      '#b3392e',
    ) +
    P('M50 6 C62 4 70 -2 78 -6 C88 -2 86 12 74 22 C66 18 58 17 50 17Z', '#e0aa38', o) +
    `<circle cx="21" cy="-5" r="4" fill="#f0cf62" ${o}/><circle cx="79" cy="-5" r="4" fill="#f0cf62" ${o}/>`,
  miner:
    P('M26 22 C26 2 74 2 74 22 C60 17 40 17 26 22Z', '#d8a637') +
    `<circle cx="50" cy="10" r="5.5" fill="#fff3c4" ${o}/>` +
    P('M24 22 C40 16 60 16 76 22 L76 25 C60 20 40 20 24 25Z', '#b98628', o),
  feather:
    P('M24 22 C28 6 60 2 78 18 C62 14 42 16 24 22Z', '#3f6b45') +
    P('M62 10 C68 -4 82 -10 90 -10 C88 0 80 10 66 14Z', '#c9483a', o),
  wig: ['25 30', '23 41', '27 51', '75 30', '77 41', '73 51', '31 20', '41 14', '50 12', '59 14', '69 20']
    .map((p) => {
      const [x, y] = p.split(' ');
      return el(x, y, 7, 6.5, '#f2ede1', o);
    })
    .join(''),
  flower: `<g ${o}>${[
    [34, 14],
    [42, 9],
    [50, 7],
    [58, 9],
    [66, 14],
  ]
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="4.4" fill="${['#e98da2', '#f6d36b', '#f5efe2', '#e98da2', '#f6d36b'][i]}"/>`,
    )
    .join('')}</g>`,
  post:
    P('M28 20 C28 4 72 4 72 20 C60 15 40 15 28 20Z', '#2f5f95') +
    P('M30 20 C42 14 62 15 76 24 C62 20 44 20 30 24Z', '#24496f', o) +
    `<rect x="45" y="8" width="10" height="7" fill="#f2d98c" ${o}/>`,
};
const HELD = {
  // drawn around the hand at 78,84
  lute: `<g transform="rotate(24 70 86)">${P('M62 98 C56 88 62 78 70 78 C78 78 84 88 78 98 C74 104 66 104 62 98Z', '#c98a44')}<rect x="68" y="50" width="4" height="30" fill="#7a4d28" ${o}/><circle cx="70" cy="90" r="4" fill="#5b3519"/><path d="M69 54 V100 M71 54 V100" stroke="#f5e6c2" stroke-width=".7"/></g>`,
  book: `<g transform="rotate(-8 74 84)">${P('M60 74 C66 70 72 72 75 75 C78 72 84 70 90 74 L90 94 C84 90 78 92 75 95 C72 92 66 90 60 94Z', '#8d3a2c')}${P('M62 74 C67 71 72 73 75 76 L75 92 C72 89 67 88 62 91Z', '#fbf2dc', o)}${P('M88 74 C83 71 78 73 75 76 L75 92 C78 89 83 88 88 91Z', '#fbf2dc', o)}<path d="M65 79 l7 1 M65 83 l7 1 M78 80 l7 -1 M78 84 l7 -1" stroke="${INK}" stroke-width=".9" opacity=".6"/></g>`,
  broom: `<g transform="rotate(14 80 80)"><rect x="78" y="44" width="4" height="50" fill="#9a6a3c" ${o}/>${P('M72 94 L88 94 L92 114 L68 114Z', '#e0b559')}<path d="M74 98 L72 113 M80 98 V113 M86 98 L88 113" stroke="${INK}" stroke-width=".9" opacity=".6"/><rect x="72" y="92" width="16" height="4" fill="#a8462f" ${o}/></g>`,
  pick: `<g transform="rotate(18 80 80)"><rect x="78" y="50" width="4.4" height="50" fill="#9a6a3c" ${o}/>${P('M60 58 C70 46 90 46 100 58 C90 53 70 53 60 58Z', '#a9b1b8')}</g>`,
  staff: `<g><path d="M80 114 V50 C80 38 94 38 94 48 C94 54 87 55 86 50" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M80 114 V50 C80 38 94 38 94 48 C94 54 87 55 86 50" fill="none" stroke="#a9793f" stroke-width="3.2" stroke-linecap="round"/></g>`,
  lantern: `<g><path d="M80 112 V48 h10" fill="none" stroke="${INK}" stroke-width="4.4"/><path d="M80 112 V48 h10" fill="none" stroke="#8a5c33" stroke-width="2.2"/><circle cx="90" cy="62" r="15" fill="#ffd86b" opacity=".35"/><rect x="85" y="54" width="10" height="14" rx="2" fill="#ffe089" ${o}/><path d="M84 54 L90 49 L96 54Z" fill="#5a4030" ${o}/></g>`,
  basket: `<g>${P('M58 84 H92 L88 104 H62Z', '#c98f4b')}<path d="M62 84 C62 66 88 66 88 84" fill="none" stroke="${INK}" stroke-width="4.6"/><path d="M62 84 C62 66 88 66 88 84" fill="none" stroke="#a8713a" stroke-width="2.4"/><path d="M60 90 H90 M61 96 H89 M68 84 L70 104 M75 84 V104 M82 84 L80 104" stroke="${INK}" stroke-width="1" opacity=".55"/><circle cx="67" cy="81" r="4.6" fill="#b03a5b" ${o}/><circle cx="75" cy="79" r="5" fill="#c9476a" ${o}/><circle cx="83" cy="81" r="4.6" fill="#b03a5b" ${o}/></g>`,
  wheat: `<g transform="rotate(12 80 80)"><path d="M78 108 C78 90 76 76 74 60 M80 108 C80 90 82 74 82 56 M82 108 C84 92 88 78 90 62" fill="none" stroke="#b98a2c" stroke-width="2.4"/>${[
    [74, 58],
    [82, 54],
    [90, 60],
  ]
    .map(([x, y]) =>
      [0, 6, 12]
        .map(
          (d) =>
            `<ellipse cx="${x - 2.6}" cy="${y + d}" rx="2.6" ry="4.4" fill="#edc354" ${o} transform="rotate(-22 ${x} ${y + d})"/><ellipse cx="${x + 2.6}" cy="${y + d}" rx="2.6" ry="4.4" fill="#edc354" ${o} transform="rotate(22 ${x} ${y + d})"/>`,
        )
        .join(''),
    )
    .join('')}</g>`,
  letter: `<g transform="rotate(-10 76 86)"><rect x="60" y="74" width="32" height="22" rx="1.5" fill="#fbf2dc" ${O}/><path d="M60 75 L76 88 L92 75" fill="none" ${o}/><circle cx="76" cy="88" r="4" fill="#b3392e" ${o}/></g>`,
  mug: `<g><rect x="66" y="78" width="19" height="22" rx="2" fill="#c08a4b" ${O}/><path d="M85 82 h6 v12 h-6" fill="none" stroke="${INK}" stroke-width="4.4"/><path d="M85 82 h6 v12 h-6" fill="none" stroke="#c08a4b" stroke-width="2"/>${P('M63 79 C62 72 68 71 70 73 C72 68 80 68 81 73 C85 70 90 74 87 79Z', '#fff8e6', o)}<path d="M72 80 V99 M79 80 V99" stroke="${INK}" stroke-width="1" opacity=".5"/></g>`,
  scales: `<g><path d="M78 106 V58 M60 62 H96" stroke="${INK}" stroke-width="4.6" stroke-linecap="round"/><path d="M78 106 V58 M60 62 H96" stroke="#e0b343" stroke-width="2.2" stroke-linecap="round"/><path d="M61 62 L54 78 M61 62 L68 78 M95 62 L88 78 M95 62 L102 78" stroke="${INK}" stroke-width="1"/>${P('M52 78 H70 C70 86 52 86 52 78Z', '#e8c25d', o)}${P('M86 78 H104 C104 86 86 86 86 78Z', '#e8c25d', o)}</g>`,
  bow: `<g><path d="M76 52 C100 62 100 100 76 110" fill="none" stroke="${INK}" stroke-width="5.4"/><path d="M76 52 C100 62 100 100 76 110" fill="none" stroke="#a06c37" stroke-width="2.8"/><path d="M76 52 V110" stroke="#f5ead0" stroke-width="1.2"/><path d="M58 82 H98" stroke="#6b4a2a" stroke-width="2.2"/>${P('M98 82 L91 77 L92 87Z', '#a9b1b8', o)}</g>`,
  scroll: `<g transform="rotate(6 76 88)"><rect x="62" y="72" width="26" height="28" fill="#fbf0d6" ${O}/><rect x="59" y="68" width="32" height="6" rx="3" fill="#e3c88f" ${o}/><rect x="59" y="98" width="32" height="6" rx="3" fill="#e3c88f" ${o}/><path d="M66 80 H84 M66 85 H84 M66 90 H78" stroke="${INK}" stroke-width="1.1" opacity=".6"/></g>`,
  bag: `<g>${P('M60 88 C58 76 64 72 70 74 L72 68 H82 L84 74 C92 72 96 80 94 90 C93 104 88 108 77 108 C66 108 61 102 60 88Z', '#a8713a')}<path d="M69 74 Q77 78 85 74" fill="none" stroke="#e8c25d" stroke-width="2.6"/><path d="M77 86 v10 M72 91 h10" stroke="#e8c25d" stroke-width="2.4"/></g>`,
  ruler: `<g transform="rotate(28 78 82)"><path d="M62 100 L92 100 L62 62Z" fill="#e6c780" ${O}/><path d="M69 94 L79 94 L69 81Z" fill="#f6ead0" ${o}/><path d="M66 100 v-3 M72 100 v-3 M78 100 v-3 M84 100 v-3" stroke="${INK}" stroke-width="1"/></g>`,
  potion: `<g>${P('M71 66 h10 v10 C90 82 92 90 90 96 C88 104 64 104 62 96 C60 90 62 82 71 76Z', '#dff0ea')}${P('M63 90 C70 86 82 94 89.5 90 C91 98 88 102 76 102 C64 102 61 98 63 90Z', '#5aa884', NO)}<rect x="69.5" y="61" width="13" height="6" rx="1.5" fill="#b98a52" ${o}/></g>`,
  saw: `<g transform="rotate(-20 78 84)"><rect x="70" y="52" width="5" height="30" fill="#9a6a3c" ${o}/>${P('M62 78 H88 L88 92 L84 89 L80 92 L76 89 L72 92 L68 89 L64 92Z', '#b9c0c4')}</g>`,
  spade: `<g transform="rotate(10 80 80)"><rect x="78" y="48" width="4.4" height="46" fill="#8a5c33" ${o}/><rect x="73" y="46" width="14" height="4.4" rx="2" fill="#8a5c33" ${o}/>${P('M70 90 H90 V102 C90 110 84 114 80 116 C76 114 70 110 70 102Z', '#8f979c')}</g>`,
  key: `<g><circle cx="80" cy="76" r="9" fill="none" stroke="${INK}" stroke-width="7"/><circle cx="80" cy="76" r="9" fill="none" stroke="#e2b443" stroke-width="4"/><path d="M80 85 V110 h8 M80 102 h6" fill="none" stroke="${INK}" stroke-width="6"/><path d="M80 85 V110 h8 M80 102 h6" fill="none" stroke="#e2b443" stroke-width="3"/></g>`,
  pumpkin: `<g>${el(70, 96, 9, 11, '#dd8130')}${el(86, 96, 9, 11, '#dd8130')}${el(78, 96, 9, 12, '#e9923f')}<path d="M78 84 C78 78 82 77 84 77" fill="none" stroke="#5a7a35" stroke-width="3.4" stroke-linecap="round"/></g>`,
  oar: `<g transform="rotate(8 82 80)"><rect x="80" y="40" width="4" height="52" fill="#a87945" ${o}/>${P('M76 90 H88 V110 C88 116 76 116 76 110Z', '#c5965c')}</g>`,
  paw: '',
};
export function critter({ sp = 'mouse', wear = 'tunic', cloth = '#7c5a3a', trim, hat, prop, glow, cape } = {}) {
  const s = SPECIES[sp],
    c = cloth,
    cd = dark(c, 0.25),
    cl = light(c, 0.25),
    t = trim || light(c, 0.55);
  let g = '';
  g += `<ellipse cx="52" cy="115" rx="32" ry="4.6" fill="#1d140a" opacity=".22"/>`;
  if (cape) g += P('M34 64 C20 80 16 100 20 114 L80 114 C84 100 80 80 66 64Z', cape);
  g += tail(s);
  if (s.spines)
    g +=
      P(
        'M50 8 L56 2 L60 9 L68 4 L70 12 L79 10 L78 19 L87 20 L84 29 L93 33 L87 40 L95 47 L88 52 L93 61 L86 63 L88 73 L80 74 L80 88 L20 88 L20 74 L12 73 L14 63 L7 61 L12 52 L5 47 L13 40 L7 33 L16 29 L13 20 L22 19 L21 10 L30 12 L32 4 L40 9 L44 2Z',
        s.spines,
      ) +
      `<path d="M24 26 l-4 -5 M20 42 l-7 0 M76 26 l4 -5 M80 42 l7 0 M34 14 l-2 -5 M66 14 l2 -5" stroke="${light(s.spines, 0.4)}" stroke-width="1.6" stroke-linecap="round"/>`;
  if (s.shell)
    g +=
      P('M22 96 C12 74 26 58 50 58 C74 58 88 74 78 96 C70 108 30 108 22 96Z', s.shell) +
      `<path d="M24 78 l8 6 M76 78 l-8 6 M22 92 l8 0 M78 92 l-8 0" ${o}/>`;
  // feet, body
  const foot = s.wings ? '#e0a13c' : dark(s.fur, 0.1);
  g += el(40, 112, 8.5, 4.6, foot) + el(61, 112, 8.5, 4.6, foot);
  g += P('M50 58 C68 58 73 76 73 92 C73 106 64 112 50 112 C36 112 27 106 27 92 C27 76 32 58 50 58Z', s.fur);
  g += P('M50 68 C60 68 64 80 64 92 C64 102 58 107 50 107 C42 107 36 102 36 92 C36 80 40 68 50 68Z', s.belly, NO);
  const torso = 'M50 59 C67 59 72.5 76 72.8 90 L74 104 C66 109 34 109 26 104 L27.2 90 C27.5 76 33 59 50 59Z';
  const robe = 'M50 59 C66 59 72 76 73 90 L77 113 C66 117 34 117 23 113 L27 90 C28 76 34 59 50 59Z';
  if (wear === 'tunic')
    g +=
      P(torso, c) +
      P('M26.6 92 C40 97 60 97 73.4 92 L73.7 97 C60 102 40 102 26.3 97Z', cd, o) +
      `<rect x="46" y="93.4" width="8" height="7" rx="1.5" fill="#e6bd55" ${o}/>` +
      `<path d="M50 62 V92" ${o} opacity=".5"/>`;
  if (wear === 'vest')
    g +=
      P('M41 60 C33 64 28 76 27.2 90 L26.6 103 C32 107 39 108 43 108 L46 70Z', c) +
      P('M59 60 C67 64 72 76 72.8 90 L73.4 103 C68 107 61 108 57 108 L54 70Z', c) +
      `<circle cx="44" cy="84" r="1.6" fill="${t}" ${o}/><circle cx="44" cy="94" r="1.6" fill="${t}" ${o}/>`;
  if (wear === 'apron')
    g +=
      P(torso, t) +
      P('M38 68 H62 L66 106 C58 109 42 109 34 106Z', c) +
      P('M42 88 H58 V98 C54 100 46 100 42 98Z', cl, o) +
      `<path d="M38 68 L42 60 M62 68 L58 60 M37 84 L27 86 M63 84 L73 86" ${o}/>`;
  if (wear === 'robe')
    g +=
      P(robe, c) +
      P('M44 60 L50 74 L56 60Z', t, o) +
      P('M46 74 L54 74 L57 115 L43 115Z', cl, NO) +
      `<path d="M46 74 L43 115 M54 74 L57 115" ${o} opacity=".6"/>` +
      `<path d="M23.6 110 C36 114.5 64 114.5 76.4 110" fill="none" stroke="${t}" stroke-width="2.6"/>`;
  if (wear === 'dress')
    g +=
      P('M50 59 C62 59 67 70 67 80 L80 112 C66 118 34 118 20 112 L33 80 C33 70 38 59 50 59Z', c) +
      P('M33 80 C42 85 58 85 67 80 L69 86 C58 91 42 91 31 86Z', t, o) +
      `<path d="M40 90 L35 114 M50 91 V116 M60 90 L65 114" ${o} opacity=".35"/>`;
  // arms
  const sleeve = wear === 'vest' || wear === 'none' ? s.fur : wear === 'apron' ? t : c;
  if (s.wings) {
    const w = wear === 'none' || wear === 'vest' ? dark(s.fur, 0.12) : sleeve;
    g += P('M29 68 C16 76 14 92 22 100 C30 96 34 84 35 74Z', w) + P('M71 68 C84 74 88 86 82 94 C74 92 67 84 65 74Z', w);
  } else {
    g += P('M31 66 C20 74 18 88 22 94 C26 98 31 96 32 90 C33 84 36 78 37 74Z', sleeve) + el(25, 94, 5, 5, s.fur);
  }
  if (prop) g += HELD[prop] || '';
  if (!s.wings)
    g += P('M69 66 C78 70 84 78 83 86 C81 91 76 90 74 86 C72 81 66 78 63 75Z', sleeve) + el(79, 88, 5, 5, s.fur);
  // head
  if (s.wool)
    g +=
      [
        [50, 12, 14],
        [34, 17, 12],
        [66, 17, 12],
        [25, 30, 11],
        [75, 30, 11],
        [27, 44, 9],
        [73, 44, 9],
      ]
        .map(([x, y, r]) => el(x, y, r, r, s.wool))
        .join('') + `<circle cx="50" cy="30" r="22" fill="${s.wool}"/>`;
  if (hat === 'wig') g += HATS.wig;
  g += ears(s);
  if (s.crest) g += P('M36 20 L40 8 L46 16 L52 4 L57 15 L64 8 L66 20Z', s.crest);
  if (!s.wool) {
    g += P('M50 13 C69 13 79 27 79 41 C79 55 66 64 50 64 C34 64 21 55 21 41 C21 27 31 13 50 13Z', s.fur);
    if (s.sheen) g += P('M28 54 C36 62 64 62 72 54 C70 62 60 65 50 65 C40 65 30 62 28 54Z', s.sheen, NO);
    g += `<path d="M28 31 C32 21 42 17 51 17" fill="none" stroke="#fff8e6" stroke-width="3" stroke-linecap="round" opacity=".35"/>`;
  }
  g += face(s);
  if (wear === 'tunic' || wear === 'vest')
    g += P('M34 61 C42 68 58 68 66 61 C67 66 66 69 63 70 C55 74 45 74 37 70 C34 69 33 66 34 61Z', t, o);
  if (hat && hat !== 'wig') g += HATS[hat] || '';
  return `<g>${g}</g>`;
}
export const speciesList = Object.keys(SPECIES),
  hatList = Object.keys(HATS),
  heldList = Object.keys(HELD);
