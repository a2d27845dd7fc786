import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { boardOf } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { BankPlate, MouthPlate } from './BankPlate.tsx';
import css from './Brook.module.css';

interface Props {
  /** `list`: on a phone, where it has the screen for itself. */
  readonly look?: 'strip' | 'list';
  readonly className?: string | undefined;
}

/** The river beside the board, from its spring down to its mouth; nothing in games without it. */
export function Brook({ look = 'strip', className }: Props): ReactNode {
  const { board } = useWords();
  const { brook } = boardOf(useSeen());
  if (brook === null) return null;
  return (
    <>
      {look === 'strip' && <h2 className="sr">{board.brook}</h2>}
      <ThingGrid label={board.brook} className={cx(css['brook'], css[look], className)}>
        {look === 'strip' && (
          <span className={css['title']} aria-hidden>
            {board.brook}
          </span>
        )}
        {brook.banks.map((bank) => (
          <BankPlate key={bank.spot.key} bank={bank} />
        ))}
        {brook.mouth.map((spot) => (
          <MouthPlate key={spot.key} spot={spot} />
        ))}
      </ThingGrid>
    </>
  );
}
