import { useMemo, type ReactNode } from 'react';
import { useLayout } from '../../app/layout.ts';
import { Art } from '../../kit/Art.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import { Arrive } from '../../table/Arrive.tsx';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import type { LandProps } from '../lands.ts';
import { BerthCard } from './BerthCard.tsx';
import { MeadowHeads } from './MeadowHeads.tsx';
import { stationOf } from './station.ts';
import css from './Station.module.css';
import { StopPlate } from './StopPlate.tsx';
import { VisitorCard } from './VisitorCard.tsx';

/** The land of the Station: its train with a card above every car, the Visitors who wait, its places, the Meadow in sight. */
export function Station({ look }: LandProps): ReactNode {
  const { own } = useWords().modules.newleaf;
  const seen = useSeen();
  const { berths, waiting, platform, knoll } = useMemo(() => stationOf(seen), [seen]);
  const isList = look === 'list';
  const isPhone = useLayout() === 'phone';
  return (
    <div className={css[look]}>
      <Arrive>
        <div className={css['train']}>
          <Sign icon="train" title={isList ? '' : own.cards} about={own.cardsAbout} />
          <ThingGrid label={own.cards} className={css['berths']}>
            {!isList && <Art id="engine" className={css['engine']} priority />}
            {berths.map((berth) => (
              <BerthCard key={berth.n} berth={berth} of={berths.length} row={isList} />
            ))}
          </ThingGrid>
        </div>
        <div className={css['waiting']}>
          <Sign icon="visitor" title={own.visitors} about={own.visitorsLeft(waiting.map(({ n }) => n))} />
          <ThingGrid label={own.visitors} className={css['visitors']}>
            {waiting.map(({ zone, first }) =>
              first === null ? (
                <span key={zone} className={css['nobody']}>
                  {own.nobody}
                </span>
              ) : (
                <VisitorCard key={zone} place={first} low={isList} />
              ),
            )}
          </ThingGrid>
        </div>
        <ThingGrid label={own.stops} className={css['stops']}>
          {platform !== null && <StopPlate spot={platform} about={own.platformAbout} />}
          {knoll !== null && <StopPlate spot={knoll} about={own.knollAbout} />}
        </ThingGrid>
        {!isPhone && <MeadowHeads />}
      </Arrive>
    </div>
  );
}

interface SignProps {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
}

function Sign({ icon, title, about }: SignProps): ReactNode {
  return (
    <h3 className={css['sign']}>
      <Icon name={icon} size="1.15rem" /> {title} <small>{about}</small>
    </h3>
  );
}
