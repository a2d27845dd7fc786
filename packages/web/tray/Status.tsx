import { handLimit, type Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { cx } from '../kit/cx.ts';
import { ForEyes } from '../kit/ForEyes.tsx';
import { nameOf } from '../kit/Goods.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { isInPurse } from '../modules/ask.ts';
import { cityPlan, crewOf } from '../play/city.ts';
import { piecesAtHand, specialWorkersOf } from '../play/figures.ts';
import { ownOf } from '../play/own.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { useWindowRem } from '../table/useWindowRem.ts';
import { useWords } from '../words/index.ts';
import { Fact } from './Fact.tsx';
import { Powers, Purse, Weathers } from './Own.tsx';
import css from './Status.module.css';
import { figureLines, scoreLines, seasonLines, workerLines } from './statusLines.ts';
import { usePreview } from './usePreview.ts';

/** From this width on, in rem, there is room for words beside the score. */
const WORDS = 66;
/** Tablets that lie are wider. */
const LYING = 60;

/** The figures of the one in front, always readable at a glance. */
export function Status(): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const { facing } = useTableFrame();
  const layout = useLayout();
  const phone = layout === 'phone';
  const { width } = useWindowRem();
  const { game, known, text, names } = seen;
  const g = game.rules;
  const me = known.seats[facing];
  const season = g.seasons[me.season].id;
  const score = seen.scores[facing].total;
  // Where much is to be told, hand and city are counted in the titles of the tray; low screens have no room for those.
  const { has: isFull, weathers, purse } = ownOf(seen, facing);
  // Beside weather and purse a power has room for its picture alone, and upright tablets for the name of the weather.
  const isCrowded = weathers.length > 0 && purse.length > 0;
  const isUpright = layout === 'tablet' && width < LYING;
  return (
    <section
      className={css.status}
      aria-label={tray.status}
      data-status
      data-many={g.resources.length > 4 || isFull || undefined}
      data-full={isFull || undefined}
    >
      <h2 className="sr">{tray.status}</h2>
      {!phone && !isFull && (
        <span className={css.cell}>
          <SeatToken critter={critterOf(game, facing)} size="2rem" />
          <b className={cx(css.name, css.own)}>{names[facing]}</b>
        </span>
      )}
      <Fact
        className={css.cell}
        outer={css.ruled}
        label={tray.season(text.name(season), me.passed)}
        more={seasonLines(seen, facing, tray)}
      >
        <Icon name={season as IconName} size="1.375rem" />
        <b className={cx(css.name, css.season)}>{me.passed ? tray.passed : text.name(season)}</b>
      </Fact>
      <Weathers seat={facing} brief={phone || (isCrowded && isUpright)} />
      <Workers seat={facing} few={phone || (isCrowded && isUpright)} />
      {(!isFull || layout === 'short') && <Counts seat={facing} />}
      <Resources seat={facing} />
      <Purse seat={facing} className={cx(css.ruled, css.kept)} />
      <Powers seat={facing} brief={layout === 'short' || isCrowded ? 'bare' : false} className={css.ruled} />
      <Fact
        className={cx(css.cell, css.points)}
        outer={css.ruled}
        late
        label={tray.score(me.points, score)}
        more={scoreLines(seen, facing, tray)}
      >
        <Icon name="point" size="1.375rem" />
        <b>{me.points}</b>
        <span className={css.unit}>{width < WORDS ? tray.soFarShort(score) : tray.soFar(score)}</span>
      </Fact>
    </section>
  );
}

/** How full city and hand are. */
function Counts({ seat }: { readonly seat: Seat }): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const phone = useLayout() === 'phone';
  const { game, known } = seen;
  const g = game.rules;
  const city = cityPlan(seen, seat);
  const hand = known.zones[g.hand[seat]].length;
  const limit = handLimit(g, known, seat);
  return (
    <>
      <span className={cx(css.cell, css.ruled)}>
        <Icon name="city" size="1.25rem" />
        <span className="sr">{tray.spaces(city.used, city.limit)}</span>
        <span aria-hidden>
          <b>{city.used}</b>
          {city.limit !== null && <span className={cx(css.unit, css.limit)}>/{city.limit}</span>}{' '}
          {!phone && <span className={css.word}>{tray.cityShort}</span>}
        </span>
      </span>
      {g.automas[seat] === null && (
        <span className={cx(css.cell, css.ruled)}>
          <Icon name="card" size="1.25rem" />
          <span className="sr">{tray.handCount(hand, limit)}</span>
          <span aria-hidden data-over={hand > limit || undefined}>
            <b>{hand}</b>
            <span className={cx(css.unit, css.limit)}>/{limit}</span>{' '}
            {!phone && <span className={css.word}>{tray.handShort}</span>}
          </span>
        </span>
      )}
    </>
  );
}

function Workers({ seat, few }: { readonly seat: Seat; readonly few: boolean }): ReactNode {
  const words = useWords();
  const { tray } = words;
  const seen = useSeen();
  const { free, all } = crewOf(seen, seat);
  const special = specialWorkersOf(seen, seat);
  const figures = piecesAtHand(seen, seat).filter(({ name }) => !special.some((worker) => worker.name === name));
  const plain = { free: free - special.filter(({ home }) => home).length, all: all - special.length };
  const label = [tray.workers(free, all), ...figureLines(seen, seat, words)].join('; ');
  const critter = critterOf(seen.game, seat);
  const shown = few ? Math.min(plain.free, 3) : plain.all;
  return (
    <Fact className={css.cell} outer={css.ruled} label={label} more={workerLines(seen, seat, words)}>
      <span className={css.tokens} data-many={shown > 4 || undefined}>
        {special.map(({ name, home }) => (
          <span
            key={name}
            className={css.token}
            data-figure={name}
            {...(home && seat === seen.seat ? { 'data-drag': 'worker' } : {})}
          >
            <SeatToken critter={critter} size="1.6rem" figure={name} ghost={!home} />
          </span>
        ))}
        {Array.from({ length: shown }, (_, at) => (
          <span
            key={at}
            className={css.token}
            {...(at < plain.free && seat === seen.seat ? { 'data-drag': 'worker' } : {})}
          >
            <SeatToken critter={critter} size="1.375rem" ghost={at >= plain.free} />
          </span>
        ))}
        {shown + special.length === 0 && <Icon name="worker" size="1.1rem" />}
      </span>
      <span>
        <b>{free}</b>
        <span className={css.unit}>/{all}</span>
      </span>
      {figures.map(({ name, home }) => (
        <span
          key={name}
          className={cx(css.token, css.figure)}
          data-figure={name}
          {...(home && seat === seen.seat ? { 'data-drag': 'figure' } : {})}
        >
          <SeatToken critter={critter} size="1.6rem" figure={name} ghost={!home} />
        </span>
      ))}
    </Fact>
  );
}

/** Resources with their names; what the chosen action would change is shown beside. */
function Resources({ seat }: { readonly seat: Seat }): ReactNode {
  const { tray } = useWords();
  const { game, known, text, seat: own } = useSeen();
  const preview = usePreview();
  return (
    <ul className={cx(css.goods, css.ruled)} aria-label={tray.resources}>
      {known.seats[seat].res.map((n, r) => {
        const id = game.rules.resources[r];
        if (isInPurse(id)) return null;
        const told = `${n} ${nameOf(text, id, n)}`;
        const change = seat === own ? (preview?.goods[r] ?? 0) : 0;
        return (
          <li
            key={id}
            className={css.good}
            data-good={id}
            data-change={change > 0 ? 'up' : change < 0 ? 'down' : undefined}
          >
            <ForEyes told={change === 0 ? told : `${told}, ${tray.change(change)}`} title={told}>
              <Icon name={id} size="1.375rem" />
              <b>{n}</b>
              {change !== 0 && <em>{tray.change(change)}</em>}
              <span className={css.goodName}>{nameOf(text, id, n)}</span>
            </ForEyes>
          </li>
        );
      })}
    </ul>
  );
}
