import type { Seat } from '@everdell/game';
import { Fragment, type ReactNode } from 'react';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import type { Bar, Spot } from '../play/board.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import type { Gives, Sign } from './gives.ts';
import css from './plate.module.css';

/** Parts that all plates of the board are made of. They are for eyes; the button around them tells everything in words. */

interface TokensProps {
  readonly seats: readonly Seat[];
  readonly size?: string;
  /** So many are drawn, the others counted. */
  readonly most?: number;
}

export function Tokens({ seats, size = '1.7rem', most = 3 }: TokensProps): ReactNode {
  const { game } = useSeen();
  const { board } = useWords();
  const shown = seats.length > most ? seats.slice(0, most - 1) : seats;
  return (
    <span className={css['tokens']}>
      {shown.map((seat, at) => (
        <SeatToken key={at} critter={critterOf(game, seat)} size={size} />
      ))}
      {shown.length < seats.length && <span className={css['more']}>{board.more(seats.length - shown.length)}</span>}
    </span>
  );
}

/** What a place gives in numbers and icons: "2 twigs + 1 card", "2 cards → 1 any". */
export function Signs({ gives, size = '1.3em' }: { readonly gives: Gives; readonly size?: string }): ReactNode {
  return (
    <span className={css['signs']} data-signs>
      {gives.for !== null && (
        <>
          <OneSign {...gives.for} size={size} />
          <Icon name="arrow" size="0.8em" />
        </>
      )}
      {gives.gain.map((sign, at) => (
        <Fragment key={sign.what}>
          {at > 0 && <span className={css['plus']}>+</span>}
          <OneSign {...sign} size={size} />
        </Fragment>
      ))}
    </span>
  );
}

function OneSign({ n, what, size }: { readonly n: number; readonly what: string; readonly size: string }): ReactNode {
  return (
    <span className={css['sign']}>
      {n}
      <Icon name={what as IconName} size={size} />
    </span>
  );
}

/** The same in words: "2 twigs, 1 card". */
export function useSignWords(): (gives: Gives) => string {
  const { board, cards } = useWords();
  const { text } = useSeen();
  const one = ({ n, what }: Sign): string => {
    if (what === 'card') return text.count(n, 'card');
    if (what === 'point') return cards.points(n);
    if (what === 'any') return board.any(n);
    const noun = text.resource(what);
    return `${n} ${n === 1 ? noun.one : noun.many}`;
  };
  return (gives) => {
    const gain = board.amounts(gives.gain.map(one));
    return gives.for === null ? gain : board.trade(one(gives.for), gain);
  };
}

/** Spots of a place for a few workers that nobody has taken. */
export function FreeSpots({ room, taken }: { readonly room: Spot['room']; readonly taken: number }): ReactNode {
  const free = room === null ? 0 : Math.max(0, room - taken);
  return (
    <span className={css['spots']}>
      {Array.from({ length: free }, (_, at) => (
        <span key={at} className={css['free']} />
      ))}
    </span>
  );
}

/** How many workers fit. */
export function Room({ room }: { readonly room: Spot['room'] }): ReactNode {
  const { board } = useWords();
  return (
    <span className={css['mark']} data-aside>
      <Icon name={room === 1 ? 'one' : 'shared'} size="0.8rem" />
      <span data-word>{room === null ? board.shared : room === 1 ? board.one : board.two(room)}</span>
    </span>
  );
}

export function BarNote({ bar }: { readonly bar: Bar }): ReactNode {
  const words = useBarWords();
  return (
    <span className={css['bar']} data-aside>
      <Icon name="lock" size="0.75rem" />
      {words(bar)}
    </span>
  );
}

/** What keeps the viewer off a place, in a few words. */
export function useBarWords(): (bar: Bar) => string {
  const { board } = useWords();
  const { text, names, seat, watching } = useSeen();
  return (bar) => {
    switch (bar.why) {
      case 'taken':
        return board.taken;
      case 'here':
        return board.here;
      case 'claimed':
        return bar.by === seat && !watching ? board.claimedByYou : board.claimedBy(names[bar.by]);
      case 'season':
        return bar.over ? board.onlyIn(text.name(bar.season)) : board.opensIn(text.name(bar.season));
      case 'needs':
        return board.haveLong(bar.have, bar.need);
      case 'cards':
        return board.fewCards;
      case 'price':
        return board.price;
      case 'idle':
        return board.idle;
    }
  };
}
