import { createGame, registry, textOf, type Lang, type Module } from '@everdell/game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { splitIn } from './play/input.ts';
import { shortOf, typedNames } from './play/resources.ts';
import { run } from './run.ts';
import { first, testWorld, type TestWorld, type TestWorldOptions } from './test-support/world.ts';
import { wordsIn } from './words/index.ts';

/** A set that does not exist, with words of its own for what the tables of the program do not list. */
const aviary = {
  id: 'aviary',
  needs: ['base'],
  resources: ['feather', 'bead'],
  options: { 'aviary.flight': { values: ['low', 'high'], default: 'low' } },
  places: { 'high-perch': { row: 'perches', visit: { spots: 1, effect: { do: 'gain', what: { feather: 2 } } } } },
  cards: {
    dovecote: {
      kind: 'construction',
      colour: 'blue',
      rarity: 'common',
      copies: 1,
      cost: { twig: 1 },
      points: 1,
      opens: { cards: ['harvester'] },
    },
  },
  acts: [
    {
      id: 'preen',
      when: 'turn',
      then: {
        do: 'seq',
        steps: [
          { do: 'pay', goods: { feather: 9 } },
          { do: 'draw', n: 1 },
        ],
      },
    },
    { id: 'fluff', when: 'aside', once: 'turn', then: { do: 'gain', what: { feather: 1 } } },
    { id: 'roost', when: 'turn', of: { in: 'city' }, then: { do: 'putTokens', n: 1, on: 'it' } },
  ],
  text: {
    en: {
      name: 'The Aviary',
      cards: { dovecote: { one: 'Dovecote', many: 'Dovecotes' } },
      places: { 'high-perch': { one: 'High Perch', many: 'High Perches' } },
      resources: { feather: { one: 'feather', many: 'feathers' }, bead: { one: 'glass bead', many: 'glass beads' } },
      rows: { perches: { noun: { one: 'perch', many: 'perches' } } },
      optionNames: { 'aviary.flight': 'How high do they fly?' },
      options: { 'aviary.flight': { low: { name: 'Low' }, high: { name: 'High' } } },
      actions: { preen: () => 'Preen your feathers', fluff: () => 'Fluff up', roost: () => 'Roost' },
    },
    es: {
      name: 'La pajarera',
      cards: { dovecote: { one: 'Palomar', many: 'Palomares', gender: 'm' } },
      places: { 'high-perch': { one: 'Percha alta', many: 'Perchas altas', gender: 'f' } },
      resources: {
        feather: { one: 'pluma', many: 'plumas', gender: 'f' },
        bead: { one: 'abalorio', many: 'abalorios', gender: 'm' },
      },
      rows: { perches: { noun: { one: 'percha', many: 'perchas', gender: 'f' } } },
      optionNames: { 'aviary.flight': '¿A qué altura vuelan?' },
      options: { 'aviary.flight': { low: { name: 'Baja' }, high: { name: 'Alta' } } },
      actions: { preen: () => 'Atusar las plumas', fluff: () => 'Ahuecarse', roost: () => 'Posarse' },
    },
  },
} as unknown as Module;

/** A set with nothing but a question in the set-up. */
const loft: Module = {
  id: 'loft',
  needs: ['base'],
  reacts: [{ to: 'choosing', then: { do: 'gainAny', n: 2, among: ['twig', 'resin'] } }],
};

const added = registry as Module[];
beforeEach(() => void added.push(aviary, loft));
afterEach(() => void added.splice(added.indexOf(aviary)));

async function call(line: string, options: TestWorldOptions = {}): Promise<TestWorld & { readonly code: number }> {
  const world = testWorld(options);
  return { ...world, code: await run(line.split(' '), world) };
}

describe('resources of a module', () => {
  function signs(lang: Lang): readonly string[] {
    const game = createGame({ players: 2, modules: ['aviary'] });
    const known = { game, text: textOf(game, lang) };
    return game.rules.resources.map((r) => shortOf(known, wordsIn(lang).play, r));
  }

  function read(line: string, lang: Lang): readonly number[] | null {
    const game = createGame({ players: 2, modules: ['aviary'] });
    const known = { game, text: textOf(game, lang) };
    const among = game.rules.resources.map((_, r) => r);
    const caps = among.map(() => 3);
    return splitIn(
      line,
      game.rules,
      { kind: 'split', seat: 0, why: -1, ask: 'spend', among, caps, min: 0, max: 3 },
      (r) => typedNames(known, wordsIn(lang).play, r),
    );
  }

  it('have the first letters that no other resource has as a sign', () => {
    expect(signs('en')).toEqual(['t', 'r', 'p', 'b', 'f', 'g']);
    expect(signs('es')).toEqual(['ra', 're', 'p', 'b', 'pl', 'a']);
  });

  it.each<[string, Lang]>([
    ['2f 1g', 'en'],
    ['2 feathers, 1 glass bead', 'en'],
    ['2 feather 1 bead', 'en'],
    ['2pl a', 'es'],
    ['2 plumas 1 abalorio', 'es'],
    ['2 feather 1 bead', 'es'],
  ])('can be typed: %s', (line, lang) => {
    expect(read(line, lang)).toEqual([0, 0, 0, 0, 2, 1]);
  });

  it('are explained with the other signs', async () => {
    const { screen } = await call('play --players 2 --modules aviary --seed x --lang en', { typist: first(['', '?']) });
    expect(screen().replaceAll(/\s+/g, ' ')).toContain('b berry, f feather, g glass bead, ★ points');
  });
});

describe('names of a module', () => {
  it('are in the set-up menu', async () => {
    const others = registry.filter((m) => m.id !== 'base' && (m.players?.includes(2) ?? true));
    const number = others.findIndex((m) => m.id === 'aviary') + 1;
    const { screen } = await call('play --lang en', { typist: first(['1', '1', '1', String(number)]) });
    expect(screen()).toContain(`${number}) The Aviary`);
    expect(screen()).toContain('How high do they fly?');
  });

  it('head its rows', async () => {
    expect((await call('content --lang en')).stdout()).toContain('\nPerches (1)\n');
    expect((await call('content --lang es')).stdout()).toContain('\nPerchas (1)\n');
  });
});

it.each([
  ['en', 'why preen', 'You cannot pay what it costs: pay 9 feathers'],
  ['en', 'why roost', 'not among the possible answers'],
  ['es', 'porque atusar', 'No puedes pagar lo que cuesta'],
])('why knows the acts of a module (%s: %s)', async (lang, line, reason) => {
  const { screen } = await call(`play --seats human,greedy --modules aviary --seed x --lang ${lang}`, {
    typist: first([line]),
  });
  const [, told] = screen().split(line);
  expect(told).toContain(reason);
  expect(told).not.toMatch(/There is nothing called|No hay nada/);
});

it.each([
  ['en', 'why shoal', 'You cannot pay its price'],
  ['en', 'why green bank', 'requires at least 3 green'],
  ['es', 'porque bajío', 'No puedes pagar su coste'],
])('why answers for the piece that belongs to a place (%s: %s)', async (lang, line, reason) => {
  const { screen } = await call(`play --seats human,greedy --modules pearlbrook --seed x --lang ${lang}`, {
    typist: first([line]),
  });
  expect(screen().split(line)[1]).toContain(reason);
});

describe('a game of a module', () => {
  const play = async (module: string, ...lines: readonly string[]): Promise<string> => {
    const typist = first(lines);
    const { screen } = await call(`play --seats human,greedy --modules ${module} --seed x --lang en`, { typist });
    return screen();
  };

  it('may ask before the first turn, and that is taken back like anything else', async () => {
    const said = await play('loft', '2t', 'undo', '1t 1r', '');
    expect(said).toContain('Enter goes on, undo takes it back: undo');
    expect(said).toContain('You gain 1 twig and 1 resin.');
    expect(said).toContain('What do you do?');
  });

  it('offers what is done aside at the choice of an action and at a selection', async () => {
    const said = await play('aviary', 'fluff up', 'undo', 'haven', '7', '1');
    expect(said).toContain('7) Fluff up');
    expect(said.match(/Player 1, winter · 1 feather/g)).toHaveLength(2);
    expect(said).toContain('discard a Wanderer');
  });
});

it('why finds an Adornment of your own by its name', async () => {
  const game = createGame({ players: 2, modules: ['pearlbrook'] });
  const [own] = game.start('x').zones[game.rules.seatZone['adornments'][0]];
  const line = `why ${textOf(game, 'en').name(game.rules.places[own - game.rules.cards].id)}`;
  const { screen } = await call('play --seats human,greedy --modules pearlbrook --seed x --lang en', {
    typist: first([line]),
  });
  expect(screen().split(line)[1]).toContain('what it costs: pay 1 pearl');
});

it('content names every Construction that opens a Critter', async () => {
  const { stdout } = await call('content --json');
  const { cards } = JSON.parse(stdout()) as { cards: { id: string; freeVia: string; freeViaAll?: string[] }[] };
  const harvester = cards.find(({ id }) => id === 'harvester')!;
  expect(harvester).toMatchObject({ freeVia: 'farm', freeViaAll: ['farm', 'dovecote'] });
  expect(cards.find(({ id }) => id === 'gatherer')).not.toHaveProperty('freeViaAll');
});

it.each(['text', 'content', 'content --json'])('%s names an op without words in one line', async (line) => {
  const dovecote = { ...aviary.cards!['dovecote'], onPlay: { do: 'moult' } };
  const mute = {
    ...aviary,
    id: 'mute',
    cards: { dovecote },
    ops: { moult: { run: () => undefined } },
    shapes: { ops: { moult: {} } },
  };
  added.splice(added.indexOf(aviary), 1, aviary, mute as unknown as Module);
  const wordless = await call(`${line} --lang en`);
  expect(wordless.stderr()).toBe(`everdell ${line.split(' ')[0]}: the op moult has no words\n`);
  expect(wordless.stdout()).toBe('');
  expect(wordless.code).toBe(2);
});
