import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  checkFairness,
  loadSession,
  RULES_VERSION,
  SAVE_FORMAT,
  saveSession,
  stateHash,
  type SaveFile,
} from '../index.ts';
import { dice, playOn } from '../test-support/random.ts';

const FOLDER = fileURLToPath(new URL('../../../tests/saves/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/**
 * These files are never changed once they have been released. When one no longer loads because the rules were changed on
 * purpose, raise RULES_VERSION; when the shape of saves or states has changed, raise SAVE_FORMAT and write the step of
 * `migrate`. Cards and places are never added to a released set, since its saves hold states without them: new content
 * is a module of its own.
 */
describe('saves of earlier days', () => {
  test('there are some of every format', () => {
    expect(FILES).toEqual(
      expect.arrayContaining(
        Array.from({ length: SAVE_FORMAT }, (_, i) => i + 1).flatMap((format) => [
          `format-${format}-rugwort.json`,
          `format-${format}-three-players.json`,
        ]),
      ),
    );
  });

  test.each(FILES)('%s is replayed if it is of the present rules, and only then', (name) => {
    const file = JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')) as SaveFile;
    expect(loadSession(file).history).toBe(file.rules === RULES_VERSION ? 0 : file.log.length);
  });

  test('format-2-three-players.json tells what it was dealt from', () => {
    const { fairness, seed } = loadSession(readFileSync(`${FOLDER}format-2-three-players.json`, 'utf8'));
    expect(fairness?.words).toEqual(['oak', 'niñez', '']);
    expect(checkFairness(fairness!, seed)).toEqual([]);
  });

  test.each(FILES)('%s loads, can be saved again and played to the end', (name) => {
    const session = loadSession(readFileSync(`${FOLDER}${name}`, 'utf8'));
    expect(session.decision?.kind).toBe('pick');
    expect(session.players[0].name).toBe('Ana');
    expect(session.story().some((item) => 'undo' in item)).toBe(true);
    const again = loadSession(saveSession(session));
    expect(stateHash(again.state)).toBe(stateHash(session.state));
    playOn(again, dice(1));
    expect(again.decision).toBeNull();
  });
});
