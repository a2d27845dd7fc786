import { loadSession, saveSession, startSession, textOf, type Session } from '@everdell/game';
import { kindOf, LocalGame } from './localGame.ts';
import type { Ask, Asked, NewLocalGame, Told } from './messages.ts';

/** The worker of games in this browser: engine, bots and hidden cards live here, off the page. */

const scope = self as unknown as {
  postMessage(message: Told): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
};

let game: LocalGame | null = null;

function create({ request, players }: NewLocalGame, seed: string): void {
  const session = startSession(
    request,
    seed,
    players.map(({ name, bot }) => ({ name, kind: kindOf(bot) })),
  );
  begin(session);
}

function begin(session: Session): void {
  const text = textOf(session.game, 'en');
  game = new LocalGame(session, (seat) => text.name(session.game.rules.automas[seat]!.id));
}

function tell(): void {
  if (game !== null) scope.postMessage({ told: 'picture', picture: game.picture() });
}

/** Bots play until somebody at the screen has to decide; every move is told on its own. */
function playBots(): void {
  const bot = game?.botToMove ?? null;
  if (game === null || bot === null) return;
  game.moveBot(game.botMove(bot));
  tell();
  setTimeout(playBots);
}

function answer(ask: Ask): unknown {
  switch (ask.do) {
    case 'create':
      create(ask.game, ask.seed);
      return null;
    case 'import':
      begin(loadSession(ask.text));
      return null;
    case 'save':
      return `${JSON.stringify(saveSession(game!.session))}\n`;
    case 'act':
      return game!.act(ask.action, ask.version);
    case 'undo':
      return game!.undo(ask.version);
    case 'ready':
      game!.ready();
      return null;
    case 'proceed':
      game!.proceed();
      return null;
    default:
      throw new Error(`${ask.do} is not known`);
  }
}

scope.addEventListener('message', ({ data }) => {
  const value = answer(data);
  tell();
  scope.postMessage({ told: 'answer', ask: data.ask, value });
  playBots();
});
