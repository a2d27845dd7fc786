import type { Grade } from '@everdell/ai';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/Icon.tsx';
import { useWords } from '../../../words/index.ts';
import css from './Badge.module.css';

const ICONS: Readonly<Record<Grade | 'forced', IconName>> = {
  best: 'trophy',
  good: 'check',
  slip: 'minus',
  mistake: 'warn',
  forced: 'arrow',
};

interface Props {
  /** Null = there was nothing to choose. */
  readonly grade: Grade | null;
  /** How often. */
  readonly count?: number;
}

/** A grade: icon, word and colour. */
export function Badge({ grade, count }: Props): ReactNode {
  const { grades, counted } = useWords().advice.review;
  const key = grade ?? 'forced';
  return (
    <span className={css['badge']} data-grade={key} data-none={count === 0 || undefined}>
      <Icon name={ICONS[key]} size="0.9rem" />
      {count === undefined || grade === null ? (
        grades[key]
      ) : (
        <span>
          <b className={css['count']}>{count}</b> {counted[grade](count)}
        </span>
      )}
    </span>
  );
}
