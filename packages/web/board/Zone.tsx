import type { ReactNode } from 'react';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { landParts } from '../modules/landParts.ts';
import { boardOf, inLines, type BoardPlan, type ZoneName } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { PlainLand } from '../valley/PlainLand.tsx';
import { useWords } from '../words/index.ts';
import { Clearing } from './Clearing.tsx';
import { EventPlate } from './EventPlate.tsx';
import { Journey } from './Journey.tsx';
import { Meadow, Piles } from './Meadow.tsx';
import { OpenCards } from './OpenCards.tsx';
import { PlacePlate } from './PlacePlate.tsx';
import { SeasonScene, type Piece } from './Scene.tsx';
import { Seasons } from './Seasons.tsx';
import css from './Zone.module.css';

/** The pieces of the landscape behind the zones. */
const PIECES: Readonly<Record<string, Piece | undefined>> = {
  tree: [0, 0, 268, 410],
  meadow: [400, 60, 330, 330],
  river: [262, 262, 300, 262],
  forest: [936, 90, 190, 280],
};

/** One part of the board over its piece of the landscape, for phones. */
export function Zone({ name }: { readonly name: ZoneName }): ReactNode {
  const plan = boardOf(useSeen());
  const { board } = useWords();
  return (
    <section className={css['zone']} aria-label={board.zoneTitles[name] ?? name}>
      <SeasonScene piece={PIECES[name]} land={PIECES[name] === undefined ? name : undefined} />
      <div className={css['content']}>
        <h2 className={css['title']}>{board.zoneTitles[name] ?? name}</h2>
        <Content name={name} plan={plan} />
      </div>
    </section>
  );
}

function Content({ name, plan }: { readonly name: ZoneName; readonly plan: BoardPlan }): ReactNode {
  const { board } = useWords();
  switch (name) {
    case 'tree':
      return (
        <>
          <Seasons />
          <h3 className={css['title']}>{board.specialEvents}</h3>
          <Events spots={plan.specialEvents} label={board.specialEvents} />
          {plan.basicEvents.length > 0 && (
            <>
              <h3 className={css['title']}>{board.basicEvents}</h3>
              <Events spots={plan.basicEvents} label={board.basicEvents} />
            </>
          )}
        </>
      );
    case 'meadow':
      return (
        <>
          <Meadow size="row" />
          <Piles />
        </>
      );
    case 'forest':
      return (
        <ThingGrid label={board.forest} className={css['grid']}>
          {inLines(plan.forest).map((spot, at) => (
            <Clearing key={spot?.key ?? at} spot={spot} />
          ))}
        </ThingGrid>
      );
    case 'river':
      return (
        <>
          <ThingGrid label={board.river} className={css['grid']}>
            {plan.basic.map((spot) => (
              <PlacePlate key={spot.key} spot={spot} />
            ))}
            {[...plan.haven, ...plan.further].map((spot) =>
              spot.place.event === null ? (
                <PlacePlate key={spot.key} spot={spot} look="named" />
              ) : (
                <EventPlate key={spot.key} spot={spot} look="line" />
              ),
            )}
          </ThingGrid>
          <ThingGrid label={board.journey}>
            <Journey spots={plan.journey} />
          </ThingGrid>
          {plan.open.some(({ figure }) => figure === null) && <h3 className={css['title']}>{board.alsoOpen}</h3>}
          <OpenCards titled={false} to="workers" />
        </>
      );
    default: {
      const Land = landParts[name]?.Land ?? PlainLand;
      return <Land name={name} look="list" />;
    }
  }
}

function Events({ spots, label }: { readonly spots: BoardPlan['basicEvents']; readonly label: string }): ReactNode {
  return (
    <ThingGrid label={label} className={css['grid']}>
      {spots.map((spot) => (
        <EventPlate key={spot.key} spot={spot} look="line" />
      ))}
    </ThingGrid>
  );
}
