import type { CSSProperties, ReactNode } from 'react';
import { Art } from '../../kit/Art.tsx';
import type { Ending, Finish } from '../../play/ending.ts';
import { critterOf } from '../../play/seats.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './Podium.module.css';

/** Everybody on steps, the best in the middle of the first three. */
export function Podium({ finishes }: { readonly finishes: Ending['finishes'] }): ReactNode {
  const { end } = useWords();
  return (
    <ol className={css['podium']} aria-label={end.podium} data-many={finishes.length > 4 || undefined}>
      {finishes.map((finish, i) => (
        <Step key={finish.seat} finish={finish} at={i} />
      ))}
    </ol>
  );
}

function Step({
  finish: { seat, place, total, won },
  at,
}: {
  readonly finish: Finish;
  readonly at: number;
}): ReactNode {
  const { end } = useWords();
  const { game, names } = useSeen();
  const name = names[seat];
  // The second stands left of the first.
  const style = { '--place': place, order: at === 1 ? -1 : at } as CSSProperties;
  return (
    <li className={css['step']} style={style} data-won={won || undefined}>
      <span className="sr">{end.onPodium(end.places[place], name, total)}</span>
      <span className={css['figure']} aria-hidden>
        <Art id={`${won ? 'winner' : 'critter'}-${critterOf(game, seat)}`} className={css['critter'] ?? ''} priority />
      </span>
      <span className={css['block']} aria-hidden>
        <span className={css['place']}>{place}</span>
        <b className={css['name']}>{name}</b>
        <span className={css['total']}>{total}</span>
      </span>
    </li>
  );
}
