import { isReplay, loadSession, readReplay, SaveError, textOf, type Session, type SessionPlayer } from '@everdell/game';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { withoutControls } from '../core/layout.ts';
import { readText } from './files.ts';
import { taleOfReplay, taleOfSession, type Tale } from './tale.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE',
  operands: [1, 1],
  options: {},
  json: true,
  run(context, { operands: [path] }) {
    const input = readText(context, path);
    const tale = isReplay(parsed(input)) ? ofReplay(context, path, input) : ofSave(context, path, input);
    if (context.json) context.out(`${JSON.stringify(tale.summary, null, 2)}\n`);
    else tell(context, tale);
    return 0;
  },
};

/** A saved game that can be played on. */
export function load(context: Context, path: string): Session {
  return reading(context, path, () => loadSession(readText(context, path)));
}

function reading<T>(context: Context, path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    throw new UsageError(`${path}: ${context.words.errors.badSave(error.code, error.message)}`);
  }
}

/** What is no JSON at all is left to the reading of saved games, which says so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ofSave(context: Context, path: string, input: string): Tale {
  const session = reading(context, path, () => loadSession(input));
  return taleOfSession(session, textOf(session.game, context.lang), namesOf(context, session.players));
}

function ofReplay(context: Context, path: string, input: string): Tale {
  const file = reading(context, path, () => readReplay(input));
  return taleOfReplay(file, context.lang, namesOf(context, file.players));
}

function namesOf({ words }: Context, players: readonly SessionPlayer[]): readonly string[] {
  return players.map((player, seat) => withoutControls(player.name).trim() || words.seat(seat));
}

function tell({ words, out }: Context, tale: Tale): void {
  if (tale.viewer !== undefined)
    out(`${tale.viewer === null ? words.replay.bySpectator : words.replay.bySeat(nameOf(tale.viewer))}\n\n`);
  let turn = 0;
  for (const item of tale.items) {
    if ('undo' in item) {
      const said = item.undo.agreed === undefined ? words.replay.takenBack : words.replay.agreedBack;
      out(`      ${said(item.undo.to + 1)}\n`);
      continue;
    }
    for (const line of item.lines) {
      out(
        `${(item.turn === turn ? '' : `${item.turn}.`).padStart(5)} ${line}${item.takenBack ? ` ${words.replay.undone}` : ''}\n`,
      );
      turn = item.turn;
    }
  }
  out('\n');
  if (tale.hash !== undefined) out(`${words.replay.hash(tale.hash)}\n`);
  if (!tale.over) out(`${words.replay.running}\n`);
  tale.scores.forEach((parts, seat) => out(`${nameOf(seat)}: ${parts}\n`));

  function nameOf(seat: number): string {
    return tale.names[seat] ?? words.seat(seat);
  }
}
