import { useMemo, type ReactNode } from 'react';
import { CardFace } from '../../kit/card/CardFace.tsx';
import { bestCards, type Finish } from '../../play/ending.ts';
import { cardKey } from '../../play/things.ts';
import { useAtTable, useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './Best.module.css';

const MOST = 3;

/** The cards that brought a seat the most. */
export function Best({ finish: { seat } }: { readonly finish: Finish }): ReactNode {
  const { end } = useWords();
  const { inspecting } = useAtTable();
  const seen = useSeen();
  const { game, known, names, text } = seen;
  const best = useMemo(() => bestCards(seen, seat, MOST), [seen, seat]);
  return (
    <section className={css['best']} aria-label={end.bestOf(names[seat])}>
      <h4>{end.bestOf(names[seat])}</h4>
      <div className={css['cards']}>
        {best.map(({ card, points }) => {
          const design = game.rules.designs[known.cardOf[card]];
          const label = end.bestCard(text.name(design.id), points);
          return (
            <button
              key={card}
              type="button"
              className={css['card']}
              aria-label={label}
              title={label}
              onClick={(event) => inspecting.show(design.id, event.currentTarget, { key: cardKey(card), pinned: true })}
            >
              <CardFace design={design} text={text} size="mini" state={{ points }} />
            </button>
          );
        })}
        {best.length === 0 && <p className={css['none']}>{end.noBest}</p>}
      </div>
    </section>
  );
}
