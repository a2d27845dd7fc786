import { designOf, type Uid } from '@everdell/game';
import { memo, type ReactNode } from 'react';
import { cardLabel, TableCard } from '../kit/card/TableCard.tsx';
import { Thing } from '../kit/Thing.tsx';
import { cardKey } from '../play/things.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './CityCard.module.css';

interface Props {
  readonly uid: Uid;
  /** `half` shows nothing itself: it lies on one side of a tile of two cards. */
  readonly size: 'tile' | 'mini' | 'row' | 'half';
  readonly narrow?: boolean;
}

/** A card that lies in a city or beside it. */
export const CityCard = memo(function CityCard({ uid, size, narrow = false }: Props): ReactNode {
  const words = useWords();
  const seen = useSeen();
  return (
    <Thing
      thing={cardKey(uid)}
      label={cardLabel(seen, words, uid)}
      inspect={designOf(seen.game.rules, seen.known, uid).id}
      className={css[size]}
    >
      {size !== 'half' && <TableCard uid={uid} size={size} narrow={narrow} />}
    </Thing>
  );
});
