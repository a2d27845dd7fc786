import type { UndoBlock } from '@everdell/game';
import type { ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { useWords } from '../words/index.ts';
import css from './Consequence.module.css';

/** Marks a choice that cannot be taken back afterwards, before it is made. */
export function ClosesUndo({ why }: { readonly why: UndoBlock }): ReactNode {
  const { decide } = useWords();
  const sentence = decide.closesWhy[why] ?? decide.closesOther;
  return (
    <span className={css['badge']} title={sentence}>
      <Icon name="eye" size="0.85rem" />
      <span aria-hidden>{decide.closesUndo}</span>
      <span className="sr">{sentence}</span>
    </span>
  );
}
