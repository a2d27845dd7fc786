import type { ReactNode } from 'react';
import css from './CardLink.module.css';
import { useInspect } from './useInspect.ts';

interface Props {
  /** A card or a place. */
  readonly id: string;
  readonly name: ReactNode;
}

/** A name in a text that shows its card: large while the pointer or the focus is on it, for good on a press. */
export function CardLink({ id, name }: Props): ReactNode {
  const inspection = useInspect(id, undefined);
  return (
    <button
      type="button"
      className={css['link']}
      data-link={id}
      {...inspection.handlers}
      onKeyDown={(event) => void inspection.key(event)}
      onClick={(event) => {
        if (!inspection.tookClick()) inspection.pin(event.currentTarget);
      }}
    >
      {name}
    </button>
  );
}
