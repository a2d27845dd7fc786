import { critter } from './critter.ts';
import { minify } from './minify.ts';
import { ART } from './recipes.ts';
import { everTree, scene, DAY, rng } from './scene.ts';
import { ghostToken, SEAT_LOOKS, token } from './tokens.ts';
import { vignette } from './vignette.ts';
import type { Silhouette } from './icons/silhouettes.ts';

/** What a picture is wanted for. */
export interface Subject {
  readonly id: string;
  readonly kind?: 'critter' | 'construction' | 'place';
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const FIGURES = {
  hedgehog: { sp: 'hedgehog', wear: 'vest', cloth: '#c98f2e', hat: 'straw', prop: 'basket' },
  mouse: { sp: 'mouse', wear: 'dress', cloth: '#4d86ad', hat: 'flower', prop: 'basket' },
  squirrel: { sp: 'squirrel', wear: 'tunic', cloth: '#a53a1b', hat: 'feather', prop: 'lute' },
  turtle: { sp: 'turtle', wear: 'robe', cloth: '#157a5e', prop: 'scroll' },
  cardinal: { sp: 'cardinal', wear: 'robe', cloth: '#8d3f70' },
  toad: { sp: 'toad', wear: 'robe', cloth: '#2a2468', hat: 'tall', prop: 'staff' },
  rugwort: { sp: 'rat', wear: 'tunic', cloth: '#5b2336', hat: 'hood', prop: 'key' },
};

const svg = (box: string, body: string): string => `<svg ${NS} viewBox="${box}">${body}</svg>`;
const bare = (whole: string): string => whole.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** All pictures by name. */
export function drawPictures(subjects: readonly Subject[]): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  const add = (name: string, picture: string): void => void pictures.set(name, minify(picture));
  for (const { id, kind } of subjects) {
    const recipe = (ART as Record<string, object>)[id] ?? { bg: kind === 'critter' ? 'forest' : 'meadow' };
    add(id, svg('0 0 160 100', bare(vignette(recipe))));
  }
  for (const season of SEASONS)
    for (const night of [false, true]) {
      const name = `${season}${night ? '-night' : ''}`;
      const body = bare(scene({ season, night }));
      add(`scene-${name}`, `<svg ${NS} viewBox="0 0 1116 548" preserveAspectRatio="xMidYMid slice">${body}</svg>`);
      add(`banner-${name}`, `<svg ${NS} viewBox="0 0 1440 280" preserveAspectRatio="xMidYMid slice">${body}</svg>`);
    }
  for (const [name, figure] of Object.entries(FIGURES)) {
    add(`critter-${name}`, svg('0 -12 104 132', critter(figure)));
    add(`face-${name}`, svg('0 -10 100 90', critter({ ...figure, prop: undefined } as object)));
  }
  for (const seat of Object.keys(SEAT_LOOKS) as Silhouette[]) {
    add(`token-${seat}`, token(seat));
    add(`ghost-${seat}`, ghostToken(seat));
  }
  add('evertree', svg('-40 -60 420 480', everTree(DAY, rng(42), 'summer')));
  add('rosette', svg('0 0 24 24', ROSETTE));
  add('unknown', svg('0 0 160 100', bare(vignette({ bg: 'meadow' }))));
  return pictures;
}

const ROSETTE =
  '<path d="M12 1.2l2.7 2.6 3.6-.6.7 3.6 3.3 1.8-1.6 3.4 1.6 3.4-3.3 1.8-.7 3.6-3.6-.6-2.7 2.6-2.7-2.6-3.6.6-.7-3.6-3.3-1.8L3.3 12 1.7 8.6 5 6.8l.7-3.6 3.6.6Z" fill="#f2c54b" stroke="#3a2819" stroke-width="1.4" stroke-linejoin="round"/><circle cx="12" cy="12" r="7.2" fill="#fff1c4"/>';
