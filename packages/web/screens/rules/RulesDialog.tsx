import type { ReactNode } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import { RulesBook } from './RulesBook.tsx';

/** The book over a game, which stays as it is. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { rules: words } = useWords();
  return (
    <Dialog title={words.title} size="wide" onClose={onClose}>
      <RulesBook />
    </Dialog>
  );
}
