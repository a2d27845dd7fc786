import type { PlaceInfo, Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { promisedOf } from '../play/promised.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { Needs, useNeedWords } from './Needs.tsx';
import css from './Promised.module.css';

interface Props {
  readonly place: PlaceInfo;
  /** Who keeps it, or could. */
  readonly seat: Seat;
}

/** Would a seat get the points of a tile that are promised for something, and how far is it? */
export function Promised({ place, seat }: Props): ReactNode {
  const { board } = useWords();
  const seen = useSeen();
  const promised = promisedOf(seen, seat, place);
  if (promised === null) return null;
  const { met, needs } = promised;
  return (
    <span className={cx(css['promised'], met && css['met'])}>
      {needs.length > 0 && <Needs needs={needs} brief tiny />}
      {(met || needs.length === 0) && (
        <span className={css['word']}>
          {met && needs.length === 0 && <Icon name="check" size="0.8rem" />}
          {met ? board.promised.met : board.promised.missed}
        </span>
      )}
    </span>
  );
}

/** The same for ears; empty = nothing is promised. */
export function usePromiseWords(): (seat: Seat, place: PlaceInfo) => string {
  const { board } = useWords();
  const seen = useSeen();
  const needWords = useNeedWords();
  return (seat, place) => {
    const promised = promisedOf(seen, seat, place);
    if (promised === null) return '';
    const word = promised.met ? board.promised.met : board.promised.missed;
    return promised.needs.length === 0 ? word : board.amounts([needWords(promised.needs), word]);
  };
}
