import type { Action } from '@everdell/game';
import { expect, test } from 'vitest';
import type { Picture } from '../play/picture.ts';
import type { Table, Trouble } from '../play/table.ts';
import { createSending } from './sending.ts';

const PASS: Action = { t: 'pass' };

/** A table that answers when it is told to. */
function slowTable() {
  const sent: Action[] = [];
  const answers: ((trouble: Trouble | null) => void)[] = [];
  const table = {
    picture: { version: 5 } as Picture,
    act: (action: Action) => {
      sent.push(action);
      return new Promise<Trouble | null>((resolve) => answers.push(resolve));
    },
    undo: () => new Promise<Trouble | null>((resolve) => answers.push(resolve)),
  };
  return { sent, table, answer: (trouble: Trouble | null) => answers.shift()!(trouble) };
}

test('nothing is sent twice for one question', async () => {
  const { sent, table, answer } = slowTable();
  const sending = createSending(table as unknown as Table);
  const first = sending.act(PASS, table.picture.version);
  await sending.act(PASS, table.picture.version);
  expect(sent).toHaveLength(1);
  answer(null);
  await first;
  await sending.act(PASS, table.picture.version); // the next picture is still on its way
  expect(sent).toHaveLength(1);
  (table as { picture: Picture }).picture = { version: 6 } as Picture;
  void sending.act(PASS, table.picture.version);
  expect(sent).toHaveLength(2);
});

test('what was not done may be tried again, and is told until then', async () => {
  const { sent, table, answer } = slowTable();
  const sending = createSending(table as unknown as Table);
  const first = sending.act(PASS, table.picture.version);
  answer({ kind: 'no-answer', sent: false });
  await first;
  expect(sending.store.getState()).toEqual({ pending: null, trouble: { kind: 'no-answer', sent: false } });
  void sending.act(PASS, table.picture.version);
  expect(sent).toHaveLength(2);
  expect(sending.store.getState().trouble).toBeNull();
});

/** A table whose log grows by whatever is done, and which shows each picture a moment after it has answered. */
function tableWithLog() {
  let listeners: (() => void)[] = [];
  const undone: number[] = [];
  const way: number[] = [];
  const table = {
    picture: { version: 0 } as Picture,
    onChange(listener: () => void) {
      listeners.push(listener);
      return () => void (listeners = listeners.filter((other) => other !== listener));
    },
    act: () => {
      way.push(table.picture.version);
      return shown();
    },
    undo: () => {
      undone.push(way.pop()!);
      return shown();
    },
  };
  async function shown(): Promise<null> {
    const to = way.at(-1);
    const undo = to === undefined ? { possible: false } : { possible: true, to };
    setTimeout(() => {
      table.picture = { version: table.picture.version + 1, undo } as Picture;
      for (const listener of listeners) listener();
    });
    return null;
  }
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  return { table, undone, settled };
}

test('what was answered by itself is taken back together with what led to it', async () => {
  const { table, undone, settled } = tableWithLog();
  const sending = createSending(table as unknown as Table);
  await sending.act(PASS, 0);
  await settled();
  await sending.act(PASS, 1); // the card
  await settled();
  await sending.act(PASS, 2, 'by itself'); // how it is paid
  await settled();
  await sending.undo(3);
  await settled();
  expect(undone).toEqual([2, 1]);
  await sending.undo(5);
  await settled();
  expect(undone).toEqual([2, 1, 0]);
});
