import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { zonesOf, type ZoneName } from '../play/board.ts';
import { cityPlan } from '../play/city.ts';
import { choicesByPart } from '../play/lands.ts';
import { useNews } from '../story/news.ts';
import { useWords } from '../words/index.ts';
import { useDraft, useSeen } from './context.ts';
import { useTableFrame } from './frame.ts';
import css from './PhoneTabs.module.css';
import { MAP, TABS, type Tab } from './usePhoneTab.ts';

const ICONS: Readonly<Record<Tab, IconName>> = {
  board: 'eye',
  hand: 'card',
  city: 'city',
  rivals: 'shared',
  story: 'log',
};

interface TabsProps {
  readonly tab: Tab;
  /** The board is a valley of several lands. */
  readonly hasMap: boolean;
  readonly className: string;
  onTab(tab: Tab): void;
}

/** The parts of the table, each with what can be chosen there, else with how much there is. */
export function PhoneTabs({ tab, hasMap, className, onTab }: TabsProps): ReactNode {
  const { tray, valley } = useWords();
  const seen = useSeen();
  const { facing } = useTableFrame();
  const { unseen } = useNews();
  const { game, known } = seen;
  const legal = choicesByPart(
    seen,
    useDraft((draft) => draft.mode),
  );
  const legalOf: Readonly<Record<Tab, number>> = {
    board: zonesOf(seen).reduce((sum, zone) => sum + (legal.get(zone) ?? 0), 0),
    hand: legal.get('hand') ?? 0,
    city: legal.get('city') ?? 0,
    rivals: legal.get('rivals') ?? 0,
    story: 0,
  };
  const cards: Partial<Readonly<Record<Tab, number>>> = {
    hand: known.zones[game.rules.hand[facing]].length,
    city: cityPlan(seen, facing).used,
  };
  return (
    <nav className={cx(css.tabs, className)} aria-label={tray.tabs}>
      {TABS.map((name) => {
        const n = legalOf[name] > 0 ? legalOf[name] : (cards[name] ?? (name === 'story' ? unseen : 0));
        const said =
          n === 0 ? '' : legalOf[name] > 0 ? tray.canChoose(n) : name === 'story' ? tray.unseen(n) : tray.inThere(n);
        return (
          <button
            key={name}
            type="button"
            className={css.tab}
            data-tab={name}
            aria-current={name === tab ? 'page' : undefined}
            onClick={() => onTab(name)}
          >
            <Icon name={name === 'board' && hasMap ? 'map' : ICONS[name]} size="1.5rem" />
            <span>{name === 'board' && hasMap ? valley.short : tray.tab[name]}</span>
            {n > 0 && (
              <span className={cx(css.badge, legalOf[name] > 0 && css.legal, name === 'story' && css.news)} aria-hidden>
                {n}
              </span>
            )}
            {said !== '' && <span className="sr">{said}</span>}
          </button>
        );
      })}
    </nav>
  );
}

interface ZonesProps {
  readonly zone: ZoneName;
  readonly hasMap: boolean;
  readonly className: string;
  onZone(zone: ZoneName): void;
}

/** The parts of the board; before them the map of the valley, if there is one. */
export function ZoneTabs({ zone, hasMap, className, onZone }: ZonesProps): ReactNode {
  const { tray, valley } = useWords();
  const seen = useSeen();
  const choices = choicesByPart(
    seen,
    useDraft((draft) => draft.mode),
  );
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.querySelector(`[data-zone="${zone}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [zone]);
  return (
    <nav className={cx(css.zones, hasMap && css.many, className)} aria-label={tray.zones}>
      {hasMap && (
        <button type="button" className={css.map} data-map aria-label={valley.toMap} onClick={() => onZone(MAP)}>
          <Icon name="map" size="1.4rem" />
        </button>
      )}
      <div ref={bar} className={css.bar} data-scrolls={hasMap || undefined}>
        {zonesOf(seen).map((name) => {
          const n = choices.get(name) ?? 0;
          return (
            <button
              key={name}
              type="button"
              className={css.zone}
              data-zone={name}
              aria-current={name === zone ? 'page' : undefined}
              onClick={() => onZone(name)}
            >
              <span>{tray.zone[name] ?? name}</span>
              {n > 0 && (
                <span className={css.count} aria-hidden>
                  {n}
                </span>
              )}
              {n > 0 && <span className="sr">{tray.canChoose(n)}</span>}
            </button>
          );
        })}
      </div>
    </nav>
  );
}
