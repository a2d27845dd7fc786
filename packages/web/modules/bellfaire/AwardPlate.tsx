import type { CSSProperties, ReactNode } from 'react';
import plate from '../../board/plate.module.css';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Points } from '../../kit/Goods.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { critterOf } from '../../play/seats.ts';
import { holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './AwardPlate.module.css';
import type { Award } from './fair.ts';

/** The Garland Award: what it counts, and a bar for every seat. */
export function AwardPlate({ award: { place, of, standings } }: { readonly award: Award }): ReactNode {
  const seen = useSeen();
  const { text, names, game, seat: viewer, watching } = seen;
  const { own } = useWords().modules.bellfaire;
  const name = text.name(place.id);
  const rule = text.placeLines(place.id)[0] ?? '';
  const nameOf = (seat: number): string => (seat === viewer && !watching ? own.you : names[seat]);
  const most = Math.max(1, ...standings.map(({ n }) => n));
  const told = standings.map(({ seat, n, points }) =>
    own.standing(nameOf(seat), n, points === 0 ? '' : own.points(points)),
  );
  return (
    <Thing
      thing={holderKey(seen, place.ix)}
      inspect={place.id}
      label={[name, rule.replace(/\.$/, ''), ...told].join('; ')}
      reason={null}
      className={cx(plate['plate'], css['award'])}
    >
      <Art id={place.id} className={css['wreath']} />
      <span className={css['body']}>
        <span className={cx(plate['title'], css['title'])}>{name}</span>
        <span className={plate['words']}>{rule}</span>
        <span className={css['list']}>
          {standings.map(({ seat, n, points }) => (
            <span key={seat} className={css['line']} data-own={(seat === viewer && !watching) || undefined}>
              <SeatToken critter={critterOf(game, seat)} size="1.3rem" />
              <span className={css['who']}>{nameOf(seat)}</span>
              <span className={css['track']}>
                <i className={css['bar']} data-of={of} style={{ '--share': n / most } as CSSProperties} />
              </span>
              <b className={css['n']}>
                {n}
                <Icon name={(of ?? 'card') as IconName} size="0.9rem" />
              </b>
              <span className={css['points']}>{points > 0 && <Points n={points} size="1.35rem" silent />}</span>
            </span>
          ))}
        </span>
      </span>
    </Thing>
  );
}
