import { StoreError } from '../errors.ts';
import { toJson } from '../json.ts';
import { noticeText } from '../notices.ts';
import type { Append, Notice } from '../store.ts';
import { CHANNEL } from './listener.ts';

/**
 * Any number of appends to different tables in one round trip, each done or not for itself. They first wait for whoever
 * else changes these tables, in the order of their ids so that two of us never wait for each other, then see what the
 * others made of them. The tables whose entry went in come back.
 */
const APPEND = `
  with texts as (
    select string_to_array($2, chr(1)) as list
  ), wanted as (
    select one.*, list[3 * nth + 1]::json as entry, list[3 * nth + 2]::json as snapshot, list[3 * nth + 3] as notice
    from texts, json_to_recordset($1::json) as one (
      nth integer, "table" text, revision integer, version integer, at bigint, request text, status text, decider integer,
      "turnAt" bigint, "workAt" bigint, rules integer
    )
  ), held as (
    select wanted.* from tables join wanted on wanted."table" = tables.id
    where tables.version = wanted.version - 1 and tables.revision = wanted.revision
    order by tables.id for no key update of tables
  ), logged as (
    insert into entries (table_id, version, at, request, body)
    select "table", version, at, request, entry from held
    on conflict do nothing
    returning table_id
  ), done as (
    select held.* from held join logged on logged.table_id = held."table"
  ), moved as (
    update tables
    set version = done.version, status = done.status, updated_at = done.at, turn_at = done."turnAt",
      work_at = done."workAt", decider = done.decider
    from done where tables.id = done."table"
  ), position as (
    insert into snapshots (table_id, version, rules, body)
    select "table", version, rules, snapshot from done
    on conflict (table_id) do update set version = excluded.version, rules = excluded.rules, body = excluded.body
  )
  select "table", pg_notify('${CHANNEL}', notice) from done`;

/** Stands in no JSON, which writes it otherwise. The texts do not go as JSON within JSON, for that knows no character 0. */
const BETWEEN = '\u0001';
const MOST_TOGETHER = 50;
/** While one statement is under way the next one can be on its way already. */
const MOST_UNDER_WAY = 2;

interface Waiting {
  readonly append: Append;
  readonly notice: Notice;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export interface AppendsParts {
  /** Sends a statement that is parsed and planned once a connection. */
  readonly send: (name: string, text: string, values: readonly unknown[]) => Promise<readonly { table: string }[]>;
}

/** Moves that come while others are being written wait for one another and go together. */
export class Appends {
  readonly #send: AppendsParts['send'];
  #waiting: Waiting[] = [];
  #underWay = 0;

  constructor({ send }: AppendsParts) {
    this.#send = send;
  }

  /** False = a conflict. */
  add(append: Append, notice: Notice): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, notice, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#underWay >= MOST_UNDER_WAY || this.#waiting.length === 0) return;
    const group = this.#takeGroup();
    this.#underWay++;
    void this.#write(group).finally(() => {
      this.#underWay--;
      this.#next();
    });
  }

  /** Of each table the first that waits, at most so many; the others keep their order. */
  #takeGroup(): readonly Waiting[] {
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    const tables = new Set<string>();
    for (const one of this.#waiting) {
      const { table } = one.append;
      const fits = group.length < MOST_TOGETHER && !tables.has(table);
      (fits ? group : left).push(one);
      tables.add(table);
    }
    this.#waiting = left;
    return group;
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    try {
      const texts = group.flatMap(({ append: { entry, snapshot }, notice }) => [
        toJson(entry.body),
        toJson(snapshot.body),
        noticeText(notice),
      ]);
      const rows = await this.#send('append', APPEND, [toJson(group.map(plain)), texts.join(BETWEEN)]);
      const done = new Set(rows.map(({ table }) => table));
      for (const { append, resolve } of group) resolve(done.has(append.table));
    } catch (error) {
      if (group.length === 1 || isOutage(error)) for (const { reject } of group) reject(error);
      // Something in one of them cannot be stored, and nothing was: the others are not to suffer for it.
      else for (const one of group) await this.#write([one]);
    }
  }
}

function isOutage(error: unknown): boolean {
  return !(error instanceof StoreError) || error.code === 'unavailable' || error.code === 'closed';
}

/** The row of the statement without its texts. */
function plain({ append }: Waiting, nth: number): object {
  const { table, revision, entry, snapshot, status, decider, turnAt, workAt } = append;
  const { version, at, request } = entry;
  const { rules } = snapshot;
  return { nth, table, revision, version, at, request, status, decider, turnAt, workAt, rules };
}
