import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { useWords } from '../words/index.ts';

const [load] = Object.values(import.meta.glob<{ readonly RulesBook: ComponentType }>('../screens/rules/RulesBook.tsx'));
const Book = load === undefined ? null : lazy(() => load().then(({ RulesBook }) => ({ default: RulesBook })));

/** False = this build has no book of rules. */
export const hasRules = Book !== null;

/** Rules and cards, in the middle of a game. */
export function RulesDialog({ onClose }: { onClose(): void }): ReactNode {
  const { common } = useWords();
  return (
    <Dialog title={common.rules} size="wide" onClose={onClose}>
      <Suspense fallback={<p role="status">{common.loading}</p>}>{Book !== null && <Book />}</Suspense>
    </Dialog>
  );
}
