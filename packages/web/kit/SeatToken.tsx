import { memo, type ReactNode } from 'react';
import { pictures } from 'virtual:art';
import { figureLook } from '../modules/ask.ts';
import type { SeatCritter } from '../play/seats.ts';
import css from './SeatToken.module.css';

interface Props {
  readonly critter: SeatCritter;
  /** A CSS length. */
  readonly size?: string;
  /** Only the outline: a worker that is elsewhere. */
  readonly ghost?: boolean;
  /** A piece of the seat that is no worker, by its name. */
  readonly figure?: string | null | undefined;
  readonly label?: string;
  readonly className?: string;
}

/** The name of the picture of a piece. */
export function pieceOf(critter: SeatCritter, ghost?: boolean, figure?: string | null): string {
  const look = figure === undefined || figure === null ? undefined : figureLook(figure);
  if (look === undefined) return `${ghost ? 'ghost' : 'token'}-${critter}`;
  return `${look.picture}${ghost && !look.fades ? '-ghost' : ''}-${critter}`;
}

/** A piece of a seat, told by hue, ring and silhouette. */
export const SeatToken = memo(function SeatToken({
  critter,
  size = '1.6rem',
  ghost,
  figure,
  label = '',
  className,
}: Props): ReactNode {
  return (
    <img
      className={className === undefined ? css['token'] : `${css['token']} ${className}`}
      src={pictures[pieceOf(critter, ghost, figure)]}
      alt={label}
      data-ghost={ghost || undefined}
      data-faded={(ghost && figureLook(figure ?? '')?.fades) || undefined}
      style={{ width: size, height: size }}
      draggable={false}
    />
  );
});
