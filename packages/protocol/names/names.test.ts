import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { displayName, looksLike } from '../index.ts';

const FIT = [
  'Ana',
  'Ana María',
  "O'Brien",
  'Zoë 🐿️',
  '小明',
  'Łukasz',
  'राम',
  'ณัฐวุฒิ',
  'אַבְרָהָם',
  'محمد',
  'Nguyễn Thị',
  '2Pac',
  'Ana 👩‍🚀',
  'Player 1️⃣',
];

describe('a name', () => {
  test.each(FIT)('%j can be one', (name) => {
    expect(v.parse(displayName, name)).toBe(name.normalize('NFC'));
  });

  test('is written in one way', () => {
    expect(v.parse(displayName, '  Ana\u00A0\n\u3000 Mari\u0301a ')).toBe('Ana María');
  });

  test.each([
    ['nothing', ' '],
    ['only a sign', '!!!'],
    ['a zero-width space', 'An\u200Ba'],
    ['a zero-width joiner between letters', 'An\u200Da'],
    ['only a zero-width joiner', '\u200D'],
    ['a soft hyphen', 'An\u00ADa'],
    ['a mark that turns the direction', 'An\u202Ea'],
    ['an isolate', '\u2067Ana\u2069'],
    ['a byte order mark', 'An\uFEFFa'],
    ['a Hangul filler', '\u3164'],
    ['a filler among letters', 'An\u115Fa'],
    ['a blank of Braille', '\u2800a'],
    ['a tag', 'Ana\u{E0041}'],
    ['a variation selector after a letter', 'Ana\uFE0F'],
    ['a line separator', 'An\u2028a'],
    ['a control character', 'An\u0007a'],
    ['a private character', 'An\uE000a'],
    ['an unassigned one', 'An\u0378a'],
    ['half a character', 'An\uD800a'],
    ['a pile of marks', 'Z\u0300\u0301\u0302\u0303\u0304\u0305a'],
    ['a mark on nothing', '\u0301Ana'],
  ])('cannot have %s', (_what, name) => {
    expect(v.safeParse(displayName, name).success).toBe(false);
  });
});

describe('names that look alike', () => {
  test.each([
    ['Ana', 'ana'],
    ['Ana', 'ANA'],
    ['Ana', 'A na'],
    ['Ana', 'Ana.'],
    ['Ana', 'Аnа'], // Cyrillic
    ['Ana', 'Αna'], // Greek
    ['Ana', 'Ａｎａ'], // full-width
    ['Ana', '𝐀𝐧𝐚'], // mathematical
    ['Ana', 'Ána'],
    ['Ana', 'ᴀɴᴀ'],
    ['Bob', 'B0b'],
    ['OTTO', '0TT0'],
    ['Iris', 'lris'],
    ['Iris', '1ris'],
    ['Paul', 'Pau1'],
    ['Paul', 'PauI'],
    ['Paul', 'Pau|'],
    ['РОМАН', 'POMAH'],
    ['Arnold', 'Amold'],
    ['Strauß', 'STRAUSS'],
  ])('%j and %j are one', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  test.each([
    ['Ana', 'Ann'],
    ['Ana', 'Ana 2'],
    ['Ana 1', 'Ana 2'],
    ['Ian', 'Lan'],
    ['Lia', 'Ila'],
    ['राम', 'रमा'],
    ['小明', '小红'],
    ['Ben', 'Бен'],
  ])('%j and %j are two', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});
