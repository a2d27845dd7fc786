import { designOf, type Uid } from '@everdell/game';
import type { ReactNode } from 'react';
import type { Counters } from '../../play/cards.ts';
import { critterOf } from '../../play/seats.ts';
import type { Seen } from '../../play/seen.ts';
import { useWords, type Words } from '../../words/index.ts';
import { cx } from '../cx.ts';
import { nameOf } from '../Goods.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import { SeatToken } from '../SeatToken.tsx';
import css from './CardCounters.module.css';

interface Props {
  readonly of: Counters;
  readonly seen: Seen;
  /** Everything is said in words too. */
  readonly named?: boolean;
  /** The points on it are already counted elsewhere. */
  readonly noTokens?: boolean;
}

/** So many kinds of goods fit on a small card; more of them are only counted. */
const FEW = 2;
const sumOf = (goods: readonly number[]): number => goods.reduce((sum, n) => sum + n, 0);

/** What lies and stands on a card: goods, point tokens, cards beneath, workers, whether its door was used. */
export function CardCounters({ of, seen, named, noTokens }: Props): ReactNode {
  const { cards } = useWords();
  const { game, text, names } = seen;
  const kinds = (of.goods ?? []).filter((n) => n > 0).length;
  const chip = (key: string, icon: IconName, shown: ReactNode, said: string): ReactNode => (
    <span key={key} className={cx(css['chip'], named && css['named'])}>
      {named ? null : shown}
      <Icon name={icon} size={named ? '1rem' : '0.8rem'} />
      {named && said}
    </span>
  );
  return (
    <>
      {of.workers.map((seat, i) => {
        const token = <SeatToken critter={critterOf(game, seat)} size={named ? '1.25rem' : '1.15rem'} />;
        // Several workers of one seat look the same, so their order does not matter.
        // oxlint-disable-next-line react/no-array-index-key
        return named ? (
          <span key={`w${i}`} className={cx(css['chip'], css['named'])}>
            {token}
            {cards.workerOf(names[seat])}
          </span>
        ) : (
          <span key={`w${i}`} className={css['worker']}>
            {token}
          </span>
        );
      })}
      {of.figures.map((seat) => {
        const figure = game.rules.figures[0];
        const token = (
          <SeatToken critter={critterOf(game, seat)} figure={figure} size={named ? '1.35rem' : '1.25rem'} />
        );
        return named ? (
          <span key={`f${seat}`} className={cx(css['chip'], css['named'])}>
            {token}
            {cards.figureOf(cards.figures[figure] ?? figure, names[seat])}
          </span>
        ) : (
          <span key={`f${seat}`} className={css['worker']}>
            {token}
          </span>
        );
      })}
      {kinds > FEW && !named && chip('goods', 'any', sumOf(of.goods ?? []), '')}
      {(kinds > FEW && !named ? [] : (of.goods ?? [])).map((n, r) => {
        const id = game.rules.resources[r];
        return n === 0 ? null : chip(id, id, n, `${n} ${nameOf(text, id, n)}`);
      })}
      {of.tokens > 0 && !noTokens && chip('tokens', 'point', of.tokens, cards.tokens(of.tokens))}
      {of.beneath.length > 0 && chip('beneath', 'card', `+${of.beneath.length}`, cards.beneath(of.beneath.length))}
      {of.cover !== null && named && chip('cover', 'card', null, cards.cover(nameIn(seen, of.cover)))}
      {of.occupied && chip('door', 'door', null, cards.used)}
    </>
  );
}

const nameIn = ({ game, known, text }: Seen, uid: Uid): string => text.name(designOf(game.rules, known, uid).id);

export function hasCounters({ occupied, tokens, goods, beneath, workers, figures, cover }: Counters): boolean {
  return (
    occupied ||
    cover !== null ||
    tokens > 0 ||
    goods !== null ||
    beneath.length > 0 ||
    workers.length + figures.length > 0
  );
}

/** The same for ears. */
export function counterWords(of: Counters, seen: Seen, { cards }: Words): readonly string[] {
  const { game, text, names } = seen;
  return [
    ...of.workers.map((seat) => cards.workerOf(names[seat])),
    ...of.figures.map((seat) =>
      cards.figureOf(cards.figures[game.rules.figures[0]] ?? game.rules.figures[0], names[seat]),
    ),
    ...(of.goods ?? []).flatMap((n, r) => (n === 0 ? [] : [`${n} ${nameOf(text, game.rules.resources[r], n)}`])),
    ...(of.tokens > 0 ? [cards.tokens(of.tokens)] : []),
    ...(of.beneath.length > 0 ? [cards.beneath(of.beneath.length)] : []),
    ...(of.cover === null ? [] : [cards.cover(nameIn(seen, of.cover))]),
    ...(of.occupied ? [cards.used] : []),
  ];
}
