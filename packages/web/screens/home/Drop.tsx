import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import css from './OpenFile.module.css';
import type { Start } from './useStart.ts';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** A file that is dropped anywhere on the page is opened. */
export function Drop({ start }: { readonly start: Start }): ReactNode {
  const { home: words } = useWords();
  const [over, setOver] = useState(false);
  const { openFile } = start;
  useEffect(() => {
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) openFile(file);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [openFile]);
  return over ? (
    <div className={css.drop} aria-hidden>
      <p>{words.drop}</p>
    </div>
  ) : null;
}
