// The thread of the embedded database: the only place that touches its file. (No other part of the process may open that
// file, not even to read: closing it again would drop the lock that keeps other servers away.)
import Database from 'libsql';
import { parentPort } from 'node:worker_threads';
import type { Answer, Failure, Outcome, Question, Statement, Unit, UnitResult } from './messages.ts';

const MAXIMUM_PREPARED = 500;

interface Prepared {
  readonly statement: Database.Statement;
  readonly givesRows: boolean;
}

let database: Database.Database | undefined;
const prepared = new Map<string, Prepared>();

function db(): Database.Database {
  if (database === undefined) throw new Error('the database is not open');
  return database;
}

function open(file: string): void {
  database = new Database(file, { timeout: 0 });
  // Exclusive before anything else: one connection holds the file as long as it lives.
  database.pragma('locking_mode = exclusive');
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  database.exec('begin immediate');
  database.exec('commit');
}

function prepare(sql: string): Prepared {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  if (prepared.size >= MAXIMUM_PREPARED) prepared.clear();
  const statement = db().prepare(sql);
  const made = { statement, givesRows: statement.reader };
  prepared.set(sql, made);
  return made;
}

function run({ sql, values }: Statement): Outcome {
  const { statement, givesRows } = prepare(sql);
  if (!givesRows) return { rows: [], changes: statement.run(values).changes };
  const rows = statement.all(values);
  return { rows, changes: rows.length };
}

/** A single statement that fails has done nothing; several go back to where they began. */
function runUnit(unit: Unit): UnitResult {
  const several = unit.length > 1;
  if (several) prepare('savepoint unit').statement.run();
  try {
    const outcomes: Outcome[] = [];
    for (const statement of unit) {
      const outcome = run(statement);
      if (statement.needed === true && outcome.changes === 0) {
        if (several) goBack();
        return { kind: 'unmet' };
      }
      outcomes.push(outcome);
    }
    if (several) prepare('release unit').statement.run();
    return { kind: 'done', outcomes };
  } catch (error) {
    if (!db().inTransaction) throw error; // SQLite has taken back the whole group: a full disk, for example
    if (several) goBack();
    return { kind: 'failed', failure: failureOf(error) };
  }
}

function goBack(): void {
  prepare('rollback to unit').statement.run();
  prepare('release unit').statement.run();
}

function runGroup(units: readonly Unit[]): readonly UnitResult[] {
  prepare('begin').statement.run();
  try {
    const results = units.map(runUnit);
    prepare('commit').statement.run();
    return results;
  } catch (error) {
    if (db().inTransaction) db().exec('rollback');
    throw error;
  }
}

function failureOf(error: unknown): Failure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' && code !== '' ? code : undefined,
    message: typeof message === 'string' ? message : String(error),
  };
}

function reply(question: Question): readonly UnitResult[] {
  switch (question.ask) {
    case 'open':
      open(question.file);
      return [];
    case 'group':
      return runGroup(question.units);
    case 'begin':
      db().exec('begin immediate');
      return [];
    case 'commit':
    case 'rollback':
      if (question.ask === 'commit' || db().inTransaction) db().exec(question.ask);
      return [];
    case 'statement':
      return [{ kind: 'done', outcomes: [run(question.statement)] }];
    case 'backup':
      db().prepare('vacuum into ?').run([question.file]);
      return [];
    case 'close':
      prepared.clear();
      database?.close();
      parentPort?.close();
      return [];
  }
}

parentPort?.on('message', (question: Question) => {
  let answer: Answer;
  try {
    answer = { results: reply(question) };
  } catch (error) {
    answer = { failure: failureOf(error) };
  }
  parentPort?.postMessage(answer);
});
