import { CAPITALS_ALIKE, DRAWN_ALIKE } from './lookAlikes.ts';

/** Spaces, points and accents, which are easily overlooked; marks that belong to one script stay. */
const OVERLOOKED = /[\p{Z}\p{P}\p{Sk}\p{Script=Inherited}]/gu;

/** Would people take one name for the other? Then it is the same name. */
export function looksLike(one: string, other: string): boolean {
  const [a, b] = [bareOf(one), bareOf(other)];
  return read(a) === read(b) || seen(a) === seen(b);
}

/** Full-width, mathematical and other forms of letters become the letters; accents fall away. */
function bareOf(name: string): string {
  return name.replaceAll('|', 'l').normalize('NFKD').replace(OVERLOOKED, '');
}

/** The name read aloud, whatever is written large. */
function read(bare: string): string {
  const small = bare.toUpperCase().toLowerCase(); // ß becomes ss
  return replaced(small, CAPITALS_ALIKE).replaceAll('0', 'o').replaceAll('1', 'l');
}

/** The name at a glance: what is drawn alike is the same. */
function seen(bare: string): string {
  const latin = replaced(bare, DRAWN_ALIKE).replace(/[Il1]/g, '1').replace(/[O0]/g, 'o').toLowerCase();
  return latin.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

function replaced(text: string, table: Readonly<Record<string, string>>): string {
  return Array.from(text, (letter) => table[letter] ?? letter).join('');
}
