import { memo, type ReactNode } from 'react';
import { pictures } from 'virtual:art';
import type { SeatCritter } from '../play/seats.ts';
import css from './SeatToken.module.css';

interface Props {
  readonly critter: SeatCritter;
  /** A CSS length. */
  readonly size?: string;
  /** Only the outline: a worker that is elsewhere. */
  readonly ghost?: boolean;
  readonly label?: string;
  readonly className?: string;
}

/** A worker of a seat, told by hue, ring and silhouette. */
export const SeatToken = memo(function SeatToken({
  critter,
  size = '1.6rem',
  ghost,
  label = '',
  className,
}: Props): ReactNode {
  return (
    <img
      className={className === undefined ? css['token'] : `${css['token']} ${className}`}
      src={pictures[`${ghost ? 'ghost' : 'token'}-${critter}`]}
      alt={label}
      data-ghost={ghost || undefined}
      style={{ width: size, height: size }}
      draggable={false}
    />
  );
});
