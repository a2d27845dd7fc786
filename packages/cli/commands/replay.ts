import { loadSession, SaveError, stateHash, textOf, type Session, type StoryItem, type Text } from '@everdell/game';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { withoutControls } from '../core/layout.ts';
import { readText } from './files.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE',
  operands: [1, 1],
  options: {},
  json: true,
  run(context, { operands: [path] }) {
    const session = load(context, path);
    const text = textOf(session.game, context.lang);
    const names = session.players.map(
      (player, seat) => withoutControls(player.name).trim() || context.words.seat(seat),
    );
    if (context.json) context.out(`${JSON.stringify(summary(session, text, names), null, 2)}\n`);
    else tell(context, session, text, names);
    return 0;
  },
};

export function load(context: Context, path: string): Session {
  const text = readText(context, path);
  try {
    return loadSession(text);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    throw new UsageError(`${path}: ${context.words.errors.badSave(error.code, error.message)}`);
  }
}

/** A finished game has no secrets; in a running one only what everybody saw is told. */
function viewerOf(session: Session): 'all' | null {
  return session.decision === null ? 'all' : null;
}

function linesOf(
  item: StoryItem,
  session: Session,
  text: Text,
  names: readonly string[] | undefined,
): readonly string[] {
  if (!('events' in item)) return [];
  return item.events.map((event) => text.event(event, viewerOf(session), names)).filter((line) => line !== '');
}

function summary(session: Session, text: Text, names: readonly string[]): object {
  const { game, state, setup, seed } = session;
  const named = names.length > 0 ? names : undefined;
  const over = session.decision === null;
  return {
    setup,
    ...(over && { seed }),
    players: session.players.map(({ kind }, seat) => ({ name: names[seat], kind: withoutControls(kind) })),
    actions: session.log.length,
    over,
    hash: stateHash(state),
    scores: game.score(state),
    ...(over && { winners: game.winners(state) }),
    story: session.story().map((item) =>
      'events' in item
        ? {
            seat: item.seat,
            turn: item.turn,
            ...((over || !item.secret) && { line: item.line }),
            takenBack: item.takenBack,
            text: linesOf(item, session, text, named),
          }
        : item,
    ),
  };
}

function tell({ words, out }: Context, session: Session, text: Text, names: readonly string[]): void {
  const named = names.length > 0 ? names : undefined;
  let turn = 0;
  for (const item of session.story()) {
    if (!('events' in item)) {
      out(`      ${words.replay.takenBack(item.undo.to + 1)}\n`);
      continue;
    }
    for (const line of linesOf(item, session, text, named)) {
      out(
        `${(item.turn === turn ? '' : `${item.turn}.`).padStart(5)} ${line}${item.takenBack ? ` ${words.replay.undone}` : ''}\n`,
      );
      turn = item.turn;
    }
  }
  const { game, state } = session;
  out(`\n${words.replay.hash(stateHash(state))}\n`);
  if (session.decision !== null) out(`${words.replay.running}\n`);
  game.score(state).forEach((score, seat) => {
    const parts = Object.entries(score).filter(([id]) => id !== 'total');
    out(
      `${named?.[seat] ?? words.seat(seat)}: ${score.total} (${parts.map(([id, n]) => `${text.score(id)} ${n}`).join(', ')})\n`,
    );
  });
}
