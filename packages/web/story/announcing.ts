import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand';

export interface Announcement {
  /** Counts up, so that the same words are said again. */
  readonly n: number;
  readonly text: string;
}

export interface Announcing {
  /** What was said politely stays for a while, so that nothing that waits to be read is taken away. */
  readonly store: StoreApi<{ readonly polite: readonly Announcement[]; readonly assertive: Announcement }>;
  /** Said when there is time for it; `urgent` interrupts: only for trouble. */
  say(text: string, urgent?: boolean): void;
  /** Somebody else sits down, for whom the last words were not meant. */
  hush(): void;
}

/** So many polite announcements are kept. */
const KEPT = 3;

export function createAnnouncing(): Announcing {
  const silent = { n: 0, text: '' };
  const store = createStore<{ polite: readonly Announcement[]; assertive: Announcement }>()(() => ({
    polite: [],
    assertive: silent,
  }));
  return {
    store,
    say(text, urgent = false) {
      if (text === '') return;
      if (urgent) store.setState(({ assertive: { n } }) => ({ assertive: { n: n + 1, text } }));
      else
        store.setState(({ polite }) => ({
          polite: [...polite, { n: (polite.at(-1)?.n ?? 0) + 1, text }].slice(-KEPT),
        }));
    },
    hush: () => store.setState({ polite: [], assertive: silent }),
  };
}

export const AnnouncingContext = createContext<Announcing | null>(null);

export function useAnnouncing(): Announcing {
  const announcing = useContext(AnnouncingContext);
  if (announcing === null) throw new Error('this part is used outside of a table');
  return announcing;
}
