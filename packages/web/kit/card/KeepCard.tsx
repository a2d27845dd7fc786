import type { PlaceInfo } from '@everdell/game';
import type { ReactNode } from 'react';
import { Promised } from '../../board/Promised.tsx';
import { worthOf } from '../../board/worth.ts';
import { keeperOf } from '../../play/keeps.ts';
import { promisedOf } from '../../play/promised.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import { Art } from '../Art.tsx';
import { Points } from '../Goods.tsx';
import { Icon } from '../Icon.tsx';
import { bandOf, familyIcon, familyOf, rulesOf } from './family.ts';
import { sideOf } from './side.ts';
import css from './KeepCard.module.css';

interface Props {
  readonly place: PlaceInfo;
  /** `whole`: with its rule. `tile`: picture and name. `mini`: the picture alone. `row`: a line of a list with its rule. */
  readonly size: 'whole' | 'tile' | 'mini' | 'row';
}

/** Something that a player keeps and that is no card of the deck. */
export function KeepCard({ place, size }: Props): ReactNode {
  const seen = useSeen();
  const { text } = seen;
  const { cards } = useWords();
  const family = familyOf(place);
  const worth = worthOf(place);
  const name = text.name(place.id);
  const art = sideOf(seen, place);
  const keeper = keeperOf(seen, place.ix)?.seat ?? seen.seat;
  const promised = promisedOf(seen, keeper, place);
  const points = worth !== null && (
    <Points n={worth} size={size === 'mini' ? '1.15rem' : '1.4rem'} silent className={css['points'] ?? ''} />
  );
  if (size === 'row')
    return (
      <span className={css['row']} style={bandOf(family)}>
        <span className={css['band']}>
          <Icon name={familyIcon(family)} size="1.25rem" />
        </span>
        <Art id={art} className={css['art'] ?? ''} />
        <span className={css['facts']}>
          <b className={css['name']}>{name}</b>
          <span className={css['meta']}>
            {cards.rows[place.def.row] ?? cards.otherRow}
            {place.def.reconstructed && ` · ${cards.reconstructedShort}`}
          </span>
          <span className={css['rule']}>{rulesOf(place, text)[0]}</span>
          <Promised place={place} seat={keeper} />
        </span>
        {points}
      </span>
    );
  return (
    <span className={css[size]} style={bandOf(family)} data-face>
      <span className={css['band']}>
        <Icon name={familyIcon(family)} size="0.8rem" />
        {size !== 'mini' && <b className={css['name']}>{name}</b>}
      </span>
      <span className={css['pic']}>
        <Art id={art} className={css['art'] ?? ''} />
      </span>
      {size === 'whole' && <span className={css['does']}>{rulesOf(place, text).join(' ')}</span>}
      {promised !== null && (
        <span className={css['promised']} data-met={promised.met || undefined}>
          {promised.met && <Icon name="check" size="0.7rem" />}
        </span>
      )}
      {points}
    </span>
  );
}
