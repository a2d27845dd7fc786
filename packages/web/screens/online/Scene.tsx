import type { ReactNode } from 'react';
import { Art } from '../../kit/Art.tsx';
import { SEAT_CRITTERS } from '../../play/seats.ts';
import css from './Scene.module.css';

interface Props {
  /** Seats whose critters stand in the meadow. */
  readonly standing?: readonly number[];
  readonly children: ReactNode;
}

/** The clearing in which people meet, with a plate for words. */
export function Scene({ standing = [], children }: Props): ReactNode {
  return (
    <div className={css.scene}>
      <div className={css.day}>
        <Art id="banner-spring" className={css.land} />
      </div>
      <div className={css.night}>
        <Art id="banner-spring-night" className={css.land} />
      </div>
      <div className={css.critters} aria-hidden>
        {standing.map((seat) => (
          <Art key={seat} id={`critter-${SEAT_CRITTERS[seat % SEAT_CRITTERS.length]}`} className={css.critter} />
        ))}
      </div>
      <div className={css.plate}>{children}</div>
    </div>
  );
}
