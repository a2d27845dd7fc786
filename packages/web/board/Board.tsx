import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { boardOf, type Spot } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { Stage } from '../table/Stages.tsx';
import { useWords } from '../words/index.ts';
import css from './Board.module.css';
import { Beside } from './Beside.tsx';
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
        <Ground>
          <SeasonScene />
          <Stage of="meadow">
            <h2 className="sr">{board.meadow}</h2>
            <div className={css['meadow']}>
              <Meadow size="board" />
            </div>
            <Piles className={css['piles']} />
          </Stage>
          <Stage of="places">
            <River />
            <Forest />
            <Parts />
          </Stage>
          <Stage of="events">
            <Tree />
          </Stage>
          <Bank />
          <Stage of="events">
            <Further />
          </Stage>
        </Ground>
      </div>
    </section>
  );
}

/** With something beside it the board is arranged in another way. */
function Ground({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={cx(css['ground'], useNarrow() && css['narrow'])}>{children}</div>;
}

/** Something lies beside the board, so that it has less room. */
const useNarrow = (): boolean => boardOf(useSeen()).beside.length > 0;

function Parts(): ReactNode {
  const { beside } = boardOf(useSeen());
  return beside.map(({ name }) => <Beside key={name} name={name} look="strip" className={css['beside']} />);
}

function River(): ReactNode {
  const { board } = useWords();
  const { basic } = boardOf(useSeen());
  const narrow = useNarrow();
  return (
    <>
      <h2 className="sr">{board.river}</h2>
      <ThingGrid label={board.river} className={css['river']}>
        {basic.map((spot) => (
          <PlacePlate key={spot.key} spot={spot} {...(narrow ? { terse: 'barred' as const } : {})} />
        ))}
      </ThingGrid>
    </>
  );
}

function Forest(): ReactNode {
  const { board } = useWords();
  const { forest } = boardOf(useSeen());
  const terse = useNarrow();
  const clearing = (spot: Spot | null, at: number): ReactNode => (
    <Clearing key={spot?.key ?? at} spot={spot} terse={terse} />
  );
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
  const narrow = useNarrow();
  const isMany = specialEvents.length > 4;
  return (
    <>
      <h2 className="sr">{board.events}</h2>
      <div className={cx(css['tree'], isMany && css['full'])}>
        <Seasons className={css['seasons']} narrow={narrow} />
        <ThingGrid label={board.specialEvents} className={cx(css['signs'], isMany && css['many'])}>
          {specialEvents.map((spot) => (
            <EventPlate key={spot.key} spot={spot} look="sign" brief={isMany || narrow} tiny={isMany && narrow} />
          ))}
        </ThingGrid>
      </div>
    </>
  );
}

/** What lies below the river. */
function Bank(): ReactNode {
  const narrow = useNarrow();
  return (
    <div className={css['bank']}>
      <Stage of="events">
        <BasicEvents />
      </Stage>
      <Stage of="places">
        <Ways />
        <div className={css['open']}>
          <OpenCards brief={narrow} />
        </div>
      </Stage>
    </div>
  );
}

function BasicEvents(): ReactNode {
  const { board } = useWords();
  const { basicEvents, amongEvents } = boardOf(useSeen());
  const [first] = amongEvents;
  const label = first === undefined ? board.basicEvents : (board.rowTitles[first.row] ?? board.events);
  return (
    <ThingGrid label={label} className={css['events']}>
      {[...basicEvents, ...amongEvents.flatMap(({ spots }) => spots)].map((spot) => (
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
