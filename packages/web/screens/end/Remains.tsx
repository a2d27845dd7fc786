import type { ReactNode } from 'react';
import { Goods } from '../../kit/Goods.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import type { Ending } from '../../play/ending.ts';
import { critterOf } from '../../play/seats.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './Remains.module.css';

/** What everybody has at the end besides points, as far as it decides ties. */
export function Remains({ ending: { finishes, tie } }: { readonly ending: Ending }): ReactNode {
  const { end } = useWords();
  const { game, known, names } = useSeen();
  const g = game.rules;
  return (
    <>
      <h3 className={css['title']}>{end.remains}</h3>
      <table className={css['table']}>
        <caption className="sr">{end.remainsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{end.player}</th>
            <th scope="col">
              <Icon name="city" size="1rem" /> {end.cards}
            </th>
            <th scope="col">
              <Icon name="event" size="1rem" /> {end.events}
            </th>
            <th scope="col">{end.goods}</th>
          </tr>
        </thead>
        <tbody>
          {finishes.map(({ seat }) => {
            const { res } = known.seats[seat];
            return (
              <tr key={seat}>
                <th scope="row">
                  <SeatToken critter={critterOf(game, seat)} size="1.5rem" />
                  <span>{names[seat]}</span>
                </th>
                <td>{known.zones[g.city[seat]].length}</td>
                <td>{known.zones[g.events[seat]].length}</td>
                <td>{res.every((n) => n === 0) ? end.noGoods : <Goods goods={res} size="1.05rem" />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {tie === null && <p className={css['note']}>{end.noTie}</p>}
    </>
  );
}
