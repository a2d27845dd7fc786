import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { boardOf } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Board.module.css';
import { Clearing } from './Clearing.tsx';
import { EventPlate } from './EventPlate.tsx';
import { Journey } from './Journey.tsx';
import { Meadow, Piles } from './Meadow.tsx';
import { OpenCards } from './OpenCards.tsx';
import { PlacePlate } from './PlacePlate.tsx';
import { Scene } from './Scene.tsx';
import { Seasons } from './Seasons.tsx';

/** The whole board as a landscape with plates on it. The order of the parts is the one to read; the grid places them. */
export function Board(): ReactNode {
  const seen = useSeen();
  const { board } = useWords();
  const plan = boardOf(seen);
  const isMany = plan.specialEvents.length > 4;
  const season = seen.game.rules.seasons[seen.known.seats[seen.seat].season].id;
  return (
    <section className={css['board']} aria-label={board.board}>
      <div className={css['scroll']}>
        <div className={css['ground']}>
          <Scene season={season} />
          <h2 className="sr">{board.meadow}</h2>
          <div className={css['meadow']}>
            <Meadow size="board" />
          </div>
          <Piles className={css['piles']} />

          <h2 className="sr">{board.river}</h2>
          <ThingGrid label={board.river} className={css['river']}>
            {plan.basic.map((spot) => (
              <PlacePlate key={spot.key} spot={spot} />
            ))}
          </ThingGrid>

          <h2 className="sr">{board.forest}</h2>
          <ThingGrid label={board.forest} className={css['forest']}>
            <div className={css['left']}>{plan.forest.map((spot, at) => (isLeft(at) ? clearing(spot, at) : null))}</div>
            <div className={css['right']}>
              {plan.forest.map((spot, at) => (isLeft(at) ? null : clearing(spot, at)))}
            </div>
          </ThingGrid>

          <h2 className="sr">{board.events}</h2>
          <div className={cx(css['tree'], isMany && css['full'])}>
            <Seasons className={css['seasons']} />
            <ThingGrid label={board.specialEvents} className={cx(css['signs'], isMany && css['many'])}>
              {plan.specialEvents.map((spot) => (
                <EventPlate key={spot.key} spot={spot} look="sign" brief={isMany} />
              ))}
            </ThingGrid>
          </div>
          <div className={css['bank']}>
            <ThingGrid label={board.basicEvents} className={css['events']}>
              {plan.basicEvents.map((spot) => (
                <EventPlate key={spot.key} spot={spot} />
              ))}
            </ThingGrid>
            <h2 className="sr">{board.journeyAndHaven}</h2>
            <ThingGrid label={board.journey} className={css['journey']}>
              <Journey spots={plan.journey} />
            </ThingGrid>
            {plan.haven.map((spot) => (
              <div key={spot.key} className={css['haven']}>
                <PlacePlate spot={spot} look="named" />
              </div>
            ))}
            <div className={css['open']}>
              <OpenCards />
            </div>
          </div>
          {plan.further.length > 0 && (
            <>
              <h2 className="sr">{board.further}</h2>
              <ThingGrid label={board.further} className={css['further']}>
                {plan.further.map((spot) =>
                  spot.place.event === null ? (
                    <PlacePlate key={spot.key} spot={spot} look="named" />
                  ) : (
                    <EventPlate key={spot.key} spot={spot} />
                  ),
                )}
              </ThingGrid>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Clearings lie clockwise from the top left. */
const isLeft = (at: number): boolean => (at < 4 ? at % 4 === 0 || at % 4 === 3 : at % 2 === 0);

function clearing(spot: Parameters<typeof Clearing>[0]['spot'], at: number): ReactNode {
  return <Clearing key={spot?.key ?? at} spot={spot} />;
}
