import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { cx } from './cx.ts';
import css from './Dialog.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: ReactNode;
  /** Small: a question. Wide: lists and tables. */
  readonly size?: 'small' | 'normal' | 'wide';
  /** Buttons at the foot, always in sight. */
  readonly foot?: ReactNode;
  /** The title is for ears only. */
  readonly bare?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A window over the page; exists while it is open. On phones it is a sheet from below. The focus goes back to where it was. */
export function Dialog({ title, size = 'normal', foot, bare, className, children, onClose }: Props): ReactNode {
  const words = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current!;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // The backdrop belongs to the dialog itself, so a press beside its contents lands on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={cx(css['dialog'], css[size], className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={css['sheet']}>
        <header className={cx(css['head'], bare && css['bare'])}>
          <h2 id={id} className={bare ? 'sr' : css['title']}>
            {title}
          </h2>
          <button type="button" className={css['close']} aria-label={words.common.close} onClick={onClose}>
            <Icon name="x" size="1.1rem" />
          </button>
        </header>
        <div className={css['body']}>{children}</div>
        {foot !== undefined && <footer className={css['foot']}>{foot}</footer>}
      </div>
    </dialog>
  );
}
