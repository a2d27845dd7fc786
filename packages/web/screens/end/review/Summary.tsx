import type { ReactNode } from 'react';
import { SeatToken } from '../../../kit/SeatToken.tsx';
import { critterOf } from '../../../play/seats.ts';
import { tell } from '../../../play/telling.ts';
import { useTeller } from '../../../story/useTeller.ts';
import { useLang, useWords } from '../../../words/index.ts';
import { Badge } from './Badge.tsx';
import css from './Summary.module.css';
import { GRADES, type Standing } from './turns.ts';
import { pointsLost } from './TurnLine.tsx';

/** How well a player has played, in a few figures. */
export function Summary({ standing }: { readonly standing: Standing }): ReactNode {
  const { review: words } = useWords().advice;
  const lang = useLang();
  const teller = useTeller();
  const { seat, average, counts, dearest } = standing;
  const figure = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
  return (
    <li className={css['player']}>
      <SeatToken critter={critterOf(teller.game, seat)} size="2.4rem" />
      <div className={css['words']}>
        <h4 className={css['name']}>{teller.names[seat]}</h4>
        <p>
          <b>{words.average(figure)}</b>
        </p>
        <p className={css['grades']}>
          {GRADES.map((grade) => (
            <Badge key={grade} grade={grade} count={counts[grade]} />
          ))}
        </p>
        <p className={css['dearest']}>
          {dearest === null ? (
            words.noMistake
          ) : (
            <>
              <b>{words.dearest}:</b> {dearest.entry !== null && <q>{tell(dearest.entry, teller).plain}</q>}{' '}
              {words.loss(pointsLost(dearest.loss))}
            </>
          )}
        </p>
      </div>
    </li>
  );
}
