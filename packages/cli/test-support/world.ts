import { seededRandom } from '@everdell/ai';
import type { World } from '../core/context.ts';
import { nodeOnline } from '../core/nodeOnline.ts';
import { CALLED_OFF, type Expected, type Terminal } from '../core/terminal.ts';

/** What a player types, perhaps after a while; null = the input ends, undefined = nothing until the question is called off. */
export type Typing = string | null | undefined | Promise<string | null>;
export type Typist = (question: string, expected: Expected, screen: string) => Typing;

export interface TestWorld extends World {
  readonly files: Map<string, string>;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Everything the terminal showed. */
  readonly screen: () => string;
}

export interface TestWorldOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: World['env'];
  readonly typist?: Typist;
  readonly columns?: number;
  readonly stopped?: World['stopped'];
  readonly rows?: number;
  readonly colour?: boolean;
  readonly interactive?: boolean;
}

function noFile(path: string): never {
  throw Object.assign(new Error(`no file ${path}`), { code: 'ENOENT' });
}

/** A world in memory: files, output, and a typist at the keyboard. */
export function testWorld(options: TestWorldOptions = {}): TestWorld {
  const files = new Map(Object.entries(options.files ?? {}));
  let stdout = '';
  let stderr = '';
  let screen = '';
  const terminal = (): Terminal => ({
    columns: options.columns ?? 80,
    rows: options.rows ?? 24,
    colour: options.colour ?? false,
    interactive: options.interactive ?? true,
    write: (text) => void (screen += text),
    clear: () => void (screen += '\f'),
    ask(question, expected, calledOff) {
      if (calledOff?.aborted) return Promise.resolve(CALLED_OFF);
      const answer = (options.typist ?? (() => null))(question, expected, screen);
      if (answer instanceof Promise) return answer.finally(() => (screen += `${question}\n`));
      screen += `${question}${answer ?? ''}\n`;
      if (answer !== undefined) return Promise.resolve(answer);
      if (calledOff === undefined) throw new Error(`nothing calls this question off: ${question}`);
      return new Promise((resolve) => calledOff.addEventListener('abort', () => resolve(CALLED_OFF)));
    },
    close: () => undefined,
  });
  return {
    files,
    stdout: () => stdout,
    stderr: () => stderr,
    screen: () => screen,
    out: (text) => void (stdout += text),
    err: (text) => void (stderr += text),
    errIsTerminal: false,
    readFile: (path) => files.get(path) ?? noFile(path),
    writeFile: (path, text) => void files.set(path, text),
    writeNew: (path, text) => void files.set(path, text),
    exists: (path) => files.has(path),
    writePrivate: (path, text) => void files.set(path, text),
    online: () => Promise.resolve(nodeOnline()),
    terminal,
    stopped: options.stopped ?? (() => Promise.resolve()),
    env: options.env ?? {},
    freshSeed: () => 'fresh',
  };
}

/** Answers every question with something valid, at random. */
export function randomTypist(seed: string): Typist {
  const random = seededRandom(seed);
  return (_question, expected) => {
    if ('yesNo' in expected) return 'y';
    if ('enter' in expected) return '';
    if ('command' in expected) return undefined;
    if ('free' in expected) return expected.example ?? '';
    const { numbers, min, max } = expected;
    const wanted = min + Math.floor(random() * (max - min + 1));
    const left = Array.from({ length: numbers }, (_, i) => i + 1);
    const chosen = Array.from({ length: wanted }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
    return chosen.length === 0 ? '0' : chosen.join(' ');
  };
}

/** Types these lines, then what the other one types. */
export function first(lines: readonly string[], then: Typist = () => null): Typist {
  const left = [...lines];
  return (...asked) => (left.length > 0 ? left.shift() : then(...asked));
}
