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
  act(action: Action, version: number): Promise<void>;
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

  return {
    store,
    act: (action, version) => send('act', version, () => table.act(action)),
    undo: (version) => send('undo', version, () => table.undo()),
    dismiss: () => store.setState({ trouble: null }),
  };
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
