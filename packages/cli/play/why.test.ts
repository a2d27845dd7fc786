import { buildPosition, textOf, type GivenSeat } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../words/index.ts';
import { styleFor } from './style.ts';
import { whyLines } from './why.ts';

/** What the first seat is told of this position. */
function why(seat: GivenSeat, typed: string): string {
  const { game, state } = buildPosition({ players: 2, modules: ['pearlbrook'] }, { active: 0, seats: [seat] });
  const [decision] = game.decisions(state);
  const names = ['Ana', 'Luis'];
  const seen = {
    game,
    seat: 0,
    watching: false,
    you: 0,
    names,
    text: textOf(game, 'en'),
    known: state,
    decision,
    legal: [],
    asides: [],
  };
  const { play, colours } = wordsIn('en');
  const page = { seen, words: play, colourNames: colours, style: styleFor(false), width: 200, compact: false };
  return whyLines(page, typed).join(' ');
}

const workers = { season: 'winter', workersFree: 2 } as const;

describe('why', () => {
  it('answers for a place of another piece as if that piece were meant', () => {
    expect(why({ ...workers, city: ['ferry'] }, 'ferry')).toBe('Visiting the Ferry would have no effect now.');
    expect(why({ ...workers, city: ['ferry'], ambassador: 'shoal' }, 'ferry')).toContain('already out');
    const rich = { ...workers, resources: { twig: 2 }, hand: ['farm', 'mine'] };
    expect(why(rich, 'shoal')).toBe('Shoal: you can do that now.');
    expect(why({ ...rich, workersFree: 0 }, 'shoal')).toBe('Shoal: you can do that now.');
  });

  it('answers for workers elsewhere', () => {
    expect(why({ ...workers, workersFree: 0 }, 'haven')).toBe('You have no worker left to place.');
  });
});
