import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSettings, startServer, type Settings } from './index.ts';

/** The warnings in the log of a server that was started like this. */
async function warned(changes: Partial<Settings>): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'everdell-warnings-'));
  const lines: string[] = [];
  try {
    const settings = defaultSettings({ port: 0, dataDir, ...changes });
    await (await startServer(settings, { log: { write: (line) => void lines.push(line) } })).close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const parsed = lines.map((line) => JSON.parse(line) as { level: number | string; msg: string });
  return parsed.filter(({ level }) => level === 40 || level === 'warn').map(({ msg }) => msg);
}

test('believing any number of proxies on an open port is warned of, with what to do', async () => {
  const [warning, ...more] = await warned({ host: '0.0.0.0', trustProxy: 1 });
  expect(more).toEqual([]);
  for (const word of ['EVERDELL_TRUST_PROXY=1', '0.0.0.0', 'EVERDELL_HOST=127.0.0.1', 'firewall'])
    expect(warning).toContain(word);
});

test('what is safe is not warned of', async () => {
  expect(await warned({ host: '127.0.0.1', trustProxy: 2 })).toEqual([]);
  expect(await warned({ host: 'localhost', trustProxy: 1 })).toEqual([]);
  expect(await warned({ host: '0.0.0.0', trustProxy: false })).toEqual([]);
  expect(await warned({ host: '0.0.0.0', trustProxy: ['10.1.2.3'] })).toEqual([]);
});
