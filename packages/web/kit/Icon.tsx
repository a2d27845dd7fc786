import type { IconName } from '@everdell/art';
import { memo, type ReactNode } from 'react';
import { icons } from 'virtual:art';
import css from './Icon.module.css';

export type { IconName };

interface Props {
  readonly name: IconName;
  /** A CSS length. */
  readonly size?: string;
  /** What it says, where no text beside it does. */
  readonly label?: string;
  readonly className?: string;
}

export const Icon = memo(function Icon({ name, size = '1em', label, className }: Props): ReactNode {
  return (
    <svg
      className={className === undefined ? css['icon'] : `${css['icon']} ${className}`}
      width={size}
      height={size}
      style={{ width: size, height: size }}
      data-icon={name}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${icons}#i-${name}`} />
    </svg>
  );
});
