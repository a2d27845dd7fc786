import type { ReactNode } from 'react';
import { Maybe } from '../decide/Consequence.tsx';
import { chancesOf } from '../decide/consequences.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import type { Preview } from '../play/preview.ts';
import { useSeen } from '../table/context.ts';
import css from './plate.module.css';

interface Props {
  readonly change: Preview;
  /** Shown instead if nothing is certain to change. */
  readonly otherwise?: ReactNode;
}

/** What a choice would change: resources before and after, cards and points that come. */
export function Change({ change, otherwise = null }: Props): ReactNode {
  const seen = useSeen();
  const { known, seat, game } = seen;
  const { res } = known.seats[seat];
  const goods = change.goods.flatMap((n, r) => (n === 0 ? [] : [r]));
  const chances = chancesOf(seen, change);
  if (goods.length === 0 && change.draws === 0 && change.points === 0 && chances.length === 0) return otherwise;
  return (
    <span className={css['chip']}>
      {goods.map((r) => (
        <span key={r} className={css['change']}>
          <Icon name={game.rules.resources[r] as IconName} size="1.05rem" />
          {res[r]} → {res[r] + change.goods[r]}
        </span>
      ))}
      <Come n={change.draws} what="card" />
      <Come n={change.points} what="point" />
      {chances.map((perhaps) => (
        <Maybe key={perhaps.what} perhaps={perhaps} />
      ))}
    </span>
  );
}

function Come({ n, what }: { readonly n: number; readonly what: IconName }): ReactNode {
  if (n === 0) return null;
  return (
    <span className={css['change']}>
      {n > 0 ? `+${n}` : `−${-n}`}
      <Icon name={what} size="1.05rem" />
    </span>
  );
}
