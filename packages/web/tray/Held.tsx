import type { PlaceInfo } from '@everdell/game';
import type { ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Keepsake } from '../kit/card/Keepsake.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { useWords } from '../words/index.ts';
import css from './Held.module.css';

/** What one holds besides cards, beside them; on a phone below them. */
export function Held({ places }: { readonly places: readonly PlaceInfo[] }): ReactNode {
  const { tray, cards } = useWords();
  const phone = useLayout() === 'phone';
  const [row] = new Set(places.map(({ def }) => def.row));
  const title = places.every(({ def }) => def.row === row) ? (tray.keeps[row] ?? cards.rows[row]) : undefined;
  return (
    <div className={phone ? css.below : css.beside}>
      <h3 className={css.title}>{title ?? tray.keepsHeld}</h3>
      <ThingGrid label={title ?? tray.keepsHeld} className={css.cards}>
        {places.map((place) => (
          <Keepsake key={place.id} place={place} size={phone ? 'row' : 'tile'} className={css.card} />
        ))}
      </ThingGrid>
    </div>
  );
}
