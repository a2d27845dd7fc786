import type { ReactNode } from 'react';
import { Art } from '../kit/Art.tsx';
import { critterOf } from '../play/seats.ts';
import type { Seen } from '../play/seen.ts';
import { idAt } from './answer.ts';
import css from './DecisionBar.module.css';
import type { Standing } from './standing.ts';

/** Who asks, or of whom something is asked: the card or place at work, else the critter of the seat. */
export function Portrait({ seen, standing }: { readonly seen: Seen; readonly standing: Standing }): ReactNode {
  const { decision: d, game, known } = seen;
  const about = standing !== 'mine' || d === null ? null : idAt(seen, d.kind === 'pay' ? d.card : d.why);
  if (about !== null)
    return (
      <span className={css['source']}>
        <Art id={about} className={css['sourceArt'] ?? ''} priority />
      </span>
    );
  const seat =
    standing === 'over' ? (game.winners(known)[0] ?? seen.seat) : standing === 'wait' ? (d?.seat ?? 0) : seen.seat;
  return (
    <span className={css['face']}>
      <Art key={seat} id={`face-${critterOf(game, seat)}`} className={css['faceArt'] ?? ''} priority />
    </span>
  );
}
