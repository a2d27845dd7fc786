import { memo, type ReactNode } from 'react';
import { pictures } from 'virtual:art';
import { useSeen } from '../table/context.ts';
import css from './Scene.module.css';

/** A piece of the landscape: left, top, width and height in its own measure of 1116 by 548. */
export type Piece = readonly [number, number, number, number];

interface Props {
  readonly season: string;
  /** Without it, the whole landscape, drawn to the edges of the board. */
  readonly piece?: Piece;
}

const LEAVES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const SEASONS = ['winter', 'spring', 'summer', 'autumn'];

/** The landscape in the season of the one in front. */
export function SeasonScene({ piece }: Pick<Props, 'piece'>): ReactNode {
  const { game, known, seat } = useSeen();
  const season = game.rules.seasons[known.seats[seat].season].id;
  return <Scene season={season} {...(piece === undefined ? {} : { piece })} />;
}

/** By day and by night, with a little life in it for those who want things to move. */
const Scene = memo(function Scene({ season, piece }: Props): ReactNode {
  const name = `scene-${SEASONS.includes(season) ? season : 'summer'}`;
  return (
    <div className={css['scene']} data-season={season} aria-hidden>
      <Picture name={name} {...(piece === undefined ? {} : { piece })} className="day" />
      <Picture name={`${name}-night`} {...(piece === undefined ? {} : { piece })} className="night" />
      <span className={css['light']} />
      <span className={css['life']}>
        {LEAVES.map((leaf) => (
          <i key={leaf} className={css[leaf]} />
        ))}
      </span>
    </div>
  );
});

function Picture({ name, piece, className }: { name: string; piece?: Piece; className: 'day' | 'night' }): ReactNode {
  const view =
    piece === undefined
      ? '#svgView(preserveAspectRatio(none))'
      : `#svgView(viewBox(${piece.join(',')})preserveAspectRatio(xMidYMid slice))`;
  return (
    <img
      className={`${css[className]} ${piece === undefined ? css['whole'] : css['part']}`}
      src={`${pictures[name] ?? pictures['scene-summer']}${view}`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
