import { describe, expect, it } from 'vitest';
import { commands } from './commands/index.ts';
import { allOptions } from './core/help.ts';
import { run } from './run.ts';
import { testWorld, type TestWorldOptions } from './test-support/world.ts';
import { LANGS, wordsIn } from './words/index.ts';

async function call(line: string, options: TestWorldOptions = {}): Promise<{ code: number; out: string; err: string }> {
  const world = testWorld(options);
  const code = await run(line.split(' ').filter(Boolean), world);
  return { code, out: world.stdout(), err: world.stderr() };
}

describe('help', () => {
  it.each(['', 'help', '--help', '-h', 'help --lang en'])(
    'is printed for "%s" and names every command',
    async (line) => {
      const { code, out, err } = await call(line);
      expect(code).toBe(0);
      expect(err).toBe('');
      for (const { name } of commands) expect(out).toContain(`  ${name} `);
    },
  );

  it.each(commands.map(({ name }) => name))(
    'is there for %s, in both languages and with every option',
    async (name) => {
      for (const lang of LANGS) {
        const { code, out } = await call(`${name} --help --lang ${lang}`);
        expect(code).toBe(0);
        const command = commands.find((c) => c.name === name)!;
        const { commands: about, commonOptions } = wordsIn(lang).help;
        for (const option of Object.keys(allOptions(command))) {
          expect(out).toContain(`--${option}`);
          expect(about[name].options[option] ?? commonOptions[option], `${lang} ${option}`).toBeTruthy();
        }
        expect(about[name].examples.length).toBeGreaterThan(0);
      }
    },
  );

  it('comes in the language of the system', async () => {
    expect((await call('', { env: { LANG: 'es_ES.UTF-8' } })).out).toContain('Órdenes');
    expect((await call('--lang en', { env: { LANG: 'es_ES.UTF-8' } })).out).toContain('Commands');
  });
});

describe('simulate', () => {
  it('compares the values of an option, and further modules', async () => {
    const { out } = await call('simulate --players 1 --by rugwort.year --games 1 --json');
    const results = JSON.parse(out) as { options: Record<string, unknown> }[];
    expect(results.map(({ options }) => options['rugwort.year'])).toEqual([1, 2, 3]);
    const tables = (await call('simulate --modules legends,more-legends --each --games 1')).out;
    expect(tables).toContain('(base, pearlbrook, legends, more-legends)');
    expect(tables).not.toContain('rugwort,');
  });

  it('takes options of modules', async () => {
    const { out } = await call(
      'simulate --players 1 --options rugwort.year=3,rugwort.variants=lucky+hasty --games 1 --json',
    );
    expect(JSON.parse(out)).toMatchObject({ options: { 'rugwort.year': 3, 'rugwort.variants': ['hasty', 'lucky'] } });
  });
});

describe('wrong calls end with 2 and one line on stderr', () => {
  const wrong: readonly [string, string][] = [
    ['dance', 'there is no command "dance"'],
    ['help dance', 'there is no command "dance"'],
    ['simulate --gamez 3', 'there is no option --gamez'],
    ['simulate --games', '--games needs a value'],
    ['simulate --games --json', '--games needs a value'],
    ['simulate --games three', '--games must be a whole number'],
    ['simulate --games 1.5', '--games must be a whole number'],
    ['simulate --games -5', '--games must be a whole number'],
    ['simulate --games 2 --games 3', '--games is given twice'],
    ['simulate --json=yes', '--json takes no value'],
    ['simulate extra', 'unexpected argument "extra"'],
    ['simulate --players 7', '--players must be a whole number from 1 to 6'],
    ['simulate --bots genius', '--bots must be one of random, greedy, steady'],
    ['simulate --bots random,,greedy', '--bots has an empty entry'],
    ['simulate --modules dragons', 'there is no module "dragons"'],
    ['simulate --modules nightweave:plot', 'not implemented yet'],
    ['simulate --players 2 --modules rugwort', 'module rugwort is for 1'],
    ['simulate --options year=2', 'the chosen modules have no option "year"; they have firstPlayer'],
    ['simulate --options earlyPass=perhaps', 'earlyPass must be one of'],
    ['simulate --by year', 'the chosen modules have no option "year"'],
    ['simulate --year 2', '--year is for one player only, alone against Rugwort'],
    ['play --players 3 --variants lucky', '--variants is for one player only, alone against Rugwort'],
    ['play --seats human,greedy --year 2', '--year is for one player only'],
    ['play --players 2 --names Ana,ana', '--names has "ana" twice'],
    ['play --players 2 --names Ana,\u001B', '--names has an empty entry'],
    ['simulate --players 1 --year 4', '--year must be a whole number from 1 to 3'],
    ['simulate --players 1 --variants sleepy', '--variants must be one of cranky, '],
    ['simulate --steps 0', '--steps must be a whole number from 1'],
    ['simulate --ms soon', '--ms must be a whole number from 1'],
    ['simulate --lang fr', '--lang must be one of en, es'],
    ['play --seats human,genius', '--seats must be one of'],
    ['play --players 3 --seats human,greedy', '--seats names 2 seats, but there are 3 players'],
    ['play --players 2 --names a,b,c', '--names has 3 names'],
    ['play --ms soon', '--ms must be a whole number from 1'],
    ['play --join x --ms 100', '--ms is not for games on a server'],
    ['play --load nowhere.json', 'there is no file nowhere.json'],
    ['play --load a.json --seed x', '--load goes without --seed'],
    ['replay', 'an argument is missing'],
    ['replay nowhere.json', 'there is no file nowhere.json'],
    ['replay notes.txt', 'notes.txt: this is not a saved game'],
    ['position nowhere.json', 'there is no file nowhere.json'],
    ['position notes.txt', 'notes.txt is no JSON'],
    ['position list.json', 'list.json holds no position'],
    ['position odd.json', 'odd.json: '],
    ['scenario', 'an argument is missing'],
    ['scenario notes.txt', 'notes.txt: line 1 is not JSON'],
    ['text dragon', 'there is no card, location or Event "dragon"'],
    ['fuzz --players 0', '--players must be a whole number'],
    ['fuzz --modules rugwort --players 2', 'module rugwort is for 1'],
    ['bench --seconds 0', '--seconds must be a number from 0.1 to 600'],
  ];
  const files = {
    'notes.txt': 'dear diary',
    'list.json': '[]',
    'odd.json': '{"seats":[{"hand":["dragon"]}]}',
    'a.json': '{}',
  };

  it.each(wrong)('everdell %s', async (line, message) => {
    const { code, out, err } = await call(line, { files });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('says so in Spanish too', async () => {
    expect((await call('simulate --games tres --lang es')).err).toContain('debe ser un número entero');
    expect((await call('bailar --lang es')).err).toContain('no existe la orden');
    expect((await call('play --players 2 --year 2 --lang es')).err).toContain('es solo para un jugador');
    expect((await call('simulate --modules dragons --lang es')).err).toContain('no existe el módulo "dragons"');
    expect((await call('simulate --modules nightweave:plot --lang es')).err).toContain('aún no está hecho');
    expect((await call('simulate --players 2 --modules rugwort --lang es')).err).toContain('es para 1 jugador(es)');
    expect((await call('simulate --players 1 --variants x --lang es')).err).toContain('debe ser uno de cranky');
    expect((await call('play --names A,A --lang es')).err).toContain('dos veces');
    expect((await call('play --load notes.txt --lang es', { files })).err).toContain('no es una partida guardada');
  });
});

describe('--json prints one object and nothing else', () => {
  const files = {
    'position.json': '{"seats":[{"hand":["farm"],"resources":{"twig":2,"resin":1},"workersFree":2}]}',
    'cases.jsonl':
      '{"id":"x","players":2,"given":{"seats":[{"hand":["farm"],"resources":{"twig":2,"resin":1},"workersFree":2}]},"do":[{"seat":0,"action":"play","card":"farm","from":"hand","pay":{"twig":2,"resin":1}}],"expect":{"seats":{"0":{"resources":{"berry":1}}}}}\n',
  };
  const lines: readonly [string, string[]][] = [
    ['simulate --games 2 --bots random', ['games', 'scores', 'gamesPerCpuSecond', 'byBot']],
    ['simulate --games 2 --players 1 --year 2 --variants lucky', ['byBot', 'options']],
    ['simulate --games 1 --bots greedy --steps 1 --ms 50', ['byBot']],
    ['arena --bots random --games 2 --jobs 1', ['pairings', 'ratings', 'played', 'outdated']],
    ['content', ['cards', 'basicLocations', 'haven', 'journey', 'forest', 'basicEvents', 'specialEvents']],
    ['modules', ['modules']],
    ['modules --bridges', ['bridges']],
    ['text farm', ['texts']],
    ['fuzz --games 6 --jobs 1', ['games', 'decisions', 'violations', 'checks']],
    [
      'bench --seconds 0.2',
      [
        'calibration',
        'gamesPerCpuSecond',
        'cloneMicroseconds',
        'stateBytes',
        'meanScore',
        'searchStepsPerCpuSecond',
        'everything.gamesPerCpuSecond',
        'everything.cloneMicroseconds',
      ],
    ],
    ['position position.json', ['actions']],
    ['scenario cases.jsonl', ['passed', 'failed', 'unsupported', 'cases']],
  ];

  it.each(lines)('everdell %s --json', async (line, keys) => {
    const { code, out, err } = await call(`${line} --json`, { files });
    expect(err).toBe('');
    expect(code).toBe(0);
    const value = JSON.parse(out) as Record<string, unknown>;
    for (const key of keys) expect(value).toHaveProperty(key);
  });

  it('also without it every command tells something', async () => {
    for (const [line] of lines.filter(([slow]) => !slow.startsWith('bench'))) {
      const { code, out } = await call(line, { files });
      expect(code, line).toBe(0);
      expect(out.length, line).toBeGreaterThan(20);
    }
  });
});

describe('position and scenario', () => {
  it('lists the legal actions in notation and in words', async () => {
    const files = { 'p.json': '{"seats":[{"hand":["farm"],"resources":{"twig":2,"resin":1},"workersFree":2}]}' };
    const { out } = await call('position p.json --json', { files });
    const { actions } = JSON.parse(out) as { actions: { line: string; label: string }[] };
    expect(actions.some(({ line, label }) => line.startsWith('play farm') && label.includes('Farm'))).toBe(true);
  });

  it('ends with 1 when a case fails', async () => {
    const failing =
      '{"id":"x","players":2,"given":{"seats":[{"hand":["farm"],"resources":{"twig":2,"resin":1},"workersFree":2}]},"do":[{"seat":0,"action":"play","card":"farm","from":"hand","pay":{"twig":2,"resin":1}}],"expect":{"seats":{"0":{"resources":{"berry":9}}}}}\n';
    const { code, out } = await call('scenario c.jsonl', { files: { 'c.jsonl': failing } });
    expect(code).toBe(1);
    expect(out).toContain('FAILED');
  });

  it('tells why a step was refused, and compares that with --reasons', async () => {
    const refused =
      '{"id":"x","players":2,"given":{"seats":[{"hand":["farm"],"workersFree":2}]},"do":[{"seat":0,"action":"play","card":"farm","from":"hand","pay":{}}],"expect":{"legal":false,"step":0,"reason":"too-dear"}}\n';
    const files = { 'c.jsonl': refused };
    const told = await call('scenario c.jsonl --verbose', { files });
    expect(told.code).toBe(0);
    expect(told.out).toContain('refused, cannot-pay (the case says too-dear)');
    const strict = await call('scenario c.jsonl --reasons', { files });
    expect(strict.code).toBe(1);
    expect(strict.out).toContain('reason: expected "too-dear", found "cannot-pay"');
  });
});

describe('text', () => {
  it.each([
    'text farm',
    'text Farm',
    'text granja --lang es',
    'text farm inn',
    'text Twig Barge',
    'text twig-barge inn',
  ])('everdell %s', async (line) => {
    const { code, out } = await call(line);
    expect(code).toBe(0);
    expect(out.split('\n').filter((text) => /^\S.*\[.*\]/.test(text))).toHaveLength(/inn/.test(line) ? 2 : 1);
  });
});

describe('modules', () => {
  it('are listed with what they bring', async () => {
    const { out } = await call('modules');
    expect(out).toMatch(/^pearlbrook +Pearlbrook +8 +\d+ +1-6 +base$/m);
    expect(out).toMatch(/^rugwort +Rugwort +0 +0 +1 +base$/m);
  });

  it.each([
    ['en', 'pairs', 'an opponent reacts to playDone'],
    ['es', 'parejas', 'un rival reacciona a playDone'],
  ])('have something to say about one another (%s)', async (lang, pairs, reacts) => {
    const { out } = await call(`modules --bridges --lang ${lang}`);
    expect(out).toContain(`${out.match(/^\S+ × \S+/gm)!.length} ${pairs}`);
    expect(out).toMatch(/^ *4 pearlbrook +· +× +·$/m);
    expect(out).toMatch(new RegExp(`^legends × rugwort +${reacts}$`, 'm'));
  });
});

describe('content', () => {
  it('has the 128 cards of the base game with their figures', async () => {
    const { out } = await call('content --json');
    const { cards } = JSON.parse(out) as { cards: { id: string; set: string; copies: number; cost: object }[] };
    const base = cards.filter(({ set }) => set === 'base');
    expect(base.reduce((n, { copies }) => n + copies, 0)).toBe(128);
    expect(base.find(({ id }) => id === 'farm')).toMatchObject({
      copies: 8,
      cost: { twig: 2, resin: 1, pebble: 0, berry: 0 },
      points: 1,
      opensFor: ['harvester', 'gatherer'],
    });
  });

  it('lists what needs code of its module: at most one card in ten', async () => {
    const { out } = await call('content --code --json');
    const { cards } = JSON.parse(out) as { cards: { of: number; coded: { id: string; verbs: string[] }[] } };
    expect(cards.coded).toContainEqual({ id: 'pirate-ship', set: 'pearlbrook', verbs: ['sail'] });
    expect(cards.coded.length).toBeLessThanOrEqual(cards.of / 10);
    const lines = (await call('content --code')).out.split('\n');
    for (const { id, verbs } of cards.coded)
      expect(lines.some((line) => line.startsWith(`${id} `) && line.endsWith(verbs.join(', ')))).toBe(true);
  });
});
