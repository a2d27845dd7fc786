import type { Seat } from '@everdell/game';
import { Fragment, type ReactNode } from 'react';
import { ForEyes } from '../kit/ForEyes.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import type { Bar, Spot } from '../play/board.ts';
import type { Lack } from '../play/lacking.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import type { Bargain, Gives, Sign } from './gives.ts';
import { lackWords, signWords } from './signWords.ts';
import css from './plate.module.css';

/** Parts that all plates of the board are made of. They are for eyes; the button around them tells everything in words. */

interface TokensProps {
  readonly seats: readonly Seat[];
  readonly size?: string;
  /** So many are drawn one by one. */
  readonly most?: number;
  /** They are no workers. */
  readonly figure?: string | null | undefined;
  /** Which piece each of them is, where not all are plain workers. */
  readonly kinds?: readonly (string | null)[];
}

export function Tokens({ seats, size = '1.7rem', most = 3, figure, kinds }: TokensProps): ReactNode {
  const { game } = useSeen();
  const { board } = useWords();
  if (seats.length <= most)
    return (
      <span className={css['tokens']}>
        {seats.map((seat, at) => (
          <SeatToken key={at} critter={critterOf(game, seat)} size={size} figure={kinds?.[at] ?? figure} />
        ))}
      </span>
    );
  // Many of them: one of each seat, with how many it has there.
  const each = [...new Set(seats)];
  const shown = each.length > most ? each.slice(0, most - 1) : each;
  const others = seats.filter((seat) => !shown.includes(seat)).length;
  return (
    <span className={css['tokens']} data-counted>
      {shown.map((seat) => {
        const n = seats.filter((other) => other === seat).length;
        return (
          <span key={seat} className={css['counted']} data-n={n > 1 ? n : undefined}>
            <SeatToken critter={critterOf(game, seat)} size={size} figure={figure} />
          </span>
        );
      })}
      {others > 0 && <span className={css['more']}>{board.more(others)}</span>}
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

/** A price, and what one gets for it: "1 point + 1 twig → 2 cards + 1 pearl". */
export function BargainSigns({ of, size = '1.3em' }: { readonly of: Bargain; readonly size?: string }): ReactNode {
  const signs = (all: readonly Sign[]): ReactNode =>
    all.map((sign) => <OneSign key={sign.what} {...sign} size={size} />);
  return (
    <span className={css['signs']} data-signs>
      {signs(of.price)}
      {of.gain.length > 0 && (
        <>
          <Icon name="arrow" size="0.8em" />
          {signs(of.gain)}
        </>
      )}
    </span>
  );
}

const SIGN_ICONS: Readonly<Record<string, IconName | undefined>> = { unlike: 'card', meadow: 'card' };

function OneSign({ n, what, size }: Sign & { readonly size: string }): ReactNode {
  const { board } = useWords();
  return (
    <span className={css['sign']}>
      {what === 'unlike' ? `${n}≠` : n}
      <Icon name={SIGN_ICONS[what] ?? (what as IconName)} size={size} />
      {what === 'meadow' && <span className={css['from']}>{board.meadow}</span>}
    </span>
  );
}

/** What of a price is missing. */
function LackSigns({ of }: { readonly of: readonly Lack[] }): ReactNode {
  return (
    <span className={css['lacks']}>
      {of.map((lack) => (
        <OneSign key={lack.what} {...lack} size="1.2em" />
      ))}
    </span>
  );
}

/** A sign in words: "2 twigs". */
function useOneSignWords(): (sign: Sign) => string {
  const words = useWords();
  const { text } = useSeen();
  return (sign) => signWords(sign, words, text);
}

/** A bargain in words. */
export function useBargainWords(): (of: Bargain) => string {
  const { board } = useWords();
  const one = useOneSignWords();
  return ({ price, gain }) => {
    const asked = board.amounts(price.map(one));
    return gain.length === 0 ? board.costs(asked) : board.trade(asked, board.amounts(gain.map(one)));
  };
}

/** The same in words: "2 twigs, 1 card". */
export function useSignWords(): (gives: Gives) => string {
  const { board } = useWords();
  const one = useOneSignWords();
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
  const { board } = useWords();
  return (
    <span className={css['bar']} data-aside>
      <Icon name="lock" size="0.75rem" />
      {bar.why === 'price' && bar.lacks.length > 0 ? (
        <ForEyes told={words(bar)}>
          {board.lacks} <LackSigns of={bar.lacks} />
        </ForEyes>
      ) : (
        words(bar)
      )}
    </span>
  );
}

/** What keeps the viewer off a place, in a few words. */
export function useBarWords(): (bar: Bar) => string {
  const words = useWords();
  const { board } = words;
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
      case 'price':
        return bar.lacks.length === 0 ? board.price : board.lacking(lackWords(words, text, bar.lacks));
      case 'idle':
        return board.idle;
      case 'barred':
        return bar.by === '' ? board.barred : text.name(bar.by);
    }
  };
}
