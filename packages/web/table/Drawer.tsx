import { useEffect, type ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { Since } from '../story/Since.tsx';
import { Story } from '../story/Story.tsx';
import { useWords } from '../words/index.ts';
import css from './Drawer.module.css';

interface Props {
  readonly className: string | undefined;
  onClose(): void;
}

/** The rail of a tablet: it comes in from the side and leaves the question in sight. */
export function Drawer({ className, onClose }: Props): ReactNode {
  const { tray } = useWords();
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={cx(css.drawer, className)}
      aria-label={tray.showRivals}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button type="button" className={css.close} onClick={onClose} aria-label={tray.closeDrawer}>
        <Icon name="x" size="1.1rem" />
      </button>
      <div id="rivals">
        <Rivals />
      </div>
      <Since />
      <div className={css.story} id="story">
        <Story />
      </div>
    </aside>
  );
}
