import type { Holder } from '@everdell/game';
import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { nameOf } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import { lyingOn } from '../play/marks.ts';
import type { Seen } from '../play/seen.ts';
import { useSeen } from '../table/context.ts';
import type { Words } from '../words/index.ts';
import css from './Lying.module.css';

/** What lies on a place or a space besides workers, on its upper edge; its words are in the label, see `lyingWords`. */
export function LyingOn({ holder, className }: { readonly holder: Holder; readonly className?: string }): ReactNode {
  const all = lyingOn(useSeen(), holder);
  if (all.length === 0) return null;
  return (
    <span className={cx(css['lying'], className)} data-lying={all.map(({ id }) => id).join(' ')}>
      {all.map(({ id, icon, n, goods }) => (
        <span key={id} className={cx(css['one'], goods && css['goods'])}>
          <Icon name={icon} size={goods ? '1.25rem' : '1.75rem'} />
          {n > 1 && <b>{n}</b>}
        </span>
      ))}
    </span>
  );
}

export function lyingWords(seen: Seen, { cards }: Words, holder: Holder): readonly string[] {
  return lyingOn(seen, holder).map(({ id, n, goods }) =>
    goods ? `${n} ${nameOf(seen.text, id, n)}` : (cards.marks[id] ?? id),
  );
}
