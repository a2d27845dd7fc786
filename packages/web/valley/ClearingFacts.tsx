import { designOf } from '@everdell/game';
import type { ReactNode } from 'react';
import { boardOf } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './facts.module.css';

/** The colours of the Meadow. */
export function ClearingFacts(): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const { game, known } = seen;
  const cards = boardOf(seen).meadow.flatMap(({ card }) => (card === null ? [] : [card]));
  return (
    <>
      <span className="sr">{valley.meadowCards(cards.length)}</span>
      {cards.map((uid) => (
        <i key={uid} className={css['card']} data-colour={designOf(game.rules, known, uid).colour} aria-hidden />
      ))}
    </>
  );
}

/** How many of the basic places are free. */
export function PathsFacts(): ReactNode {
  const { valley } = useWords();
  const { basic, forest } = boardOf(useSeen());
  const free = [...basic, ...forest].filter((spot) => spot !== null && spot.bar?.why !== 'taken').length;
  return <>{valley.free(free)}</>;
}
