import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Points } from '../Goods.tsx';
import { Icon } from '../Icon.tsx';
import type { FaceProps } from './faceProps.ts';
import { FitName } from './FitName.tsx';
import { bandOf, ColourIcon, WideArt } from './parts.tsx';
import { SetMark } from './Ribbon.tsx';
import css from './smallCards.module.css';

/** A space of a city: 103 by 58. Two cards on one space have two bands and two names. */
export function TileCard({ design, text, state = {}, second }: FaceProps): ReactNode {
  const points = state.points ?? design.points + (second?.points ?? 0);
  const room = state.narrow ? 3.8 : 4.75;
  return (
    <span className={css['tile']} data-face>
      <span className={cx(css['band'], bandOf(design))}>
        <ColourIcon design={design} size="0.85rem" />
        <SetMark design={design} size="0.7rem" className={css['mark']} />
        {second === undefined && <Icon name={design.kind} size="0.75rem" />}
      </span>
      {second !== undefined && (
        <span className={cx(css['band'], css['second'], bandOf(second))}>
          <ColourIcon design={second} size="0.85rem" />
          <SetMark design={second} size="0.7rem" className={css['mark']} />
        </span>
      )}
      <span className={css['side']}>
        <span className={css['pic']}>
          <WideArt design={design} className={css['art']} />
          {second !== undefined && <WideArt design={second} className={css['art']} />}
          {design.supplants && <Icon name="banner" size="1rem" className={css['banner'] ?? ''} />}
          {state.stack !== undefined && <b className={css['stack']}>×{state.stack}</b>}
        </span>
        <span className={css['names']}>
          <FitName name={text.name(design.id)} room={room} size={second === undefined ? 0.72 : 0.69} />
          {second !== undefined && <FitName name={text.name(second.id)} room={room} size={0.69} />}
        </span>
      </span>
      <Points n={points} size="1.3rem" className={css['points'] ?? ''} />
      {state.counters !== undefined && <span className={css['counters']}>{state.counters}</span>}
    </span>
  );
}

/** A space of a rival's city: 54 by 38. */
export function MiniCard({ design, state = {}, second }: FaceProps): ReactNode {
  return (
    <span className={css['mini']} data-face>
      <span className={cx(css['band'], bandOf(design))}>
        <ColourIcon design={design} size="0.7rem" />
        {second === undefined && <SetMark design={design} size="0.7rem" className={css['mark']} />}
      </span>
      {second !== undefined && (
        <span className={cx(css['band'], css['second'], bandOf(second))}>
          <ColourIcon design={second} size="0.7rem" />
        </span>
      )}
      <WideArt design={design} className={css['art']} />
      {design.supplants && <Icon name="banner" size="0.8rem" className={css['banner'] ?? ''} />}
      {state.stack !== undefined && <b className={css['stack']}>×{state.stack}</b>}
      <Points
        n={state.points ?? design.points + (second?.points ?? 0)}
        size="1.15rem"
        className={css['miniPoints'] ?? ''}
      />
      {state.counters !== undefined && <span className={css['miniCounters']}>{state.counters}</span>}
    </span>
  );
}

/** One of many: 18 by 22. Two cards on one space lie one above the other. */
export function ChipCard({ design, second }: FaceProps): ReactNode {
  const size = second === undefined ? '0.7rem' : '0.55rem';
  return (
    <span className={css['chip']}>
      <span className={bandOf(design)}>
        <ColourIcon design={design} size={size} />
      </span>
      {second !== undefined && (
        <span className={bandOf(second)}>
          <ColourIcon design={second} size={size} />
        </span>
      )}
    </span>
  );
}
