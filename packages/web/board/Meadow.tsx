import { designOf, ZONE, type Uid } from '@everdell/game';
import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Art } from '../kit/Art.tsx';
import { Icon } from '../kit/Icon.tsx';
import { widthOf } from '../kit/card/fit.ts';
import { cardLabel, TableCard } from '../kit/card/TableCard.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { Thing } from '../kit/Thing.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { familyLook, figureLook, rowLook } from '../modules/ask.ts';
import { boardOf, type MeadowSpace } from '../play/board.ts';
import { bindingOn } from '../play/bound.ts';
import { figuresStanding } from '../play/figures.ts';
import { critterOf } from '../play/seats.ts';
import { cardKey } from '../play/things.ts';
import { Arrive } from '../table/Arrive.tsx';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Meadow.module.css';
import { LyingOn, lyingWords } from './Lying.tsx';
import plate from './plate.module.css';

/** Cards that are laid out together, when the Meadow is opened. */
const AT_ONCE = 2;

/** The cards that lie open to everybody: as cards, or as the lines of a list. */
export function Meadow({ size }: { readonly size: 'board' | 'row' }): ReactNode {
  const { board } = useWords();
  const { meadow } = boardOf(useSeen());
  return (
    <ThingGrid label={board.meadow} className={size === 'board' ? css['cards'] : css['rows']}>
      <Arrive by={AT_ONCE} room={<span className={css['room']} />}>
        {meadow.map((space) =>
          space.card === null ? (
            <Empty key={space.n} space={space} row={size === 'row'} />
          ) : (
            <Space key={space.n} space={space} card={space.card} of={meadow.length} size={size} />
          ),
        )}
      </Arrive>
    </ThingGrid>
  );
}

/** A space without a card; somebody may stand there. */
function Empty({ space, row }: { readonly space: MeadowSpace; readonly row: boolean }): ReactNode {
  const { board } = useWords();
  const seen = useSeen();
  const { game, names } = seen;
  const slot = game.rules.zones[ZONE.meadow].firstSlot + space.n - 1;
  const [stands] = figuresStanding(seen, slot);
  const picture = stands === undefined ? undefined : figureLook(stands.figure)?.standing;
  if (stands === undefined || picture === undefined)
    return <span className={cx(css['empty'], row && css['line'])}>{board.emptySpace}</span>;
  return (
    <span className={cx(css['stands'], row && css['line'])} data-stands={stands.figure}>
      <Art id={picture} className={css['standing'] ?? ''} />
      <b>{names[stands.seat]}</b>
      <small>{board.standsHere}</small>
    </span>
  );
}

interface SpaceProps {
  readonly space: MeadowSpace;
  readonly card: Uid;
  readonly of: number;
  readonly size: 'board' | 'row';
}

function Space({ space, card, of, size }: SpaceProps): ReactNode {
  const seen = useSeen();
  const words = useWords();
  const { board } = words;
  const design = designOf(seen.game.rules, seen.known, card);
  const automa = seen.game.rules.automas.findIndex((one) => one !== null);
  const kept = automa < 0 ? board.shutPlain : board.shut(seen.names[automa]);
  const slot = seen.game.rules.zones[ZONE.meadow].firstSlot + space.n - 1;
  const binding = bindingOn(seen, card);
  const label = board.amounts([
    board.meadowSpace(space.n, of, cardLabel(seen, words, card)),
    ...lyingWords(seen, words, slot),
    ...binding.map(({ id }) => seen.text.name(id)),
  ]);
  return (
    <Thing
      thing={cardKey(card)}
      inspect={design.id}
      drag
      label={space.shut ? board.amounts([label, kept]) : label}
      className={css['space']}
    >
      <TableCard uid={card} size={size} />
      <LyingOn holder={slot} />
      {binding.length > 0 && (
        <span className={css['bound']} title={binding.map(({ id }) => seen.text.name(id)).join(', ')}>
          <Icon name={familyLook(rowLook(binding[0].def.row)?.family ?? '')?.icon ?? 'warn'} size="1rem" />
        </span>
      )}
      {space.shut && (
        <span className={css['keeper']}>
          {automa < 0 ? (
            <Icon name="lock" size="1.6rem" />
          ) : (
            <SeatToken critter={critterOf(seen.game, automa)} size="2rem" />
          )}
        </span>
      )}
    </Thing>
  );
}

/** Longer ones, together in em, leave less room to the pictures of the piles. */
const WORDS = 5;

interface PilesProps {
  readonly className?: string | undefined;
  /** Words may stand below the pictures. */
  readonly tall?: boolean;
}

/** Deck and discard pile with their counts. */
export function Piles({ className, tall }: PilesProps): ReactNode {
  const { board } = useWords();
  const { deck, discard } = boardOf(useSeen());
  const isLong = widthOf(board.deck, 'text') + widthOf(board.discard, 'text') > WORDS;
  return (
    <div className={cx(plate['plate'], css['piles'], tall && css['tall'], className)}>
      <Pile icon="deck" n={deck} word={board.deck} isLong={isLong} told={board.deckLong(deck)} />
      <Pile icon="discard" n={discard} word={board.discard} isLong={isLong} told={board.discardLong(discard)} />
    </div>
  );
}

interface PileProps {
  readonly icon: 'deck' | 'discard';
  readonly n: number;
  readonly word: string;
  readonly isLong: boolean;
  readonly told: string;
}

function Pile({ icon, n, word, isLong, told }: PileProps): ReactNode {
  return (
    <span className={cx(css['pile'], isLong && css['long'])}>
      <span className="sr">{told}</span>
      <Icon name={icon} size="1.7rem" />
      <span className={css['count']} aria-hidden>
        <b>{n}</b>
        {word}
      </span>
    </span>
  );
}
