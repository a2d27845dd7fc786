import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';

/** To the licences of what is in the client; in a page of its own, so that no game is left. */
export function NoticesLink(): ReactNode {
  const { common } = useWords();
  return (
    <a href="/third-party-notices.txt" target="_blank" rel="noreferrer" data-notices>
      {common.notices}
    </a>
  );
}
