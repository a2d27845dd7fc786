import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Connection, RemoteTable } from '@everdell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeOnline } from '../../core/nodeOnline.ts';
import { TestServer } from '../../test-support/online.ts';

const bot = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url));

let server: TestServer;

beforeAll(async () => {
  server = await new TestServer().start();
});

afterAll(() => server.remove());

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function runBot(...args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [bot, ...args], { stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

describe('the example of a bot', () => {
  it('plays a whole game against a copy of itself and a bot of the server, also while the server restarts', async () => {
    const { table, invite, token, start } = await server.table({
      setup: { players: 3 },
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
    });
    const bots = [runBot(invite, 'Rex'), runBot(invite, 'Luna')];
    const { surroundings } = nodeOnline();
    const connection = new Connection({ origin: server.origin, token, surroundings });
    connection.connect();
    const watched = new RemoteTable(connection, table.id);
    await start();
    await watched.until(({ game }) => (game?.version ?? 0) > 30);
    await server.restart();
    const ended = await Promise.all(bots);
    await watched.until(({ live, game }) => live && game?.result !== null);
    connection.close();
    const lines = watched.game!.result!.scores.map(
      ({ total }, seat) => `${watched.info!.seats[seat].name || 'seat 3'}: ${total}`,
    );
    for (const { code, out, err } of ended) {
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out.trim().split('\n')).toEqual(lines);
    }
    expect(lines[0]).toMatch(/^(Rex|Luna): \d+$/);
  });

  it('says what is wrong', async () => {
    expect((await runBot('hello')).err).toContain('usage: node bot.mjs LINK');
    const { invite } = await server.table({ setup: { players: 2 } });
    expect((await runBot(`${invite.slice(0, -2)}xx`)).err).toContain('link');
  });
});
