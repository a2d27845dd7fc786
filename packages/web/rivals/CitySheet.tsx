import type { Seat } from '@everdell/game';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { Goods, Points } from '../kit/Goods.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { ownOf } from '../play/own.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { CityGrid, CityList } from '../tray/City.tsx';
import { ownLines } from '../tray/Own.tsx';
import { holderName, standing } from '../tray/standing.ts';
import { figureLines } from '../tray/statusLines.ts';
import { useWords } from '../words/index.ts';
import css from './CitySheet.module.css';
import { standingOf } from './standing.ts';
import { useActivity } from './useStandingLine.ts';

/** The city that lies open, if there is one. Everything else stays in reach: it may be looked at in the middle of a choice. */
export function CitySheet({ className }: { readonly className?: string | undefined }): ReactNode {
  const { city } = useTableFrame();
  return city === null ? null : <Sheet key={city} seat={city} className={className} />;
}

interface Props {
  readonly seat: Seat;
  readonly className?: string | undefined;
}

function Sheet({ seat, className }: Props): ReactNode {
  const { rivals, tray } = useWords();
  const seen = useSeen();
  const phone = useLayout() === 'phone';
  const { openCity } = useTableFrame();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const close = (): void => openCity(null);
  const activity = useActivity(seat);
  const facts = standingOf(seen, seat);
  return (
    // Not modal on purpose: the board and the question beside it stay usable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={cx(css.sheet, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header className={css.head}>
        {phone && (
          <Button size="small" onClick={close}>
            <Icon name="prev" size="1rem" /> {rivals.title}
          </Button>
        )}
        <SeatToken critter={critterOf(seen.game, seat)} size="2.25rem" />
        <div className={css.who}>
          <h2 id={id} className={css.name}>
            {tray.cityOf(seen.names[seat])}
          </h2>
          <p className={css.sub}>
            <Icon name={facts.season as IconName} size="1.05rem" />{' '}
            <span className={css.season}>{seen.text.name(facts.season)}</span>
            {activity !== '' && <span>· {activity}</span>}
          </p>
        </div>
        {!phone && (
          <button type="button" className={css.close} aria-label={rivals.close} onClick={close}>
            <Icon name="x" size="1.1rem" />
          </button>
        )}
      </header>
      <div className={css.body}>
        {phone ? (
          <CityList seat={seat} />
        ) : (
          <div className={css.ground}>
            <CityGrid seat={seat} roomy />
          </div>
        )}
        <Facts seat={seat} />
      </div>
    </section>
  );
}

function Facts({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords();
  const { rivals, tray } = words;
  const seen = useSeen();
  const { text, scores, game } = seen;
  const { workers, hand, goods, events, score, aside, ...rest } = standingOf(seen, seat);
  const keeps = rest.keeps.filter(({ at }) => at === 'hand' || at === 'shelf');
  const own = ownLines(seen, ownOf(seen, seat), words);
  const figures = figureLines(seen, seat, words);
  const out = standing(seen, seat);
  const parts = Object.entries(scores[seat]).filter(([category, n]) => category !== 'total' && n !== 0);
  return (
    <dl className={css.facts}>
      <div>
        <dt>{rivals.score}</dt>
        <dd className={css.score}>
          <Points n={score} size="2rem" />
          <span>
            {parts.length === 0
              ? rivals.none
              : parts.map(([category, n]) => tray.scorePart(text.score(category), n)).join(' · ')}
          </span>
        </dd>
      </div>
      <div>
        <dt>{tray.workers(workers.free, workers.all)}</dt>
        <dd>{out.length === 0 ? rivals.allHome : out.join(' · ')}</dd>
      </div>
      <div>
        <dt>{rivals.events}</dt>
        <dd>{events.length === 0 ? rivals.none : events.map((event) => holderName(seen, event)).join(' · ')}</dd>
      </div>
      {figures.length > 0 && (
        <div>
          <dt>{rivals.pieces}</dt>
          <dd>{figures.join(' ')}</dd>
        </div>
      )}
      {own.length > 0 && (
        <div>
          <dt>{tray.inForce}</dt>
          {own.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      )}
      {keeps.map(({ zone, n, open, places }) => (
        <div key={zone}>
          <dt>{tray.keeps[zone] ?? zone}</dt>
          <dd>
            {n === 0 || places === null || !open
              ? open
                ? rivals.none
                : n
              : places.map(({ id }) => text.name(id)).join(' · ')}
          </dd>
        </div>
      ))}
      {(game.rules.automas[seat] === null || goods.some((n) => n > 0)) && (
        <div>
          <dt>{rivals.resources}</dt>
          <dd>
            <Goods goods={goods} zeros={game.rules.automas[seat] === null} named size="1.2rem" className={css.goods} />
          </dd>
        </div>
      )}
      {hand !== null && (
        <div>
          <dt>{rivals.hand}</dt>
          <dd>{tray.handCount(hand.n, hand.limit)}</dd>
        </div>
      )}
      {aside !== null && (
        <div>
          <dt>{tray.aside}</dt>
          <dd>{tray.asideLeft(aside)}</dd>
        </div>
      )}
    </dl>
  );
}
