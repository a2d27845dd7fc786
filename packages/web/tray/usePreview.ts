import { useLateDraft, useSeen } from '../table/context.ts';
import { answerOf } from '../play/draft.ts';
import { preview, type Preview } from '../play/preview.ts';

/** What the answer as it stands would lead to; null = nothing is chosen, or not enough. */
export function usePreview(): Preview | null {
  const seen = useSeen();
  const draft = useLateDraft();
  const answer = answerOf(draft, seen);
  if (answer === null || seen.game.check(seen.known, seen.seat, answer) !== null) return null;
  return preview(seen, answer, draft.then);
}
