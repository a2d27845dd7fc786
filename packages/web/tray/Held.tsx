import { designOf, type PlaceInfo, type Uid } from '@everdell/game';
import { memo, type ReactNode } from 'react';
import { Keepsake } from '../kit/card/Keepsake.tsx';
import { cardLabel, TableCard } from '../kit/card/TableCard.tsx';
import { Thing } from '../kit/Thing.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { cardKey } from '../play/things.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Held.module.css';

/** What one holds besides cards, below them on a phone. */
export function Held({ places }: { readonly places: readonly PlaceInfo[] }): ReactNode {
  const { tray, cards } = useWords();
  const [row] = new Set(places.map(({ def }) => def.row));
  const title = places.every(({ def }) => def.row === row) ? (tray.keeps[row] ?? cards.rows[row]) : undefined;
  return (
    <div className={css.below}>
      <h3 className={css.title}>{title ?? tray.keepsHeld}</h3>
      <ThingGrid label={title ?? tray.keepsHeld} className={css.cards}>
        {places.map((place) => (
          <Keepsake key={place.id} place={place} size="row" className={css.card} />
        ))}
      </ThingGrid>
    </div>
  );
}

/** Cards that one may play though they are not in hand, in the same place. */
export function AsideCards({ cards }: { readonly cards: readonly Uid[] }): ReactNode {
  const { tray } = useWords();
  return (
    <div className={css.below} data-beside-hand>
      <h3 className={css.title}>{tray.aside}</h3>
      <ThingGrid label={tray.aside} className={css.cards}>
        {cards.map((uid) => (
          <AsideThing key={uid} uid={uid} />
        ))}
      </ThingGrid>
    </div>
  );
}

const AsideThing = memo(function AsideThing({ uid }: { readonly uid: Uid }): ReactNode {
  const words = useWords();
  const seen = useSeen();
  return (
    <Thing
      thing={cardKey(uid)}
      label={cardLabel(seen, words, uid)}
      inspect={designOf(seen.game.rules, seen.known, uid).id}
      className={css.card}
    >
      <TableCard uid={uid} size="row" />
    </Thing>
  );
});
