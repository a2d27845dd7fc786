import { createStore, type StoreApi } from 'zustand';
import type { ThingKey } from '../play/things.ts';

/** What is looked at more closely: a card or place by its id in the content, or a thing that cannot be chosen and why. */
export type Inspected =
  | { readonly kind: 'content'; readonly id: string; readonly key: ThingKey | null; readonly pinned: boolean }
  | { readonly kind: 'why'; readonly key: ThingKey };

export interface InspectingState {
  readonly what: Inspected | null;
  /** The element it belongs to, to be shown beside it. */
  readonly at: Element | null;
}

export interface Inspecting {
  readonly store: StoreApi<InspectingState>;
  /** Shows a card or place large; `pinned` stays until it is closed, else it goes with the pointer or the focus. */
  show(id: string, at: Element | null, options?: { readonly key?: ThingKey; readonly pinned?: boolean }): void;
  /** Tells why a thing cannot be chosen. */
  explain(key: ThingKey, at: Element): void;
  /** Pointer or focus went elsewhere: ends what was shown for them alone. */
  leave(): void;
  /** Ends what is not pinned; with `all`, also what is. */
  hide(all?: boolean): void;
}

const NOTHING: InspectingState = { what: null, at: null };

export function createInspecting(): Inspecting {
  const store = createStore<InspectingState>()(() => NOTHING);
  return {
    store,
    show(id, at, { key, pinned = false } = {}) {
      const now = store.getState().what;
      if (!pinned && (now?.kind === 'why' || now?.pinned)) return;
      store.setState({ what: { kind: 'content', id, key: key ?? null, pinned }, at });
    },
    explain: (key, at) => store.setState({ what: { kind: 'why', key }, at }),
    leave() {
      const { what } = store.getState();
      if (what?.kind === 'content' && !what.pinned) store.setState(NOTHING);
    },
    hide(all = false) {
      const { what } = store.getState();
      if (what !== null && (all || what.kind === 'why' || !what.pinned)) store.setState(NOTHING);
    },
  };
}
