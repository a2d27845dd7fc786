import { createGame, registry } from '@everdell/game';
import type { Words } from '../words/en.ts';

/** The names that a new module goes by. */
export interface Names {
  /** On the command line, in saves and of its folders. */
  readonly id: string;
  /** In code. */
  readonly camel: string;
  /** For players. */
  readonly title: string;
}

const LONGEST = 32;
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Words of the language in which the modules are written, and names that the lists of modules use themselves. */
const TAKEN: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try type typeof undefined var void while with yield ' +
    'bridges english format formats guests icons is-event legendary module module-art modules text'
  ).split(' '),
);

export function namesFor(id: string): Names {
  const words = id.split('-');
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { id, camel: [words[0], ...capitals.slice(1)].join(''), title: capitals.join(' ') };
}

/** Why no module can be called so; undefined = one can. */
export function whyNotCalled(id: string, words: Words['newModule']): string | undefined {
  if (registry.some((m) => m.id === id)) return words.exists(id);
  if (!ID.test(id) || id.length > LONGEST) return words.malformed(id, LONGEST);
  return TAKEN.has(id) || isOfTheGame(namesFor(id)) ? words.reserved(id) : undefined;
}

/** Cards, places, rows, zones, goods and the like: the structure check would take each for the module. */
function isOfTheGame({ id, camel }: Names): boolean {
  const { rules: g } = createGame({ players: 2 });
  const known = [
    ...registry.flatMap((m) => [...Object.keys(m.cards ?? {}), ...Object.keys(m.places ?? {})]),
    ...registry.flatMap((m) => [...Object.keys(m.zones ?? {}), ...(m.resources ?? []), ...Object.keys(m.pieces ?? {})]),
    ...g.zones.map((zone) => zone.id),
    ...g.rowNames,
    ...g.resources,
    ...g.seasons.map((season) => season.id),
    ...Object.keys(g.awaits),
  ];
  return known.includes(id) || known.includes(camel);
}
