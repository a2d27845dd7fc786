import { useEffect, useRef, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Board } from '../board/Board.tsx';
import { SeasonScene } from '../board/Scene.tsx';
import { OwnLayout } from '../kit/OwnLayout.tsx';
import { landParts } from '../modules/landParts.ts';
import { isClearing } from '../play/lands.ts';
import { useAnnouncing } from '../story/announcing.ts';
import { afterPaint } from '../story/afterPaint.ts';
import { useTableFrame } from '../table/frame.ts';
import { Stage } from '../table/Stages.tsx';
import { useWords } from '../words/index.ts';
import { ClearingLand } from './ClearingLand.tsx';
import { PlainLand } from './PlainLand.tsx';
import { useSwipe } from './useSwipe.ts';
import css from './Valley.module.css';

/** The land in front, which has the whole room of the board. On a desk a game with one land has the board as it always was. */
export function Valley(): ReactNode {
  const { land, last, lands, travels, travel } = useTableFrame();
  const swipe = useSwipe((by) => {
    const to = lands[lands.indexOf(land) + by];
    if (to !== undefined) travel(to);
  });
  const { valley } = useWords();
  const isTablet = useLayout() === 'tablet';
  const { say } = useAnnouncing();
  const heading = useRef<HTMLHeadingElement>(null);
  // Who travels arrives there, which says where it is; where the question leads, it is only told.
  const arrived = useRef({ land, travels });
  useEffect(() => {
    const before = arrived.current;
    arrived.current = { land, travels };
    if (travels !== before.travels) afterPaint(() => heading.current?.focus({ preventScroll: true }));
    else if (land !== before.land) say(valley.titles[land] ?? land);
  }, [land, travels, say, valley]);
  if (lands.length === 1 && !isTablet)
    return (
      <OwnLayout>
        <Board />
      </OwnLayout>
    );
  const Land = landParts[land]?.Land ?? PlainLand;
  const title = valley.titles[land] ?? land;
  const from = last === null ? undefined : lands.indexOf(land) > lands.indexOf(last) ? 'east' : 'west';
  return (
    <OwnLayout>
      <section key={land} className={css['land']} aria-label={title} data-from={from} data-land={land} {...swipe}>
        <SeasonScene land={isClearing(land) ? undefined : land} />
        <h2 ref={heading} className="sr" tabIndex={-1}>
          {title}
        </h2>
        {isClearing(land) ? (
          <ClearingLand half={land === 'clearing' ? null : land} />
        ) : (
          <Stage of="places">
            <Land name={land} look="whole" />
          </Stage>
        )}
      </section>
    </OwnLayout>
  );
}
