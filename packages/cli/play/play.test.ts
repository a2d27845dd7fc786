import { loadSession } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { play } from '../test-support/play.ts';
import { first, randomTypist, testWorld, type Typist } from '../test-support/world.ts';

/** Everything but questions, which the typist answers on the same line, must fit the width of the terminal. */
function expectFits(screen: string, columns: number): void {
  const lines = screen
    .replaceAll('\f', '')
    .split('\n')
    .filter((line) => !/[:?)] ?[\d ]*$/.test(line));
  expect(lines.filter((line) => line.length > columns)).toEqual([]);
}

describe('whole games by random valid answers', () => {
  it('two people at one keyboard', async () => {
    const { screen } = await play('--seats human,human --names Ana,Luis --seed hot --lang en', randomTypist('hot'));
    expect(screen()).toContain('The keyboard goes to Luis.');
    expect(screen()).toMatch(/(Ana|Luis) wins|share the victory/);
    expectFits(screen(), 80);
  });

  it('against two bots, on a large screen, with colours', async () => {
    const { screen } = await play('--seats human,random,random --seed bots --lang en', randomTypist('bots'), {
      columns: 120,
      rows: 40,
      colour: true,
    });
    expect(screen()).toContain('\u001B[');
    expect(screen()).not.toContain('keyboard goes to');
    expect(screen()).toMatch(/wins\.|share the victory/);
  });

  it('alone against Rugwort in his third year with variants, in Spanish', async () => {
    const args = '--players 1 --year 3 --variants cranky,lucky,squatty --seed solo --lang es';
    const { screen } = await play(args, randomTypist('solo'));
    expect(screen()).toContain('Rugwort');
    expect(screen()).toContain('Gana ');
    expectFits(screen(), 80);
    expect(screen()).not.toContain('What do you do');
  });

  it('against the bot that searches, with hints, as quick as it is asked to be', async () => {
    const hasty = first(['hint', ''], randomTypist('hasty'));
    const { screen } = await play('--seats human,wise --ms 2 --seed hasty --lang en', hasty);
    expect(screen()).toContain('A bot would choose: ');
    expect(screen()).toMatch(/wins\.|share the victory/);
  });

  it('six seats, all human', async () => {
    const { screen } = await play('--players 6 --seed six --lang en', randomTypist('six'));
    expect(screen()).toContain('The keyboard goes to Player 6.');
    expect(screen()).toMatch(/wins\.|share the victory/);
  });

  it('only bots: the terminal looks on', async () => {
    const { screen } = await play('--seats random,random --seed watch --lang en', randomTypist('watch'));
    expect(screen()).toMatch(/wins\.|share the victory/);
  });

  it('from the menu', async () => {
    const { screen } = await play('--lang en', first(['6', '1', '1', '2', 'Ana'], randomTypist('menu')));
    expect(screen()).toContain('¿A qué quieres jugar?');
    expect(screen()).toMatch(/Gana|comparten/);
  });

  it('from the menu, alone', async () => {
    const { screen } = await play('--lang en', first(['3', '1', '2', '1 3', ''], randomTypist('menu alone')));
    expect(screen()).toContain('Rugwort');
    expect(screen()).toMatch(/wins\./);
  });
});

describe('at a question', () => {
  const start = '--seats human,greedy --names Ana,Luis --seed demo --lang en';

  it('bad input gets a message and the question again', async () => {
    const { screen } = await play(start, first(['0', '99', '1 2', 'xyzzy', '-1', '', '1e3', 'quit', '']));
    expect(screen().match(/Type a number from 1 to/g)!.length).toBeGreaterThanOrEqual(3);
    expect(screen()).toContain('That is none of your actions.');
    expect(screen()).toContain('Goodbye.');
  });

  it('the end of the input leaves the game', async () => {
    expect((await play(start, () => null)).screen()).toContain('Goodbye.');
    expect((await play('--lang en', () => null)).screen()).toContain('Goodbye.');
  });

  it('Ctrl-C offers to save, a second one leaves', async () => {
    const { screen, files } = await play(start, first(['\u0003', 'kept.json']));
    expect(screen()).toContain('Save the game first?');
    expect(loadSession(files.get('kept.json')!).players.map(({ name }) => name)).toEqual(['Ana', 'Luis']);
    expect((await play(start, first(['\u0003', '\u0003']))).screen()).toContain('Goodbye.');
  });

  it('tells about cards, locations and Events, and why something is not possible', async () => {
    const lines = [
      'i farm',
      'i 1',
      'i',
      'i zzz',
      'why king',
      'why castle',
      'why grand tour',
      'why season',
      'why zzz',
      'why',
      'quit',
      '',
    ];
    const { screen } = await play(start, first(lines));
    expect(screen()).toContain('Green Production, Common Construction');
    expect(screen()).toContain('cannot pay for the King');
    expect(screen()).toContain('“castle” is neither in your hand');
    expect(screen()).toContain('You have 0 of 3.');
    expect(screen()).toContain('There is nothing called “zzz”');
  });

  it('shows help, log, score, board, opponents and a hint', async () => {
    const { screen } = await play(start, first(['?', 'log', 'score', 'b', 'o', 'hint', 'show', 'quit', '']));
    expect(screen()).toContain('why NAME');
    expect(screen()).toContain('A bot would choose: ');
    expect(screen()).toContain('Events achieved:');
  });

  it('takes words for numbers', async () => {
    const { screen } = await play(start, first(['3 twigs', '', 'quit', '']));
    expect(screen()).toContain('You place a worker on the Basic location (3 twigs); gain 3 twigs.');
    const ambiguous = await play(start, first(['place', 'quit', '']));
    expect(ambiguous.screen()).toContain('That can be several:');
    const refused = await play(start, first(['season', 'pass', 'quit', '']));
    expect(refused.screen()).not.toContain('That is none of your actions.');
  });

  it('asks before passing when something else is possible', async () => {
    const typist = randomTypist('pass');
    let tried = false;
    const eager: Typist = (question, expected, screen) => {
      tried = !tried && question.startsWith('What do you do?');
      return tried ? 'pass' : typist(question, expected, screen);
    };
    const { screen } = await play('--players 2 --seed end --lang en', eager);
    expect(screen()).toContain('Pass for the rest of the game? (y/n) y');
  });
});

describe('undo', () => {
  const start = '--seats human,human --names Ana,Luis --seed demo --lang en';

  it('takes a decision back as long as nothing was learned, and says why not', async () => {
    const { screen } = await play(start, first(['', '3 twigs', 'undo', '2 twigs', 'undo', 'quit', '']));
    const shown = screen();
    expect(shown).toContain('Enter ends your turn, undo takes it back:');
    expect(shown.split('Enter ends your turn')).toHaveLength(2);
    expect(shown).toMatch(/Not possible: |keyboard goes to/);
  });
});

describe('saved games', () => {
  it('go on where they were, and can be told again', async () => {
    const start = '--seats human,greedy --names Ana,Luis --seed keep --lang en';
    const typist = randomTypist('keep');
    let asked = 0;
    let saved = false;
    const untilSaved: Typist = (question, expected, screen) => {
      if (saved) return null;
      saved = ++asked > 12 && 'numbers' in expected;
      return saved ? 'save g.json' : typist(question, expected, screen);
    };
    const { files, screen } = await play(start, untilSaved);
    expect(screen()).toContain('Saved in g.json');
    const more = await play('--load g.json --lang es', randomTypist('more'), { files: Object.fromEntries(files) });
    expect(more.screen()).toMatch(/Gana|comparten/);
    for (const lang of ['en', 'es']) {
      const world = testWorld({ files: Object.fromEntries(files) });
      expect(await run(['replay', 'g.json', '--lang', lang], world)).toBe(0);
      expect(world.stdout()).toContain(lang === 'en' ? 'Final state: ' : 'Estado final: ');
    }
    const json = testWorld({ files: Object.fromEntries(files) });
    expect(await run(['replay', 'g.json', '--json'], json)).toBe(0);
    expect(JSON.parse(json.stdout())).toHaveProperty('hash');
  });

  it('are not written over without asking', async () => {
    const start = '--seats human,greedy --seed keep --lang en';
    const { files } = await play(start, first(['save old.json', 'n', 'quit', '']), {
      files: { 'old.json': 'precious' },
    });
    expect(files.get('old.json')).toBe('precious');
  });
});
