import type { Action } from '@everdell/game';
import type { ReactNode } from 'react';
import { nameOf } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { Seen } from '../play/seen.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { ClosesUndo } from './ClosesUndo.tsx';
import css from './Consequence.module.css';
import { consequencesOf, type GoodsChange, type Perhaps } from './consequences.ts';

interface Props {
  readonly seen: Seen;
  readonly action: Action;
  /** What is chosen already in the question that the answer leads to. */
  readonly next?: number | null;
  /** Only figures and the undo badge: for entries of a list. */
  readonly brief?: boolean;
}

/** What the answer leads to: figures first, then sentences. */
export function Consequence({ seen, action, next = null, brief }: Props): ReactNode {
  const { decide } = useWords();
  const { goods, draws, score, chances, notes, then, closes } = consequencesOf(seen, action, decide, next);
  const figures = goods.length > 0 || draws > 0 || score !== 0 || chances.length > 0;
  if (brief && !figures && closes === null) return null;
  return (
    <span className={css['consequence']}>
      {goods.map((change) => (
        <Change key={change.r} seen={seen} change={change} />
      ))}
      {draws > 0 && (
        <span className={css['figure']}>
          <Icon name="card" size="1.05rem" />
          {decide.after.draws(draws)}
        </span>
      )}
      {score !== 0 && (
        <span className={css['figure']}>
          <Icon name="point" size="1.05rem" />
          {decide.after.points(score)}
        </span>
      )}
      {chances.map((perhaps) => (
        <Maybe key={perhaps.what} perhaps={perhaps} />
      ))}
      {!brief && notes.map((note) => <span key={note}>{note}</span>)}
      {!brief && then !== null && <span>{decide.after.then(then)}</span>}
      {closes !== null && <ClosesUndo why={closes} />}
    </span>
  );
}

/** The least and the most that chance may bring besides what is sure. */
export function Maybe({ perhaps: { what, least, most } }: { readonly perhaps: Perhaps }): ReactNode {
  const { decide } = useWords();
  const { text } = useSeen();
  return (
    <span className={css['figure']} data-perhaps>
      <Icon name={what} size="1.05rem" />
      <span className="sr">{what === 'point' ? decide.after.pointsWord : nameOf(text, what, 2)}</span>
      {decide.after.perhaps(least, most)}
    </span>
  );
}

function Change({ seen, change }: { readonly seen: Seen; readonly change: GoodsChange }): ReactNode {
  const { decide } = useWords();
  const { r, before, after } = change;
  const id = seen.game.rules.resources[r];
  return (
    <span className={css['figure']} data-up={after > before || undefined}>
      <span className="sr">{decide.after.change(nameOf(seen.text, id, 2), before, after)}</span>
      <span aria-hidden className={css['change']}>
        <Icon name={id} size="1.05rem" />
        {before}
        <Icon name="arrow" size="0.7rem" />
        <b>{after}</b>
      </span>
    </span>
  );
}
