import { useMemo, type ReactNode } from 'react';
import { cx } from '../../kit/cx.ts';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import type { BesideProps } from '../beside.ts';
import { BankPlate, MouthPlate } from './BankPlate.tsx';
import { brookOf } from './brook.ts';
import css from './Brook.module.css';

/** The river beside the board, from its spring down to its mouth. */
export function Brook({ look, className }: BesideProps): ReactNode {
  const title = useWords().board.zoneTitles['brook'];
  const seen = useSeen();
  const brook = useMemo(() => brookOf(seen), [seen]);
  return (
    <>
      {look === 'strip' && <h2 className="sr">{title}</h2>}
      <ThingGrid label={title ?? ''} className={cx(css['brook'], css[look], className)}>
        {look === 'strip' && (
          <span className={css['title']} aria-hidden>
            {title}
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
