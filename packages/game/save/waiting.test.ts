import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadSession, type SaveFile } from '../index.ts';
import { dice, randomAction } from '../test-support/random.ts';

const FOLDER = fileURLToPath(new URL('../../../tests/saves/waiting/', import.meta.url));

/** A save of format 2, named after the word of that format that its unfinished work uses, and how it went on then. */
interface Waiting {
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly save: SaveFile;
}

test.each(readdirSync(FOLDER))('a game of format 2 that waits in the middle goes on as it would have: %s', (name) => {
  const { decisions, scores, save } = JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')) as Waiting;
  const session = loadSession(save);
  const roll = dice(1);
  let taken = 0;
  for (; session.decision !== null; taken++) session.act(session.decision.seat, randomAction(session, roll));
  expect(session.game.score(session.state).map(({ total }) => total)).toEqual(scores);
  expect(taken).toBe(decisions);
});

test.each(['sail', 'copyPlace', 'giveTo'])('the save itself is left as it was: %s', (name) => {
  const { save } = JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8')) as Waiting;
  const before = JSON.stringify(save);
  const session = loadSession(save);
  const roll = dice(1);
  while (session.decision !== null) session.act(session.decision.seat, randomAction(session, roll));
  expect(JSON.stringify(save)).toBe(before);
});
