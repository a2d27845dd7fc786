import { createContext, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand';

export interface Announcement {
  /** Counts up, so that the same words are said again. */
  readonly n: number;
  readonly text: string;
}

export interface Announcing {
  readonly store: StoreApi<{ readonly polite: Announcement; readonly assertive: Announcement }>;
  /** Said when there is time for it; `urgent` interrupts: only for one's own turn and for trouble. */
  say(text: string, urgent?: boolean): void;
  /** Somebody else sits down, for whom the last words were not meant. */
  hush(): void;
}

export function createAnnouncing(): Announcing {
  const silent = { n: 0, text: '' };
  const store = createStore<{ polite: Announcement; assertive: Announcement }>()(() => ({
    polite: silent,
    assertive: silent,
  }));
  return {
    store,
    say(text, urgent = false) {
      if (text === '') return;
      const which = urgent ? 'assertive' : 'polite';
      store.setState(({ [which]: { n } }) => ({ [which]: { n: n + 1, text } }));
    },
    hush: () => store.setState({ polite: silent, assertive: silent }),
  };
}

export const AnnouncingContext = createContext<Announcing | null>(null);

export function useAnnouncing(): Announcing {
  const announcing = useContext(AnnouncingContext);
  if (announcing === null) throw new Error('this part is used outside of a table');
  return announcing;
}
