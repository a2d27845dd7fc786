import type { ReactNode } from 'react';
import { Art } from '../../kit/Art.tsx';
import { Reconstructed } from '../../kit/card/Reconstructed.tsx';
import { rulesOf } from '../../kit/card/family.ts';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import { moodLook } from '../ask.ts';
import type { Sky } from './mountain.ts';
import css from './WeatherPlate.module.css';

/** From so many letters on a rule has more of the plate than its picture. */
const LONG = 80;

/** The Weather of a season in a picture and a sentence; face down until somebody gets there. */
export function WeatherPlate({ sky }: { readonly sky: Sky }): ReactNode {
  const words = useWords();
  const { own } = words.modules.spirecrest;
  const seen = useSeen();
  const { weather, isOwn, isIgnored } = sky;
  if (weather === null)
    return (
      <span className={cx(css['weather'], css['unknown'])}>
        <Art id="weather-back" className={css['art'] ?? ''} />
        <span className={css['words']}>
          <b>{own.unknown}</b>
          <span className={css['rule']}>{own.unknownAbout}</span>
        </span>
      </span>
    );
  const name = seen.text.name(weather.id);
  const rule = rulesOf(weather, seen.text).join(' ').replace(/\.$/, '');
  const { reconstructed } = weather.def;
  return (
    <Thing
      thing={holderKey(seen, weather.ix)}
      inspect={weather.id}
      label={words.board.amounts([
        own.weather(name, rule),
        ...(isOwn ? [isIgnored ? words.tray.ignored : own.yours] : []),
        ...(reconstructed ? [words.cards.reconstructedShort] : []),
      ])}
      reason={null}
      className={cx(css['weather'], isOwn && !isIgnored && css['own'], rule.length > LONG && css['long'])}
    >
      <Art id={weather.id} className={css['art'] ?? ''} />
      <span className={css['words']}>
        <b>
          <Icon name={moodLook(weather.id)?.icon ?? 'weather'} size="1rem" /> {name}{' '}
          {reconstructed && <Reconstructed />}
        </b>
        <span className={css['rule']}>{isIgnored ? words.tray.ignored : rule}</span>
      </span>
    </Thing>
  );
}
