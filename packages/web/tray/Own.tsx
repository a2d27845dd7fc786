import type { PlaceInfo, Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { Art } from '../kit/Art.tsx';
import { CardCounters, counterWords } from '../kit/card/CardCounters.tsx';
import { rulesOf } from '../kit/card/family.ts';
import { cx } from '../kit/cx.ts';
import { ForEyes } from '../kit/ForEyes.tsx';
import { nameOf } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Thing } from '../kit/Thing.tsx';
import { counters } from '../play/cards.ts';
import { ownOf, type Coins, type Own, type Power, type Weather } from '../play/own.ts';
import type { Seen } from '../play/seen.ts';
import { holderKey } from '../play/things.ts';
import { useSeen } from '../table/context.ts';
import { useWords, type Words } from '../words/index.ts';
import css from './Own.module.css';

interface Props {
  readonly seat: Seat;
  /** Names without rules; or for a power its picture alone. */
  readonly brief?: boolean | 'bare';
  readonly className?: string | undefined;
}

/** What a tile does, in one line without its full stop. */
const ruleOf = ({ text }: Seen, tile: PlaceInfo): string => rulesOf(tile, text).join(' ').replace(/\.$/, '');

/** The rules that a seat is under because of where it stands. */
export function Weathers({ seat, brief, className }: Props): ReactNode {
  const seen = useSeen();
  return ownOf(seen, seat).weathers.map((weather) => (
    <span key={weather.zone} className={cx(css.group, className)} data-weather={weather.tile?.id ?? ''}>
      <WeatherChip weather={weather} brief={brief !== undefined && brief !== false} />
    </span>
  ));
}

function WeatherChip({ weather, brief }: { readonly weather: Weather; readonly brief: boolean }): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const { zone, icon, tile, ignored } = weather;
  const title = tray.keeps[zone] ?? zone;
  if (tile === null)
    return (
      <span className={cx(css.chip, css.none)}>
        <Icon name={icon} size="1.2rem" /> {tray.noneOf(title)}
      </span>
    );
  const name = seen.text.name(tile.id);
  const rule = ignored ? tray.ignored : ruleOf(seen, tile);
  return (
    <Thing
      thing={holderKey(seen, tile.ix)}
      inspect={tile.id}
      label={tray.kept(title, name, rule)}
      className={cx(css.chip, css.weather, ignored && css.ignored)}
    >
      <Icon name={icon} size="1.2rem" />
      <Lines name={name} rule={brief ? '' : rule} />
    </Thing>
  );
}

/** What is in force for a seat as long as it keeps it, with what lies on it. */
export function Powers({ seat, brief, className }: Props): ReactNode {
  const seen = useSeen();
  const { powers } = ownOf(seen, seat);
  if (powers.length === 0) return null;
  return (
    <span className={cx(css.group, className)} data-powers={powers.length}>
      {powers.map((power) => (
        <PowerChip key={power.tile.ix} power={power} brief={brief ?? false} />
      ))}
    </span>
  );
}

function PowerChip({ power, brief }: { readonly power: Power; readonly brief: boolean | 'bare' }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const { tile } = power;
  const on = counters(seen, tile.ix);
  const rule = ruleOf(seen, tile);
  const name = seen.text.name(tile.id);
  return (
    <Thing
      thing={holderKey(seen, tile.ix)}
      inspect={tile.id}
      label={[powerWords(seen, words.tray, power), ...counterWords(on, seen, words)].join(', ')}
      className={cx(css.chip, css.power)}
    >
      <Art id={tile.id} className={css.art} />
      {brief !== 'bare' && <Lines name={name} rule={brief ? '' : rule} />}
      <span className={css.lies}>
        <CardCounters of={on} seen={seen} />
      </span>
    </Thing>
  );
}

const powerWords = (seen: Seen, tray: Words['tray'], { zone, tile }: Power): string =>
  tray.kept(tray.keeps[zone] ?? tray.power, seen.text.name(tile.id), ruleOf(seen, tile));

/** Tokens and tickets: how many are left. */
export function Purse({ seat, className }: Props): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const { purse } = ownOf(seen, seat);
  if (purse.length === 0) return null;
  return (
    <ul className={cx(css.purse, className)} aria-label={words.tray.purse}>
      {purse.map((coins) => (
        <li key={coins.id} data-purse={coins.id}>
          <CoinChip coins={coins} />
        </li>
      ))}
    </ul>
  );
}

function CoinChip({ coins }: { readonly coins: Coins }): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  const { id, icon, n, all, tile, side } = coins;
  const face = (
    <>
      <Icon name={icon} size="1.25rem" />
      <b>{side !== null ? sideWord(tray, id, side) : all !== null && all > 0 && n === 0 ? tray.usedUp : n}</b>
    </>
  );
  const label = coinWords(seen, tray, coins);
  if (tile === null)
    return (
      <span className={cx(css.chip, css.coin)} title={label}>
        <ForEyes told={label}>{face}</ForEyes>
      </span>
    );
  return (
    <Thing thing={holderKey(seen, tile.ix)} inspect={tile.id} label={label} className={cx(css.chip, css.coin)}>
      {face}
    </Thing>
  );
}

/** Which side of it is up, in a word. */
const sideWord = (tray: Words['tray'], id: string, side: 'up' | 'turned'): string =>
  tray.sides[id]?.[side === 'up' ? 0 : 1] ?? '';

function coinWords({ text }: Seen, tray: Words['tray'], { id, n, all, tile, side }: Coins): string {
  if (side !== null) return `${tray.keeps[id] ?? id}: ${sideWord(tray, id, side)}`;
  return tile === null && all === null ? `${n} ${nameOf(text, id, n)}` : tray.left(tray.keeps[id] ?? id, n, all ?? 0);
}

function Lines({ name, rule }: { readonly name: string; readonly rule: string }): ReactNode {
  return (
    <span className={css.lines}>
      <b>{name}</b>
      {rule !== '' && <span className={css.rule}>{rule}</span>}
    </span>
  );
}

/** The same in words, one line each, for panels and ears. */
export function ownLines(seen: Seen, { weathers, powers, purse }: Own, { tray }: Words): readonly string[] {
  const { text } = seen;
  return [
    ...weathers.flatMap(({ zone, tile }) =>
      tile === null ? [] : [tray.kept(tray.keeps[zone] ?? zone, text.name(tile.id), ruleOf(seen, tile))],
    ),
    ...powers.map((power) => powerWords(seen, tray, power)),
    ...purse.map((coins) => coinWords(seen, tray, coins)),
  ];
}
