/** The table of the vocabulary, docs/vocabulary.md: UPDATE_GOLDEN=1 npx vitest run tests/vocabulary.test.ts writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { wordShapes } from '@everdell/engine';
import { expect, test } from 'vitest';
import { vocabulary, vocabularyPage } from './test-support/vocabulary/page.ts';

const PAGE = new URL('../docs/vocabulary.md', import.meta.url);

/** Words that no text uses, each with the reason why it is there all the same. */
const WAITING: Readonly<Record<string, string>> = {
  'happening actionDone': 'what `later` waits for; nobody reacts to it yet',
  'op swapWith': 'a step that another op of its module pushes',
};

test('the page of the vocabulary is up to date', () => {
  const page = vocabularyPage();
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8') === page, 'run with UPDATE_GOLDEN=1, and look at the difference').toBe(true);
});

test('a word that nothing uses is not there', () => {
  const unused = vocabulary().filter(({ users }) => users.length === 0);
  expect(unused.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual(Object.keys(WAITING).sort());
});

test('every word that is checked is on the page', () => {
  const listed = vocabulary().map(({ kind, name }) => `${kind} ${name}`);
  const checked = [
    ...Object.keys(wordShapes.coreFilters).map((name) => `filter ${name}`),
    ...Object.keys(wordShapes.coreAmounts).map((name) => `amount ${name}`),
    ...Object.keys(wordShapes.coreConds).map((name) => `condition ${name}`),
  ];
  expect(checked.filter((word) => !listed.includes(word))).toEqual([]);
});
