import type { ReactNode } from 'react';
import { Art } from '../Art.tsx';
import { cx } from '../cx.ts';
import { Points } from '../Goods.tsx';
import { Icon } from '../Icon.tsx';
import type { FaceProps } from './CardFace.tsx';
import { bandOf, ColourIcon } from './parts.tsx';
import css from './smallCards.module.css';

/** Names longer than this take two lines of a tile. */
const ONE_LINE = 12;

/** A space of a city: 103 by 58. Two cards on one space have two bands and two names. */
export function TileCard({ design, text, state = {}, second }: FaceProps): ReactNode {
  const name = text.name(design.id);
  const points = state.points ?? design.points + (second?.points ?? 0);
  return (
    <span className={css['tile']}>
      <span className={cx(css['band'], bandOf(design))}>
        <ColourIcon design={design} size="0.85rem" />
        <Icon name={design.kind} size="0.75rem" />
      </span>
      <span className={css['side']}>
        <span className={css['pic']}>
          <Art id={design.id} className={css['art'] ?? ''} />
          {second !== undefined && <Art id={second.id} className={css['art'] ?? ''} />}
        </span>
        <span className={cx(css['name'], (second !== undefined || name.length > ONE_LINE) && css['two'])}>
          {name}
          {second !== undefined && <br />}
          {second !== undefined && text.name(second.id)}
        </span>
      </span>
      {second !== undefined && (
        <span className={cx(css['band'], css['right'], bandOf(second))}>
          <ColourIcon design={second} size="0.85rem" />
          <Icon name={second.kind} size="0.75rem" />
        </span>
      )}
      <Points n={points} size="1.3rem" className={css['points'] ?? ''} />
      {state.counters !== undefined && <span className={css['counters']}>{state.counters}</span>}
    </span>
  );
}

/** A space of a rival's city: 54 by 38. */
export function MiniCard({ design, state = {}, second }: FaceProps): ReactNode {
  return (
    <span className={css['mini']}>
      <span className={cx(css['band'], bandOf(design))}>
        <ColourIcon design={design} size="0.7rem" />
        {second !== undefined && <ColourIcon design={second} size="0.7rem" />}
      </span>
      <Art id={design.id} className={css['art'] ?? ''} />
      <Points
        n={state.points ?? design.points + (second?.points ?? 0)}
        size="1.15rem"
        className={css['miniPoints'] ?? ''}
      />
      {state.counters !== undefined && <span className={css['miniCounters']}>{state.counters}</span>}
    </span>
  );
}

/** One of many: 18 by 22. */
export function ChipCard({ design, second }: FaceProps): ReactNode {
  return (
    <span className={css['chip']}>
      <span className={bandOf(design)}>
        <ColourIcon design={design} size="0.7rem" />
      </span>
      {second !== undefined && (
        <span className={bandOf(second)}>
          <ColourIcon design={second} size="0.7rem" />
        </span>
      )}
    </span>
  );
}
