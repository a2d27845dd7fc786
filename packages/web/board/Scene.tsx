import { memo, type ReactNode } from 'react';
import { pictures } from 'virtual:art';
import { useSeen } from '../table/context.ts';
import { Mood } from './Mood.tsx';
import css from './Scene.module.css';

/** A piece of the landscape: left, top, width and height in its own measure of 1116 by 548. */
export type Piece = readonly [number, number, number, number];

interface Shown {
  /** Without it, the whole landscape, drawn to the edges of the board. */
  readonly piece?: Piece | undefined;
  /** Of another board than the base game's own: its middle, as large as it goes. */
  readonly land?: string | undefined;
}
interface Props extends Shown {
  readonly season: string;
}

const LEAVES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const SEASONS = ['winter', 'spring', 'summer', 'autumn'];

/** The landscape in the season of the one in front. */
export function SeasonScene(shown: Shown): ReactNode {
  const { game, known, seat } = useSeen();
  const season = game.rules.seasons[known.seats[seat].season].id;
  return (
    <>
      <Scene season={season} {...shown} />
      <span className={css['air']} aria-hidden>
        <Mood />
      </span>
    </>
  );
}

/** By day and by night, with a little life in it for those who want things to move. */
const Scene = memo(function Scene({ season, piece, land }: Props): ReactNode {
  const name = `${land === undefined ? 'scene' : `land-${land}`}-${SEASONS.includes(season) ? season : 'summer'}`;
  return (
    <div className={css['scene']} data-season={season} aria-hidden>
      <Picture name={name} piece={piece} land={land} className="day" />
      <Picture name={`${name}-night`} piece={piece} land={land} className="night" />
      <span className={css['light']} />
      <span className={css['life']}>
        {LEAVES.map((leaf) => (
          <i key={leaf} className={css[leaf]} />
        ))}
      </span>
    </div>
  );
});

function Picture({ name, piece, land, className }: Shown & { name: string; className: 'day' | 'night' }): ReactNode {
  const view =
    piece !== undefined
      ? `#svgView(viewBox(${piece.join(',')})preserveAspectRatio(xMidYMid slice))`
      : `#svgView(preserveAspectRatio(${land === undefined ? 'none' : 'xMidYMid slice'}))`;
  return (
    <img
      className={`${css[className]} ${piece === undefined && land === undefined ? css['whole'] : css['part']}`}
      src={`${pictures[name] ?? pictures['scene-summer']}${view}`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
