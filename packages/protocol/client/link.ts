/** Links to tables: `https://host/t/TABLE#SECRET`. What stands after # is never sent to a server by a browser. */

export interface Link {
  /** Where the server is, like `https://everdell.example:8443`. */
  readonly origin: string;
  readonly table: string;
  /** Undefined: the link names the table only, which is enough for tables that are listed or that one belongs to. */
  readonly secret: string | undefined;
}

export type LinkProblem = 'empty' | 'no-address' | 'bad-address' | 'no-table' | 'bad-table' | 'bad-secret';

const MESSAGES: Readonly<Record<LinkProblem, string>> = {
  empty: 'There is no link: copy the whole link that you were sent.',
  'no-address': 'That is no link: it has to begin with http:// or https:// and the name of the server.',
  'bad-address': 'The link is damaged: what follows // is not the address of a server. Copy the whole link again.',
  'no-table': 'The link leads to no table: it has to look like https://server/t/TABLE#SECRET.',
  'bad-table': 'The link is damaged: what follows /t/ is not the name of a table. Copy the whole link again.',
  'bad-secret': 'The link is damaged: what follows # is not whole. Copy the whole link again.',
};

export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly problem: LinkProblem;
  constructor(problem: LinkProblem) {
    super(MESSAGES[problem]);
    this.problem = problem;
  }
}

/** Browsers and Node have it, the language has not. */
declare const URL: new (address: string) => { readonly origin: string };

const ADDRESS = /^(https?:\/\/(?:[^\s/?#@]+))(\/[^#]*)?(?:#(.*))?$/i;
const TABLE = /^t[A-Za-z0-9_-]{8,40}$/;
const SECRET = /^[A-Za-z0-9_-]{20,64}$/;
/** What mail programs and people put around links. */
const AROUND = /^[\s<("'«“]+|[\s>)."'»”,;:!?]+$/g;

/** Reads a link as somebody pasted it; refuses with LinkError. */
export function parseLink(text: string): Link {
  const bare = text.replace(AROUND, '');
  if (bare === '') throw new LinkError('empty');
  const [, address, path = '/', secret = ''] = ADDRESS.exec(bare) ?? [];
  if (address === undefined) throw new LinkError('no-address');
  const origin = originOf(address);
  if (origin === undefined) throw new LinkError('bad-address');
  const [, table] = /^\/t\/([^/?]*)\/?(?:\?.*)?$/.exec(path) ?? [];
  if (table === undefined) throw new LinkError('no-table');
  if (!TABLE.test(table)) throw new LinkError('bad-table');
  if (secret !== '' && !SECRET.test(secret)) throw new LinkError('bad-secret');
  return { origin, table, secret: secret === '' ? undefined : secret };
}

/** As browsers write it, so that the same server is told by the same text; undefined = there can be none. */
function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

export function linkTo(origin: string, table: string, secret?: string): string {
  return `${origin}/t/${table}${secret === undefined ? '' : `#${secret}`}`;
}
