import type { ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Clearing } from '../board/Clearing.tsx';
import { EventPlate } from '../board/EventPlate.tsx';
import { Journey } from '../board/Journey.tsx';
import { Meadow, Piles } from '../board/Meadow.tsx';
import { OpenCards } from '../board/OpenCards.tsx';
import { PlacePlate } from '../board/PlacePlate.tsx';
import { cx } from '../kit/cx.ts';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { boardOf, inLines } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { Arrive } from '../table/Arrive.tsx';
import { Stage } from '../table/Stages.tsx';
import { useWords } from '../words/index.ts';
import css from './ClearingLand.module.css';

interface Props {
  /** Where there is no room for all of it: the Meadow with the tree, or the paths. */
  readonly half: 'meadow' | 'paths' | null;
}

/** The base game's own board beside other lands: the tree with its signs, the Meadow, the forest, the places of the river. */
export function ClearingLand({ half }: Props): ReactNode {
  const { board } = useWords();
  const events = useEventCount();
  return (
    <div
      className={cx(css['ground'], half !== null && css[half])}
      data-half={half ?? undefined}
      data-crowded={events > 8 || undefined}
      data-packed={events > 9 || undefined}
    >
      <Arrive>
        {half !== 'paths' && (
          <Stage of="meadow">
            <h3 className="sr">{board.meadow}</h3>
            <div className={css['cards']}>
              <Meadow size="board" />
            </div>
          </Stage>
        )}
        {half !== 'meadow' && (
          <Stage of="places">
            <River />
          </Stage>
        )}
        {half !== 'meadow' && (
          <Stage of="places">
            <Woods />
            <ThingGrid label={board.journey} className={css['journey']}>
              <Way />
            </ThingGrid>
          </Stage>
        )}
        {half !== 'paths' && (
          <Stage of="events">
            <Tree />
          </Stage>
        )}
        <Piles className={css['piles']} />
      </Arrive>
    </div>
  );
}

function Way(): ReactNode {
  return <Journey spots={boardOf(useSeen()).journey} />;
}

function useEventCount(): number {
  const { specialEvents, basicEvents } = boardOf(useSeen());
  return specialEvents.length + basicEvents.length;
}

/** A name has so many letters in a line of its sign, and so many lines of names leave room for wide gaps. */
const LETTERS = 14;
const LINES = 8;

/** Lines of names in rows of two signs. */
function linesOf(names: readonly string[]): number {
  const lines = names.map((name) => Math.ceil(name.length / LETTERS));
  return lines.reduce((sum, n, at) => (at % 2 === 0 ? sum + Math.max(n, lines[at + 1] ?? 0) : sum), 0);
}

/** The Events hang from the tree. */
function Tree(): ReactNode {
  const { board } = useWords();
  const { specialEvents, basicEvents } = boardOf(useSeen());
  const many = useEventCount();
  const isMany = many > 5;
  // Low screens have less room for them.
  const isTiny = many > (useLayout() === 'short' ? 6 : 8);
  const isTight = many > 9;
  const { text } = useSeen();
  const names = [...specialEvents, ...basicEvents].map(({ place }) => text.name(place.id));
  return (
    <div className={css['tree']}>
      <h3 className="sr">{board.events}</h3>
      <ThingGrid
        label={board.events}
        className={cx(
          css['signs'],
          isMany && css['many'],
          isTiny && css['most'],
          isTight && css['tight'],
          many > 6 && linesOf(names) > LINES && css['wordy'],
        )}
      >
        {specialEvents.map((spot) => (
          <EventPlate key={spot.key} spot={spot} look="sign" brief={isMany} tiny={isTiny} dense={isTight} />
        ))}
        {basicEvents.map((spot) => (
          <EventPlate key={spot.key} spot={spot} brief={isMany} tiny={isTiny} dense={isTight} />
        ))}
      </ThingGrid>
    </div>
  );
}

function Woods(): ReactNode {
  const { board } = useWords();
  const { forest, haven } = boardOf(useSeen());
  return (
    <div className={css['woods']}>
      <h3 className="sr">{board.forest}</h3>
      <ThingGrid label={board.forest} className={css['forest']}>
        {inLines(forest).map((spot, at) => (
          <Clearing key={spot?.key ?? at} spot={spot} terse />
        ))}
      </ThingGrid>
      <ThingGrid label={board.haven} className={css['haven']}>
        {haven.map((spot) => (
          <PlacePlate key={spot.key} spot={spot} look="named" />
        ))}
      </ThingGrid>
      <div className={css['open']}>
        <OpenCards to="workers" others brief />
      </div>
    </div>
  );
}

function River(): ReactNode {
  const { board } = useWords();
  const { basic, further } = boardOf(useSeen());
  return (
    <>
      <h3 className="sr">{board.river}</h3>
      <ThingGrid label={board.river} className={css['river']}>
        {basic.map((spot) => (
          <PlacePlate key={spot.key} spot={spot} terse />
        ))}
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
