import type { PlaceInfo } from '@everdell/game';
import type { ReactNode } from 'react';
import { Promised, usePromiseWords } from '../../board/Promised.tsx';
import { worthOf } from '../../board/worth.ts';
import { Art } from '../../kit/Art.tsx';
import { Points } from '../../kit/Goods.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { cx } from '../../kit/cx.ts';
import { Thing } from '../../kit/Thing.tsx';
import { holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './VisitorCard.module.css';

interface Props {
  readonly place: PlaceInfo;
  /** The picture lies beside the words. */
  readonly low: boolean;
}

/** A Visitor who waits at the Station: whom they look for, and how far the viewer is with it. */
export function VisitorCard({ place, low }: Props): ReactNode {
  const { own } = useWords().modules.newleaf;
  const seen = useSeen();
  const promise = usePromiseWords();
  const name = seen.text.name(place.id);
  const rule = (seen.text.placeLines(place.id)[0] ?? '').replace(/\.$/, '');
  return (
    <Thing
      thing={holderKey(seen, place.ix)}
      inspect={place.id}
      label={own.visitor(name, rule, promise(seen.seat, place))}
      {...(seen.decision?.kind === 'pick' ? {} : { reason: own.visitorWhy })}
      className={cx(css['visitor'], low && css['low'])}
    >
      <span className={css['head']}>
        <Icon name="visitor" size="0.95rem" />
        <b>{name}</b>
      </span>
      <span className={css['pic']}>
        <Art id={place.id} className={css['art']} priority />
        <Points n={worthOf(place) ?? '0'} size="1.75rem" silent className={css['points']} />
      </span>
      <span className={css['body']}>
        <span className={css['asks']}>{own.condition(rule)}</span>
        <Promised place={place} seat={seen.seat} />
      </span>
    </Thing>
  );
}
