import { describe, expect, test } from 'vitest';
import { fitTo, type Layout } from './layout.ts';

describe('the layout', () => {
  test.each<[string, number, number, number, Layout]>([
    ['a usual desk', 1440, 900, 1, 'desk'],
    ['a wide desk', 1920, 1080, 1, 'desk'],
    ['a huge desk', 3840, 2160, 1, 'desk'],
    ['a laptop', 1366, 768, 1, 'short'],
    ['a small laptop', 1280, 720, 1, 'short'],
    ['a tablet', 820, 1180, 1, 'tablet'],
    ['a tablet on its side', 1024, 768, 1, 'tablet'],
    ['a phone', 390, 844, 1, 'phone'],
    ['the smallest phone', 320, 568, 1, 'phone'],
    ['a phone on its side', 844, 390, 1, 'phone'],
    ['a desk with text of 150 %', 1440, 900, 1.5, 'tablet'],
    ['a desk with text of 200 %', 1440, 900, 2, 'phone'],
    ['a wide desk with text of 200 %', 1920, 1080, 2, 'tablet'],
    ['a tablet with text of 200 %', 820, 1180, 2, 'phone'],
  ])('of %s (%i x %i, text x %f) is %s', (_, width, height, text, layout) => {
    expect(fitTo(width, height, text).layout).toBe(layout);
  });

  test('is drawn at its own size on the screen it was made for', () => {
    expect(fitTo(1440, 900, 1)).toEqual({ layout: 'desk', scale: 1 });
    expect(fitTo(390, 844, 1)).toEqual({ layout: 'phone', scale: 1 });
  });

  test('grows with larger screens, but not without end', () => {
    expect(fitTo(1920, 1200, 1).scale).toBeCloseTo(4 / 3);
    expect(fitTo(7680, 4320, 1).scale).toBe(1.6);
  });

  test.each([1, 1.15, 1.3, 1.5, 1.75, 2])(
    'text is never smaller than asked for by more than a fifth (x %f)',
    (text) => {
      for (let width = 320; width <= 2600; width += 20)
        for (let height = 320; height <= 1600; height += 20)
          expect(fitTo(width, height, text).scale, `${width} x ${height}`).toBeGreaterThanOrEqual(0.8 * text);
    },
  );
});
