import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { createDraft, freshen, isTaken, modeOf, point, targetIn, type Draft, type DraftStore } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import type { Table } from '../play/table.ts';
import type { Target, ThingKey } from '../play/things.ts';
import type { Inspecting } from './inspecting.ts';

/** What every part of the table screen works with. Stays the same object while the screen lives. */
export interface AtTable {
  readonly table: Table;
  readonly draft: DraftStore;
  readonly inspecting: Inspecting;
  /** What is shown now, for what is done with it; to draw it, see `useSeen`. */
  readonly shown: StoreApi<{ readonly seen: Seen | null }>;
}

export const createShown = (): AtTable['shown'] => createStore(() => ({ seen: null }));

export const AtTableContext = createContext<AtTable | null>(null);
/** What is shown now; a new object with every picture. */
export const SeenContext = createContext<Seen | null>(null);

export function useAtTable(): AtTable {
  const at = useContext(AtTableContext);
  if (at === null) throw new Error('this part is used outside of a table');
  return at;
}

export function useSeen(): Seen {
  const seen = useContext(SeenContext);
  if (seen === null) throw new Error('this part is used outside of a table');
  return seen;
}

/** Reads the answer in the making; while it is about another question than the one that is shown, there is none. */
export function useDraft<T>(pick: (draft: Draft) => T): T {
  const blank = blankFor(useSeen());
  return useStore(useAtTable().draft, (draft) => pick(draft.about === blank.about ? draft : blank));
}

/** For parts that take long to draw: they follow when there is time, so that a press is felt at once. */
export function useLateDraft(): Draft {
  const { draft: store } = useAtTable();
  const blank = blankFor(useSeen());
  const [draft, setDraft] = useState(() => store.getState());
  useEffect(() => {
    const follow = (): void => startTransition(() => setDraft(store.getState()));
    follow();
    return store.subscribe(follow);
  }, [store]);
  return draft.about === blank.about ? draft : blank;
}

export function seenNow({ shown }: AtTable): Seen {
  const { seen } = shown.getState();
  if (seen === null) throw new Error('nothing is shown yet');
  return seen;
}

/** The answer in the making as it stands this moment, for what is done with it. */
export function draftNow({ draft }: AtTable, seen: Seen): Draft {
  const blank = blankFor(seen);
  const now = draft.getState();
  return now.about === blank.about ? now : blank;
}

const blanks = new WeakMap<Seen, Draft>();

/** The answer to what is asked in the beginning; always the same object, so that taking it up changes nothing. */
export function blankFor(seen: Seen): Draft {
  let blank = blanks.get(seen);
  if (blank === undefined) {
    const store = createDraft();
    freshen(store, seen);
    blanks.set(seen, (blank = store.getState()));
  }
  return blank;
}

/** How a thing stands to the open decision. */
export interface ThingState {
  /** It may be chosen. */
  readonly can: boolean;
  /** It is chosen, and waits for the answer to be confirmed. */
  readonly chosen: boolean;
  /** Its place among the picked things, from 1; 0 = it is not picked. */
  readonly order: number;
}

/** Makes something on the table a thing that can be pointed at: see kit/Thing.tsx for the button around it. */
export function useThing(key: ThingKey): ThingState {
  const seen = useSeen();
  return thingState(useDraft((now) => standOf(now, targetIn(seen, key, now.mode), seen)));
}

/** The same at this moment. */
export function thingNow(at: AtTable, key: ThingKey): ThingState {
  const seen = seenNow(at);
  const draft = draftNow(at, seen);
  return thingState(standOf(draft, targetIn(seen, key, draft.mode), seen));
}

/** Chooses it. Whatever cannot be chosen tells why instead: false. */
export function pressThing(at: AtTable, key: ThingKey, element: Element): boolean {
  const isChosen = point(at.draft, seenNow(at), key);
  if (!isChosen) at.inspecting.explain(key, element);
  return isChosen;
}

function thingState(stand: Stand): ThingState {
  const order = typeof stand === 'number' ? stand : 0;
  return { can: stand !== 'off', chosen: stand === 'chosen' || order > 0, order };
}

/** In one word, so that everything on the table listens to the answer in the making only once: a number is its place. */
type Stand = 'off' | 'can' | 'chosen' | number;

function standOf(draft: Draft, target: Target | undefined, { decision: d }: Seen): Stand {
  const { mode, picked } = draft;
  if (target === undefined) return 'off';
  if ('item' in target) {
    const at = picked.indexOf(target.item);
    // Where only one is chosen there is no order, and choosing it again confirms it.
    return at < 0 ? 'can' : d?.kind === 'pick' && d.max === 1 ? 'chosen' : at + 1;
  }
  if (isTaken(draft, target)) return 'chosen';
  return mode === 'all' || modeOf(target.action) === mode ? 'can' : 'off';
}
