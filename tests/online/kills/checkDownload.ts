import { canonicalJson, checkFairness, loadSession, type LogEntry } from '@everdell/game';
import type { Books } from './books.ts';
import type { TableBook } from './tableBook.ts';

/** A finished game as the server gives it away: it can be replayed, was dealt fairly, and has all that was acknowledged. */
export function checkDownload(books: Books, book: TableBook, file: unknown): void {
  const violation = (text: string): void => books.violation(`${book.id}: the finished game ${text}`);
  const session = loadSession(file);
  if (session.history > 0) violation('cannot be replayed from its log');
  if (session.decision !== null) violation('is not over');
  if (session.fairness === undefined || checkFairness(session.fairness, session.seed).length > 0)
    violation('was not dealt from what was committed to');
  for (const [version, { message }] of book.acknowledgements) {
    const entry: LogEntry | undefined = session.log[version - 1];
    const isThere =
      message.type === 'undo'
        ? entry?.undo !== undefined
        : message.type === 'act' &&
          entry?.undo === undefined &&
          canonicalJson(entry?.action) === canonicalJson(message.action);
    if (!isThere) violation(`lacks the acknowledged action of version ${version}`);
  }
}
