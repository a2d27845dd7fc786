import type { Seat, Uid } from '@everdell/game';
import { useState, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { TableCard } from '../kit/card/TableCard.tsx';
import { cx } from '../kit/cx.ts';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { cityPlan, type CityPlan } from '../play/city.ts';
import { ownOf } from '../play/own.ts';
import type { Seen } from '../play/seen.ts';
import { shelfOf } from '../play/shelf.ts';
import { cardKey, targetsOf } from '../play/things.ts';
import { Arrive } from '../table/Arrive.tsx';
import { useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { useWords, type Words } from '../words/index.ts';
import css from './City.module.css';
import { CityCard } from './CityCard.tsx';
import { isHandCrowded } from './crowd.ts';
import { isStacked, Shelf, ShelfGroups } from './Shelf.tsx';
import { TrayTitle } from './TrayTitle.tsx';

const ROWS = 3;
const COLUMNS = 5;
/** Rows that are seen at once on low screens, the rest is behind a button. */
const LOW_ROWS = 2;

/** The city of the one in front. */
export function City(): ReactNode {
  const { tray } = useWords();
  const layout = useLayout();
  const seen = useSeen();
  const { facing } = useTableFrame();
  const title = titleOf(seen, tray, facing);
  const { used, limit } = cityPlan(seen, facing);
  const isTitled = (layout === 'desk' || layout === 'tablet') && ownOf(seen, facing).has;
  return (
    <section className={cx(css.city, isTitled && css.titled)} aria-label={title} data-drop="city">
      <h2 className="sr">{title}</h2>
      {isTitled && <TrayTitle name={tray.cityTitle} note={tray.ofSpaces(used, limit)} on="lawn" />}
      {layout === 'phone' ? (
        <CityList seat={facing} />
      ) : layout === 'short' ? (
        <LowCity seat={facing} />
      ) : (
        <CityGrid seat={facing} />
      )}
    </section>
  );
}

interface GridProps {
  readonly seat: Seat;
  /** Only so many spaces; the last one is a button for the others. */
  readonly most?: number;
  /** There are so many across, whatever the city has. */
  readonly across?: number;
  readonly more?: ReactNode;
  /** Rows take the height they like. */
  readonly roomy?: boolean;
}

/** Spaces as tiles, as many as the city has; cards that need none on a shelf beside them. */
export function CityGrid({ seat, most, across, more, roomy }: GridProps): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const { spaces, limit } = cityPlan(seen, seat);
  const stacks = shelfOf(seen, seat);
  // There is nothing to lay them over: they lie below.
  const isSpread = roomy === true && isStacked(seen, seat);
  const whole = Math.max(limit ?? 0, spaces.length);
  const count = more === undefined ? whole : Math.min(whole, most ?? whole);
  const columns = across ?? Math.max(COLUMNS, Math.ceil(whole / ROWS));
  const empty = Math.max(0, count - spaces.length - (more === undefined ? 0 : 1));
  return (
    <div className={cx(css.ground, roomy && css.roomy)}>
      <ThingGrid label={titleOf(seen, tray, seat)} className={css.grid}>
        <div className={css.spaces} style={{ '--columns': columns } as Record<string, number>}>
          {spaces.slice(0, more === undefined ? count : count - 1).map((cards) => (
            <Space key={cards[0]} cards={cards} narrow={columns > COLUMNS || across !== undefined} />
          ))}
          {Array.from({ length: empty }, (_, at) => (
            <span key={at} className={css.slot}>
              {at === 0 ? (spaces.length === 0 ? tray.firstSpace : tray.nextSpace) : ''}
            </span>
          ))}
          {more}
        </div>
        {!isSpread && <Shelf seat={seat} />}
      </ThingGrid>
      {isSpread && <ShelfGroups stacks={stacks} titled />}
    </div>
  );
}

/** Two rows; the third comes up when it is asked for, or when the question is about a card in it. */
function LowCity({ seat }: { readonly seat: Seat }): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const [open, setOpen] = useState(false);
  const plan = cityPlan(seen, seat);
  const across = isHandCrowded(seen, seat) ? COLUMNS - 1 : COLUMNS;
  const most = LOW_ROWS * across;
  const whole = Math.max(plan.limit ?? 0, plan.spaces.length);
  const hidden = plan.spaces.slice(most - 1);
  const asked = seen.decision?.kind === 'pick' && countTargets(seen, hidden.flat()) > 0;
  const shown = open || asked;
  if (whole <= most || hidden.length === 0)
    return <CityGrid seat={seat} most={most} across={across} more={restOf(plan, most, tray)} />;
  const legal = countTargets(seen, hidden.flat());
  const toggle = (
    <button type="button" className={css.more} aria-expanded={shown} onClick={() => setOpen(!shown)} data-own-stop>
      <span>{shown ? tray.fewer : tray.more(hidden.length)}</span>
      {!shown && legal > 0 && <span className={css.count}>{legal}</span>}
    </button>
  );
  return (
    <div className={cx(css.low, shown && css.up)}>
      {shown ? (
        <CityGrid seat={seat} more={toggle} most={whole + 1} />
      ) : (
        <CityGrid seat={seat} most={most} across={across} more={toggle} />
      )}
    </div>
  );
}

function titleOf(seen: Seen, tray: Words['tray'], seat: Seat): string {
  return seat === seen.seat && !seen.watching ? tray.city : tray.cityOf(seen.names[seat]);
}

function restOf({ limit, spaces }: CityPlan, most: number, tray: Words['tray']): ReactNode {
  const rest = (limit ?? 0) - Math.max(most - 1, spaces.length);
  return <span className={css.slot}>{rest > 0 ? tray.moreSpaces(rest) : ''}</span>;
}

function countTargets(seen: Seen, cards: readonly Uid[]): number {
  const targets = targetsOf(seen);
  return cards.filter((uid) => targets.has(cardKey(uid))).length;
}

/** Rows of a list that are laid out together. */
const AT_ONCE = 4;

export function CityList({ seat }: { readonly seat: Seat }): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const { spaces, limit } = cityPlan(seen, seat);
  const stacks = shelfOf(seen, seat);
  if (spaces.length + stacks.length === 0) return <p className={css.none}>{tray.cityEmpty}</p>;
  return (
    <Arrive>
      <ThingGrid label={titleOf(seen, tray, seat)} className={css.list}>
        <Arrive by={AT_ONCE}>
          {spaces.map((cards) => (
            <div key={cards[0]} className={cx(css.shared, cards.length > 1 && css.bracket)}>
              {cards.map((uid) => (
                <CityCard key={uid} uid={uid} size="row" />
              ))}
              {cards.length > 1 && (
                <span className={css.note}>{cards.length === 2 ? tray.shareOne : tray.shareAll}</span>
              )}
            </div>
          ))}
          {limit !== null && <p className={css.left}>{tray.spacesLeft(limit - spaces.length)}</p>}
        </Arrive>
      </ThingGrid>
      {stacks.length > 0 && <ShelfGroups stacks={stacks} titled />}
    </Arrive>
  );
}

/** A space with its card, or with several of them that can be pointed at one by one. */
function Space({ cards, narrow }: { readonly cards: readonly Uid[]; readonly narrow: boolean }): ReactNode {
  const [first, ...others] = cards;
  const { known } = useSeen();
  if (others.length === 0) return <CityCard uid={first} size="tile" narrow={narrow} />;
  // Copies are drawn once and counted.
  const at = others.findIndex((uid) => known.cardOf[uid] !== known.cardOf[first]);
  const second = at < 0 ? undefined : others[at];
  const rest = others.filter((uid) => uid !== second);
  return (
    <div className={css.pair}>
      <span className={css.both} aria-hidden>
        <TableCard uid={first} rest={rest} narrow={narrow} size="tile" {...(second === undefined ? {} : { second })} />
      </span>
      {cards.map((uid) => (
        <CityCard key={uid} uid={uid} size="half" />
      ))}
    </div>
  );
}
