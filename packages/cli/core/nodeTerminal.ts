import { createInterface, type Interface } from 'node:readline';
import { CALLED_OFF, INTERRUPT, type Terminal } from './terminal.ts';

const CLEAR = '\u001B[2J\u001B[3J\u001B[H';
const CLEAR_BELOW = '\u001B[J';
const DEFAULT_COLUMNS = 80;
const DEFAULT_ROWS = 24;

/** The terminal this process was started from. Lines that come before they are asked for are kept. */
export function nodeTerminal(): Terminal {
  const { stdin, stdout, env } = process;
  const interactive = stdin.isTTY && stdout.isTTY;
  const lines = lineReader(
    () => createInterface({ input: stdin, output: interactive ? stdout : undefined }),
    interactive ? () => !stdin.readableEnded && !stdin.destroyed : () => false,
  );
  let asked = ''; // at a pipe
  return {
    get columns() {
      return stdout.columns || DEFAULT_COLUMNS;
    },
    get rows() {
      return stdout.rows || DEFAULT_ROWS;
    },
    colour: wantsColour(stdout.isTTY, env),
    interactive,
    write(text) {
      if (interactive) lines.above(() => stdout.write(text));
      else stdout.write(asked === '' ? text : `\n${text}${asked}`);
    },
    clear: () => void stdout.write(interactive ? CLEAR : '\n'),
    async ask(question, _expected, calledOff) {
      const lastLine = question.lastIndexOf('\n') + 1; // editing a line redraws its prompt, which has to be one line
      stdout.write(question.slice(0, lastLine));
      if (interactive) return lines.next(question.slice(lastLine), calledOff);
      asked = question.slice(lastLine);
      stdout.write(asked);
      const line = await lines.next('', calledOff);
      asked = '';
      stdout.write(line === CALLED_OFF ? '\n' : `${line ?? ''}\n`); // a pipe does not echo what is typed
      return line;
    },
    close: () => lines.close(),
  };
}

function wantsColour(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false;
  if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0') return true;
  return isTerminal && env['TERM'] !== 'dumb';
}

export interface LineReader {
  next(question: string, calledOff?: AbortSignal): Promise<string | null>;
  /** Shows something above the question that is open, and what has been typed so far. */
  above(show: () => void): void;
  close(): void;
}

/**
 * Lines of an input. At a keyboard Ctrl-D closes the interface although more can be typed (`goesOn`): that is like
 * Ctrl-C, and the next question opens it again. A pipe that has ended gives null.
 */
export function lineReader(open: () => Interface, goesOn: () => boolean): LineReader {
  const waiting: string[] = [];
  let input: Interface | null = null;
  let ended = false;
  let give: ((line: string | null) => void) | null = null;
  const deliver = (line: string | null): void => {
    const receiver = give;
    give = null;
    receiver?.(line);
  };
  const interrupt = (): void => {
    process.stdout.write('\n');
    if (give === null) waiting.push(INTERRUPT);
    else deliver(INTERRUPT);
  };
  const opened = (): Interface => {
    const fresh = open();
    fresh.on('line', (line) => (give === null ? void waiting.push(line) : deliver(line)));
    fresh.on('SIGINT', interrupt);
    fresh.on('close', () => {
      input = null;
      if (!ended && goesOn()) return interrupt();
      ended = true;
      deliver(null);
    });
    return fresh;
  };
  input = opened();
  /** Wipes the line that is being typed off the screen; it is still there when the next question is asked. */
  const wipe = (): void => {
    if (input === null || !input.terminal) return;
    const { rows } = input.getCursorPos();
    process.stdout.write(`\r${rows > 0 ? `\u001B[${rows}A` : ''}${CLEAR_BELOW}`);
  };
  return {
    next(question, calledOff) {
      if (calledOff?.aborted === true) return Promise.resolve(CALLED_OFF);
      const ready = waiting.shift();
      if (ready !== undefined) return Promise.resolve(ready);
      if (ended) return Promise.resolve(null);
      input ??= opened();
      input.setPrompt(question);
      input.prompt(true);
      return new Promise((resolve) => {
        const stop = (): void => {
          wipe();
          deliver(CALLED_OFF);
        };
        calledOff?.addEventListener('abort', stop, { once: true });
        give = (line) => {
          calledOff?.removeEventListener('abort', stop);
          resolve(line);
        };
      });
    },
    above(show) {
      if (give === null) return show();
      wipe();
      show();
      input?.prompt(true);
    },
    close() {
      ended = true;
      input?.close();
    },
  };
}
