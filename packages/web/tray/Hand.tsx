import { designOf, handLimit, type PlaceInfo, type Uid } from '@everdell/game';
import { memo, useRef, type CSSProperties, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Art } from '../kit/Art.tsx';
import { keepLabel } from '../kit/card/Keepsake.tsx';
import { KeepCard } from '../kit/card/KeepCard.tsx';
import { cardLabel, TableCard } from '../kit/card/TableCard.tsx';
import { cx } from '../kit/cx.ts';
import { Thing } from '../kit/Thing.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { asideBy, heldBy } from '../play/keeps.ts';
import { freshFor } from '../play/fresh.ts';
import { ownOf } from '../play/own.ts';
import type { Seen } from '../play/seen.ts';
import { cardKey, holderKey } from '../play/things.ts';
import { Arrive } from '../table/Arrive.tsx';
import { useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { useWords, type Words } from '../words/index.ts';
import { AsideCards, Held } from './Held.tsx';
import { fanOf, type CardAt, type Fan } from './fan.ts';
import css from './Hand.module.css';
import { HeadCard, HeadKeep } from './HeadCard.tsx';
import { TrayTitle } from './TrayTitle.tsx';
import { useBox } from './useBox.ts';

/** Everything that the player may play from their side: cards in hand, cards beside it, and what else is held. */
export function Hand(): ReactNode {
  const { tray } = useWords();
  const layout = useLayout();
  const phone = layout === 'phone';
  const seen = useSeen();
  const { game, known, watching, names } = seen;
  const { facing } = useTableFrame();
  const hand = known.zones[game.rules.hand[facing]];
  const title = watching ? tray.handOf(names[facing]) : tray.hand;
  const held = heldBy(seen, facing);
  const aside = watching ? [] : asideBy(seen, facing);
  const limit = handLimit(game.rules, known, facing);
  const isTitled = (layout === 'desk' || layout === 'tablet') && ownOf(seen, facing).has;
  return (
    <section className={cx(css.hand, isTitled && css.titled)} aria-label={title}>
      <h2 className="sr">{title}</h2>
      {isTitled && (
        <TrayTitle name={tray.handTitle} note={tray.ofHand(hand.length, limit)} over={hand.length > limit} on="bark" />
      )}
      {watching ? (
        <Backs n={hand.length} />
      ) : phone ? (
        <>
          {hand.length === 0 ? <p className={css.empty}>{tray.handEmpty}</p> : <HandList hand={hand} />}
          {aside.length > 0 && <AsideCards cards={aside} />}
          {held.length > 0 && <Held places={held} />}
        </>
      ) : hand.length + aside.length + held.length === 0 ? (
        <p className={css.empty}>{tray.handEmpty}</p>
      ) : (
        <HandFan hand={hand} aside={aside} held={held} />
      )}
    </section>
  );
}

/** Rows of a list that are laid out together. */
const AT_ONCE = 4;

function HandList({ hand }: { readonly hand: readonly Uid[] }): ReactNode {
  const { tray } = useWords();
  return (
    <ThingGrid label={tray.hand} className={css.list}>
      <Arrive by={AT_ONCE}>
        {hand.map((uid) => (
          <RowCard key={uid} uid={uid} />
        ))}
      </Arrive>
    </ThingGrid>
  );
}

const isFresh = ({ picture, seat }: Seen, uid: Uid): boolean => freshFor(picture.story, seat).has(uid);

function handLabel(seen: Seen, words: Words, uid: Uid): string {
  const label = cardLabel(seen, words, uid);
  return isFresh(seen, uid) ? `${label}, ${words.tray.fresh}` : label;
}

/** Height of the word above a card, in rem. */
const TAG = 0.95;

/** It came since one's last turn: in a word, or as a dot where there is no room for one. */
function FreshTag({ uid, dot }: { readonly uid: Uid; readonly dot?: boolean }): ReactNode {
  const { tray } = useWords();
  if (!isFresh(useSeen(), uid)) return null;
  return dot === true ? <span className={css.dot} /> : <span className={css.fresh}>{tray.fresh}</span>;
}

const RowCard = memo(function RowCard({ uid }: { readonly uid: Uid }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  return (
    <Thing
      thing={cardKey(uid)}
      label={handLabel(seen, words, uid)}
      inspect={designOf(seen.game.rules, seen.known, uid).id}
      className={css.row}
    >
      <TableCard uid={uid} size="row" />
      <FreshTag uid={uid} />
    </Thing>
  );
});

interface FanProps {
  readonly hand: readonly Uid[];
  /** Cards that may be played though they are not in hand. */
  readonly aside: readonly Uid[];
  /** What is held besides cards. */
  readonly held: readonly PlaceInfo[];
}

function HandFan({ hand, aside, held }: FanProps): ReactNode {
  const { tray } = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const box = useBox(ref);
  const fan = box === null ? null : fanOf(hand.length + aside.length + held.length, box);
  return (
    <div ref={ref} className={css.table} data-form={fan?.form}>
      <ThingGrid label={tray.hand} className={css.fan}>
        {fan !== null && (
          <>
            {hand.map((uid, at) => (
              <HandCard key={uid} uid={uid} fan={fan} at={at} />
            ))}
            {aside.map((uid, at) => (
              <HandCard key={uid} uid={uid} aside fan={fan} at={hand.length + at} />
            ))}
            {held.map((place, at) => (
              <HeldCard key={place.id} place={place} fan={fan} at={hand.length + aside.length + at} />
            ))}
          </>
        )}
      </ThingGrid>
    </div>
  );
}

interface Placed {
  readonly fan: Fan;
  /** Its number. */
  readonly at: number;
}

const HandCard = memo(function HandCard({
  uid,
  aside,
  fan,
  at,
}: Placed & { readonly uid: Uid; readonly aside?: boolean }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const key = cardKey(uid);
  return (
    <span className={css.place} data-drag={key} data-beside-hand={aside || undefined} style={placed(fan, at)}>
      <Thing
        thing={key}
        label={handLabel(seen, words, uid)}
        inspect={designOf(seen.game.rules, seen.known, uid).id}
        className={css.card}
      >
        {fan.form === 'heads' && (
          <HeadCard uid={uid} width={fan.width} height={fan.height} {...(aside ? { aside } : {})} />
        )}
        <span className={css.face} style={raised(fan.cards[at])}>
          <TableCard uid={uid} size="board" />
        </span>
        <FreshTag uid={uid} dot={fan.form === 'heads' || fan.cards[at].y < TAG} />
      </Thing>
    </span>
  );
});

const HeldCard = memo(function HeldCard({ place, fan, at }: Placed & { readonly place: PlaceInfo }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  return (
    <span className={css.place} style={placed(fan, at)}>
      <Thing
        thing={holderKey(seen, place.ix)}
        label={keepLabel(seen, words, place)}
        inspect={place.id}
        className={css.card}
      >
        {fan.form === 'heads' ? (
          <HeadKeep place={place} width={fan.width} height={fan.height} />
        ) : (
          <KeepCard place={place} size="whole" />
        )}
      </Thing>
    </span>
  );
});

function placed({ cards, width, height, under }: Fan, at: number): CSSProperties & Record<`--${string}`, string> {
  const { x, y, turn } = cards[at];
  return {
    left: `${x}rem`,
    top: `${y}rem`,
    width: `${width}rem`,
    height: `${height}rem`,
    rotate: `${turn}deg`,
    ...(under > 0 && at < cards.length - 1 ? { '--under': `${under}rem` } : {}),
  };
}

/** How the face comes up to be read. */
function raised({ turn, rise }: CardAt): Record<string, string> {
  return { '--hand-rise': `${-rise}rem`, '--hand-unturn': `${-turn}deg` };
}

/** Nobody's eyes are here: only how many cards there are. */
function Backs({ n }: { readonly n: number }): ReactNode {
  const { tray } = useWords();
  return (
    <div className={css.backs}>
      <span className={css.stack} aria-hidden>
        {Array.from({ length: Math.min(n, 8) }, (_, at) => (
          <span key={at} className={css.back}>
            <Art id="evertree" className={css.tree} />
          </span>
        ))}
      </span>
      <p>{tray.cardsInHand(n)}</p>
    </div>
  );
}
