import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../kit/Icon.tsx';
import { useWords } from '../words/index.ts';
import { closeReport, useReport } from './report.ts';
import css from './Report.module.css';

/** A report stays for a while, longer the more there is to read. */
const SHOWN = 4000;
const PER_LINE = 1200;

/** The answer to a status key: read aloud and shown in a corner. */
export function Report(): ReactNode {
  const { decide } = useWords();
  const { lines, nth } = useReport();
  useEffect(() => {
    if (lines.length === 0) return;
    const timer = window.setTimeout(closeReport, SHOWN + lines.length * PER_LINE);
    return () => window.clearTimeout(timer);
  }, [lines]);
  return createPortal(
    <div className={css['region']} role="status" aria-label={decide.report.label}>
      {lines.length > 0 && (
        // A new element is read again even if it says the same.
        <div key={nth} className={css['report']} data-report>
          <div className={css['lines']}>
            {lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </div>
          <button type="button" className={css['close']} aria-label={decide.report.close} onClick={closeReport}>
            <Icon name="x" size="0.8rem" />
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
}
