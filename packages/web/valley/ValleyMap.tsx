import type { ReactNode } from 'react';
import { SeasonScene } from '../board/Scene.tsx';
import { useSeatNames } from '../board/usePlate.ts';
import { cx } from '../kit/cx.ts';
import { SeatToken } from '../kit/SeatToken.tsx';
import type { LandLook } from '../modules/look.ts';
import { boardOf, type Spot, type ZoneName } from '../play/board.ts';
import { choicesByPart, piecesWhere } from '../play/lands.ts';
import { critterOf } from '../play/seats.ts';
import { useDraft, useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { LandFacts } from './LandFacts.tsx';
import css from './ValleyMap.module.css';

interface Props {
  onZone(zone: ZoneName): void;
}

/** The parts of the Clearing on the map. */
const PARTS = ['meadow', 'tree', 'forest', 'river'] as const;

/** The whole valley on one page of a phone, from north to south; every land and every part of the Clearing is a plate. */
export function ValleyMap({ onZone }: Props): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const choices = choicesByPart(
    seen,
    useDraft((draft) => draft.mode),
  );
  const lands = [...boardOf(seen).lands].sort((a, b) => b.north - a.north);
  const plate = (zone: ZoneName, facts: ReactNode): ReactNode => (
    <Plate key={zone} zone={zone} choices={choices.get(zone) ?? 0} facts={facts} onPress={() => onZone(zone)} />
  );
  const band = ({ name, east }: LandLook): ReactNode => (
    <div key={name} className={cx(css.band, east < 0 && css.west)} data-land={name}>
      <SeasonScene land={name} />
      {plate(name, <LandFacts name={name} />)}
    </div>
  );
  return (
    <section className={css.map} aria-label={valley.valley} data-valley-map>
      <h2 className="sr">{valley.valley}</h2>
      {lands.filter(({ north }) => north > 0).map(band)}
      <div className={cx(css.band, css.clearing)} data-land="clearing">
        <SeasonScene piece={[0, 40, 470, 470]} />
        {PARTS.map((part) => (
          <div key={part} className={css[part]}>
            {plate(part, <PartFacts part={part} />)}
          </div>
        ))}
      </div>
      {lands.filter(({ north }) => north <= 0).map(band)}
    </section>
  );
}

interface PlateProps {
  readonly zone: ZoneName;
  readonly choices: number;
  readonly facts: ReactNode;
  onPress(): void;
}

function Plate({ zone, choices, facts, onPress }: PlateProps): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const seatNames = useSeatNames();
  const pieces = piecesWhere(seen, (at) => at === zone);
  return (
    <button type="button" className={css.plate} data-zone={zone} data-choices={choices} onClick={onPress}>
      <b className={css.name}>{valley.parts[zone] ?? valley.lands[zone] ?? zone}</b>
      <span className={css.facts}>{facts}</span>
      <span className={cx(css.badge, choices === 0 && 'sr')}>
        {choices > 0 && choices}
        <span className="sr"> {valley.choices(choices)}</span>
      </span>
      <span className={css.pieces} aria-hidden>
        {pieces.map(({ seat, figure }) => (
          <SeatToken key={`${seat}-${figure}`} critter={critterOf(seen.game, seat)} figure={figure} size="1.35rem" />
        ))}
      </span>
      {pieces.length > 0 && (
        <span className="sr">{valley.there(seatNames(pieces.flatMap(({ seat, n }) => Array(n).fill(seat))))}</span>
      )}
    </button>
  );
}

const isFree = (spot: Spot | null): boolean => spot !== null && spot.bar?.why !== 'taken' && spot.bar?.why !== 'here';

/** What is worth knowing of a part of the Clearing. */
function PartFacts({ part }: { readonly part: (typeof PARTS)[number] }): ReactNode {
  const { valley } = useWords();
  const { specialEvents, basicEvents, forest, basic } = boardOf(useSeen());
  const events = [...specialEvents, ...basicEvents];
  const woods = forest.filter((spot) => spot !== null);
  switch (part) {
    case 'meadow':
      return <LandFacts name="meadow" />;
    case 'tree':
      return valley.eventsMet(
        events.filter(({ bar }) => bar?.why !== 'needs' && bar?.why !== 'claimed').length,
        events.length,
      );
    case 'forest':
      return valley.freeOf(woods.filter(isFree).length, woods.length);
    case 'river':
      return valley.placesFree(basic.filter(isFree).length, basic.length);
  }
}
