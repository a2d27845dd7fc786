import { StoreError } from './errors.ts';
import { fromJson, toJson } from './json.ts';
import type { Notice } from './store.ts';

/** PostgreSQL takes notifications of less than 8,000 bytes; both stores refuse what one of them could not say. */
const MAXIMUM_BYTES = 7_999;
const KINDS: readonly Notice['what'][] = ['entry', 'table', 'chat', 'presence', 'guest'];

/** The notice in short, as it goes from node to node. */
export function noticeText(notice: Notice): string {
  const text = written(notice);
  const bytes = Buffer.byteLength(text);
  if (bytes > MAXIMUM_BYTES) {
    throw new StoreError('value', `a notice may have ${MAXIMUM_BYTES} bytes, this one has ${bytes}`);
  }
  return text;
}

/** Can it be told as it is? */
export function isShort(notice: Notice): boolean {
  return Buffer.byteLength(written(notice)) <= MAXIMUM_BYTES;
}

function written({ table, node, what, data }: Notice): string {
  const head = toJson({ t: table, n: node, w: what });
  return data === undefined ? head : `${head.slice(0, -1)},"d":${toJson(data)}}`;
}

/** A notice as `written` writes it. */
const WRITTEN = /^\{"t":"([^"\\]*)","n":"([^"\\]*)","w":"([a-z]+)",?/;

/** What it says is read only when somebody wants to know: half of what a node hears is its own. */
function lateNotice(table: string, node: string, what: Notice['what'], text: string): Notice {
  return {
    table,
    node,
    what,
    get data() {
      try {
        return (fromJson(text) as { d?: unknown }).d;
      } catch {
        return undefined; // then it is only a reason to look
      }
    },
  };
}

/** Undefined = not from one of ours: anybody at the database can notify. */
export function readNotice(text: string): Notice | undefined {
  try {
    const [, table, node, what] = WRITTEN.exec(text) ?? [];
    if (table !== undefined && KINDS.includes(what as Notice['what']) && text.endsWith('}}'))
      return lateNotice(table, node, what as Notice['what'], text);
    const { t, n, w, d } = fromJson(text) as { t: unknown; n: unknown; w: Notice['what']; d?: unknown };
    if (typeof t !== 'string' || typeof n !== 'string' || !KINDS.includes(w)) return undefined;
    return d === undefined ? { table: t, node: n, what: w } : { table: t, node: n, what: w, data: d };
  } catch {
    return undefined;
  }
}

/** Those who listen in this process. */
export class Listeners {
  private readonly listeners = new Set<(notice: Notice | 'missed') => void>();

  add(listener: (notice: Notice | 'missed') => void): () => void {
    const own = (notice: Notice | 'missed'): void => listener(notice); // one who listens twice also stops twice
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  }

  tell(notice: Notice | 'missed'): void {
    for (const listener of this.listeners) listener(notice);
  }
}
