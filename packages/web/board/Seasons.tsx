import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { ForEyes } from '../kit/ForEyes.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { boardOf, type SeasonMark } from '../play/board.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Seasons.module.css';
import { useSeatNames } from './usePlate.ts';

/** The year on the Ever Tree: where everybody is, and what the seasons to come bring. */
export function Seasons(): ReactNode {
  const { board } = useWords();
  const { seasons } = boardOf(useSeen());
  return (
    <ThingGrid label={board.seasons} className={css['seasons']}>
      {seasons.map((season, at) => (
        <Season key={season.id} season={season} late={at >= seasons.length / 2} />
      ))}
    </ThingGrid>
  );
}

interface SeasonProps {
  readonly season: SeasonMark;
  /** It lies in the right half: what it tells opens to the left. */
  readonly late: boolean;
}

function Season({ season: { id, seats, joins, when }, late }: SeasonProps): ReactNode {
  const { board } = useWords();
  const { text, game } = useSeen();
  const seatNames = useSeatNames();
  const name = board.season(text.name(id));
  const bonus = text.season(id);
  const isFirst = game.rules.seasons[0].id === id;
  const more = isFirst ? 0 : joins;
  return (
    <button type="button" className={cx(css['season'], css[when], late && css['late'])} data-season={id}>
      <ForEyes told={board.seasonLine(name, seats.length === 0 ? '' : seatNames(seats), more, bonus)}>
        <span className={css['disc']}>
          <Icon name={id as IconName} size="1.75rem" />
        </span>
        {when === 'later' && more > 0 && (
          <span className={css['joins']}>
            <Icon name="worker" size="0.7rem" />
            {board.joins(more)}
          </span>
        )}
        <span className={css['seats']}>
          {seats.map((seat) => (
            <SeatToken key={seat} critter={critterOf(game, seat)} size="1.2rem" />
          ))}
        </span>
        <span className={css['name']}>{name}</span>
        {(bonus !== '' || more > 0) && (
          <span className={css['tip']}>
            <b>{name}</b>
            {more > 0 && <span>{board.joinsLong(more)}</span>}
            {bonus !== '' && <span>{bonus}</span>}
          </span>
        )}
      </ForEyes>
    </button>
  );
}
