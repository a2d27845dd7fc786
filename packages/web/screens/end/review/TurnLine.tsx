import { memo, type ReactNode } from 'react';
import { ForEyes } from '../../../kit/ForEyes.tsx';
import { SeatToken } from '../../../kit/SeatToken.tsx';
import type { Reviewed } from '../../../play/advice.ts';
import { critterOf } from '../../../play/seats.ts';
import type { Teller } from '../../../play/telling.ts';
import { Sentence } from '../../../story/Sentence.tsx';
import { useWords } from '../../../words/index.ts';
import { Badge } from './Badge.tsx';
import css from './TurnLine.module.css';
import type { ReviewedTurn } from './turns.ts';

interface Props {
  readonly turn: ReviewedTurn;
  readonly teller: Teller;
}

/** Nobody can tell finer, and what is worth mentioning is no less than a point. */
export const pointsLost = (loss: number): number => Math.max(1, Math.round(loss));

/** A turn with its grade, and what would have been better. */
export const TurnLine = memo(function TurnLine({ turn, teller }: Props): ReactNode {
  const { review: words } = useWords().advice;
  const { seat, round, entry, grade, poor } = turn;
  return (
    <li className={css['line']} data-turn={turn.key}>
      <span className={css['round']} title={words.round(round)}>
        <ForEyes told={words.round(round)}>{round}</ForEyes>
      </span>
      <SeatToken critter={critterOf(teller.game, seat)} size="1.6rem" label={teller.names[seat]} />
      <div className={css['told']}>
        <p>{entry === null ? <b>{teller.names[seat]}</b> : <Sentence entry={entry} teller={teller} />}</p>
        {poor.map((decision) => (
          <Better key={decision.index} decision={decision} />
        ))}
      </div>
      <Badge grade={grade} />
    </li>
  );
});

function Better({ decision: { rating, better } }: { readonly decision: Reviewed }): ReactNode {
  const { review: words, reasons } = useWords().advice;
  if (rating === null || better === null) return null;
  const { question, answer, instead, reason, about } = better;
  return (
    <p className={css['better']}>
      {question !== null && <span className={css['question']}>{question} </span>}
      {words.better} <b>{answer}</b>
      {question !== null && <span> ({words.instead(instead)})</span>}
      <span className={css['why']}>
        {reasons[reason](about)} <b>{words.loss(pointsLost(rating.loss))}</b>
      </span>
    </p>
  );
}
