import { startSession } from '@everdell/game';
import { expect, test } from 'vitest';
import { look } from '../../play/seen.ts';
import { pictureOf } from '../../play/test-support/pictures.ts';
import { doesUntold } from './content.ts';

const session = startSession({ players: 2 }, 'told');
const picture = pictureOf(session, 0);

test.each(['en', 'es'] as const)('every card and place of a game is described in %s', (lang) => {
  const seen = look(picture, lang);
  const { designs, places } = session.game.rules;
  const silent = [...designs, ...places]
    .filter(({ id }) => doesUntold(seen, id, '').join('') === '')
    .map(({ id }) => id);
  // A card that only scores what is printed on it has nothing to tell.
  expect(silent.filter((id) => seen.text.card(id) + seen.text.place(id) !== '')).toEqual([]);
  expect(silent.length).toBeLessThan(designs.length / 4);
});

test('what the label tells is not told again', () => {
  const seen = look(picture, 'en');
  const [first, ...rest] = seen.text.placeLines('haven');
  expect(doesUntold(seen, 'haven', `Haven, ${first.replace(/\.$/, '')}, place for any number of workers`)).toEqual(
    rest,
  );
  expect(doesUntold(seen, 'haven', 'Haven')).toEqual([first, ...rest]);
});
