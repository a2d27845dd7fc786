import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeWorld } from './nodeWorld.ts';

it.skipIf(process.platform === 'win32')('writes private files so that only their owner can read them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'everdell-'));
  try {
    const path = join(folder, 'settings', 'guests.json');
    const { writePrivate } = nodeWorld();
    for (const text of ['one', 'two']) {
      writePrivate(path, text);
      expect(readFileSync(path, 'utf8')).toBe(text);
      expect(statSync(path).mode & 0o777).toBe(0o600);
    }
    expect(statSync(join(folder, 'settings')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, 'settings'))).toEqual(['guests.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
