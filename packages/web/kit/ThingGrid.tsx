import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { stepTo, type Arrow } from './steps.ts';

interface Props {
  /** Name of the group. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const ITEMS = 'button:not([data-own-stop])';
const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * One stop of the Tab key for all buttons in it; arrow keys go from one to the next as they lie on the screen. A button
 * with `data-own-stop` is left out.
 */
export function ThingGrid({ label, className, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const grid = ref.current!;
    const again = (): void => settle(grid, current.current);
    again();
    let later = 0;
    const observer = new MutationObserver(() => {
      window.clearTimeout(later);
      later = window.setTimeout(again);
    });
    observer.observe(grid, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      window.clearTimeout(later);
    };
  }, []);

  const onFocus = (event: FocusEvent): void => {
    if (!event.target.matches(ITEMS) || event.target === current.current) return;
    current.current = event.target;
    settle(ref.current!, event.target);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsOf(ref.current!);
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const arrow = ARROWS[event.key];
    let to = -1;
    if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = items.length - 1;
    else if (arrow !== undefined)
      to = stepTo(
        items.map((item) => item.getBoundingClientRect()),
        at,
        arrow,
      );
    else return;
    event.preventDefault();
    if (to >= 0) items[to].focus();
  };

  return (
    // The keys are those of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={ref} role="group" aria-label={label} className={className} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

const itemsOf = (grid: Element): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>(ITEMS)];

function settle(grid: Element, current: Element | null): void {
  const items = itemsOf(grid);
  const stop = items.find((item) => item === current) ?? items[0];
  for (const item of items) {
    const index = item === stop ? 0 : -1;
    if (item.tabIndex !== index) item.tabIndex = index;
  }
}
