import { loadSession, isReplay } from '@everdell/game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { player, TestServer, type Player } from '../../test-support/online.ts';
import { randomTypist, type Typist } from '../../test-support/world.ts';

let server: TestServer;

beforeAll(async () => {
  server = await new TestServer().start();
});

afterAll(() => server.remove());

const OVER = /wins\.|share the victory/;
const OVER_ES = /Gana |comparten la victoria/;

type Moment = readonly [moment: RegExp, line: string | (() => string | null | undefined)];

/** Types these lines, one after the other, each when its moment has come; all else as the other one does. */
function when(moments: readonly Moment[], then: Typist): Typist {
  const left = [...moments];
  let from = 0;
  return (question, expected, screen) => {
    const [next] = left;
    if (next === undefined || !next[0].test(`${screen.slice(from)}${question}`)) return then(question, expected, screen);
    left.shift();
    from = screen.length;
    return typeof next[1] === 'string' ? next[1] : next[1]();
  };
}

async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function linkShown({ world }: Player, title: string): Promise<string> {
  const shown = (): string | undefined => new RegExp(`${title}\\n *(\\S+)`).exec(world.screen())?.[1];
  await until(() => shown() !== undefined);
  return shown() ?? '';
}

/** Ana and Luis, who play by random answers unless told otherwise; Ana opens the table and starts the game. */
async function pair(ana: readonly Moment[], luis: readonly Moment[], then = { ana: randomTypist('ana'), luis: randomTypist('luis') }) {
  const { invite, watch, links, table } = await server.table({ setup: { players: 2 }, seats: [{ kind: 'open' }, { kind: 'open' }] });
  void links;
  const host = { table, invite, watch };
  const players = [
    player(`--join ${invite} --name Ana --lang en`, when(ana, then.ana)),
    player(`--join ${invite} --name Luis --lang en`, when(luis, then.luis)),
  ] as const;
  return { ...host, ana: players[0], luis: players[1] };
}

describe('a table on a server', () => {
  it('is opened in a terminal, joined in another and played to its end, watched by a third', async () => {
    const host = player(
      '--host --port 0 --players 2 --name Ana --lang en',
      when([[/2\) Luis/, 'start']], randomTypist('ana')),
      { env: { HOME: '/ana', EVERDELL_DATA_DIR: `${server.folder}/ana`, EVERDELL_HOST: '127.0.0.1' } },
    );
    const invite = await linkShown(host, 'To invite others:');
    const watch = await linkShown(host, 'To let others watch:');
    const spectator = player(`--join ${watch} --name Eva --lang en`, randomTypist('eva'));
    const guest = player(`--join ${invite} --name Luis --lang es`, randomTypist('luis'));
    expect(await Promise.all([guest.ended, spectator.ended])).toEqual([0, 0]);
    expect(await host.ended).toBe(0);
    expect(host.world.screen()).toMatch(OVER);
    expect(host.world.screen()).toContain('Waiting for Luis');
    expect(host.world.screen()).toMatch(/• Luis /);
    expect(host.world.screen()).toContain('The deal came from the secret');
    expect(guest.world.screen()).toMatch(OVER_ES);
    expect(guest.world.screen()).toContain('Esperando a Ana');
    expect(spectator.world.screen()).toMatch(OVER);
    expect(spectator.world.screen()).toContain('Waiting for ');
    expect(spectator.world.screen()).not.toContain('Your hand');
    for (const { world } of [host, guest, spectator]) expect(world.stderr()).toBe('');
  });
});
