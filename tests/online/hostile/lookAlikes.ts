/** Names that are not what they seem. Written as escapes, since nobody could see them here either. */

/** Nothing at all is seen of them. */
export const INVISIBLE: readonly string[] = [
  '\u200b\u200c\u200d',
  '\u00ad',
  '\u3164\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u2800\u2800',
  '\ufe0f\ufe0e',
  '\u034f',
  '\u17b4\u17b5',
  '\u180b\u180e',
  '\u2060\u2064',
  '\u{e0041}\u{e0042}',
  '\u00a0 \u2003\u3000',
  '\ufeff',
];

/** Something in them cannot be seen, or turns the text around. */
export const TRICKY: readonly string[] = [
  '\u202eanA',
  '\u2066Ana\u2069',
  'A\u200bna',
  'A\u200dna',
  'Ana\u200e',
  'An\u00ada',
  'Ana\u3164',
  'An\u034fa',
  'A\ufe0fna',
  'Ana\u{e0020}',
  'A\u0000na',
  'Ana\nBen',
];

/** They look like Ana, or almost. */
export const LOOK_ALIKES: readonly string[] = [
  'Ana',
  ' Ana ',
  'Ana\u00a0',
  'A\u200bna',
  'Ana\u3164',
  '\uff21na',
  '\u0410na',
  'An\u0430',
  '\u0391na',
  'Ana\u2800',
];

const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const TRICK = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** They say how an emoji is drawn. */
const SELECTORS = /[\ufe0e\ufe0f]/g;
const SAME: Readonly<Record<string, string>> = { '\u0430': 'a', '\u03b1': 'a' };

/** How a name looks, as far as these lists go. */
export function looksOf(name: string): string {
  const plain = name.normalize('NFKC').replaceAll(UNSEEN, '').toLowerCase();
  return Array.from(plain, (letter) => SAME[letter] ?? letter).join('');
}

/** A name for people to read, with escapes for what they would not see. */
export function written(name: string): string {
  const escaped = (char: string): string => `\\u{${char.codePointAt(0)!.toString(16)}}`;
  return `'${name.slice(0, 40).replaceAll(/[^ -~]/gu, escaped)}'`;
}

/** Is something in it that cannot be seen, or that turns the text around? */
export function hasTrick(name: string): boolean {
  return TRICK.test(name.replaceAll(SELECTORS, ''));
}
