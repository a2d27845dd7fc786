import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { boardOf, type Spot } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { Stage } from '../table/Stages.tsx';
import { useWords } from '../words/index.ts';
import css from './Board.module.css';
import { Clearing } from './Clearing.tsx';
import { EventPlate } from './EventPlate.tsx';
import { Journey } from './Journey.tsx';
import { Meadow, Piles } from './Meadow.tsx';
import { OpenCards } from './OpenCards.tsx';
import { PlacePlate } from './PlacePlate.tsx';
import { SeasonScene } from './Scene.tsx';
import { Seasons } from './Seasons.tsx';

/** The whole board as a landscape with plates on it. The order of the parts is the one to read; the grid places them. */
export function Board(): ReactNode {
  const { board } = useWords();
  return (
    <section className={css['board']} aria-label={board.board}>
      <div className={css['scroll']}>
        <div className={css['ground']}>
          <SeasonScene />
          <Stage of="meadow">
            <h2 className="sr">{board.meadow}</h2>
            <div className={css['meadow']}>
              <Meadow size="board" />
            </div>
            <Piles className={css['piles']} tall />
          </Stage>
          <Stage of="places">
            <River />
            <Forest />
          </Stage>
          <Stage of="events">
            <Tree />
          </Stage>
          <Bank />
          <Stage of="events">
            <Further />
          </Stage>
        </div>
      </div>
    </section>
  );
}

function River(): ReactNode {
  const { board } = useWords();
  const { basic } = boardOf(useSeen());
  return (
    <>
      <h2 className="sr">{board.river}</h2>
      <ThingGrid label={board.river} className={css['river']}>
        {basic.map((spot) => (
          <PlacePlate key={spot.key} spot={spot} />
        ))}
      </ThingGrid>
    </>
  );
}

function Forest(): ReactNode {
  const { board } = useWords();
  const { forest } = boardOf(useSeen());
  const clearing = (spot: Spot | null, at: number): ReactNode => <Clearing key={spot?.key ?? at} spot={spot} />;
  return (
    <>
      <h2 className="sr">{board.forest}</h2>
      <ThingGrid label={board.forest} className={css['forest']}>
        <div className={css['left']}>{forest.map((spot, at) => (isLeft(at) ? clearing(spot, at) : null))}</div>
        <div className={css['right']}>{forest.map((spot, at) => (isLeft(at) ? null : clearing(spot, at)))}</div>
      </ThingGrid>
    </>
  );
}

/** Clearings lie clockwise from the top left. */
const isLeft = (at: number): boolean => (at < 4 ? at % 4 === 0 || at % 4 === 3 : at % 2 === 0);

/** The Ever Tree with the year and the special Events. */
function Tree(): ReactNode {
  const { board } = useWords();
  const { specialEvents } = boardOf(useSeen());
  const isMany = specialEvents.length > 4;
  return (
    <>
      <h2 className="sr">{board.events}</h2>
      <div className={cx(css['tree'], isMany && css['full'])}>
        <Seasons />
        <ThingGrid label={board.specialEvents} className={cx(css['signs'], isMany && css['many'])}>
          {specialEvents.map((spot) => (
            <EventPlate key={spot.key} spot={spot} look="sign" brief={isMany} />
          ))}
        </ThingGrid>
      </div>
    </>
  );
}

/** What lies below the river. */
function Bank(): ReactNode {
  return (
    <div className={css['bank']}>
      <Stage of="events">
        <BasicEvents />
      </Stage>
      <Stage of="places">
        <Ways />
        <div className={css['open']}>
          <OpenCards low />
        </div>
      </Stage>
    </div>
  );
}

function BasicEvents(): ReactNode {
  const { board } = useWords();
  const { basicEvents } = boardOf(useSeen());
  return (
    <ThingGrid label={board.basicEvents} className={css['events']}>
      {basicEvents.map((spot) => (
        <EventPlate key={spot.key} spot={spot} />
      ))}
    </ThingGrid>
  );
}

/** Journey and Haven. */
function Ways(): ReactNode {
  const { board } = useWords();
  const { journey, haven } = boardOf(useSeen());
  return (
    <>
      <h2 className="sr">{board.journeyAndHaven}</h2>
      <ThingGrid label={board.journey} className={css['journey']}>
        <Journey spots={journey} />
      </ThingGrid>
      {haven.map((spot) => (
        <div key={spot.key} className={css['haven']}>
          <PlacePlate spot={spot} look="named" />
        </div>
      ))}
    </>
  );
}

/** What sets bring along and the board has no place for. */
function Further(): ReactNode {
  const { board } = useWords();
  const { further } = boardOf(useSeen());
  if (further.length === 0) return null;
  return (
    <>
      <h2 className="sr">{board.further}</h2>
      <ThingGrid label={board.further} className={css['further']}>
        {further.map((spot) =>
          spot.place.event === null ? (
            <PlacePlate key={spot.key} spot={spot} look="named" />
          ) : (
            <EventPlate key={spot.key} spot={spot} />
          ),
        )}
      </ThingGrid>
    </>
  );
}
