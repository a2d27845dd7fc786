import { describe, expect, test } from 'vitest';
import { fit, LEAST, widthOf } from './fit.ts';

describe('width', () => {
  test('counts letters by how wide they are', () => {
    expect(widthOf('ill', 'text')).toBeLessThan(widthOf('mom', 'text'));
    expect(widthOf('Inn', 'display')).toBeGreaterThan(widthOf('Inn', 'text'));
  });
});

describe('a name', () => {
  test('keeps its size where there is room', () => {
    expect(fit('Inn', 'display', 100, 13)).toEqual({ size: 13, lines: 1, squeeze: 1 });
  });

  test('gets smaller before it takes a second line, and never too small', () => {
    const { size, lines } = fit('Resin Refinery', 'display', 92, 13);
    expect(lines).toBe(1);
    expect(size).toBeLessThan(13);
    expect(size).toBeGreaterThanOrEqual(LEAST);
    expect(fit('Refinería de resina', 'display', 92, 13)).toEqual({ size: LEAST, lines: 2, squeeze: 1 });
  });

  test('of one long word is pressed together', () => {
    const { size, lines, squeeze } = fit('Guardabosques', 'display', 70, 13);
    expect({ size, lines }).toEqual({ size: LEAST, lines: 1 });
    expect(squeeze).toBeGreaterThan(0.75);
    expect(squeeze).toBeLessThan(0.9);
  });
});
