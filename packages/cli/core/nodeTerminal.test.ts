import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { lineReader, type LineReader } from './nodeTerminal.ts';
import { CALLED_OFF, INTERRUPT } from './terminal.ts';

function reader(terminal: boolean): { keys: PassThrough; lines: LineReader } {
  const keys = new PassThrough();
  const screen = new PassThrough();
  const lines = lineReader(
    () => createInterface({ input: keys, output: terminal ? screen : undefined, terminal }),
    () => terminal && !keys.readableEnded,
  );
  return { keys, lines };
}

describe('lineReader', () => {
  it('takes Ctrl-D at a keyboard like Ctrl-C and goes on', async () => {
    const { keys, lines } = reader(true);
    const first = lines.next('? ');
    keys.write('\u0004');
    expect(await first).toBe(INTERRUPT);
    const second = lines.next('? ');
    keys.write('game.json\r');
    expect(await second).toBe('game.json');
    lines.close();
    expect(await lines.next('? ')).toBeNull();
  });

  it('gives null when a pipe has ended', async () => {
    const { keys, lines } = reader(false);
    keys.end('one\n');
    expect(await lines.next('')).toBe('one');
    expect(await lines.next('')).toBeNull();
  });

  it('calls a question off, and keeps what was typed for the next one', async () => {
    const { keys, lines } = reader(true);
    const call = new AbortController();
    const first = lines.next('Waiting ', call.signal);
    keys.write('sa');
    await new Promise((resolve) => setImmediate(resolve));
    call.abort();
    expect(await first).toBe(CALLED_OFF);
    const second = lines.next('? ');
    keys.write('y hi\r');
    expect(await second).toBe('say hi');
    expect(await lines.next('? ', AbortSignal.abort())).toBe(CALLED_OFF);
    lines.close();
  });

  it('shows something above an open question', async () => {
    const { keys, lines } = reader(true);
    const shown: string[] = [];
    lines.above(() => shown.push('before'));
    const line = lines.next('? ');
    keys.write('wh');
    await new Promise((resolve) => setImmediate(resolve));
    lines.above(() => shown.push('meanwhile'));
    keys.write('o\r');
    expect(await line).toBe('who');
    expect(shown).toEqual(['before', 'meanwhile']);
    lines.close();
  });
});
