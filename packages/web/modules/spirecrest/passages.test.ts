import { buildPosition, textOf, type GameEvent, type KnownEvent } from '@everdell/game';
import { expect, test } from 'vitest';
import { tell } from '../../play/telling.ts';
import { words as english } from '../../words/en/index.ts';
import { words as spanish } from '../../words/es/index.ts';

const LANGUAGES = { en: english, es: spanish } as const;

const given: object = {
  active: 0,
  weather: { winter: 'freezing-rain', spring: 'spring-flood' },
  mapTiles: { foothills: ['the-bog', 'lily-ponds', 'yaras-patch'] },
  discoveryTop: { foothills: ['prospector', 'truffle', 'forager'] },
  seats: [{ season: 'winter', workersFree: 0, deployed: ['basic-1-berry', 'basic-1-pebble'] }, { season: 'winter' }],
};
const { game, state } = buildPosition({ players: 2, modules: ['spirecrest'] }, { active: 0, ...given });
const tile = (id: string): number => game.rules.placeById.get(id)!.ix;
const events: readonly GameEvent[] = [
  ...game.apply(state, 0, { t: 'season' }),
  ...game.apply(state, 0, { t: 'pick', items: [tile('the-bog')] }),
  // With nothing to pay it is the first one that is kept.
];

test.each(['en', 'es'] as const)('exploring is told in what it brings, not tile by tile, in %s', (lang) => {
  const { modules } = LANGUAGES[lang];
  const text = textOf(game, lang);
  const teller = { game, text, names: ['Ana', 'Ben'], you: 0, modules };
  const entry = { id: 1, turn: 1, seat: 0, events: events as readonly KnownEvent[] };
  const { plain, clauses } = tell(entry as never, teller);
  const said = plain.replaceAll('\u2060', '');
  const found = { en: 'Found: Prospector, Truffle and Forager.', es: 'Hallazgos: ' }[lang];
  expect(said).toContain(found);
  expect(said).toContain({ en: 'chart The Bog', es: 'trazas El cenagal' }[lang]);
  expect(said).toContain({ en: 'Kept: Prospector.', es: 'Elegido: ' }[lang]);
  // What goes back, and from where tiles come, goes without saying; names can be looked at.
  expect(said).not.toMatch(/\b(put|pones|from|into)\b/);
  const links = clauses.flat().filter((piece) => typeof piece === 'object' && 'id' in piece);
  expect(links.length).toBeGreaterThan(7);
});

test.each([
  ['en', 'ctivate'],
  ['es', 'ctivas'],
] as const)('what a card does as soon as it is kept needs no words of its own, in %s', (lang, word) => {
  const { modules } = LANGUAGES[lang];
  const teller = { game, text: textOf(game, lang), names: ['Ana', 'Ben'], you: 0, modules };
  const truffle = tile('truffle');
  const kept: readonly KnownEvent[] = [
    { e: 'movedTile', seat: 0, place: truffle, from: 'foundFoothills', into: 'discoveries' },
    { e: 'copied', seat: 0, place: truffle },
  ];
  const saidOf = (list: readonly KnownEvent[]): string =>
    tell({ id: 1, turn: 1, seat: 0, events: list } as never, teller).plain;
  expect(saidOf(kept)).not.toContain(word);
  expect(saidOf(kept.slice(1))).toContain(word);
});
