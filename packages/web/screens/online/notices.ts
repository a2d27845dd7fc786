import { createStore, type StoreApi } from 'zustand';

/** Something that is shown for a while. */
export interface Notice {
  readonly id: number;
  readonly kind: 'problem' | 'news' | 'good';
  readonly text: string;
  readonly title?: string;
}

const LASTS_MS = { problem: 9000, news: 6000, good: 6000 };
const MOST = 3;

export interface Notices {
  readonly store: StoreApi<{ readonly list: readonly Notice[] }>;
  add(kind: Notice['kind'], text: string, title?: string): void;
  drop(id: number): void;
}

export function createNotices(): Notices {
  const store = createStore<{ readonly list: readonly Notice[] }>()(() => ({ list: [] }));
  let count = 0;
  const drop = (id: number): void =>
    store.setState(({ list }) => ({ list: list.filter((notice) => notice.id !== id) }));
  return {
    store,
    drop,
    add(kind, text, title) {
      const id = ++count;
      store.setState(({ list }) => ({ list: [...list, { id, kind, text, title }].slice(-MOST) }));
      setTimeout(() => drop(id), LASTS_MS[kind]);
    },
  };
}
