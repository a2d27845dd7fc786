import { StoreError } from '../errors.ts';
import {
  isAppend,
  type AppendUnit,
  type Outcome,
  type Question,
  type Statement,
  type Unit,
  type UnitResult,
  type Value,
} from './messages.ts';
import { storeErrorOf } from './failures.ts';
import { Thread } from './thread.ts';

/** So that the first of a group does not wait too long for the last. */
const MAXIMUM_GROUP = 1_000;

interface Waiting {
  readonly unit: Unit;
  resolve(outcomes: readonly Outcome[] | undefined): void;
  reject(error: unknown): void;
}

/** A transaction that is led from outside; nothing else runs until it ends. */
export interface Session {
  run(statement: Statement): Promise<Outcome>;
  end(how: 'commit' | 'rollback'): Promise<void>;
}

/** The queue before the thread: whatever waits when a commit begins shares it, and with it the wait for the disk. */
export class EmbeddedDatabase {
  private readonly dataDir: string;
  private readonly thread: Thread;
  private readonly waiting: Waiting[] = [];
  /** What wants the database to itself. */
  private readonly turns: (() => Promise<void>)[] = [];
  private pumping: Promise<void> | undefined;
  private closed: Promise<void> | undefined;

  constructor(dataDir: string, onFailure: (error: StoreError) => void) {
    this.dataDir = dataDir;
    this.thread = new Thread(dataDir, onFailure);
  }

  async open(file: string): Promise<void> {
    await this.alone({ ask: 'open', file });
  }

  /** Undefined = a needed statement touched nothing, so nothing was done. */
  async run(unit: Unit): Promise<readonly Outcome[] | undefined> {
    this.refuseIfClosed();
    if (isAppend(unit)) checkAppend(unit);
    else for (const { values } of unit) values.forEach(checkValue);
    return new Promise((resolve, reject) => {
      this.waiting.push({ unit, resolve, reject });
      this.pump();
    });
  }

  /** Writes a copy of the whole database. It cannot share a transaction. */
  async backup(file: string): Promise<void> {
    checkValue(file);
    await this.alone({ ask: 'backup', file });
  }

  session(): Promise<Session> {
    return new Promise((resolve, reject) => {
      void this.turn(async () => {
        await this.thread.ask({ ask: 'begin' });
        await new Promise<void>((ended) => resolve(this.lead(ended)));
      }).catch(reject);
    });
  }

  private lead(ended: () => void): Session {
    return {
      run: async (statement) => {
        statement.values.forEach(checkValue);
        const [result] = await this.thread.ask({ ask: 'statement', statement });
        return this.outcomesOf(result)?.[0] ?? { rows: [], changes: 0 };
      },
      end: async (how) => {
        try {
          await this.thread.ask({ ask: how });
        } catch (error) {
          if (how === 'commit') await this.thread.ask({ ask: 'rollback' }).catch(() => undefined);
          throw error;
        } finally {
          ended();
        }
      },
    };
  }

  private async alone(question: Question): Promise<void> {
    await this.turn(async () => void (await this.thread.ask(question)));
  }

  private async turn(work: () => Promise<void>): Promise<void> {
    this.refuseIfClosed();
    await new Promise<void>((resolve, reject) => {
      this.turns.push(() => work().then(resolve, reject));
      this.pump();
    });
  }

  private pump(): void {
    this.pumping ??= this.serve();
  }

  private async serve(): Promise<void> {
    do {
      await allTold();
      const turn = this.turns.shift();
      if (turn !== undefined) await turn();
      else await this.commit(this.waiting.splice(0, MAXIMUM_GROUP));
    } while (this.turns.length + this.waiting.length > 0);
    this.pumping = undefined; // at once: whoever asks from now on has to begin anew
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    let results: readonly UnitResult[];
    try {
      results = await this.thread.ask({ ask: 'group', units: group.map(({ unit }) => unit) });
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    group.forEach(({ resolve, reject }, index) => {
      try {
        resolve(this.outcomesOf(results[index]));
      } catch (error) {
        reject(error);
      }
    });
  }

  private outcomesOf(result: UnitResult): readonly Outcome[] | undefined {
    if (result.kind === 'failed') throw storeErrorOf(result.failure, this.dataDir);
    return result.kind === 'done' ? result.outcomes : undefined;
  }

  private refuseIfClosed(): void {
    if (this.closed !== undefined) throw new StoreError('closed', 'the store is closed');
  }

  /** What has been asked is still done. */
  close(): Promise<void> {
    this.closed ??= (async () => {
      while (this.pumping !== undefined) await this.pumping;
      await this.thread.close();
    })();
    return this.closed;
  }
}

/** Lets everybody who was just answered ask again before the next group is made up. */
function allTold(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Entry and snapshot are JSON, which has no character that could not be stored. */
function checkAppend(append: AppendUnit): void {
  const { table, revision, version, at, request, status, decider, turnAt, workAt, rules } = append;
  for (const value of [table, revision, version, at, request, status, decider, turnAt, workAt, rules])
    checkValue(value);
}

function checkValue(value: Value): void {
  const fits =
    value === null ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    (typeof value === 'string' && !value.includes('\0'));
  if (!fits) throw new StoreError('value', `this cannot be stored: ${String(value)} (${typeof value})`);
}
