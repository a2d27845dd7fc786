import type { PlaceInfo, Text } from '@everdell/game';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import { Art } from '../Art.tsx';
import { Icon } from '../Icon.tsx';
import { bandOf, familyIcon, familyOf } from './family.ts';
import css from './OfferCard.module.css';

/** A tile with every word of its rule, to be weighed against others like it. */
export function OfferCard({ place, text }: { readonly place: PlaceInfo; readonly text: Text }): ReactNode {
  const { cards } = useWords();
  const family = familyOf(place);
  return (
    <span className={css['offer']} style={bandOf(family)}>
      <span className={css['head']}>
        <Icon name={familyIcon(family)} size="1.4rem" />
        <span>
          <b className={css['name']}>{text.name(place.id)}</b>
          <span className={css['meta']}>
            {cards.rows[place.def.row] ?? cards.otherRow}
            {place.def.reconstructed && ` · ${cards.reconstructedShort}`}
          </span>
        </span>
      </span>
      <Art id={place.id} className={css['art'] ?? ''} />
      <span className={css['lines']}>
        {text.placeLines(place.id).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
