import type { Action } from '@everdell/game';
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { Button } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { REMINDERS, remindersFor, type Reminder, type ReminderName } from '../play/reminders.ts';
import type { Seen } from '../play/seen.ts';
import { useWords } from '../words/index.ts';
import css from './lists.module.css';

const ICONS: Readonly<Record<ReminderName, IconName>> = {
  cards: 'card',
  free: 'door',
  events: 'event',
  workers: 'worker',
  extras: 'arrow',
  hand: 'card',
};

/** Before the turn is used for the next season or for passing: what would be left behind. */
export function Reminders({ seen, action }: { readonly seen: Seen; readonly action: Action }): ReactNode {
  const { decide } = useWords();
  const muted = useSettings((settings) => settings.muted);
  const set = useSettings((settings) => settings.set);
  const reminders = remindersFor(seen, action, muted);
  const silenced = REMINDERS.filter((name) => muted.includes(name));
  return (
    <div className={css['reminders']}>
      <h3 className={css['title']}>
        <Icon name="bell" size="0.95rem" />
        {decide.remind.title}
      </h3>
      {reminders.length === 0 && <p className={css['aside']}>{decide.remind.nothing}</p>}
      <ul>
        {reminders.map((reminder) => {
          const text = sentenceOf(seen, reminder, decide);
          return (
            <li key={reminder.name} className={css['reminder']}>
              <Icon name={ICONS[reminder.name]} size="1.15rem" />
              <span className={css['reminderText']}>{text}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={decide.remind.muteLong(text)}
                onClick={() => set({ muted: [...muted, reminder.name] })}
              >
                {decide.remind.mute}
              </Button>
            </li>
          );
        })}
      </ul>
      {silenced.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => set({ muted: muted.filter((name) => !(silenced as readonly string[]).includes(name)) })}
        >
          {decide.remind.unmute(silenced.length)}
        </Button>
      )}
    </div>
  );
}

/** So many names are told. */
const NAMED = 5;

export function sentenceOf(
  { text }: Seen,
  { name, n, ids }: Reminder,
  { remind, tabs }: ReturnType<typeof useWords>['decide'],
): string {
  const nameOf = (id: string): string => (name === 'extras' ? (tabs.act[id]?.name ?? id) : text.name(id));
  const names = ids.slice(0, NAMED).map(nameOf);
  return remind[name](n, `${names.join(', ')}${ids.length > NAMED ? ' …' : ''}`);
}
