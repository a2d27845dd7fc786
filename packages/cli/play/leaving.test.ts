import { loadSession } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { play } from '../test-support/play.ts';
import { first, randomTypist } from '../test-support/world.ts';

const TWO = '--players 2 --names Ana,Luis --seed demo --lang en';
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('between two turns', () => {
  it('only Enter ends the turn', async () => {
    const { screen } = await play(TWO, first(['', '3 twigs', 'ok', '7', 'score', 'show', '', 'quit', 'n']));
    expect(count(screen(), 'Enter ends your turn')).toBe(5);
    expect(count(screen(), 'That is no command.')).toBe(2);
    expect(count(screen(), 'The keyboard goes to ')).toBe(2);
  });

  it('only Enter shows the hand', async () => {
    const { screen, files } = await play(TWO, first(['x', '?', 'rules', 'save a.json', 'o', 'i farm', 'quit', '']));
    expect(count(screen(), 'The keyboard goes to Luis.')).toBe(7);
    expect(screen()).toContain('why NAME');
    expect(screen()).toContain('How Everdell is played');
    expect(screen()).not.toContain('Your hand');
    expect(screen()).not.toContain('Green Production');
    expect(files.has('a.json')).toBe(true);
  });
});

describe('who leaves', () => {
  const start = '--seats human,greedy --seed demo --lang en';

  it.each(['y', 'yes', 's', 'sí'])('is asked for a file name after %s', async (yes) => {
    const { screen, files } = await play(start, first(['quit', yes, '', 'my game']));
    expect([...files.keys()]).toEqual(['my game']);
    expect(screen()).toContain('Go on with: npm start -- --load "my game"');
    expect(() => loadSession(files.get('my game')!)).not.toThrow();
  });

  it.each(['n', 'no', 'quit', ''])('leaves without saving with "%s"', async (no) => {
    const { screen, files } = await play(start, first(['quit', no, 'never.json']));
    expect(files.size).toBe(0);
    expect(screen()).toContain('Goodbye.');
  });

  it('saves under what looks like a file name, and under nothing else', async () => {
    const { screen, files } = await play(
      start,
      first(['quit', 'undo', '?', 'well...', 'save', 'save me', 'other.json']),
    );
    expect([...files.keys()]).toEqual(['me']);
    expect(screen()).toContain('npm start -- --load me');
    const direct = await play(start, first(['quit', 'games/a.json']));
    expect([...direct.files.keys()]).toEqual(['games/a.json']);
  });

  it('does not write over a file unasked', async () => {
    const { files } = await play(start, first(['quit', 'old.json', 'n', 'n']), { files: { 'old.json': 'precious' } });
    expect(files.get('old.json')).toBe('precious');
  });

  it('is not told how to go on with a finished game', async () => {
    const typist = randomTypist('over');
    let saved = false;
    const { screen } = await play('--players 1 --seed over --lang en', (question, expected, shown) => {
      if (!question.startsWith('Enter leaves') || saved) return typist(question, expected, shown);
      saved = true;
      return 'save end.json';
    });
    expect(screen()).toContain('Saved in end.json.\n');
    expect(screen()).not.toContain('--load');
  });
});

describe('the menu', () => {
  it('takes numbers of players as they are', async () => {
    const { screen } = await play(
      '--lang en',
      first(['2', '1', '7', '3', '2', '1', '0', 'A', 'B', 'C', '', 'quit', '']),
    );
    expect(screen()).toContain('How many people? (2, 3, 4, 5 or 6)');
    expect(count(screen(), 'Type 2, 3, 4, 5 or 6.')).toBe(2);
    expect(screen()).toContain('How many bots? (0, 1, 2 or 3)');
    expect(screen()).toContain('Bot 5');
    expect(screen()).not.toContain('Bot 6');
  });

  it.each([
    ['en', 'How Everdell is played'],
    ['es', 'Cómo se juega a Everdell'],
  ])('explains the game (%s)', async (lang, title) => {
    const { screen } = await play(`--lang ${lang}`, first(['?', 'rules', '1', '?', 'quit']));
    expect(count(screen(), title)).toBe(3);
  });
});
