import { memo, type ReactNode } from 'react';
import { pictures } from 'virtual:art';
import css from './Art.module.css';

interface Props {
  /** A card, Event or place by its id, or a picture by its name. */
  readonly id: string;
  readonly className?: string;
  /** It is seen at once, so it is not loaded lazily. */
  readonly priority?: boolean;
}

/** A picture without words: everything it shows is said by the text beside it. */
export const Art = memo(function Art({ id, className, priority }: Props): ReactNode {
  return (
    <img
      className={className === undefined ? css['art'] : `${css['art']} ${className}`}
      src={pictures[id] ?? pictures['unknown']}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
});
