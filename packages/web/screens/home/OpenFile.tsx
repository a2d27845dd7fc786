import { useRef, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { ahead } from './ahead.ts';
import css from './OpenFile.module.css';
import type { Start } from './useStart.ts';

/** A game that was saved to a file goes on here. */
export function OpenFile({ start }: { readonly start: Start }): ReactNode {
  const { home: words } = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={css.open}>
      <Button {...ahead} onClick={() => input.current?.click()}>
        <Icon name="log" size="1.05rem" />
        {words.file}
      </Button>
      <span className={css.about}>{words.fileAbout}</span>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-open-file
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) start.openFile(file);
        }}
      />
    </section>
  );
}
