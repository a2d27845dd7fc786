import { createGame, type SplitDecision } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { words as en } from '../words/en.ts';
import { words as es } from '../words/es.ts';
import { numbersIn, splitIn } from './input.ts';
import { matching, plain } from './match.ts';

const { rules } = createGame({ players: 2 });
const split: SplitDecision = {
  kind: 'split',
  seat: 0,
  why: -1,
  ask: 'gainAny',
  among: [0, 1, 2, 3],
  caps: [3, 3, 3, 3],
  min: 3,
  max: 3,
};

function read(line: string, { play } = en): readonly number[] | null {
  return splitIn(line, rules, split, (r) => [play.short[r] ?? '', ...(play.long[r] ?? [])]);
}

describe('numbersIn', () => {
  it.each([
    ['1', [1]],
    ['1 3 4', [1, 3, 4]],
    [' 1,3;4 ', [1, 3, 4]],
    ['', null],
    ['one', null],
    ['1 x', null],
    ['-1', null],
    ['1.5', null],
  ])('%j', (line, numbers) => {
    expect(numbersIn(line)).toEqual(numbers);
  });
});

describe('splitIn', () => {
  it.each([
    ['2t 1b', [2, 0, 0, 1]],
    ['1b 2t', [2, 0, 0, 1]],
    ['2 twigs and 1 berry', null],
    ['2 twigs, 1 berry', [2, 0, 0, 1]],
    ['pebble', [0, 0, 1, 0]],
    ['1t 1t', [2, 0, 0, 0]],
    ['3x', null],
    ['3', null],
    ['', null],
  ])('%j', (line, by) => {
    expect(read(line)).toEqual(by);
  });

  it('knows the Spanish names', () => {
    expect(read('2ra 1b', es)).toEqual([2, 0, 0, 1]);
    expect(read('1 resina 2 piedras', es)).toEqual([0, 1, 2, 0]);
  });
});

describe('matching', () => {
  const names = ['Farm', 'Barge Toad', 'Twig Barge', 'Árbol Eterno', 'Inn', 'Innkeeper'];
  const meant = (typed: string): readonly string[] => matching(names, (name) => name, typed);

  it('prefers the very name, then beginnings, then words', () => {
    expect(meant('inn')).toEqual(['Inn']);
    expect(meant('INNK')).toEqual(['Innkeeper']);
    expect(meant('barge')).toEqual(['Barge Toad']);
    expect(meant('toad')).toEqual(['Barge Toad']);
    expect(meant('arbol')).toEqual(['Árbol Eterno']);
    expect(meant('dragon')).toEqual([]);
    expect(meant(' ')).toEqual([]);
  });

  it('knows no accents and no signs', () => {
    expect(plain('  ¿Qué, ÁRBOL?  ')).toBe('que arbol');
  });
});
