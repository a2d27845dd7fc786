import { Fragment, type ReactNode } from 'react';
import { cx } from '../../kit/cx.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { critterOf } from '../../play/seats.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './SeasonChart.module.css';

/** In units of the drawing. */
const WIDTH = 300;
const HEIGHT = 150;
const DASHES = ['', '7 4', '2 4', '9 3 2 3', '12 4', '4 2'];

/** How the points grew: one line a seat, told apart by hue, dashes and the token at its end; the numbers are in a table. */
export function SeasonChart({ lines }: { readonly lines: readonly (readonly number[])[] }): ReactNode {
  const { end } = useWords();
  const { game, names, text } = useSeen();
  const { seasons } = game.rules;
  const top = niceTop(Math.max(...lines.flat()));
  const x = (season: number): number => ((season + 1) * WIDTH) / seasons.length;
  const y = (points: number): number => HEIGHT - (Math.max(0, points) * HEIGHT) / top;
  const ends = spread(lines.map((line) => ({ x: x(line.length - 1), y: y(line.at(-1) ?? 0) })));
  return (
    <figure className={css['chart']}>
      <div className={css['plot']}>
        <div className={css['scale']} aria-hidden>
          {[1, 0.5, 0].map((part) => (
            <span key={part} style={{ top: `${100 * (1 - part)}%` }}>
              {top * part}
            </span>
          ))}
        </div>
        <div className={css['field']}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={css['lines']} aria-hidden>
            {[0, 0.5, 1].map((part) => (
              <line key={part} x1="0" x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} className={css['grid']} />
            ))}
            {lines.map((line, seat) => {
              const way = {
                points: [`0,${HEIGHT}`, ...line.map((points, season) => `${x(season)},${y(points)}`)].join(' '),
                strokeDasharray: DASHES[seat % DASHES.length],
              };
              return (
                <Fragment key={seat}>
                  <polyline {...way} className={cx(css['line'], css['under'])} />
                  <polyline {...way} className={css['line']} style={{ stroke: `var(--s-${critterOf(game, seat)})` }} />
                </Fragment>
              );
            })}
          </svg>
          {lines.map((_, seat) => (
            <span
              key={seat}
              className={css['end']}
              style={{ left: `${(100 * ends[seat].x) / WIDTH}%`, top: `${(100 * ends[seat].y) / HEIGHT}%` }}
              aria-hidden
            >
              <SeatToken critter={critterOf(game, seat)} size="1.5rem" />
            </span>
          ))}
        </div>
      </div>
      <div className={css['seasons']} aria-hidden>
        {seasons.map(({ id }) => (
          <span key={id}>
            <Icon name={id as IconName} size="1.15rem" />
            {text.name(id)}
          </span>
        ))}
      </div>
      <table className="sr">
        <caption>{end.seasonsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{end.player}</th>
            {seasons.map(({ id }) => (
              <th key={id} scope="col">
                {text.name(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, seat) => (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              {seasons.map(({ id }, season) => (
                <td key={id}>{line[season] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A round number that the highest line stays below. */
function niceTop(most: number): number {
  return Math.max(20, Math.ceil(most / 20) * 20);
}

/** Tokens that would lie on each other are moved apart. */
function spread(ends: readonly { x: number; y: number }[]): readonly { x: number; y: number }[] {
  const GAP = 17;
  const placed: { x: number; y: number; at: number }[] = [];
  const order = ends.map((end, at) => ({ ...end, at })).sort((a, b) => a.y - b.y);
  for (const end of order) {
    const above = placed.filter(({ x }) => Math.abs(x - end.x) < 10).at(-1);
    placed.push(above === undefined ? end : { ...end, y: Math.max(end.y, above.y + GAP) });
  }
  return ends.map((_, at) => placed.find((one) => one.at === at)!);
}
