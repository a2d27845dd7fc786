import {
  checkFairness,
  loadSession,
  SaveError,
  stateHash,
  type FairnessProblem,
  type SaveProblem,
  type Session,
} from '@everdell/game';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { columns, withoutControls } from '../core/layout.ts';
import { readText } from './files.ts';
import { seatNames } from './seatNames.ts';

/** Why a game is not confirmed. */
type Problem = FairnessProblem | SaveProblem | 'no-commitment' | 'other-rules' | 'not-over';

export const verify: Command = {
  name: 'verify',
  usage: 'FILE',
  operands: [1, 1],
  options: {},
  json: true,
  run(context, { operands: [path] }) {
    const session = replayed(context, path);
    const problems: readonly Problem[] = session instanceof SaveError ? [session.code] : problemsOf(session);
    if (context.json) context.out(`${JSON.stringify(summary(session, problems), null, 2)}\n`);
    else tell(context, session, problems);
    return problems.length === 0 ? 0 : 1;
  },
};

/** The game dealt and played again, or why that fails. */
function replayed(context: Context, path: string): Session | SaveError {
  const text = readText(context, path);
  try {
    return loadSession(text);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    if (error.code !== 'not-a-save') return error;
    throw new UsageError(`${path}: ${context.words.errors.badSave(error.code, error.message)}`);
  }
}

function problemsOf(session: Session): readonly Problem[] {
  if (session.decision !== null) return ['not-over'];
  const { fairness, seed, history } = session;
  const dealt: readonly Problem[] = fairness === undefined ? ['no-commitment'] : checkFairness(fairness, seed);
  return history > 0 ? [...dealt, 'other-rules'] : dealt;
}

function decisionsIn({ log }: Session): number {
  return log.filter((entry) => entry.undo === undefined).length;
}

/** Of a game that is not over nothing is told: what it was dealt from would tell every hidden card. */
function summary(session: Session | SaveError, problems: readonly Problem[]): object {
  const verdict = { holds: problems.length === 0, problems };
  if (session instanceof SaveError) return { ...verdict, message: session.message };
  if (session.decision !== null) return verdict;
  const { game, setup, seed, state, fairness, history } = session;
  return {
    ...verdict,
    setup,
    seed,
    ...(fairness && { fairness }),
    ...(history === 0 && {
      decisions: decisionsIn(session),
      hash: stateHash(state),
      scores: game.score(state),
      winners: game.winners(state),
    }),
  };
}

function tell(context: Context, session: Session | SaveError, problems: readonly Problem[]): void {
  const { errors, verify: words } = context.words;
  const say = (line: string): void => context.out(`${line}\n`);
  if (session instanceof SaveError) say(withoutControls(errors.badSave(session.code, session.message)));
  else if (session.decision !== null) say(words.running);
  else {
    tellDeal(context, session, problems).forEach(say);
    tellGame(context, session).forEach(say);
  }
  say(problems.length === 0 ? words.holds : words.fails);
}

function tellDeal(context: Context, session: Session, problems: readonly Problem[]): readonly string[] {
  const { verify: words } = context.words;
  const { fairness } = session;
  if (fairness === undefined) return [words.noCommitment];
  const names = seatNames(session, context);
  const said = fairness.words.map((word, i) => {
    const quoted = withoutControls(JSON.stringify(word)); // whatever a player typed, on one line
    return `${names[i] ?? i + 1}: ${word === '' ? words.noWord : quoted}`;
  });
  const rows = [
    [words.commitment, withoutControls(fairness.commitment)],
    [words.secret, withoutControls(fairness.secret)],
    ...said.map((word, i) => [i === 0 ? words.words : '', word]),
  ];
  return [
    ...columns(rows),
    problems.includes('commitment') ? words.wrongCommitment : words.rightCommitment,
    problems.includes('seed') ? words.wrongSeed : words.rightSeed,
  ];
}

function tellGame(context: Context, session: Session): readonly string[] {
  const { verify: words } = context.words;
  const { game, state, history } = session;
  if (history > 0) return [words.otherRules];
  const names = seatNames(session, context);
  const winners = game.winners(state);
  return [
    words.replayed(decisionsIn(session), stateHash(state)),
    ...game
      .score(state)
      .map(({ total }, seat) => `${names[seat]}: ${total}${winners.includes(seat) ? ` ${words.won}` : ''}`),
  ];
}
