import type { ReactNode } from 'react';
import { Art } from '../../kit/Art.tsx';
import { bandOf, ColourIcon, doorIcon, useKindWords, usePartners } from '../../kit/card/parts.tsx';
import { cx } from '../../kit/cx.ts';
import { Cost, Points } from '../../kit/Goods.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { worthOf } from '../../board/worth.ts';
import { useWords } from '../../words/index.ts';
import css from './BriefEntry.module.css';
import type { Component } from './components.ts';

/** A component as a line of a list with all of its text, for small screens. */
export function BriefEntry({ component }: { readonly component: Component }): ReactNode {
  const { id, name, text, face } = component;
  const lines = 'design' in face ? text.cardLines(id) : text.placeLines(id);
  return (
    <div className={css['line']}>
      <Art id={id} className={css['art'] ?? ''} />
      <div className={css['facts']}>
        <p className={css['name']} aria-hidden>
          {name}
        </p>
        {'design' in face ? <CardFacts component={component} face={face} /> : <PlaceFacts face={face} />}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

interface CardFactsProps {
  readonly component: Component;
  readonly face: Extract<Component['face'], { readonly design: unknown }>;
}

function CardFacts({ component, face: { design, partners } }: CardFactsProps): ReactNode {
  const { cards } = useWords();
  const { colour, rarity, kind } = useKindWords(design);
  const partner = usePartners(design, component.text, partners, true);
  return (
    <>
      <p className={css['meta']}>
        <span className={cx(css['band'], bandOf(design))}>
          <ColourIcon design={design} size="0.95rem" />
        </span>
        {colour} · {rarity} · {kind}
      </p>
      <p className={css['meta']}>
        <Points n={design.points} size="1.5rem" />
        <Cost cost={design.def.cost} text={component.text} size="1.1rem" />
      </p>
      {partner !== '' && (
        <p className={css['meta']}>
          <Icon name={doorIcon(design)} size="1rem" /> {partner}
        </p>
      )}
      {design.def.reconstructed && <p className={css['note']}>{cards.reconstructed}</p>}
    </>
  );
}

function PlaceFacts({
  face: { place },
}: {
  readonly face: Extract<Component['face'], { readonly place: unknown }>;
}): ReactNode {
  const { cards } = useWords();
  const worth = worthOf(place);
  return (
    <>
      <p className={css['meta']}>
        {worth !== null && <Points n={worth} size="1.5rem" />}
        {cards.rows[place.def.row] ?? cards.otherRow}
      </p>
      {place.def.reconstructed && <p className={css['note']}>{cards.reconstructed}</p>}
    </>
  );
}
