import { LANGS, registry } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { componentsIn } from './components.ts';
import { matches, pieces, wordsOf } from './find.ts';

describe.each(LANGS)('components in %s', (lang) => {
  const components = componentsIn(lang);

  it('are all that the modules bring, each once', () => {
    const wanted = registry.flatMap(({ cards, places }) => [...Object.keys(cards ?? {}), ...Object.keys(places ?? {})]);
    expect(components.map(({ id }) => id).sort()).toEqual(wanted.sort());
  });

  it('have a name and are found by it', () => {
    const lost = components.filter(({ name, folded }) => name === '' || !matches(folded, wordsOf(name)));
    expect(lost).toEqual([]);
  });
});

describe('search', () => {
  it('asks for every word, whatever its accents and capitals', () => {
    expect(wordsOf('  Árbol  ETERNO ')).toEqual(['arbol', 'eterno']);
    expect(matches('el arbol eterno', wordsOf('eterno árbol'))).toBe(true);
    expect(matches('el arbol', wordsOf('eterno árbol'))).toBe(false);
    expect(matches('anything', wordsOf('  '))).toBe(true);
  });

  it('marks what was looked for', () => {
    expect(pieces('Draw 2 cards', wordsOf('CARD draw'))).toEqual([
      { text: 'Draw', hit: true },
      { text: ' 2 ', hit: false },
      { text: 'card', hit: true },
      { text: 's', hit: false },
    ]);
    expect(pieces('Draw 2 cards', [])).toEqual([{ text: 'Draw 2 cards', hit: false }]);
  });
});
