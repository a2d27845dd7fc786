import type { ReactNode } from 'react';
import { useTheme } from '../app/layout.ts';
import { useSeatNames } from '../board/usePlate.ts';
import { Art } from '../kit/Art.tsx';
import { cx } from '../kit/cx.ts';
import { SeatToken } from '../kit/SeatToken.tsx';
import { choicesByLand, landAsked, piecesIn, type LandName } from '../play/lands.ts';
import { critterOf } from '../play/seats.ts';
import { useDraft, useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { useWords } from '../words/index.ts';
import { LandFacts } from './LandFacts.tsx';
import { Peek } from './Peek.tsx';
import css from './Ribbon.module.css';
import { usePeek, type Peeking } from './usePeek.ts';

/** The valley in small: every land with who stands there, what can be chosen there, and what is worth knowing. */
export function Ribbon({ className }: { readonly className?: string | undefined }): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const { land, lands, split, travel } = useTableFrame();
  const mode = useDraft((draft) => draft.mode);
  const choices = choicesByLand(seen, mode, split);
  const asked = mode === 'all' ? landAsked(seen, mode, split) : null;
  const peek = usePeek();
  return (
    <div className={cx(css['row'], className)}>
      <nav className={css['ribbon']} aria-label={valley.valley}>
        {lands.map((name) => (
          <Stretch
            key={name}
            name={name}
            here={name === land}
            choices={choices.get(name) ?? 0}
            asks={name === asked}
            split={split}
            onTravel={travel}
            peek={peek}
          />
        ))}
      </nav>
    </div>
  );
}

interface StretchProps {
  readonly name: LandName;
  readonly here: boolean;
  /** What can be chosen there with the action in hand. */
  readonly choices: number;
  /** The open question must be answered there. */
  readonly asks: boolean;
  /** The Clearing is two stretches. */
  readonly split: boolean;
  onTravel(to: LandName): void;
  readonly peek: Peeking;
}

function Stretch({ name, here, choices, asks, split, onTravel, peek }: StretchProps): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const { game, known, seat } = seen;
  const night = useTheme(({ theme }) => theme === 'dark');
  const seatNames = useSeatNames();
  const season = game.rules.seasons[known.seats[seat].season].id;
  const pieces = piecesIn(seen, name, split);
  return (
    <button
      type="button"
      className={cx(css['stretch'], here && css['here'])}
      data-stretch={name}
      data-choices={choices}
      aria-current={here ? 'location' : undefined}
      onClick={() => {
        peek.leave();
        onTravel(name);
      }}
      {...(here
        ? {}
        : {
            onPointerEnter: () => peek.rest(name),
            onPointerLeave: peek.leave,
            onFocus: () => peek.rest(name),
            onBlur: peek.leave,
          })}
    >
      {peek.land === name && !here && <Peek land={name} />}
      <Art
        id={`stretch-${name === 'meadow' ? 'clearing' : name}-${season}${night ? '-night' : ''}`}
        className={css['picture'] ?? ''}
        priority
      />
      <span className={css['label']}>
        <b>{valley.lands[name] ?? name}</b>
        <span className={css['facts']}>
          <LandFacts name={name} />
        </span>
      </span>
      <span className={cx(css['badge'], asks && css['asks'], choices === 0 && 'sr')}>
        {choices > 0 && (asks ? valley.asks : choices)}
        <span className="sr"> {asks ? valley.asksLong : valley.choices(choices)}</span>
      </span>
      <span className={css['pieces']}>
        {pieces.map(({ seat: of, figure, n }) => (
          <span key={`${of}-${figure}`} className={css['piece']} data-n={n > 1 ? n : undefined} aria-hidden>
            <SeatToken critter={critterOf(game, of)} figure={figure} size="1.2rem" />
          </span>
        ))}
        <span className="sr">
          {pieces.length === 0 ? '' : valley.there(seatNames(pieces.flatMap(({ seat: of, n }) => Array(n).fill(of))))}
        </span>
      </span>
    </button>
  );
}
