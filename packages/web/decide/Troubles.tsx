import { undoText } from '@everdell/game';
import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { Trouble } from '../play/table.ts';
import type { Seen } from '../play/seen.ts';
import { useLang, useWords, type Lang, type Words } from '../words/index.ts';
import css from './Coach.module.css';
import { useSending } from './sending.ts';

/** What became of an answer that was not taken. */
export function Troubles({ seen }: { readonly seen: Seen }): ReactNode {
  const { decide } = useWords();
  const lang = useLang();
  const { trouble, dismiss } = useSending();
  if (trouble === null) return null;
  return (
    <p className={css['trouble']} role="alert">
      <Icon name={trouble.kind === 'stale' ? 'eye' : 'x'} size="1rem" />
      <span className={css['text']}>{sayTrouble(trouble, seen, decide, lang)}</span>
      <Button variant="quiet" size="small" aria-label={decide.trouble.close} onClick={dismiss}>
        <Icon name="x" size="0.8rem" />
      </Button>
    </p>
  );
}

export function sayTrouble(
  trouble: Trouble,
  { text, names }: Seen,
  { trouble: words }: Words['decide'],
  lang: Lang,
): string {
  switch (trouble.kind) {
    case 'refused':
      return words.refused(text.reason(trouble.reason, names));
    case 'undo':
      return undoText(trouble.why, lang);
    case 'stale':
      return words.stale;
    case 'no-answer':
      return trouble.sent ? words.sent : words.unsent;
    default:
      return words.other(trouble.message);
  }
}
