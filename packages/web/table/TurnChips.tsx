import type { Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { cx } from '../kit/cx.ts';
import { Dots } from '../kit/Dots.tsx';
import { ForEyes } from '../kit/ForEyes.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { critterOf } from '../play/seats.ts';
import { doingOf, turnOrder } from '../play/turns.ts';
import { useWords } from '../words/index.ts';
import { useSeen } from './context.ts';
import css from './TurnChips.module.css';
import { useThinking } from './useThinking.ts';
import { useWindowRem } from './useWindowRem.ts';

/** From this width on, in rem, a phone has room for two names. */
const TWO_NAMES = 22.6;

/** Whose turn it is, what they decide about, and who comes next. */
export function TurnChips({ onSeat }: { onSeat(seat: Seat): void }): ReactNode {
  const words = useWords();
  const layout = useLayout();
  const seen = useSeen();
  const { width } = useWindowRem();
  const order = turnOrder(seen);
  if (order.length === 0)
    return <p className={cx(css.chip, css.over)}>{seen.picture.holding ? words.decide.hold.title : words.tray.over}</p>;
  const named = layout === 'phone' ? (width < TWO_NAMES ? 1 : 2) : layout === 'tablet' ? 2 : 4;
  return (
    <ol className={css.chips} aria-label={words.tray.turnOrder} data-n={order.length}>
      {order.map((seat, at) => (
        <li key={seat} className={cx(css.item, at === 1 && named > 1 && css.second)}>
          <Chip seat={seat} at={at} named={at < named} onSeat={onSeat} />
        </li>
      ))}
    </ol>
  );
}

interface ChipProps {
  readonly seat: Seat;
  /** 0 = has to decide now. */
  readonly at: number;
  readonly named: boolean;
  onSeat(seat: Seat): void;
}

function Chip({ seat, at, named, onSeat }: ChipProps): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const { picture, names, game, known, watching } = seen;
  const mine = !watching && seat === seen.seat;
  const name = mine ? tray.you : names[seat];
  const token = <SeatToken critter={critterOf(game, seat)} size="1.625rem" />;
  const thinking = useThinking() === seat;
  const doing = at === 0 ? tray.doing[thinking ? 'thinking' : doingOf(seen)] : at === 1 ? tray.next : '';
  const bot = picture.players[seat]?.bot !== undefined;
  const className = cx(css.chip, at === 0 && css.now, at === 0 && mine && css.mine, !named && css.bare);
  if (mine)
    return (
      <span className={className} aria-current={at === 0 ? 'step' : undefined}>
        {token}
        {at === 0 ? (
          <b>{known.turn > 0 && known.active === seat ? tray.yourTurn : tray.yourChoice}</b>
        ) : (
          <span className={cx(!named && 'sr')}>{at === 1 ? tray.youNext : name}</span>
        )}
      </span>
    );
  return (
    <button
      type="button"
      className={className}
      aria-current={at === 0 ? 'step' : undefined}
      title={name}
      onClick={() => onSeat(seat)}
    >
      <ForEyes told={tray.chip(name, doing)}>
        {token}
        {named && (
          <span className={css.words}>
            <b>{name}</b>
            {doing !== '' && <span className={css.doing}>{doing}</span>}
          </span>
        )}
        {at === 0 && bot && <Dots />}
      </ForEyes>
    </button>
  );
}
