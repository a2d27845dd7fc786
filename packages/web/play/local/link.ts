import { useSettings } from '../../app/settings.ts';
import type { Answers, Ask, Asked, LocalProblem, Told } from './messages.ts';

/** A game could not be begun, opened or read. */
export class LocalError extends Error {
  override readonly name = 'LocalError';
  readonly code: LocalProblem;
  constructor(code: LocalProblem, message: string) {
    super(message);
    this.code = code;
  }
}

/** What the worker tells a table without being asked; null = it has ended by a mistake of the program. */
export type Hear = (told: Told | null) => void;

interface Waiting {
  // oxlint-disable-next-line typescript/no-explicit-any -- each ask has its own kind of answer
  resolve(value: any): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
let asks = 0;
let tables = 0;
const waiting = new Map<number, Waiting>();
const hearers = new Map<number, Hear>();

/** The page's only worker; it is started by the first who needs it, or beforehand by `warmUp`. */
function running(): Worker {
  if (worker !== null) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  started.addEventListener('error', (event) => {
    event.preventDefault();
    end(started, event.message);
  });
  return (worker = started);
}

/** Loads engine, content and bots, so that a game begins at once later. */
export function warmUp(): void {
  running();
}

/** The number of a table of this page, by which the worker knows it. */
export const newTable = (): number => ++tables;

export function listen(table: number, hear: Hear | null): void {
  if (hear === null) hearers.delete(table);
  else hearers.set(table, hear);
}

export function ask<K extends Ask['do']>(what: Extract<Ask, { do: K }>, table = 0): Promise<Answers[K]> {
  const id = ++asks;
  return new Promise<Answers[K]>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    const patience = useSettings.getState().patience;
    running().postMessage({ ...what, ask: id, table, patience } satisfies Asked);
  });
}

function hear(told: Told): void {
  if (!('ask' in told)) return hearers.get(told.table)?.(told);
  const who = waiting.get(told.ask);
  waiting.delete(told.ask);
  if (told.told === 'answer') who?.resolve(told.value);
  else who?.reject(new LocalError(told.code, told.message));
}

/** The games are kept, so whoever opens one again gets a new worker. */
function end(ended: Worker, message = ''): void {
  if (worker !== ended) return;
  ended.terminate();
  worker = null;
  const left = [...waiting.values()];
  waiting.clear();
  for (const { reject } of left) reject(new LocalError('broken', message));
  for (const hear of hearers.values()) hear(null);
}
