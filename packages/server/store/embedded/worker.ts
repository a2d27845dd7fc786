// The thread of the embedded database: the only place that touches its file. (No other part of the process may open that
// file, not even to read: closing it again would drop the lock that keeps other servers away.)
import Database from 'libsql';
import { parentPort } from 'node:worker_threads';
import {
  isAppend,
  type Answer,
  type AppendUnit,
  type Failure,
  type Outcome,
  type Question,
  type Statement,
  type Statements,
  type Unit,
  type UnitResult,
} from './messages.ts';
import { checkSound, prepareFile } from './sound.ts';

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
  prepareFile(file);
  database = new Database(file, { timeout: 0 });
  // Exclusive before anything else: one connection holds the file as long as it lives.
  database.pragma('locking_mode = exclusive');
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  database.exec('begin immediate');
  database.exec('commit');
  checkSound(database, file);
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

/** The statements of an append, written out: building them anew for every move would cost more than doing them. */
const ENTRY = `insert into entries (table_id, version, at, request, body)
  select id, ?, ?, ?, ? from tables where id = ? and version = ? and revision = ? on conflict do nothing`;
const TABLE =
  'update tables set version = ?, status = ?, updated_at = ?, decider = ?, turn_at = ?, work_at = ? where id = ?';
/** Without the columns that have an index. */
const STEADY = 'update tables set version = ?, updated_at = ?, decider = ?, turn_at = ? where id = ?';
const SNAPSHOT = `insert into snapshots (table_id, version, rules, body) values (?, ?, ?, ?)
  on conflict (table_id) do update set version = excluded.version, rules = excluded.rules, body = excluded.body`;

const DONE: UnitResult = { kind: 'done', outcomes: [] };
const UNMET: UnitResult = { kind: 'unmet' };

/** If the first statement finds nothing, nothing has been done. If another one fails, the group is done anew, carefully. */
function runAppend(append: AppendUnit): UnitResult {
  const { table, revision, version, at, request, entry, status, decider, turnAt, workAt, rules, snapshot } = append;
  try {
    const { changes } = prepare(ENTRY).statement.run([version, at, request, entry, table, version - 1, revision]);
    if (changes === 0) return UNMET;
    if (append.steady) prepare(STEADY).statement.run([version, at, decider, turnAt, table]);
    else prepare(TABLE).statement.run([version, status, at, decider, turnAt, workAt, table]);
    prepare(SNAPSHOT).statement.run([table, version, rules, snapshot]);
    return DONE;
  } catch (error) {
    throw db().inTransaction ? new HalfDone() : error; // if not, SQLite has taken back everything: a full disk, for example
  }
}

/** The same as statements. */
function statementsOf(append: AppendUnit): Statements {
  const { table, revision, version, at, request, entry, status, decider, turnAt, workAt, rules, snapshot } = append;
  return [
    { sql: ENTRY, values: [version, at, request, entry, table, version - 1, revision], needed: true },
    { sql: TABLE, values: [version, status, at, decider, turnAt, workAt, table] },
    { sql: SNAPSHOT, values: [table, version, rules, snapshot] },
  ];
}

/** A single statement that fails has done nothing; several go back to where they began. */
function runUnit(unit: Statements): UnitResult {
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

/** An append has failed half-way; the whole group is to be taken back. */
class HalfDone extends Error {}

function runGroup(units: readonly Unit[]): readonly UnitResult[] {
  try {
    return commitAll(units, (unit) => (isAppend(unit) ? runAppend(unit) : runUnit(unit)));
  } catch (error) {
    if (!(error instanceof HalfDone)) throw error;
    // Nothing was done: now with a way back for each, so that one that fails does not take the others with it.
    return commitAll(units, (unit) => runUnit(isAppend(unit) ? statementsOf(unit) : unit));
  }
}

function commitAll(units: readonly Unit[], work: (unit: Unit) => UnitResult): readonly UnitResult[] {
  prepare('begin').statement.run();
  try {
    const results = units.map(work);
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
