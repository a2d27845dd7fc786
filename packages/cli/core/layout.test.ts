import { describe, expect, it } from 'vitest';
import { columns, fit, visibleLength, wrap } from './layout.ts';

const red = (text: string): string => `\u001B[31m${text}\u001B[0m`;

describe('layout', () => {
  it('wraps at spaces', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('', 7)).toEqual(['']);
    expect(wrap('incomprehensible', 5)).toEqual(['incomprehensible']);
  });

  it('counts columns, not codes', () => {
    expect(visibleLength(red('árbol'))).toBe(5);
    expect(visibleLength(fit(red('árbol'), 8))).toBe(8);
  });

  it('fits texts to a width', () => {
    expect(fit('farm', 6)).toBe('farm  ');
    expect(fit('fairgrounds', 6)).toBe('fairg…');
    expect(visibleLength(fit(red('fairgrounds'), 6))).toBe(6);
    expect(fit(red('fairgrounds'), 6)).toContain('\u001B[0m');
  });

  it('aligns columns', () => {
    expect(
      columns(
        [
          ['a', '1'],
          ['bcd', '22'],
        ],
        ' ',
        [1],
      ),
    ).toEqual(['a    1', 'bcd 22']);
  });
});
