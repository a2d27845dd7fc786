/** Letters and marks of any language, digits, signs and pictures, but nothing that is not seen or moves what is. */

/** Controls, joiners, unassigned and private characters, separators of lines, fillers, and signs that are blank. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/u;
/** What joins pictures to one another, or says that a sign is to be shown as a picture. */
const OF_PICTURES =
  /(?<=\p{Emoji})[\uFE0E\uFE0F]|(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/gu;
/** More marks on one letter than any language has; a mark on nothing. */
const PILED = /\p{M}{4}|(?:^|\s)\p{M}/u;
const SEEN = /[\p{L}\p{N}]/u;

/** One space between words, none around them, and each letter written in the shortest way. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\t\n\r\p{Zs}]+/gu, ' ')
    .trim();
}

/** Can others see and tell what this name is? */
export function isFitName(name: string): boolean {
  const plain = name.replace(OF_PICTURES, '');
  return SEEN.test(plain) && !UNSEEN.test(plain) && !PILED.test(plain);
}
