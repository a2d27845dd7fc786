import { bust, critter, type Critter } from './critter/index.ts';
import { guests } from './modules/index.ts';
import type { Guest } from './modules/moduleArt.ts';
import { svg } from './paint.ts';

/** How the seats' critters look from head to foot; they wear the hue of their token. */
const SEATED: Readonly<Record<string, Critter>> = {
  hedgehog: {
    sp: 'hedgehog',
    wear: 'vest',
    cloth: '#d39a2c',
    hat: 'straw',
    holds: 'basket',
    extras: [['scarf', '#c2473b']],
  },
  mouse: {
    sp: 'mouse',
    wear: 'dress',
    cloth: '#5b9cc4',
    trim: '#f2f7fa',
    hat: 'flower',
    holds: 'letter',
    pattern: 'dots',
  },
  squirrel: {
    sp: 'squirrel',
    wear: 'tunic',
    cloth: '#a53a1b',
    hat: 'feather',
    hatColour: '#7a2b16',
    holds: { prop: 'flute', turn: -30 },
    extras: [['scarf', '#e0aa38']],
  },
  turtle: { sp: 'turtle', wear: 'robe', cloth: '#157a5e', trim: '#e6c46a', holds: 'scroll', onFace: ['glasses'] },
  cardinal: { sp: 'cardinal', wear: 'coat', cloth: '#a8447f', trim: '#f6e3ee', holds: 'rose', right: 'hold' },
  toad: {
    sp: 'toad',
    wear: 'coat',
    cloth: '#352e80',
    trim: '#e6c46a',
    hat: 'tall',
    hatColour: '#2a2468',
    holds: 'cane',
  },
};

const bare = ({ holds: _holds, ...rest }: Critter): Critter => rest;

const WHOLE = '-8 -30 118 150';
const SEAT = '-8 -24 118 150';
const FACE = '-3 -31 106 106';

/** Pictures of everybody who sits at the table: at rest, waving, victorious, seated, and their faces. */
export function seatPictures(): [string, string][] {
  const players = Object.entries(SEATED).map(([name, figure]) => [name, figure, false] as const);
  const others = Object.entries<Guest>(guests).flatMap(([name, { figure, grim = false }]) =>
    figure === undefined ? [] : [[name, figure, grim] as const],
  );
  return [...players, ...others].flatMap(([name, look, grim]): [string, string][] => {
    const merry = grim ? {} : ({ eyes: 'happy', mouth: 'open', brows: undefined } as const);
    return [
      [`critter-${name}`, svg(WHOLE, critter(look))],
      [`wave-${name}`, svg(WHOLE, critter({ ...look, left: 'wave', ...merry }))],
      [
        `winner-${name}`,
        svg(
          WHOLE,
          critter({ ...bare(look), hat: 'crown', left: 'cheer', right: 'cheer', eyes: 'happy', mouth: 'laugh' }),
        ),
      ],
      [`sits-${name}`, svg(SEAT, critter({ ...bare(look), stance: 'sit', left: 'down', right: 'down' }))],
      [`face-${name}`, svg(FACE, bust(look))],
    ];
  });
}
