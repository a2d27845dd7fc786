import type { Seat } from '@everdell/game';
import { betterBot } from '../levels.ts';
import type { Picture } from '../picture.ts';
import type { NewLocalGame } from './messages.ts';

/** Who began the game. */
function firstOf({ setup, story, deciding }: Picture): Seat {
  const { firstPlayer } = setup.options;
  if (typeof firstPlayer === 'number') return firstPlayer;
  for (const item of story) if ('seat' in item && item.turn > 0) return item.seat;
  return deciding ?? 0;
}

/** The same once more: everybody keeps their seat, and the next one begins. `harder`: the bots play better. */
export function rematchOf(picture: Picture, harder = false): NewLocalGame {
  const { setup, players } = picture;
  return {
    request: {
      players: setup.players,
      modules: setup.modules,
      options: { ...setup.options, firstPlayer: (firstOf(picture) + 1) % setup.players },
      ...(setup.facts && { facts: setup.facts }),
    },
    players: players.flatMap(({ name, kind, bot }) =>
      kind === 'automa'
        ? []
        : [{ name, bot: kind !== 'bot' || bot === undefined ? null : harder ? betterBot(bot) : bot }],
    ),
  };
}
