import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ThingKey } from '../../play/things.ts';
import { beside } from './beside.ts';
import { LargeFace } from './LargeFace.tsx';
import css from './Popover.module.css';

interface Props {
  readonly id: string;
  readonly thing: ThingKey | null;
  readonly at: Element | null;
}

/** A closer look while pointer or focus rest on something: beside it, and gone with them. Ears have it in the label. */
export function Popover({ id, thing, at }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = ref.current!;
    if (at === null) return;
    const { left, top } = beside(
      at.getBoundingClientRect(),
      { width: popover.offsetWidth, height: popover.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
      ['right', 'left', 'above', 'below'],
    );
    popover.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  return (
    <div ref={ref} className={css['popover']} aria-hidden data-popover={id}>
      <div key={id} className={css['inner']}>
        <LargeFace id={id} thing={thing} />
      </div>
    </div>
  );
}
