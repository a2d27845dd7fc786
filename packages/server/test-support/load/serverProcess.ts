import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Inspector } from './inspector.ts';

/** Everything that is meant to keep one client from asking for so much. */
const NO_LIMITS = {
  EVERDELL_MESSAGES_PER_SECOND: '0',
  EVERDELL_CONNECTIONS_PER_ADDRESS: '0',
  EVERDELL_REQUESTS_PER_MINUTE: '0',
  EVERDELL_NEW_GUESTS_PER_MINUTE: '0',
  EVERDELL_NEW_TABLES_PER_MINUTE: '0',
  EVERDELL_DOWNLOADS_PER_MINUTE: '0',
  EVERDELL_TABLES_PER_GUEST: '0',
  EVERDELL_MAX_GAMES_IN_MEMORY: '100000',
};

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  readonly inspector: Inspector;
  /** Lines of the log that tell of something wrong. */
  readonly complaints: readonly string[];
  stop(): Promise<void>;
}

/** Starts the built server as a process of its own, with the inspector open. */
export async function startProcess(
  { main, flags, cwd }: { readonly main: string; readonly flags: readonly string[]; readonly cwd: string },
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', '--enable-source-maps', ...flags, main], {
    cwd,
    env: {
      PATH: process.env.PATH,
      EVERDELL_HOST: '127.0.0.1',
      EVERDELL_PORT: '0',
      EVERDELL_IDLE_MINUTES: '1',
      ...NO_LIMITS,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killed = (): boolean => child.kill('SIGKILL');
  process.once('exit', killed); // however this program ends
  const complaints: string[] = [];
  const debugger_ = found(child, child.stderr, /^Debugger listening on (ws:\S+)/, (line) => {
    if (/^\{"level":[456]0/.test(line)) complaints.push(line);
  });
  const address = found(child, child.stdout, /^Everdell is open at (\S+)/);
  const inspector = await Inspector.connect(await debugger_);
  let stopping = false;
  child.once('exit', (code, signal) => {
    if (stopping) return;
    process.stderr.write(`a server ended unasked (${signal ?? code})\n${complaints.join('\n')}\n`);
    process.exit(1);
  });
  return {
    origin: await address,
    pid: child.pid ?? 0,
    inspector,
    complaints,
    async stop() {
      stopping = true;
      inspector.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killed);
    },
  };
}

/** What the first line of this form says; the others go on to be read. */
function found(
  child: ChildProcess,
  stream: NodeJS.ReadableStream,
  form: RegExp,
  read: (line: string) => void = () => undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said.join('\n')}`)));
    createInterface({ input: stream }).on('line', (line) => {
      if (said.length < 20) said.push(line);
      const [, wanted] = form.exec(line) ?? [];
      if (wanted === undefined) read(line);
      else resolve(wanted);
    });
  });
}
