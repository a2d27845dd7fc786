import { rate, wiseBot, type Rating } from '@everdell/ai';
import { inForce, type ActionEntry, type GameState, type Seat, type Session, type Text } from '@everdell/game';
import type { Better, Reviewed, ReviewPart } from '../advice.ts';
import { pausesOf, type Manners } from './thinking.ts';

/** Looks per decision: enough to tell a slip from a good move, and a whole game is done within a minute. */
const STEPS = 60;

export interface Reviewer extends Manners {
  readonly text: Text;
  readonly names: readonly string[];
  /** What has been rated before, by its place in the log. */
  readonly known: Map<number, Rating | null>;
  readonly steps?: number;
  tell(part: ReviewPart): void;
}

/** Plays the game again and rates what these seats decided and did not take back. */
export async function review(session: Session, seats: readonly Seat[], reviewer: Reviewer): Promise<void> {
  const { game, log } = session;
  const { known, steps = STEPS, pause, signal, tell } = reviewer;
  const entries = inForce(log)
    .filter((index) => index >= session.history)
    .map((index) => ({ index, ...(log[index] as ActionEntry) }));
  const total = entries.filter(({ seat }) => seats.includes(seat)).length;
  const state = session.beginning();
  let done = 0;
  for (const { index, seat, action } of entries) {
    if (seats.includes(seat)) {
      let rating = known.get(index);
      if (rating === undefined) {
        await pause();
        signal.throwIfAborted();
        known.set(index, (rating = await rate(wiseBot(), { game, state, action }, { steps }, pausesOf(reviewer))));
      }
      tell({ done: ++done, total, decision: inWords(session, state, { index, seat, action }, rating, reviewer) });
    }
    game.advance(state, action);
  }
}

type Entry = ActionEntry & { readonly index: number };

function inWords(
  { game }: Session,
  state: GameState,
  { index, seat, action }: Entry,
  rating: Rating | null,
  { text, names }: Reviewer,
): Reviewed {
  const { turn } = state;
  if (rating === null) return { index, seat, turn, rating, better: null };
  const { grade, loss, best } = rating;
  const [d] = game.decisions(state);
  const better: Better = {
    question: d.kind === 'turn' ? null : text.prompt(state, d, names),
    answer: text.answer(state, d, best.action, names),
    instead: text.answer(state, d, action, names),
    reason: best.reason,
    about: best.about === null ? null : text.name(best.about),
  };
  const isPoor = grade === 'slip' || grade === 'mistake';
  return { index, seat, turn, rating: { grade, loss }, better: isPoor ? better : null };
}
