import { inForce, type Session } from '@everdell/game';
import type { Store } from '../store/store.ts';
import type { EntryBody } from './entries.ts';

/**
 * When the turn of the one who decides began, by the log: an undo gives nobody more time. Undefined = with the game
 * itself.
 */
export async function turnBegan(store: Store, table: string, session: Session): Promise<number | undefined> {
  const entries = await store.entries(table, 0);
  const seat = session.decision?.seat;
  const before = inForce(session.log)
    .map((index) => entries.at(index))
    .filter((entry) => entry !== undefined)
    .filter(({ body }) => {
      const { seat: by, turn } = body as EntryBody & { readonly seat?: number };
      return by !== seat || turn !== session.state.turn;
    });
  return before.at(-1)?.at;
}
