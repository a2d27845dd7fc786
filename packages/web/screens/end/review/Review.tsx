import type { Seat } from '@everdell/game';
import { useMemo, useState, type ReactNode } from 'react';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import { entriesOf } from '../../../play/story.ts';
import type { Teller } from '../../../play/telling.ts';
import { useTeller } from '../../../story/useTeller.ts';
import { useSeen } from '../../../table/context.ts';
import { useWords } from '../../../words/index.ts';
import { Pick } from '../../home/Pick.tsx';
import css from './Review.module.css';
import { Summary } from './Summary.tsx';
import { TurnLine } from './TurnLine.tsx';
import { isPoor, standingOf, turnsOf, type ReviewedTurn } from './turns.ts';
import { useReview, type Review as ReviewSoFar } from './useReview.ts';

/** Everybody, those at this screen, or one seat. */
type Whose = 'all' | 'people' | `${Seat}`;

/** The game that is over, turn by turn: how good each was, and what would have been better. */
export function Review({ onClose }: { onClose(): void }): ReactNode {
  const { review: words } = useWords().advice;
  const seen = useSeen();
  const teller = useTeller();
  const { game, picture, names } = seen;
  const { all, people } = useMemo(() => {
    const seats = picture.players.flatMap(({ kind }, seat) => (kind === 'automa' ? [] : [seat]));
    return { all: seats, people: seats.filter((seat) => picture.players[seat].kind === 'here') };
  }, [picture.players]);
  const [whose, setWhose] = useState<Whose>(
    people.length === 0 ? 'all' : people.length === 1 ? `${people[0]}` : 'people',
  );
  const [onlyPoor, setOnlyPoor] = useState(false);
  const seats = useMemo(
    () => (whose === 'all' ? all : whose === 'people' ? people : [Number(whose)]),
    [whose, all, people],
  );
  const review = useReview(seats);
  const turns = useMemo(
    () => turnsOf(review.decisions, entriesOf(game, picture.story)),
    [review.decisions, game, picture.story],
  );
  const choices: { value: Whose; label: string }[] = [
    ...(people.length > 1 && people.length < all.length ? [{ value: 'people' as const, label: words.people }] : []),
    ...[...people, ...all.filter((seat) => !people.includes(seat))].map((seat) => ({
      value: `${seat}` as const,
      label: names[seat],
    })),
    ...(all.length > 1 ? [{ value: 'all' as const, label: words.everybody }] : []),
  ];
  return (
    <Dialog title={words.title} size="wide" onClose={onClose}>
      <div className={css['review']} data-review={review.state}>
        <p className={css['about']}>{words.about}</p>
        <div className={css['controls']}>
          {choices.length > 1 && (
            <Pick<Whose>
              label={words.whose}
              className={css['whose']}
              value={whose === 'people' && people.length === all.length ? 'all' : whose}
              choices={choices}
              onChange={setWhose}
            />
          )}
          <Switch label={words.onlyPoor} on={onlyPoor} onChange={setOnlyPoor} />
        </div>
        <Progress review={review} />
        {turns.length > 0 && (
          <>
            <h3 className="sr">{words.summary}</h3>
            <ul className={css['players']}>
              {seats.map((seat) => (
                <Summary key={seat} standing={standingOf(turns, seat)} />
              ))}
            </ul>
          </>
        )}
        <Turns turns={onlyPoor ? turns.filter(isPoor) : turns} teller={teller} />
        {review.state === 'done' && turns.length === 0 && <p>{words.none}</p>}
        {onlyPoor && turns.length > 0 && !turns.some(isPoor) && <p>{words.noPoor}</p>}
      </div>
    </Dialog>
  );
}

function Progress({ review: { state, done, total } }: { readonly review: ReviewSoFar }): ReactNode {
  const { review: words } = useWords().advice;
  if (state === 'failed')
    return (
      <p role="alert" className={css['failed']}>
        {words.failed}
      </p>
    );
  if (state === 'done')
    return (
      <p role="status" className="sr">
        {words.progress(done, total)}
      </p>
    );
  const text = total === 0 ? words.beginning : words.progress(done, total);
  return (
    <div className={css['progress']}>
      <progress className={css['meter']} aria-label={text} max={Math.max(1, total)} value={done} />
      <span>{text}</span>
    </div>
  );
}

interface TurnsProps {
  readonly turns: readonly ReviewedTurn[];
  readonly teller: Teller;
}

function Turns({ turns, teller }: TurnsProps): ReactNode {
  const { review: words } = useWords().advice;
  if (turns.length === 0) return null;
  return (
    <section aria-label={words.moves}>
      <h3>{words.moves}</h3>
      <ol>
        {turns.map((turn) => (
          <TurnLine key={turn.key} turn={turn} teller={teller} />
        ))}
      </ol>
    </section>
  );
}
