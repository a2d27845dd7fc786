import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { isReplay, loadSession } from '@everdell/game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { player, TestServer, type Player } from '../../test-support/online.ts';
import { randomTypist, type Typing, type Typist } from '../../test-support/world.ts';

let server: TestServer;

beforeAll(async () => {
  server = await new TestServer().start();
});

afterAll(() => server.remove());

const OVER = /wins\.|share the victory/;
const OVER_ES = /Gana |comparten la victoria/;

type Moment = readonly [moment: RegExp, line: string | (() => Typing)];

/** Types these lines, one after the other, each when its moment has come; all else as the other one does. */
function when(moments: readonly Moment[], then: Typist): Typist {
  const left = [...moments];
  let from = 0;
  return (question, expected, screen) => {
    const [next] = left;
    if (next === undefined || !next[0].test(`${screen.slice(from)}${question}`))
      return then(question, expected, screen);
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

interface Pair {
  readonly ana: Player;
  readonly luis: Player;
  readonly invite: string;
}

/** Ana and Luis at a table of two whose game has started; they answer at random what is not foreseen. */
async function pair(ana: readonly Moment[], luis: readonly Moment[] = [], ready = 'Your own seat'): Promise<Pair> {
  const { invite, start } = await server.table({ setup: { players: 2 }, seats: [{ kind: 'open' }, { kind: 'open' }] });
  const first = player(`--join ${invite} --name Ana --lang en`, when(ana, randomTypist('ana')));
  await until(() => first.world.screen().includes(ready));
  const second = player(`--join ${invite} --name Luis --lang en`, when(luis, randomTypist('luis')));
  await start();
  return { ana: first, luis: second, invite };
}

const QUIT: Moment = [/What do you do/, 'quit'];

describe('a table on a server', () => {
  it('is opened in a terminal, joined in another and played to its end, watched by a third', async () => {
    const host: Player = player(
      '--host --port 0 --players 2 --name Ana --lang en',
      when(
        [
          [/2\) Luis/, 'start'],
          [/Enter leaves/, () => Promise.all([guest.ended, spectator.ended]).then(() => '')], // the server ends with her
        ],
        randomTypist('ana'),
      ),
      { env: { HOME: '/ana', EVERDELL_DATA_DIR: `${server.folder}/ana`, EVERDELL_HOST: '127.0.0.1' } },
    );
    const invite = await linkShown(host, 'To invite others:');
    const watch = await linkShown(host, 'To let others watch:');
    const spectator: Player = player(`--join ${watch} --name Eva --lang en`, randomTypist('eva'));
    const guest: Player = player(`--join ${invite} --name Luis --lang es`, randomTypist('luis'));
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

describe('who hosts', () => {
  const options = { env: { HOME: '/ana', EVERDELL_DATA_DIR: '', EVERDELL_HOST: '127.0.0.1' } };

  it('fills seats with bots, starts, leaves, and has another table another time', async () => {
    const env = { ...options.env, EVERDELL_DATA_DIR: `${server.folder}/hosted` };
    const args = '--host --port 0 --lang en';
    const first = player(
      `${args} --players 3 --name Ana`,
      when(
        [[/open/, 'bot 3 random'], [/3\) bot \(random\)/, 'fill'], [/2\) bot \(steady\)/, 'start'], QUIT],
        randomTypist('x'),
      ),
      { env },
    );
    expect(await first.ended).toBe(0);
    expect(first.world.screen()).toContain('2 seats are open');
    expect(first.world.screen()).toContain('npm start -- --host');
    const again = player(
      `${args} --name Ana`,
      when(
        [
          [/How many players/, '2'],
          [/seat is open/, 'dissolve'],
        ],
        randomTypist('x'),
      ),
      { env },
    );
    expect(await again.ended).toBe(0);
    expect(again.world.screen()).toContain('The table was closed.');
  });

  it('is offered the tables that are not finished', async () => {
    const env = {
      ...options.env,
      EVERDELL_DATA_DIR: `${server.folder}/hosted again`,
      EVERDELL_PORT: String(await freePort()),
    };
    const first = player(
      '--host --lang en --players 2 --name Ana',
      when([[/seat is open/, 'quit']], randomTypist('x')),
      { env },
    );
    expect(await first.ended).toBe(0);
    const again = player(
      '--host --lang es',
      when(
        [
          [/¿Qué mesa\?/, '1'],
          [/1\) Ana/, 'llenar'],
          [/2\) bot/, 'salir'],
        ],
        randomTypist('x'),
      ),
      {
        env,
        files: Object.fromEntries(first.world.files),
      },
    );
    expect(await again.ended).toBe(0);
    expect(again.world.screen()).toContain('1) Ana, libre (sin empezar)');
    expect(again.world.screen()).toContain('Para invitar a otros:');
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('in a game', () => {
  it('a decision is taken back that the rules no longer let go, if the other one agrees', async () => {
    const { ana, luis }: Pair = await pair(
      [
        [/• You .*• Luis .*What do you do/s, 'undo'],
        [/Ask the others/, 'y'],
        [/The others are asked/, () => undefined],
        [/./, () => until(() => ana.world.screen().includes('Ana decides again')).then(() => 'quit')],
      ],
      [
        [/Ana asks to take back/, 'maybe'],
        [/Type y or n/, 'y'],
        [/Waiting for Ana/, 'quit'],
      ],
    );
    expect(await Promise.all([ana.ended, luis.ended])).toEqual([0, 0]);
    expect(ana.world.screen()).toContain('Not possible: Another player has decided something since.');
    expect(ana.world.screen()).toContain('The others are asked');
  });

  it('a decision stands if the other one does not agree', async () => {
    const { ana, luis }: Pair = await pair(
      [
        [/• You .*• Luis .*What do you do/s, 'undo'],
        [/Ask the others/, 'y'],
        [/The others are asked/, () => until(() => ana.world.screen().includes('does not want')).then(() => 'quit')],
      ],
      [
        [/agree\? \(y\/n\)/, 'n'],
        [/Waiting for Ana/, 'quit'],
      ],
    );
    expect(await Promise.all([ana.ended, luis.ended])).toEqual([0, 0]);
    expect(ana.world.screen()).toContain('Luis does not want to go back.');
    expect(ana.world.screen()).not.toContain('Everybody agreed');
  });

  it('the server can be stopped and started again', async () => {
    let asked = 0;
    let restarted: Promise<void> | undefined;
    const count: Typist = (...question) => {
      if (++asked === 25) restarted = server.restart();
      return randomTypist(`count ${asked}`)(...question);
    };
    const { invite, start } = await server.table({
      setup: { players: 2 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const players = ['Ana', 'Luis'].map((name) => player(`--join ${invite} --name ${name} --lang en`, count));
    await start();
    for (const { ended, world } of players) {
      expect(await ended).toBe(0);
      expect(world.screen()).toContain('The connection is lost');
      expect(world.screen()).toContain('Connected again.');
      expect(world.screen()).toMatch(OVER);
      expect(world.stderr()).toBe('');
    }
    await restarted;
  });

  it('people talk, look around and get their links', async () => {
    const { ana, luis } = await pair(
      [
        [/starts the game/, 'word acorn'],
        [/starts the game/, '?'],
        [/What do you do/, 'say hello there'],
        [/What do you do/, 'say'],
        [/What do you do/, 'who'],
        [/What do you do/, 'hint'],
        [/What do you do/, 'link'],
        [/What do you do/, 'link new'],
        [/What do you do/, '?'],
        [/Luis: hi.*What do you do/s, 'quit'],
      ],
      [
        [/Ana: hello there/, 'say hi \u001B[2Jyou'],
        [/Waiting for Ana/, 'quit'],
      ],
      'goes into the deal',
    );
    expect(await Promise.all([ana.ended, luis.ended])).toEqual([0, 0]);
    const screen = ana.world.screen();
    expect(screen).toContain('Your word “acorn” goes into the deal.');
    expect(screen).toMatch(/ 1\) Ana, you, has given a word\n/);
    expect(screen).toContain('Type say and what you want to say.');
    expect(screen).toMatch(/2\) Luis\n/);
    expect(screen).toContain('Hints are for games on this computer');
    expect(screen).not.toContain('A bot would choose');
    expect(screen).toContain('mute SEAT');
    expect(screen).toContain('A new link; older ones no longer work:');
    expect(screen).not.toContain('\u001B');
    expect(screen).toMatch(/Luis: hi .*you/);
  });

  it('who leaves can come back: by the link, or since the server knows them', async () => {
    const { ana, luis, invite } = await pair(
      [QUIT],
      [
        [/Ana is back/, 'quit'],
        [/./, () => undefined],
      ],
    );
    await ana.ended;
    const [, own] = /Come back with:\n {2}npm start -- --join '(\S+)'/.exec(ana.world.screen()) ?? [];
    const elsewhere = player(`--join ${own} --name Ana --lang en`, when([QUIT], randomTypist('ana')));
    expect(await elsewhere.ended).toBe(0);
    expect(elsewhere.world.screen()).toContain('Your hand');
    const again = player(
      `--join ${invite.replace(/#.*/, '')} --lang en`,
      when([[/What do you do/, 'leave'], [/You have left; back/, 'back'], QUIT], randomTypist('ana')),
      {
        files: Object.fromEntries(ana.world.files),
        env: ana.world.env,
      },
    );
    expect(await again.ended).toBe(0);
    expect(again.world.screen()).toContain('Leave the game for now?');
    expect(again.world.stderr()).toBe('');
    void luis;
  });
});

describe('at the end', () => {
  it('the game is saved and another one is played with the same people', async () => {
    const ending: readonly Moment[] = [
      [/Enter leaves/, 'save end.json'],
      [/Saved in end.json/, 'rematch'],
      [/On to the next game.*(starts the game|All seats are taken)/s, 'link invite'],
      [/A new link|Not possible/, 'quit'],
    ];
    const { ana, luis } = await pair([[/What do you do/, 'save now.json'], ...ending], ending);
    expect(await Promise.all([ana.ended, luis.ended])).toEqual([0, 0]);
    const { files } = ana.world;
    expect(isReplay(JSON.parse(files.get('now.json')!))).toBe(true);
    expect(loadSession(files.get('end.json')!).decision).toBeNull();
    for (const { world } of [ana, luis]) expect(world.screen()).toMatch(/1\) Ana.*\n +2\) Luis/);
  });
});

describe('from a pipe', () => {
  it('a whole game is played: lines are answers to questions, however long others think', async () => {
    const { invite, start } = await server.table({
      setup: { players: 2 },
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
    });
    const { world, ended } = player(
      `--join ${invite} --name Ana --lang es`,
      (...asked) => {
        expect(asked[1]).not.toHaveProperty('command');
        return randomTypist(String(asked[2].length))(...asked);
      },
      { interactive: false },
    );
    await start();
    expect(await ended).toBe(0);
    expect(world.screen()).toMatch(OVER_ES);
  });
});

describe('what cannot be', () => {
  const table = 'tAbcdefgh12';
  it.each([
    ['--join nonsense', 'that is no link'],
    [`--join http://[/t/${table} --name Ana`, 'the link is damaged after //'],
    [`--join http://127.0.0.1:99999/t/${table} --name Ana`, 'the link is damaged after //'],
    [`--join http://127.0.0.1:1/t/${table} --name Ana`, 'cannot be reached'],
    [`--join http://127.0.0.1:1/t/${table} --players 2`, '--join goes without --players'],
    ['--host --seed x', '--seed is not for games on a server'],
    ['--port 1', '--port goes only with --host'],
    ['--players 2 --name Ana', '--name goes only with --host or --join'],
  ])('%s', async (args, message) => {
    const { world, ended } = player(`${args} --lang en`, () => null);
    expect(await ended).toBe(2);
    expect(world.stderr()).toContain(message);
  });

  it('a table that is not there, a link that was renewed', async () => {
    const none = player(`--join ${server.origin}/t/${table} --name Ana --lang es`, () => null);
    expect(await none.ended).toBe(2);
    expect(none.world.stderr()).toContain('esa mesa no existe');
    const { invite } = await server.table({ setup: { players: 2 } });
    const wrong = player(`--join ${invite.slice(0, -3)}abc --name Ana --lang es`, () => null);
    expect(await wrong.ended).toBe(2);
    expect(wrong.world.stderr()).toContain('el enlace no es de esta mesa');
  });

  it('a link typed in the menu is asked for again until it leads to a table', async () => {
    const { invite } = await server.table({ setup: { players: 2 } });
    const typed: readonly Moment[] = [
      [/otro idioma|English/, '5'],
      [/El enlace/, 'nonsense'],
      [/no es un enlace[^]*El enlace/, `${server.origin}/t/${table}`],
      [/Tu nombre/, 'Ana'],
      [/esa mesa no existe[^]*El enlace/, `${invite.slice(0, -3)}abc`],
      [/el enlace no es de esta mesa[^]*El enlace/, invite],
      [/Ana[^]*empieza la partida/, 'salir'],
    ];
    const { world, ended } = player(
      '--lang es',
      when(typed, (question) => {
        throw new Error(`not foreseen: ${question}`);
      }),
    );
    expect(await ended).toBe(0);
    expect(world.stderr()).toBe('');
  });
});
