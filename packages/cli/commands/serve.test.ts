import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testWorld, type TestWorldOptions } from '../test-support/world.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'everdell-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const env = (): TestWorldOptions['env'] => ({ EVERDELL_DATA_DIR: folder, EVERDELL_HOST: '127.0.0.1' });

it('runs the server until it is told to stop', async () => {
  let health: unknown;
  const world = testWorld({
    env: env(),
    async stopped() {
      const [address] = /http:\S+/.exec(world.stdout()) ?? [];
      health = await (await fetch(`${address}/health`)).json();
    },
  });
  expect(await run(['serve', '--port', '0', '--lang', 'es'], world)).toBe(0);
  expect(world.stdout()).toContain('Everdell está abierto en http://127.0.0.1:');
  expect(health).toEqual({ status: 'ok' });
});

it('says in one line what is wrong with a setting', async () => {
  const world = testWorld({ env: { ...env(), EVERDELL_PORT: 'many' } });
  expect(await run(['serve', '--lang', 'en'], world)).toBe(2);
  expect(world.stderr()).toContain('EVERDELL_PORT');
});
