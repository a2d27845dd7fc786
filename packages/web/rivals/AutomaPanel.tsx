import type { Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { Art } from '../kit/Art.tsx';
import { Button } from '../kit/Button.tsx';
import { Goods } from '../kit/Goods.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { crewOf } from '../play/city.ts';
import type { Keep } from '../play/keeps.ts';
import { critterOf } from '../play/seats.ts';
import { seatKey } from '../play/things.ts';
import { useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { standing } from '../tray/standing.ts';
import { figureLines } from '../tray/statusLines.ts';
import { useWords } from '../words/index.ts';
import css from './AutomaPanel.module.css';
import { character, lastDone, standingRules } from './script.ts';
import { CityChips } from './SmallCity.tsx';
import { standingOf } from './standing.ts';

/** An opponent without hands: what it did, where it stands, and the rules it lives by. */
export function AutomaPanel({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords();
  const { rivals } = words;
  const seen = useSeen();
  const { openCity, city } = useTableFrame();
  const facts = standingOf(seen, seat);
  const critter = critterOf(seen.game, seat);
  const out = standing(seen, seat);
  const workers = crewOf(seen, seat).out.length;
  const done = lastDone(seen, seat);
  const figures = figureLines(seen, seat, words);
  const [nature, ...variants] = character(seen, seat);
  return (
    <article className={css.panel} data-seat={seat}>
      <div className={css.head}>
        <span className={css.picture}>
          <Art id={`critter-${critter}`} className={css.figure} />
        </span>
        <div className={css.who}>
          <h3 className={css.name}>
            <SeatToken critter={critter} size="1.7rem" /> {nature?.name ?? seen.names[seat]}
          </h3>
          <p className={css.facts}>{rivals.automaFacts(facts.city.used, workers, facts.score)}</p>
          <p className={css.season}>
            <Icon name={facts.season as IconName} size="1.1rem" /> <span>{seen.text.name(facts.season)}</span>
          </p>
        </div>
      </div>
      <div>
        <h4 className={css.title}>{rivals.lastDid}</h4>
        {done.length === 0 ? (
          <p className={css.line}>{rivals.didNothing}</p>
        ) : (
          <ul className={css.script}>
            {done.map((line) => (
              <li key={line}>
                <Icon name="check" size="0.9rem" className={css.tick} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.city}>
        <CityChips seat={seat} />
        <Button
          size="small"
          data-thing={seatKey(seat)}
          aria-expanded={city === seat}
          onClick={() => openCity(city === seat ? null : seat)}
        >
          <Icon name="city" size="1rem" /> {rivals.seeCity}
        </Button>
      </div>
      {out.length > 0 && (
        <p className={css.line}>
          <b>{rivals.itsWorkers}:</b> {out.join(' · ')}
        </p>
      )}
      {figures.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      {facts.goods.some((n) => n > 0) && (
        <p className={css.line}>
          <b>{rivals.resources}:</b> <Goods goods={facts.goods} named />
        </p>
      )}
      <Won keeps={facts.keeps} />
      <details className={css.rules} open={variants.length > 0}>
        <summary>{rivals.howItPlays}</summary>
        <ul className={css.script}>
          {standingRules(seen, seat).map((line) => (
            <li key={line}>
              <Icon name="arrow" size="0.9rem" />
              <span>{line}.</span>
            </li>
          ))}
          {variants.map(({ name, about }) => (
            <li key={name}>
              <Icon name="arrow" size="0.9rem" />
              <span>
                <b>{name}:</b> {about}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}

/** What it has won besides cards. */
function Won({ keeps }: { readonly keeps: readonly Keep[] }): ReactNode {
  const { tray } = useWords();
  const { text } = useSeen();
  return keeps.map(({ zone, places }) =>
    places === null || places.length === 0 ? null : (
      <p key={zone} className={css.line}>
        <b>{tray.keeps[zone] ?? zone}:</b> {places.map(({ id }) => text.name(id)).join(' · ')}
      </p>
    ),
  );
}
