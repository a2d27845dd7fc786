import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { useWords } from '../../words/index.ts';
import { useSettings } from '../settings.ts';
import css from './settings.module.css';

/** Reminders that are not wanted any more, to be brought back one by one. */
export function Reminders(): ReactNode {
  const { settings: words, decide } = useWords();
  const { muted, set } = useSettings();
  const about: Readonly<Record<string, string | undefined>> = decide.remind.about;
  return (
    <section className={css.group}>
      <h3>{words.reminders}</h3>
      {muted.length === 0 ? (
        <p className={css.note}>{words.noReminders}</p>
      ) : (
        <ul className={css.group}>
          {muted.map((name) => (
            <li key={name} className={css.reminder}>
              <span>{about[name] ?? words.otherReminder}</span>
              <Button size="small" onClick={() => set({ muted: muted.filter((other) => other !== name) })}>
                {words.remindAgain}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
