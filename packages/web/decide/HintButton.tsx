import type { ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { useWords } from '../words/index.ts';
import css from './HintButton.module.css';
import type { Hints } from './useHints.ts';

/** Asks what a wise player would do. */
export function HintButton({ hints: { open, press } }: { readonly hints: Hints }): ReactNode {
  const { hint: words } = useWords().advice;
  return (
    <button
      type="button"
      className={css['button']}
      data-ask-hint
      title={words.ask}
      aria-expanded={open}
      aria-keyshortcuts="H"
      onClick={press}
    >
      <Icon name="hint" size="1.2rem" />
      {words.button}
    </button>
  );
}
