import { startSession } from '@everdell/game';
import { expect, test } from 'vitest';
import { youIn, type Player } from './picture.ts';
import { pictureOf } from './test-support/pictures.ts';

test.each<[string, readonly Player['kind'][], number | null]>([
  ['the one person among bots', ['bot', 'here', 'bot'], 1],
  ['the one person here, whoever plays elsewhere', ['away', 'away', 'here'], 2],
  ['the one who plays alone', ['here', 'automa'], 0],
  ['nobody around one screen', ['here', 'here', 'bot'], null],
  ['nobody who looks on', ['bot', 'away', 'bot'], null],
])('the story speaks to %s', (_whom, kinds, you) => {
  const picture = pictureOf(startSession({ players: 3 }, 'voice'), null);
  expect(youIn({ ...picture, players: kinds.map((kind) => ({ name: kind, kind })) })).toBe(you);
});
