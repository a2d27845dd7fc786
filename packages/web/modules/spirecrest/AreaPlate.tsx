import type { ReactNode } from 'react';
import { Tokens } from '../../board/plate.tsx';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import { useSeatNames } from '../../board/usePlate.ts';
import { useWords } from '../../words/index.ts';
import css from './AreaPlate.module.css';
import { MapTile } from './MapTile.tsx';
import type { Area, Sky } from './mountain.ts';
import { WeatherPlate } from './WeatherPlate.tsx';

/** An area of the mountain: who is there, under which Weather, which maps are left and how much there is to find. */
export function AreaPlate({ area }: { readonly area: Area }): ReactNode {
  const { own } = useWords().modules.spirecrest;
  const title = own.areas[area.area];
  return (
    <div
      className={cx(css['area'], area.isOwn && css['here'])}
      data-area={area.area}
      data-open={area.hidden === 0 || undefined}
    >
      <AreaHead sky={area} title={title} />
      <WeatherPlate sky={area} />
      {area.tiles.length > 0 && (
        <ThingGrid label={own.tilesOf(title)} className={css['tiles']}>
          {area.tiles.map((place) => (
            <MapTile key={place.id} place={place} />
          ))}
        </ThingGrid>
      )}
      <span className={css['foot']}>
        {area.hidden > 0 && (
          <span className={css['stack']}>
            <Art id="map-back" className={css['back'] ?? ''} /> {own.hidden(area.hidden)}
          </span>
        )}
        <span className={css['stack']}>
          <Art id="discovery-back" className={css['back'] ?? ''} /> {own.deck(area.deck)}
        </span>
      </span>
    </div>
  );
}

/** The name of an area with the season one is there in, and the rabbits that are there. */
export function AreaHead({ sky, title }: { readonly sky: Sky; readonly title: string }): ReactNode {
  const { valley } = useWords();
  const seatNames = useSeatNames();
  return (
    <h3 className={css['head']}>
      <Icon name={sky.season as IconName} size="1.15rem" />
      <span className={css['title']}>{title}</span>
      {sky.travelers.length > 0 && (
        <>
          <span className="sr">, {valley.there(seatNames(sky.travelers))}</span>
          <span className={css['rabbits']} data-crowd={sky.travelers.length > 3 || undefined} aria-hidden>
            <Tokens seats={sky.travelers} figure="traveler" size="1.5rem" most={6} />
          </span>
        </>
      )}
    </h3>
  );
}
