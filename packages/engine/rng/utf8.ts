/** The bytes of a text in UTF-8; half of a surrogate pair alone becomes U+FFFD, as everywhere. */
export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), following(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), following(point >> 6), following(point));
    else bytes.push(0xf0 | (point >> 18), following(point >> 12), following(point >> 6), following(point));
  }
  return bytes;
}

const following = (bits: number): number => 0x80 | (bits & 0x3f);
