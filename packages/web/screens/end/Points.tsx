import type { Score } from '@everdell/game';
import { Fragment, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { cx } from '../../kit/cx.ts';
import { Points as Rosette } from '../../kit/Goods.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import type { Ending, Finish } from '../../play/ending.ts';
import { critterOf } from '../../play/seats.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import { looksOf, type CategoryLook } from './categories.ts';
import css from './Points.module.css';

type Looks = ReadonlyMap<string, CategoryLook>;

/** Where the points came from: as bars with patterns and numbers, or as a table. */
export function Points({ ending }: { readonly ending: Ending }): ReactNode {
  const { end } = useWords();
  const [asTable, setAsTable] = useState(false);
  const looks = looksOf(ending.categories);
  return (
    <>
      <header className={css['head']}>
        <h3>{end.from}</h3>
        <Button size="small" data-as-table onClick={() => setAsTable(!asTable)}>
          <Icon name="log" size="0.95rem" />
          {asTable ? end.asBars : end.asTable}
        </Button>
      </header>
      {asTable ? <PointsTable ending={ending} looks={looks} /> : <Bars ending={ending} looks={looks} />}
    </>
  );
}

interface PartProps {
  readonly ending: Ending;
  readonly looks: Looks;
}

function Bars({ ending: { finishes, categories, parts }, looks }: PartProps): ReactNode {
  const { text } = useSeen();
  const most = Math.max(1, ...finishes.map(({ total }) => total));
  return (
    <>
      <ul className={css['legend']} aria-hidden>
        {categories.map((id) => (
          <li key={id}>
            <span className={cx(css['swatch'], css[looks.get(id)!.pattern])} />
            <CategoryIcon look={looks.get(id)!} />
            {text.score(id)}
          </li>
        ))}
      </ul>
      <ul className={css['rows']}>
        {finishes.map((finish) => (
          <Row
            key={finish.seat}
            finish={finish}
            score={parts[finish.seat]}
            categories={categories}
            looks={looks}
            most={most}
          />
        ))}
      </ul>
    </>
  );
}

function CategoryIcon({ look: { icon } }: { readonly look: CategoryLook }): ReactNode {
  return icon === null ? null : <Icon name={icon} size="1.05rem" />;
}

interface RowProps {
  readonly finish: Finish;
  readonly score: Score;
  readonly categories: readonly string[];
  readonly looks: Looks;
  readonly most: number;
}

function Row({ finish: { seat, place, total }, score, categories, looks, most }: RowProps): ReactNode {
  const { end } = useWords();
  const { game, names, text } = useSeen();
  const parts = categories.flatMap((id) => ((score[id] ?? 0) === 0 ? [] : [{ id, n: score[id] }]));
  return (
    <li className={css['row']} data-points-of={seat}>
      <SeatToken critter={critterOf(game, seat)} size="2.6rem" />
      <span className={css['who']}>
        <b>{names[seat]}</b>
        <span>{end.places[place]}</span>
      </span>
      <span className={css['track']}>
        <span className={css['bar']} style={{ width: `${(100 * Math.max(0, total)) / most}%` }}>
          {parts.map(({ id, n }) => (
            <span
              key={id}
              data-part={id}
              className={cx(css['part'], css[looks.get(id)!.pattern], n < 0 && css['below'])}
              style={{ flexGrow: Math.abs(n) }}
              title={end.part(text.score(id), n)}
            >
              <span className="sr">{end.part(text.score(id), n)}, </span>
              <span className={css['n']} aria-hidden>
                {n < 0 ? `−${-n}` : n}
              </span>
            </span>
          ))}
        </span>
      </span>
      <Rosette n={total} size="2.9rem" className={css['total'] ?? ''} />
    </li>
  );
}

function PointsTable({ ending: { finishes, categories, parts: scores }, looks }: PartProps): ReactNode {
  const { end } = useWords();
  const { names, text, game } = useSeen();
  return (
    <div className={css['scroll']}>
      <table className={css['table']}>
        <caption className="sr">{end.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{end.player}</th>
            {categories.map((id) => (
              <th key={id} scope="col">
                <CategoryIcon look={looks.get(id)!} /> {text.score(id)}
              </th>
            ))}
            <th scope="col">{text.score('total')}</th>
          </tr>
        </thead>
        <tbody>
          {finishes.map(({ seat, place, total }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatToken critter={critterOf(game, seat)} size="1.5rem" /> {names[seat]}{' '}
                <small>{end.places[place]}</small>
              </th>
              {categories.map((id) => (
                <td key={id}>{scores[seat][id] ?? <Fragment>–</Fragment>}</td>
              ))}
              <td>
                <b>{total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
