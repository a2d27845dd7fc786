import type { KnownItem, Seat } from '@everdell/game';
import { createContext, useContext, useMemo } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { Picture } from '../play/picture.ts';
import { seasonsEnded } from '../play/ending.ts';
import type { Seen } from '../play/seen.ts';
import { entriesOf, lastDecisionOf, newsSince, type Entry } from '../play/story.ts';
import { missedBy, touchOf, type Missed, type Touch } from '../play/touches.ts';
import { useSeen } from '../table/context.ts';
import { recall, remember, type Memory } from './memory.ts';

export interface NewsState {
  /** Up to which index of the log the viewer has seen everything. */
  readonly looked: number;
  /** Up to which index the viewer does not want to be told any more. */
  readonly closed: number;
  /** What the viewer could have done. */
  readonly missed: Missed;
  /** The entry that is pointed out on the board, by its id. */
  readonly at: number | null;
  /** Going on to the next by itself. */
  readonly playing: boolean;
}

/** What is new to whoever looks at a game, and which of it is pointed out. */
export interface News {
  readonly store: StoreApi<NewsState>;
  readonly memory: () => Memory;
  /** Somebody sits down in front of the screen. */
  sit(picture: Picture): void;
  /** Something has happened at the table, shown or not. */
  hear(before: Seen, now: Picture, fresh: readonly KnownItem[]): void;
  /** A step is about to be shown. */
  see(before: Seen, after: Seen, fresh: readonly KnownItem[], watched: boolean): void;
  /** Points an entry out on the board; null = none. */
  point(id: number | null, playing?: boolean): void;
  /** Everything has been seen now. */
  know(picture: Picture): void;
  /** Everything has been seen, and is not wanted any more. */
  dismiss(picture: Picture): void;
}

const seatName = (viewer: Seat | null): string => (viewer === null ? 'watching' : String(viewer));
const lastIndex = ({ story }: Picture): number => story.at(-1)?.index ?? -1;

export function createNews(game: string, first: Picture): News {
  let memory = recall(game);
  if (memory.version > first.version) memory = { version: 0, looked: {}, missed: {}, seasons: {} };
  const store = createStore<NewsState>()(() => ({
    looked: -1,
    closed: -1,
    missed: new Map(),
    at: null,
    playing: false,
  }));

  const keep = (change: Partial<Memory>): void => {
    memory = { ...memory, ...change };
    remember(game, memory);
  };
  const look = (picture: Picture, looked: number): void => {
    store.setState({ looked });
    keep({ version: picture.version, looked: { ...memory.looked, [seatName(picture.viewer)]: looked } });
  };

  const news: News = {
    store,
    memory: () => memory,
    sit(picture) {
      const name = seatName(picture.viewer);
      // Whoever comes to look on has missed nothing.
      const looked = memory.looked[name] ?? (picture.viewer === null ? lastIndex(picture) : -1);
      const missed = Object.entries(memory.missed[name] ?? {}).map(([index, touch]) => [Number(index), touch] as const);
      store.setState({ looked, closed: -1, missed: new Map(missed), at: null, playing: false });
    },
    hear(before, now, fresh) {
      const seasons = seasonsEnded(before, fresh, memory.seasons);
      if (seasons !== memory.seasons) keep({ seasons, version: now.version });
    },
    see(before, after, fresh, watched) {
      const { picture } = after;
      if (before.picture.viewer !== picture.viewer || fresh.length === 0) return;
      const found = missedBy(before, after, fresh);
      if (found.size > 0) {
        const missed = new Map([...store.getState().missed, ...found]);
        store.setState({ missed });
        keep({ missed: { ...memory.missed, [seatName(picture.viewer)]: Object.fromEntries(missed) } });
      }
      const isNext = store.getState().looked >= fresh[0].index - 1 || lastDecisionOf(fresh, after.seat) >= 0;
      if (watched && isNext) look(picture, lastIndex(picture));
    },
    point: (at, playing = false) => store.setState({ at, playing }),
    know: (picture) => look(picture, lastIndex(picture)),
    dismiss(picture) {
      store.setState({ closed: lastIndex(picture), at: null, playing: false });
      look(picture, lastIndex(picture));
    },
  };
  news.sit(first);
  return news;
}

export const NewsContext = createContext<News | null>(null);

export function useNewsStore(): News {
  const news = useContext(NewsContext);
  if (news === null) throw new Error('this part is used outside of a table');
  return news;
}

export interface Headline {
  readonly entry: Entry;
  readonly touch: Touch | null;
}

/** What others did since the viewer's last decision: what touches the viewer first, then in order. */
export interface NewsNow {
  readonly news: readonly Headline[];
  /** So many of them were not seen when they happened. */
  readonly unseen: number;
  /** So many touch the viewer. */
  readonly touching: number;
  /** Index of the one that is pointed out; -1 = none. */
  readonly at: number;
  readonly playing: boolean;
}

export function useNews(): NewsNow {
  const seen = useSeen();
  const { store } = useNewsStore();
  const { looked, closed, missed, at, playing } = useStore(store);
  const news = useMemo(() => headlines(seen, missed, looked, closed), [seen, missed, looked, closed]);
  return useMemo(
    () => ({
      news,
      unseen: news.filter(({ entry }) => entry.last > looked).length,
      touching: news.filter(({ touch }) => touch !== null).length,
      at: news.findIndex(({ entry }) => entry.id === at),
      playing,
    }),
    [news, looked, at, playing],
  );
}

/** What the panel above the story tells; the story leaves it to that. */
export function useSince(): readonly Headline[] {
  const { picture } = useSeen();
  const { news, unseen } = useNews();
  // While others move it would only repeat the story.
  return picture.asked || unseen > 0 ? news : NOTHING;
}

const NOTHING: readonly Headline[] = [];

function headlines(seen: Seen, missed: Missed, looked: number, closed: number): readonly Headline[] {
  const { picture, game, watching, seat } = seen;
  const from = watching ? looked + 1 : lastDecisionOf(picture.story, seat);
  const since = newsSince(entriesOf(game, picture.story), from, picture.viewer);
  const found = since.filter(({ seat, last }) => seat !== null && last > closed);
  const all = found.map((entry) => ({ entry, touch: touchOf(entry, seen, missed) }));
  return [...all.filter(({ touch }) => touch !== null), ...all.filter(({ touch }) => touch === null)];
}
