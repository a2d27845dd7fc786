import { fits } from '@everdell/game';
import { BOARDS, OPPONENTS, PACKS } from '../../../../scripts/lib/late-game.ts';

/** What is looked at: a table, a window and a language. */
export type Look = readonly [set: string, seats: number, size: string, lang: string];

export const SETS: Readonly<Record<string, readonly string[]>> = {
  none: [],
  ...Object.fromEntries(PACKS.map((id) => [id, [id]])),
  ...Object.fromEntries(
    BOARDS.flatMap((one, at) => BOARDS.slice(at + 1).map((other) => [`${one}+${other}`, [one, other]])),
  ),
  all: PACKS,
};
/** Against an opponent with turns of its own. */
export const AGAINST: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OPPONENTS.flatMap((id) => [
    [id, [id]],
    ...BOARDS.map((board): [string, readonly string[]] => [`${id}+${board}`, [id, board]]),
  ]),
);
/** With all that the opponent can have. */
export const FULL: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  nightweave: { 'nightweave.personality': 'nasty', 'nightweave.plan': 'the-plot-thickens', 'nightweave.level': 2 },
};
export const SEATS = [2, 4, 6];
/** The last one is a desk at 200 %. */
export const DESKS = ['1440x900', '1366x768', '1280x720', '1920x1080'];
export const TABLETS = ['1024x768', '820x1180'];
export const PHONES = ['390x844', '360x800', '320x640', '844x390', '667x375', '720x450'];
const LANGS = ['en', 'es'];

/** Some packs have no cards for a sixth player. */
const canSit = (set: string, players: number): boolean => fits({ players, modules: [...(SETS[set] ?? AGAINST[set])] });

/** These sets with so many seats, in every window and language. */
export const everyLook = (sets: readonly string[], numbers: readonly number[]): readonly Look[] =>
  sets.flatMap((set) =>
    numbers
      .filter((seats) => canSit(set, seats))
      .flatMap((seats) =>
        LANGS.flatMap((lang) => [...PHONES, ...TABLETS, ...DESKS].map((size): Look => [set, seats, size, lang])),
      ),
  );

/** `npm run check:layout` looks at everything. */
export const isAll = process.env['LAYOUT'] === 'all';
