import type { PlaceInfo } from '@everdell/game';
import type { ReactNode } from 'react';
import { worthOf } from '../../board/worth.ts';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Points } from '../../kit/Goods.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import { boughtNow } from '../../play/bought.ts';
import { holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import { ExpeditionPlate } from './ExpeditionPlate.tsx';
import css from './Finds.module.css';
import type { Found } from './mountain.ts';
import { WeatherPlate } from './WeatherPlate.tsx';

/** From so many letters on a rule is told in smaller ones. */
const LONG = 200;

interface Props {
  readonly found: Found;
  /** On a phone, where it is a page. */
  readonly list: boolean;
}

/** Three Discovery cards side by side, each below what it costs, and where the way leads. */
export function Finds({ found, list }: Props): ReactNode {
  const { own } = useWords().modules.spirecrest;
  const seen = useSeen();
  const { decision, names, seat, watching } = seen;
  const area = own.areas[found.area];
  const isOwn = decision !== null && decision.seat === seat && !watching;
  const nextName = found.next.season;
  return (
    <div className={cx(css['finds'], list && css['list'])} data-found={found.area}>
      {!list && (
        <div className={cx(css['side'], css['expedition'])}>
          <h3 className={css['title']}>
            <Icon name="map-tile" size="1.15rem" /> {own.expedition}
          </h3>
          <ExpeditionPlate terse />
        </div>
      )}
      <div className={css['middle']}>
        <h3 className={css['sign']}>
          {isOwn ? own.found(area) : own.foundBy(decision === null ? '' : names[decision.seat], area)}
        </h3>
        <ThingGrid label={own.found(area)} className={css['cards']}>
          {found.cards.map((place, at) =>
            place === null ? (
              <span key={at} className={css['taken']}>
                {own.taken}
              </span>
            ) : (
              <FindCard key={place.id} place={place} price={at} list={list} />
            ),
          )}
        </ThingGrid>
      </div>
      <div className={cx(css['side'], css['travel'])}>
        <h3 className={css['title']}>
          <Icon name="traveler" size="1.15rem" /> {isOwn ? own.thenTravel : own.thenTravels}
        </h3>
        <p className={css['about']}>{own.weatherOf(seen.text.name(nextName))}</p>
        <WeatherPlate sky={found.next} />
      </div>
    </div>
  );
}

interface CardProps {
  readonly place: PlaceInfo;
  readonly price: number;
  readonly list: boolean;
}

function FindCard({ place, price, list }: CardProps): ReactNode {
  const { own } = useWords().modules.spirecrest;
  const seen = useSeen();
  const name = seen.text.name(place.id);
  const lines = seen.text.placeLines(place.id);
  const worth = worthOf(place);
  const isLong = lines.join('').length > LONG;
  const isBought = boughtNow(seen)?.item === place.ix;
  const tag = (
    <span className={css['price']} aria-hidden>
      {own.price(price)}
      {price > 0 && (
        <>
          <Icon name="any" size="1.15rem" /> <Icon name="card" size="1.05rem" />
        </>
      )}
    </span>
  );
  return (
    <span
      className={cx(css['offer'], isBought && css['bought'])}
      data-price={price}
      data-bought={isBought || undefined}
    >
      {!list && tag}
      <Thing
        thing={holderKey(seen, place.ix)}
        inspect={place.id}
        label={own.find(name, own.priceLong(price), lines.join(' ').replace(/\.$/, ''))}
        className={cx(css['card'], isLong && css['long'])}
      >
        <span className={css['head']}>
          <Icon name="discovery" size="1.2rem" />
          <b>{name}</b>
        </span>
        <span className={css['pic']}>
          <Art id={place.id} className={css['art'] ?? ''} priority />
          {list && tag}
          {worth !== null && place.def.visit === undefined && (
            <Points n={worth} size="1.9rem" silent className={css['points'] ?? ''} />
          )}
        </span>
        <span className={css['lines']}>
          <span className={css['kind']}>{own.kind(kindOf(place), place.spots)}</span>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </Thing>
    </span>
  );
}

/** What a Discovery card is good for, in a word. */
function kindOf({ def }: PlaceInfo): 'big' | 'open' | 'location' | 'end' | 'map' | 'once' | 'ongoing' {
  if (def.onPlay?.do === 'enlist') return 'big';
  if (def.visit !== undefined) return def.visit.open === undefined ? 'location' : 'open';
  if (def.price !== undefined) return 'map';
  if (def.scores !== undefined) return 'end';
  const lasts =
    def.rules !== undefined || def.reacts !== undefined || def.acts !== undefined || def.ability !== undefined;
  return lasts || def.onPlay === undefined ? 'ongoing' : 'once';
}
