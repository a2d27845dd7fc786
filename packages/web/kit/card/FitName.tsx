import type { ReactNode } from 'react';
import { useFit } from '../../app/layout.ts';
import { cx } from '../cx.ts';
import css from './FitName.module.css';
import { brokenInTwo, fit } from './fit.ts';

interface Props {
  readonly name: string;
  /** Width there is, and the size it is written in if it fits, both in rem. */
  readonly room: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** A name in the display face, whole: smaller or on two lines where it is long. */
export function FitName({ name, room, size, className }: Props): ReactNode {
  const scale = useFit((now) => now.scale);
  const width = room * 16 * scale;
  const fitted = fit(name, 'display', width, Math.max(12, size * 16 * scale));
  const { squeeze } = fitted;
  return (
    <b
      className={cx(css['name'], fitted.lines === 2 && css['two'], className)}
      style={{
        fontSize: `${fitted.size}px`,
        ...(squeeze < 1 ? { transform: `scaleX(${squeeze.toFixed(3)})` } : {}),
      }}
    >
      {fitted.lines === 2 ? brokenInTwo(name.split(' '), 'display').join('\n') : name}
    </b>
  );
}
