import type { ReactNode } from 'react';
import { LyingOn } from '../../board/Lying.tsx';
import { Room, Signs, Tokens, useSignWords } from '../../board/plate.tsx';
import plate from '../../board/plate.module.css';
import { usePlate, useSpotLabel } from '../../board/usePlate.ts';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import type { Spot } from '../../play/board.ts';
import { critterOf } from '../../play/seats.ts';
import { reasonFor } from '../../play/whyNot.ts';
import type { Sign } from '../../board/gives.ts';
import { useDraft, useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import { Awning } from './Awning.tsx';
import type { Ware } from './fair.ts';
import css from './MarketStall.module.css';

interface Props {
  readonly spot: Spot;
  readonly wares: readonly Ware[];
}

const SIDES = ['take', 'trade'] as const;

/** The Market: every token lies on the shelf of the side that is up, and choosing it is sending the worker. */
export function MarketStall({ spot, wares }: Props): ReactNode {
  const { text } = useSeen();
  const { modules } = useWords();
  const { own } = modules.bellfaire;
  const label = useSpotLabel();
  const pays = wares.find((ware) => ware.pays.length > 0)?.pays ?? [];
  return (
    <section className={css['market']} aria-label={label(spot)}>
      <Awning />
      <div className={css['stall']}>
        <header className={css['head']}>
          <Icon name="market" size="1.3rem" />
          <span className={css['lying']}>
            <LyingOn holder={spot.place.ix} />
          </span>
          <h3 className={css['title']}>{text.name(spot.place.id)}</h3>
          <span className={plate['mark']}>
            <Icon name="shared" size="0.8rem" /> {own.room}
          </span>
          <span className={css['stand']}>
            <Standing spot={spot} />
          </span>
        </header>
        <ThingGrid label={text.name(spot.place.id)} className={css['shelves']}>
          {SIDES.map((side) => (
            <div key={side} className={cx(css['shelf'], css[side])}>
              <span className={css['side']}>
                <b>{own[side]}</b>
                <span className={css['about']}>{side === 'take' ? own.takeAbout : own.tradeAbout}</span>
                {side === 'trade' && (
                  <span className={css['pays']}>
                    <Shown signs={pays} />
                  </span>
                )}
              </span>
              {wares.map((ware) =>
                ware.side === side ? (
                  <Disc key={ware.key} ware={ware} spot={spot} />
                ) : (
                  <i key={ware.key} className={css['empty']} />
                ),
              )}
            </div>
          ))}
        </ThingGrid>
      </div>
    </section>
  );
}

/** Who stands there, and where the own worker would. */
function Standing({ spot }: { readonly spot: Spot }): ReactNode {
  const { game, seat } = useSeen();
  const isChosen = useDraft(({ selected }) => selected?.t === 'visit' && selected.place === spot.place.ix);
  return (
    <>
      <Tokens seats={spot.workers} kinds={spot.kinds} size="1.7rem" most={7} />
      {isChosen && <SeatToken critter={critterOf(game, seat)} size="1.9rem" className={plate['ghost'] ?? ''} />}
      {spot.workers.length === 0 && !isChosen && <Room room={spot.room} />}
    </>
  );
}

function Disc({ ware, spot }: { readonly ware: Ware; readonly spot: Spot }): ReactNode {
  const { key, side, shows, pays, short, place } = ware;
  const seen = useSeen();
  const { text, names } = seen;
  const { own } = useWords().modules.bellfaire;
  const say = useSignWords();
  const { shut } = usePlate(key, spot.bar);
  const told = (signs: readonly Sign[]): string => say({ for: null, upTo: null, gain: signs });
  const lack = short.length === 0 ? null : own.short(told(short));
  // Why not: what is missing for the token, or else what keeps one off the Market.
  const bar = seen.decision?.kind === 'turn' ? reasonFor(seen, spot.key) : undefined;
  const reason = lack ?? (bar === undefined ? undefined : bar === null ? null : text.reason(bar, names));
  const about = side === 'take' ? own.takeLong(told(shows)) : own.tradeLong(told(shows), told(pays));
  return (
    <span className={css['cell']}>
      <Thing
        thing={key}
        inspect={place.id}
        label={lack === null ? about : `${about}, ${lack}`}
        className={cx(css['disc'], shut && css['shut'])}
        {...(reason === undefined ? {} : { reason })}
      >
        <Art id={side === 'take' ? 'market-disc' : 'market-disc-back'} className={css['wood']} priority />
        <span className={css['shows']}>
          {shows.map((sign) => (
            <span key={sign.what} className={sign.what === 'card' ? css['cards'] : undefined}>
              <Shown signs={[sign]} />
            </span>
          ))}
        </span>
      </Thing>
      {lack !== null && (
        <span className={cx(plate['bar'], css['lack'])} aria-hidden>
          <Icon name="lock" size="0.75rem" /> −<Shown signs={short} />
        </span>
      )}
    </span>
  );
}

function Shown({ signs }: { readonly signs: readonly Sign[] }): ReactNode {
  return <Signs gives={{ for: null, upTo: null, gain: signs }} />;
}
