import { designOf, type Uid } from '@everdell/game';
import { memo, useRef, type CSSProperties, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Art } from '../kit/Art.tsx';
import { cardLabel, cardState, TableCard } from '../kit/card/TableCard.tsx';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { Thing } from '../kit/Thing.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { asideBy, heldBy } from '../play/keeps.ts';
import { cardKey } from '../play/things.ts';
import { useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { useWords } from '../words/index.ts';
import { AsideCards, Held } from './Held.tsx';
import { CARD, fanOf, type CardAt, type Fan } from './fan.ts';
import css from './Hand.module.css';
import { PeekCard } from './PeekCard.tsx';
import { useBox } from './useBox.ts';

/** The cards in hand: fanned out on a desk, as a list on a phone; backs only for whoever looks on. */
export function Hand(): ReactNode {
  const { tray } = useWords();
  const phone = useLayout() === 'phone';
  const seen = useSeen();
  const { game, known, watching, names } = seen;
  const { facing } = useTableFrame();
  const hand = known.zones[game.rules.hand[facing]];
  const title = watching ? tray.handOf(names[facing]) : tray.hand;
  const held = heldBy(seen, facing);
  const aside = watching ? [] : asideBy(seen, facing);
  return (
    <section className={cx(css.hand, held.length + aside.length > 0 && css.beside)} aria-label={title}>
      <h2 className="sr">{title}</h2>
      {watching ? (
        <Backs n={hand.length} />
      ) : hand.length === 0 ? (
        <p className={css.empty}>{tray.handEmpty}</p>
      ) : phone ? (
        <HandList hand={hand} />
      ) : (
        <HandFan hand={hand} />
      )}
      {aside.length > 0 && <AsideCards cards={aside} />}
      {held.length > 0 && <Held places={held} />}
    </section>
  );
}

function HandList({ hand }: { readonly hand: readonly Uid[] }): ReactNode {
  const { tray } = useWords();
  return (
    <ThingGrid label={tray.hand} className={css.list}>
      {hand.map((uid) => (
        <HandCard key={uid} uid={uid} form="row" at={null} />
      ))}
    </ThingGrid>
  );
}

function HandFan({ hand }: { readonly hand: readonly Uid[] }): ReactNode {
  const { tray } = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const box = useBox(ref);
  const fan = box === null ? null : fanOf(hand.length, box);
  return (
    <div ref={ref} className={css.table} data-form={fan?.form}>
      <ThingGrid label={tray.hand} className={css.fan}>
        {fan !== null &&
          hand.map((uid, at) => <HandCard key={uid} uid={uid} form={fan.form} at={fan.cards[at]} width={fan.width} />)}
      </ThingGrid>
    </div>
  );
}

interface HandCardProps {
  readonly uid: Uid;
  readonly form: 'row' | Fan['form'];
  readonly at: CardAt | null;
  /** Of a desk: what can be seen of it, in rem. */
  readonly width?: number;
}

const HandCard = memo(function HandCard({ uid, form, at, width = CARD.width }: HandCardProps): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const key = cardKey(uid);
  const thing = (
    <Thing
      thing={key}
      label={cardLabel(seen, words, uid)}
      inspect={designOf(seen.game.rules, seen.known, uid).id}
      className={at === null ? css.row : css.card}
    >
      {form === 'peek' && <PeekCard uid={uid} width={width} />}
      <span className={css.face} {...(at === null ? {} : { style: raised(at) })}>
        <TableCard uid={uid} size={form === 'row' ? 'row' : 'board'} />
      </span>
      {form === 'rack' && <Note uid={uid} />}
    </Thing>
  );
  return at === null ? (
    thing
  ) : (
    <span className={css.place} data-drag={key} style={placed(at, width)}>
      {thing}
    </span>
  );
});

/** How it stands with a card whose foot is hidden. */
function Note({ uid }: { readonly uid: Uid }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const { free, short } = cardState(seen, words, uid, 'board');
  if (free === undefined && short === undefined) return null;
  return (
    <span className={cx(css.note, free !== undefined && css.free)}>
      <Icon name={free === undefined ? 'lock' : 'door'} size="0.75rem" />
      <span>{free ?? short}</span>
    </span>
  );
}

function placed({ x, y, turn }: CardAt, width: number): CSSProperties {
  return { left: `${x}rem`, top: `${y}rem`, width: `${width}rem`, rotate: `${turn}deg` };
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
