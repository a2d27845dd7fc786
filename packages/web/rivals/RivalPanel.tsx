import type { Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { cx } from '../kit/cx.ts';
import { ForEyes } from '../kit/ForEyes.tsx';
import { nameOf } from '../kit/Goods.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { Thing } from '../kit/Thing.tsx';
import { familyLook, isInPurse, rowLook } from '../modules/ask.ts';
import { ownOf } from '../play/own.ts';
import { critterOf } from '../play/seats.ts';
import { seatKey } from '../play/things.ts';
import { useDraft, useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { Powers, Purse, Weathers } from '../tray/Own.tsx';
import { useWords } from '../words/index.ts';
import { CityChips, CityMinis } from './SmallCity.tsx';
import { activityOf, choicesWith, standingOf, tallies, type Standing } from './standing.ts';
import css from './RivalPanel.module.css';
import { useActivity, useStandingLine } from './useStandingLine.ts';

/** full: one rival. minis: the city with pictures. chips: the city as colours. strip: two lines for all of it. */
export type PanelForm = 'full' | 'minis' | 'chips' | 'strip';

interface Props {
  readonly seat: Seat;
  readonly form: PanelForm;
  /** Shows the city with pictures. */
  onUnfold?(): void;
}

export function RivalPanel({ seat, form, onUnfold }: Props): ReactNode {
  const { rivals } = useWords();
  const seen = useSeen();
  const { facing } = useTableFrame();
  const standing = standingOf(seen, seat);
  const legal = useLegal(seat);
  const acting = activityOf(seen, seat).is === 'deciding';
  const strip = form === 'strip';
  return (
    <article
      className={cx(css.panel, css[form], acting && css.acting, onUnfold !== undefined && css.foldable)}
      data-seat={seat}
      data-legal={legal}
      data-faced={(seen.watching && facing === seat) || undefined}
    >
      <Head standing={standing} form={form} />
      {!strip && <Figures standing={standing} />}
      {!strip && <Resources goods={standing.goods} named={form === 'full' && standing.goods.length <= 4} />}
      {!strip && ownOf(seen, seat).has && (
        <div className={css.own}>
          <Weathers seat={seat} brief />
          <Powers seat={seat} brief={form === 'full' ? true : 'bare'} />
          <Purse seat={seat} />
        </div>
      )}
      {form === 'full' || form === 'minis' ? <CityMinis seat={seat} /> : <CityChips seat={seat} />}
      {onUnfold !== undefined && (
        <button
          type="button"
          className={css.unfold}
          aria-expanded={form === 'minis'}
          aria-label={rivals.unfold(seen.names[seat])}
          onClick={onUnfold}
        >
          <Icon name="chev" size="0.9rem" />
        </button>
      )}
    </article>
  );
}

function useLegal(seat: Seat): number {
  const seen = useSeen();
  return choicesWith(
    seen,
    seat,
    useDraft((draft) => draft.mode),
  );
}

/** Who it is; a press lays the city open, or chooses the seat when that is the question. */
function Head({ standing, form }: { readonly standing: Standing; readonly form: PanelForm }): ReactNode {
  const { rivals } = useWords();
  const seen = useSeen();
  const { openCity, city, face } = useTableFrame();
  const { seat, target } = standing;
  const legal = useLegal(seat);
  const layout = useLayout();
  const isDesk = layout === 'desk' || layout === 'short';
  const line = useStandingLine(standing);
  const name = seen.names[seat];
  const inside = <HeadFace standing={standing} form={form} />;
  if (target)
    return (
      <Thing thing={seatKey(seat)} label={rivals.choose(name, line)} className={css.head}>
        {inside}
      </Thing>
    );
  return (
    <button
      type="button"
      className={css.head}
      data-thing={seatKey(seat)}
      aria-expanded={city === seat}
      onClick={() => {
        if (seen.watching) face(seat);
        // whoever looks on from a desk sees the city below the board
        if (!seen.watching || !isDesk) openCity(city === seat ? null : seat);
      }}
    >
      <ForEyes told={legal > 0 ? rivals.openLegal(name, line, legal) : rivals.open(name, line)}>
        {inside}
        {legal > 0 && <span className={css.legal}>{legal}</span>}
      </ForEyes>
    </button>
  );
}

function HeadFace({ standing, form }: { readonly standing: Standing; readonly form: PanelForm }): ReactNode {
  const seen = useSeen();
  const { seat, season } = standing;
  const strip = form === 'strip';
  const activity = useActivity(seat);
  return (
    <>
      <SeatToken critter={critterOf(seen.game, seat)} size={strip ? '1.7rem' : form === 'full' ? '2.5rem' : '2.1rem'} />
      <span className={css.who}>
        <b className={css.name}>{seen.names[seat]}</b>
        <span className={css.activity}>{activity}</span>
      </span>
      {strip ? (
        <Figures standing={standing} />
      ) : (
        <span className={css.season}>
          <Icon name={season as IconName} size="1.2rem" />
          <span>{seen.text.name(season)}</span>
        </span>
      )}
    </>
  );
}

function Figures({ standing }: { readonly standing: Standing }): ReactNode {
  const { workers, city, hand, tokens, score, season, figures, keeps, aside } = standing;
  const { cards, rivals, tray } = useWords();
  const { game, text } = useSeen();
  const kept = tallies(keeps.filter(({ at }) => at === 'hand' || at === 'shelf'));
  const isKeeping = kept.length + Number(aside !== null) > 1;
  return (
    <span
      className={css.figures}
      aria-hidden
      data-crowded={figures.length > 0 || undefined}
      data-kept={isKeeping || undefined}
    >
      <span className={css.short} title={text.name(season)}>
        <Icon name={season as IconName} size="1.05rem" />
      </span>
      <span title={tray.workers(workers.free, workers.all)}>
        <Icon name="worker" size="0.95rem" />
        {workers.free}
        <small>/{workers.all}</small>
        {figures.map(({ name, home }) => (
          <SeatToken
            key={name}
            critter={critterOf(game, standing.seat)}
            figure={name}
            ghost={!home}
            size="1.15rem"
            className={css.figure ?? ''}
          />
        ))}
      </span>
      <span title={tray.spaces(city.used, city.limit)}>
        <Icon name="city" size="1.05rem" />
        {city.used}
        {city.limit !== null && <small>/{city.limit}</small>}
      </span>
      {hand !== null && (
        <span title={tray.handCount(hand.n, hand.limit)}>
          <Icon name="card" size="1.05rem" />
          {hand.n}
          <small>/{hand.limit}</small>
        </span>
      )}
      {aside !== null && (
        <span className={css.keep} title={tray.asideLeft(aside)}>
          <Icon name="banner" size="1.05rem" />
          {aside}
        </span>
      )}
      {kept.map(({ row, shown, all }) => {
        const icon = familyLook(rowLook(row)?.family ?? '')?.icon;
        return icon === undefined ? null : (
          <span
            key={row}
            className={css.keep}
            title={rivals.held(tray.keeps[row] ?? cards.rows[row] ?? row, all ?? shown)}
          >
            <Icon name={icon} size="1.05rem" />
            {shown}
            {all !== null && <small>/{all}</small>}
          </span>
        );
      })}
      <span className={css.score} title={tray.score(tokens, score)}>
        <Icon name="point" size="1.1rem" />
        {tokens}
        <small>· {score}</small>
      </span>
    </span>
  );
}

function Resources({ goods, named }: { readonly goods: readonly number[]; readonly named: boolean }): ReactNode {
  const { game, text } = useSeen();
  return (
    <span className={css.goods} aria-hidden>
      {goods.map((n, r) => {
        const id = game.rules.resources[r];
        return isInPurse(id) ? null : (
          <span key={id} title={`${n} ${nameOf(text, id, n)}`}>
            <Icon name={id} size="1.2rem" />
            {n}
            {named && <small>{nameOf(text, id, n)}</small>}
          </span>
        );
      })}
    </span>
  );
}
