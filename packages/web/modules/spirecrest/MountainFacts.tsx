import type { ReactNode } from 'react';
import { ForEyes } from '../../kit/ForEyes.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ownOf } from '../../play/own.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './MountainFacts.module.css';
import { mountainOf } from './mountain.ts';

/** The Weather that the viewer is under; while they explore, that. */
export function MountainFacts(): ReactNode {
  const { own } = useWords().modules.spirecrest;
  const seen = useSeen();
  const { decision, seat, watching } = seen;
  if (watching) return null;
  const explores = decision?.seat === seat && (decision.ask === 'chart' || mountainOf(seen).found !== null);
  if (explores)
    return (
      <span className={css['fact']}>
        <Icon name="map-tile" size="0.95rem" /> {own.exploring}
      </span>
    );
  const [weather] = ownOf(seen, seat).weathers;
  if (weather === undefined || weather.tile === null) return <span className={css['fact']}>{own.noWeather}</span>;
  const name = seen.text.name(weather.tile.id);
  return (
    <ForEyes told={own.under(name)}>
      <span className={css['fact']}>
        <Icon name={weather.icon} size="0.95rem" /> {name}
      </span>
    </ForEyes>
  );
}
