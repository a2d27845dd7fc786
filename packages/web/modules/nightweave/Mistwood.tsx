import { cityPlan } from '../../play/city.ts';
import type { ReactNode } from 'react';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { holderKey } from '../../play/things.ts';
import { CityMinis } from '../../rivals/SmallCity.tsx';
import { Arrive } from '../../table/Arrive.tsx';
import { useSeen } from '../../table/context.ts';
import { CityCard } from '../../tray/CityCard.tsx';
import { useWords } from '../../words/index.ts';
import type { LandProps } from '../lands.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { HerTurn } from './HerTurn.tsx';
import { lairOf, type Lair, type Temper } from './lair.ts';
import css from './Mistwood.module.css';
import { TEMPER_ICONS } from './temperIcons.ts';

/** The land where she lives: her Activity card, what she did, her city, her temper, and what waits in her lair. */
export function Mistwood({ look }: LandProps): ReactNode {
  const { own } = useWords().modules.nightweave;
  const seen = useSeen();
  const lair = lairOf(seen);
  if (lair === null) return null;
  const { used } = cityPlan(seen, lair.seat);
  const spaces = seen.game.rules.automas[lair.seat]?.spaces ?? used;
  return (
    <div
      className={cx(css['lair'], css[look])}
      data-plain={lair.tempers.length === 0 || undefined}
      data-few={lair.tempers.length < 2 || undefined}
      data-dark
    >
      <Arrive>
        <div className={css['turn']}>
          <ActivityCard lair={lair} />
          <section className={cx(css['box'], css['did'])} aria-label={own.did} data-scrolls>
            <h3 className={css['title']}>
              <Icon name="log" size="1rem" /> {own.did}
            </h3>
            <HerTurn />
          </section>
        </div>
        <div className={css['middle']}>
          <section className={css['box']} aria-label={own.city(used, spaces)}>
            <h3 className={css['title']}>
              <Icon name="city" size="1rem" /> {own.city(used, spaces)}
            </h3>
            <CityMinis seat={lair.seat} />
            <Achievements lair={lair} />
          </section>
          {look === 'whole' && <Art id="critter-nightweave" className={css['herself'] ?? ''} />}
          <Counts lair={lair} />
        </div>
        <div className={css['side']} data-tempers={lair.tempers.length}>
          {lair.tempers.length === 0 ? (
            <p className={cx(css['box'], css['quiet'])}>{own.noTemper}</p>
          ) : (
            lair.tempers.map((temper) => <TemperCard key={temper.card.ix} temper={temper} />)
          )}
        </div>
      </Arrive>
    </div>
  );
}

function Achievements({ lair: { achievements, facedown } }: { readonly lair: Lair }): ReactNode {
  const { own } = useWords().modules.nightweave;
  const n = achievements.length + facedown;
  if (n === 0) return null;
  return (
    <div className={css['achievements']}>
      {achievements.map((uid) => (
        <CityCard key={uid} uid={uid} size="mini" />
      ))}
      <p>
        {own.achievements(n)}
        {facedown > 0 && ` (${own.facedown(facedown)})`}
      </p>
    </div>
  );
}

function TemperCard({ temper: { zone, card, spent } }: { readonly temper: Temper }): ReactNode {
  const { own } = useWords().modules.nightweave;
  const seen = useSeen();
  const name = seen.text.name(card.id);
  const kind = own.temper[spent ? 'spent' : zone];
  const rule = seen.text.placeLines(card.id).join(' ');
  return (
    <Thing
      thing={holderKey(seen, card.ix)}
      inspect={card.id}
      label={`${kind}: ${name}. ${rule}`}
      className={css['temper']}
    >
      <Art id={card.id} className={css['face'] ?? ''} />
      <span className={css['said']}>
        <b>
          <Icon name={TEMPER_ICONS[zone]} size="1rem" /> {name}
        </b>
        <small>{kind}</small>
        <span className={css['rule']}>{rule}</span>
      </span>
    </Thing>
  );
}

function Counts({ lair }: { readonly lair: Lair }): ReactNode {
  const { own } = useWords().modules.nightweave;
  const { text } = useSeen();
  const all: readonly (readonly [IconName, string])[] = [
    ['spider', own.atHome(lair.home)],
    ['card', own.hand(lair.hand)],
    ['deck', own.deck(lair.deck)],
    ['set-nightweave', lair.space === null ? own.herself.home : own.herself.out(lair.space)],
    [
      (lair.next?.season ?? lair.season) as IconName,
      lair.next === null ? own.lastSeason : own.adds(text.name(lair.next.season), lair.next.joins),
    ],
  ];
  return (
    <ul className={css['counts']}>
      {all.map(([icon, said]) => (
        <li key={icon}>
          <Icon name={icon} size="1.15rem" /> {said}
        </li>
      ))}
    </ul>
  );
}
