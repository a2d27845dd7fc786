import type { Action } from '@everdell/game';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { Table, Trouble } from '../play/table.ts';
import { useAtTable, useSeen } from '../table/context.ts';

export interface SendingState {
  /** Something is on its way; nothing else is sent before it is answered. */
  readonly pending: 'act' | 'undo' | null;
  /** Why the last thing that was sent was not done. */
  readonly trouble: Trouble | null;
}

/** Everything that this screen sends to a table goes through here, so that nothing is sent twice. */
export interface Sending {
  readonly store: StoreApi<SendingState>;
  /** `version` = of the picture that the answer was made from. */
  act(action: Action, version: number, byItself?: 'by itself'): Promise<void>;
  /** The same, and the question that comes of it is answered as well. */
  both(first: Action, then: Action, version: number): Promise<void>;
  /** What was answered by itself is taken back together with what led to it. */
  undo(version: number): Promise<void>;
  dismiss(): void;
}

const known = new WeakMap<Table, Sending>();

export function sendingOf(table: Table): Sending {
  let sending = known.get(table);
  if (sending === undefined) known.set(table, (sending = createSending(table)));
  return sending;
}

export function createSending(table: Table): Sending {
  const store = createStore<SendingState>()(() => ({ pending: null, trouble: null }));
  /** The version that was answered: the same question is not answered again while the next picture is on its way. */
  let answered = -1;
  /** Places in the game's log of answers that nobody gave. */
  const byItself = new Set<number>();

  async function send(pending: 'act' | 'undo', version: number, run: () => Promise<Trouble | null>): Promise<void> {
    if (store.getState().pending !== null || answered === version || version !== table.picture.version) return;
    store.setState({ pending, trouble: null });
    try {
      const trouble = await run();
      if (trouble === null) answered = version;
      store.setState({ trouble });
    } finally {
      store.setState({ pending: null });
    }
  }

  async function goBack(): Promise<Trouble | null> {
    for (;;) {
      const { undo, version } = table.picture;
      const trouble = await table.undo();
      if (trouble !== null || undo?.possible !== true || !byItself.delete(undo.to)) return trouble;
      await newerThan(table, version);
      if (table.picture.undo?.possible !== true) return null;
    }
  }

  const act: Sending['act'] = (action, version, how) =>
    send('act', version, () => {
      if (how !== undefined) byItself.add(version);
      return table.act(action);
    });

  return {
    store,
    act,
    async both(first, then, version) {
      await act(first, version);
      if (store.getState().trouble !== null || answered !== version) return;
      await newerThan(table, version);
      await act(then, table.picture.version, 'by itself');
    },
    undo: (version) => send('undo', version, goBack),
    dismiss: () => store.setState({ trouble: null }),
  };
}

function newerThan(table: Table, version: number): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (table.picture.version === version) return;
      stop();
      resolve();
    };
    const stop = table.onChange(look);
    look();
  });
}

export interface SendingNow extends Sending, SendingState {
  /** The table knows more than the screen shows yet: what is shown is no longer to be answered. */
  readonly behind: boolean;
}

export function useSending(): SendingNow {
  const { table } = useAtTable();
  const { picture } = useSeen();
  const sending = sendingOf(table);
  return { ...sending, ...useStore(sending.store), behind: table.picture.version !== picture.version };
}
