import type { ReactNode } from 'react';
import { Art } from '../kit/Art.tsx';
import { useInspect } from '../kit/useInspect.ts';
import { critterOf } from '../play/seats.ts';
import type { Seen } from '../play/seen.ts';
import { movingIn } from '../play/turns.ts';
import { useWords } from '../words/index.ts';
import { idAt } from './answer.ts';
import css from './DecisionBar.module.css';
import type { Standing } from './standing.ts';

/** Who asks, or of whom something is asked: the card or place at work, else the critter of the seat. */
export function Portrait({ seen, standing }: { readonly seen: Seen; readonly standing: Standing }): ReactNode {
  const { decision: d, game, known } = seen;
  const about = standing !== 'mine' || d === null ? null : idAt(seen, d.kind === 'pay' ? d.card : d.why);
  if (about !== null) return <Source key={about} seen={seen} id={about} />;
  const seat =
    standing === 'over'
      ? (game.winners(known)[0] ?? seen.seat)
      : standing === 'wait'
        ? (movingIn(seen.picture) ?? 0)
        : seen.seat;
  return (
    <span className={css['face']}>
      <Art key={seat} id={`face-${critterOf(game, seat)}`} className={css['faceArt'] ?? ''} priority />
    </span>
  );
}

/** The card or place at work, to be looked at closely. */
function Source({ seen, id }: { readonly seen: Seen; readonly id: string }): ReactNode {
  const { decide } = useWords();
  const inspection = useInspect(id, undefined);
  return (
    <button
      type="button"
      className={css['source']}
      aria-label={decide.look(seen.text.name(id))}
      {...inspection.handlers}
      onClick={(event) => inspection.pin(event.currentTarget)}
    >
      <Art id={id} className={css['sourceArt'] ?? ''} priority />
    </button>
  );
}
