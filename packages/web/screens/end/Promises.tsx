import type { PlaceInfo, Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import type { Ending } from '../../play/ending.ts';
import { shownBy } from '../../play/keeps.ts';
import { promisedOf } from '../../play/promised.ts';
import { critterOf } from '../../play/seats.ts';
import type { Seen } from '../../play/seen.ts';
import { progressOf } from '../../play/whyNot.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './Promises.module.css';

interface Kept {
  readonly seat: Seat;
  readonly tiles: readonly PlaceInfo[];
}

/** Tiles of each player that are worth something only if a condition holds; automas have rules of their own for them. */
const keptWith = (seen: Seen, { finishes }: Ending): readonly Kept[] =>
  finishes.flatMap(({ seat }) => {
    const tiles = shownBy(seen, seat).filter(({ pointsIf }) => pointsIf !== null);
    return tiles.length === 0 || seen.game.rules.automas[seat] !== null ? [] : [{ seat, tiles }];
  });

/** Which promised points were had, which were missed, and why. */
export function Promises({
  ending,
  className,
}: {
  readonly ending: Ending;
  readonly className?: string | undefined;
}): ReactNode {
  const { end } = useWords();
  const seen = useSeen();
  const kept = keptWith(seen, ending);
  if (kept.length === 0) return null;
  return (
    <section className={className} data-promises>
      <h3 className={css['title']}>{end.promises}</h3>
      {kept.map(({ seat, tiles }) => (
        <div key={seat} className={css['seat']}>
          <span className={css['who']}>
            <SeatToken critter={critterOf(seen.game, seat)} size="1.5rem" /> <b>{seen.names[seat]}</b>
          </span>
          <ul className={css['list']}>
            {tiles.map((tile) => (
              <One key={tile.ix} seat={seat} tile={tile} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function One({ seat, tile }: { readonly seat: Seat; readonly tile: PlaceInfo }): ReactNode {
  const { end, cards } = useWords();
  const seen = useSeen();
  const met = promisedOf(seen, seat, tile)?.met ?? false;
  const progress = met ? null : progressOf(seen, seat, tile.pointsIf ?? undefined);
  const rule = seen.text.placeLines(tile.id)[0] ?? '';
  return (
    <li className={cx(css['one'], met && css['met'])} data-met={met || undefined}>
      <Icon name={met ? 'check' : 'x'} size="0.9rem" />
      <b>{seen.text.name(tile.id)}</b>
      <span className={css['n']}>{cards.points(met ? tile.points : 0)}</span>
      <span className={css['why']}>
        {rule} {progress !== null && end.promiseMissed(progress.have, progress.need)}
      </span>
    </li>
  );
}
