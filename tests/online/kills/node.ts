import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface NodeOptions {
  /** The built server. */
  readonly program: string;
  /** Where it runs: no `.env` lies there. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** A line of its log that says that something went wrong. */
  readonly complained: (line: string) => void;
}

const OPEN = /^Everdell is open at (\S+)$/;
/** A limit would only slow the clients down, who all come from one address. */
const NO_LIMITS = {
  EVERDELL_MESSAGES_PER_SECOND: '0',
  EVERDELL_CONNECTIONS_PER_ADDRESS: '0',
  EVERDELL_REQUESTS_PER_MINUTE: '0',
  EVERDELL_NEW_GUESTS_PER_MINUTE: '0',
  EVERDELL_NEW_TABLES_PER_MINUTE: '0',
  EVERDELL_DOWNLOADS_PER_MINUTE: '0',
  EVERDELL_TABLES_PER_GUEST: '0',
};

/** A server process that can be killed and started again. */
export class ServerNode {
  readonly #options: NodeOptions;
  #child: ChildProcess | undefined;
  /** Where it was last; while it is down nobody answers there. */
  address = 'http://127.0.0.1:9';
  /** Grows with every start. */
  life = 0;

  constructor(options: NodeOptions) {
    this.#options = options;
  }

  get running(): boolean {
    return this.#child !== undefined;
  }

  /** Resolves when it listens; rejects if it ends before. */
  start(): Promise<void> {
    const { program, folder, environment, complained } = this.#options;
    this.life++;
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        EVERDELL_HOST: '127.0.0.1',
        EVERDELL_PORT: '0',
        EVERDELL_LOG_LEVEL: 'error',
        EVERDELL_BOT_PAUSE_MS: '20',
        ...NO_LIMITS,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let last = '';
    createInterface({ input: child.stderr }).on('line', (line) => {
      last = line;
      complained(line);
    });
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, address] = OPEN.exec(line) ?? [];
        if (address === undefined) return;
        this.address = address;
        resolve();
      });
      child.once('exit', () => {
        if (this.#child === child) this.#child = undefined;
      });
      child.once('close', (code, signal) => {
        reject(new Error(`the server ended with ${code ?? signal} before it was open: ${last}`));
      });
    });
  }

  /** Ends it at once, without a word. Resolves when it is gone. */
  async kill(): Promise<void> {
    await this.#signal('SIGKILL');
  }

  /** Asks it to end; gives its exit code. */
  async terminate(): Promise<number | null> {
    return this.#signal('SIGTERM');
  }

  async #signal(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
}
