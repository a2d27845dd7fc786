import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { player, TestServer } from '../../test-support/online.ts';
import { randomTypist, type Typist } from '../../test-support/world.ts';

let server: TestServer;

beforeAll(async () => {
  server = await new TestServer().start();
});

afterAll(() => server.remove());

const OVER = /wins\.|share the victory/;

/** Types these lines, each one once, when its moment has come; all else as the other one does. */
function when(moments: readonly (readonly [moment: RegExp, line: string])[], then: Typist): Typist {
  const left = [...moments];
  return (question, expected, screen) => {
    const [moment] = left;
    if (moment !== undefined && moment[0].test(`${screen.slice(-6000)}${question}`)) {
      left.shift();
      return moment[1];
    }
    return then(question, expected, screen);
  };
}

describe('a table on a server', () => {
  it('is opened in a terminal, joined in another and played to its end, watched by a third', async () => {
    const host = player(
      `--host --port 0 --players 2 --name Ana --lang en`,
      when([[/2\) Luis/, 'start']], randomTypist('ana')),
      {
        env: { HOME: '/ana', EVERDELL_DATA_DIR: `${server.folder}/ana`, EVERDELL_HOST: '127.0.0.1' },
      },
    );
    const invite = await linkShown(host.world, 'To invite others:');
    const watch = await linkShown(host.world, 'To let others watch:');
    const spectator = player(`--join ${watch} --name Eva --lang en`, randomTypist('eva'));
    const guest = player(`--join ${invite} --name Luis --lang es`, randomTypist('luis'));
    expect(await Promise.all([guest.ended, spectator.ended])).toEqual([0, 0]);
    expect(await host.ended).toBe(0);
    expect(host.world.screen()).toMatch(OVER);
    expect(host.world.screen()).toContain('Waiting for Luis');
    expect(host.world.screen()).toMatch(/• Luis /);
    expect(host.world.screen()).toContain('The deal came from the secret');
    expect(guest.world.screen()).toMatch(/Gana (Ana|Luis)\.|comparten la victoria/);
    expect(guest.world.screen()).toContain('Esperando a Ana');
    expect(spectator.world.screen()).toMatch(OVER);
    expect(spectator.world.screen()).toContain('Waiting for ');
    expect(spectator.world.screen()).not.toContain('Your hand');
    for (const { world } of [host, guest, spectator]) expect(world.stderr()).toBe('');
  });
});

async function linkShown(world: { screen(): string }, title: string): Promise<string> {
  for (;;) {
    const [, link] = new RegExp(`${title}\\n *(\\S+)`).exec(world.screen()) ?? [];
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
