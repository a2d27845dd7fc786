import { saveSession, startSession } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { first, randomTypist, testWorld, type Typist } from '../test-support/world.ts';
import { wordsIn } from '../words/index.ts';

const tooLong = (text: string, columns: number): readonly string[] =>
  text.split(/[\n\f]/).filter((line) => line.length > columns && line.trim().includes(' '));

describe('lines fit the terminal', () => {
  it.each([
    ['es', 80],
    ['en', 80],
    ['es', 60],
  ])('with six players and everything that can be asked for (%s, %i columns)', async (lang, columns) => {
    const typist = randomTypist('wide');
    const asked: string[] = [];
    const commands = ['o', 'hint', 'score', 'log', 'b', '?', 'rules', 'i farm', 'why inn'];
    let n = 0;
    const nosy: Typist = (question, expected, screen) => {
      asked.push(question);
      n++;
      if (n > 400) return n % 2 === 0 ? 'quit' : null;
      return 'numbers' in expected && n % 3 === 0 ? commands[n % commands.length] : typist(question, expected, screen);
    };
    const names = 'Maximiliano Ruiz,Bartolomea Sanz,Wilhelmina Dee,Constantino Gil,Hildegarda Paz,Abelardo Montes';
    const world = testWorld({ typist: nosy, columns });
    await run(['play', '--players', '6', '--names', names, '--seed', 'wide', '--lang', lang], world);
    expect(asked.flatMap((question) => tooLong(question, columns))).toEqual([]);
    const answers = new Set(asked.flatMap((question) => question.split('\n').slice(-1)));
    const shown = world.screen().split('\n');
    const told = shown.filter((line) => ![...answers].some((question) => question !== '' && line.startsWith(question)));
    expect(tooLong(told.join('\n'), columns)).toEqual([]);
    expect(world.screen()).toContain(wordsIn(lang as 'en' | 'es').play.scoreTitle);
  });

  it('in the menus', async () => {
    const world = testWorld({ typist: first(['?', '3', '1', '', 'Ana', 'quit', '']), columns: 50 });
    await run(['play', '--lang', 'es'], world);
    expect(tooLong(world.screen().split('Prado')[0], 50)).toEqual([]);
  });
});

describe('a second display of cards', () => {
  it.each([
    ['en', 'The Station', 'The left stack of Visitors (16): '],
    ['es', 'La Estación de tren', 'La pila izquierda de visitantes (16): '],
  ])('is shown with the tiles beside it, and piles with their top (%s)', async (lang, station, stack) => {
    const world = testWorld({ typist: first(['', 'score', '', 'quit', '']), columns: 80 });
    await run(['play', '--players', '2', '--modules', 'newleaf', '--seed', 'leaf', '--lang', lang], world);
    expect(world.screen()).toContain(station);
    expect(world.screen()).toContain(stack);
    expect(world.screen()).toMatch(/★ \+ \d/);
    expect(tooLong(world.screen(), 80)).toEqual([]);
  });
});

describe('names', () => {
  it('have no control characters, whether given or saved', async () => {
    const given = testWorld({ typist: first(['', 'quit', '']) });
    await run(['play', '--players', '2', '--names', 'A\u001B[2Jna,Lu\u009Bis\u0007', '--lang', 'en'], given);
    const players = ['A\u001B[2Jna', '\u0007'].map((name) => ({ name, kind: 'human' }));
    const file = JSON.stringify(saveSession(startSession({ players: 2 }, 'x', players)));
    const loaded = testWorld({ typist: first(['', 'quit', '']), files: { 'x.json': file } });
    await run(['play', '--load', 'x.json', '--lang', 'en'], loaded);
    const told = testWorld({ files: { 'x.json': file } });
    await run(['replay', 'x.json', '--lang', 'en'], told);
    for (const text of [given.screen(), loaded.screen(), told.stdout()]) {
      expect(text).toContain('A[2Jna');
      expect(text.replaceAll('\n', '').replaceAll('\f', '')).not.toMatch(/\p{Cc}/u);
    }
    expect(loaded.screen()).toContain('Player 2');
  });
});

describe('cards that are no hand cards', () => {
  it('are shown to the one who may play them, and are asked about like others', async () => {
    const world = testWorld({ typist: first(['why foresight', 'quit', '']), columns: 100 });
    const args = 'play --seats human,greedy --modules legends --seed legend-9 --lang en'.split(' ');
    await run(args, world);
    expect(world.screen()).toContain('Also yours to play');
  });
});

describe('questions', () => {
  it('give an example with as many numbers as are wanted', () => {
    for (const lang of ['en', 'es'] as const) {
      const { chooseSeveral } = wordsIn(lang).play;
      expect(chooseSeveral(3, 3)).toContain(' 1 2 3)');
      expect(chooseSeveral(1, 1)).toContain(' 1)');
      expect(chooseSeveral(0, 4)).toContain(' 1 2, 0');
    }
  });

  it('take "por qué" as two words', async () => {
    const world = testWorld({ typist: first(['por qué estación', 'por que castillo', '¿Por qué zzz', 'salir', '']) });
    await run(['play', '--seats', 'human,greedy', '--seed', 'demo', '--lang', 'es'], world);
    expect(world.screen()).toContain('No hay nada llamado «zzz»');
    expect(world.screen()).not.toContain('No es ninguna de tus acciones');
  });

  it('take 0 for no resources', async () => {
    const typist = randomTypist('none');
    let tried = '';
    let answered = 0;
    const world = testWorld({
      typist(question, expected, screen) {
        if (tried !== '') {
          const reply = screen.slice(tried.length);
          expect(reply).not.toContain('Type a number from');
          expect(reply).not.toContain('Type amounts');
          answered++;
        }
        const zero = tried === '' && question.includes('or like');
        tried = zero ? `${screen}${question}0\n` : '';
        return zero ? '0' : typist(question, expected, screen);
      },
    });
    await run(['play', '--seats', 'human,random', '--seed', 'none', '--lang', 'en'], world);
    expect(answered).toBeGreaterThan(0);
  });
});
