import { readFileSync } from 'node:fs';
import { SEAT_LOOKS, SILHOUETTES, type Silhouette } from '@everdell/art';
import { describe, expect, it } from 'vitest';
import { FAMILIES, PORTRAITS } from '../modules/ask.ts';
import { SEAT_CRITTERS } from '../play/seats.ts';
import { contrast, distance, SIGHTS, type Sight } from './test-support/sight.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const css = read('tokens.css');
const coloursOf = (text: string): [string, string][] =>
  [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]);
/** What modules bring: the files that modules/colours.css names. */
const ofModules = [...read('../modules/colours.css').matchAll(/@import '\.\/(.+)';/g)].flatMap(([, path]) =>
  coloursOf(read(`../modules/${path}`)),
);

function tokensOf(selector: string): Map<string, string> {
  const [, block] = new RegExp(`^${selector.replaceAll(/[[\]]/g, '\\$&')} \\{([^}]*)\\}`, 'm').exec(css)!;
  return new Map(coloursOf(block));
}

const light = new Map([...tokensOf(':root'), ...ofModules]);
const THEMES = { light, dark: new Map([...light, ...tokensOf("[data-theme='dark']")]) };

const PAPERS = ['paper', 'paper-2', 'paper-3'];
const COLOURS = ['tan', 'green', 'red', 'blue', 'purple'];
const SEATS: readonly Silhouette[] = [...SEAT_CRITTERS, ...PORTRAITS];

/** What is read: 4.5 (WCAG 1.4.3). */
const TEXTS: readonly (readonly [string, string])[] = [
  ...PAPERS.flatMap((paper) => ['ink', 'ink-2', 'warn', 'ok'].map((ink) => [ink, paper] as const)),
  ['go-ink', 'go'],
  ['legal-ink', 'legal-paper'],
  ['ink', 'legal-paper'],
  ['ink-inv', 'bark'],
  ['ink-inv', 'bark-2'],
  ['ink-inv', 'bark-3'],
  ['f-event-ink', 'f-event'],
  ['f-forest-ink', 'f-forest'],
  ...FAMILIES.map((family) => [`f-${family}-ink`, `f-${family}`] as const),
  ...COLOURS.map((colour) => [`${colour}-ink`, colour] as const),
  ...COLOURS.map((colour) => ['ink', `${colour}-t`] as const),
];

/** What is only seen: 3 (WCAG 1.4.11). */
const SHAPES: readonly (readonly [string, string])[] = [
  ...PAPERS.flatMap((paper) => [['ico', paper] as const, ['focus', paper] as const]),
  ['edge', 'paper'],
  ['seen', 'paper'],
  ['focus', 'focus-halo'],
  ...['bark', 'bark-2'].map((wood) => ['focus-inv', wood] as const),
  ['legal', 'legal-ring'],
  ['ico-winter', 'paper'],
];

describe.each(Object.entries(THEMES))('the %s theme', (_theme, tokens) => {
  const measure = ([a, b]: readonly [string, string]): string => {
    const [front, back] = [tokens.get(a), tokens.get(b)];
    return front === undefined || back === undefined
      ? `no ${a} or ${b}`
      : `${a} on ${b}: ${contrast(front, back).toFixed(2)}`;
  };
  const below =
    (floor: number) =>
    (pair: readonly [string, string]): boolean => {
      const found = /[\d.]+$/.exec(measure(pair));
      return found === null || Number(found[0]) < floor;
    };

  it('has text that can be read', () => {
    expect(TEXTS.filter(below(4.5)).map(measure)).toEqual([]);
  });

  it('has icons, rings and borders that can be seen', () => {
    expect(SHAPES.filter(below(3)).map(measure)).toEqual([]);
  });

  it('shows one of the two rings of the legal mark on every ground', () => {
    const grounds = ['lawn', 'lawn-2', ...PAPERS, 'bark', 'legal-paper'];
    const faint = grounds.filter((ground) =>
      ['legal', 'legal-ring'].every((ring) => contrast(tokens.get(ring)!, tokens.get(ground)!) < 3),
    );
    expect(faint).toEqual([]);
  });

  it('shows the focus or its halo on every ground', () => {
    const grounds = ['lawn', 'lawn-2', 'lawn-edge', ...PAPERS, 'bark', 'bark-3', 'legal', ...COLOURS];
    const faint = grounds.filter((ground) =>
      ['focus', 'focus-halo'].every((ring) => contrast(tokens.get(ring)!, tokens.get(ground)!) < 3),
    );
    expect(faint).toEqual([]);
  });
});

/** Pairs that somebody with this sight could mistake for each other. */
function alike(hues: Readonly<Record<string, string>>, sight: Sight, least: number): string[] {
  const names = Object.keys(hues);
  return names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b) => {
      const d = distance(hues[a], hues[b], sight);
      return d < least ? [`${a}/${b}: ${d.toFixed(1)}`] : [];
    }),
  );
}

describe.each(SIGHTS)('with %s sight', (sight) => {
  it('the five card colours differ', () => {
    expect(alike(Object.fromEntries(COLOURS.map((colour) => [colour, light.get(colour)!])), sight, 20)).toEqual([]);
  });

  it('the seats differ', () => {
    expect(alike(Object.fromEntries(SEATS.map((seat) => [seat, light.get(`s-${seat}`)!])), sight, 20)).toEqual([]);
  });
});

describe('a seat', () => {
  it('has a ring and a silhouette of its own', () => {
    const rings = SEATS.map((seat) => SEAT_LOOKS[seat].ring);
    const shapes = SEATS.map((seat) => SILHOUETTES[seat]);
    expect(new Set(rings).size).toBe(SEATS.length);
    expect(new Set(shapes).size).toBe(SEATS.length);
  });

  it.each(SEATS)('%s has the hue of the tokens and a silhouette that stands out', (seat) => {
    const { hue, ink } = SEAT_LOOKS[seat];
    expect(hue).toBe(light.get(`s-${seat}`));
    expect(contrast(hue, ink)).toBeGreaterThanOrEqual(4.5);
  });
});
