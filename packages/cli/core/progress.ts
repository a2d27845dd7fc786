import type { Context } from './context.ts';

/** A line on stderr that is written over and over; nothing with --json or when nobody looks. */
export interface Progress {
  show(text: string): void;
  done(): void;
}

const SILENT: Progress = { show: () => undefined, done: () => undefined };
const EVERY_MS = 200;

export function progressOn(context: Context): Progress {
  if (context.json || !context.errIsTerminal) return SILENT;
  let last = 0;
  let shown = 0;
  return {
    show(text) {
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      context.err(`\r${text.padEnd(shown)}`);
      shown = text.length;
    },
    done() {
      if (shown > 0) context.err(`\r${' '.repeat(shown)}\r`);
    },
  };
}
