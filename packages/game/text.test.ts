import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  allActs,
  categoriesOf,
  cardText,
  compileRules,
  defaultOptions,
  effectText,
  fingerprint,
  LANGS,
  placeText,
  ZONE,
  type Ask,
  type Decision,
  type Effect,
  type GameEvent,
  type Lang,
  type Module,
} from '@everdell/engine';
import { base, bridges, modules } from '@everdell/sets';
import { allModules, eachModule } from './combinations.ts';
import { createGame, type Game } from './game.ts';
import { dice } from './test-support/random.ts';
import { allTexts, asFile, type Line } from './test-support/textDump.ts';
import { problemsOf } from './test-support/textLint.ts';
import { makeSampler } from './test-support/textSamples.ts';
import { textOf } from './text.ts';

function goldenFile(lang: Lang): string {
  return fileURLToPath(new URL(`../../tests/golden/text.${lang}.txt`, import.meta.url));
}

describe.each(LANGS)('texts in %s', (lang) => {
  test('are those of the golden file', () => {
    const path = goldenFile(lang);
    const found = asFile(allTexts(lang));
    if (process.env['UPDATE_GOLDEN'] === '1') {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, found);
    }
    const golden = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    const hint =
      'if the new texts read well in both languages: UPDATE_GOLDEN=1 npm run test:unit -- packages/game/text';
    expect(found, hint).toBe(golden);
  });

  test('are well-formed: numbers agree, sentences have capital and period, no word of the other language', () => {
    const wrong = [...allTexts(lang), ...ruleTexts(lang)].flatMap(({ key, text, isSentence }) =>
      problemsOf(text, lang, isSentence).map((problem) => `${key}: ${text} -> ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each([{ players: 2 }, { players: 4 }, ...eachModule(), allModules(1)])(
    'exist for all that happens in games of $players $modules',
    (request) => {
      const wrong = new Set<string>();
      const seen = new Set<string>();
      const look = (text: string, isSentence: boolean): void => {
        if (seen.has(text)) return;
        seen.add(text);
        for (const problem of problemsOf(text, lang, isSentence)) wrong.add(`${text} -> ${problem}`);
      };
      playThrough(createGame(request), lang, request.players, look);
      expect([...wrong]).toEqual([]);
    },
  );
});

/** The rule texts of all sets together: those that the golden files leave out read as well. */
function ruleTexts(lang: Lang): Line[] {
  const opponents = modules.filter((m: Module) => m.automa !== undefined);
  const lines = opponents.flatMap(({ id }) => textsBeside(lang, id));
  return lines.filter((line, i) => lines.findIndex(({ key }) => key === line.key) === i);
}

/** Opponents exclude one another. */
function textsBeside(lang: Lang, opponent: string): Line[] {
  const ids = modules.filter((m: Module) => m.automa === undefined || m.id === opponent).map((m) => m.id);
  const game = createGame({ players: 1, modules: ids });
  const text = textOf(game, lang);
  const { designs, places, modules: all } = game.rules;
  return [
    ...designs.map(({ id }) => ({ key: `card ${id}`, text: text.card(id), isSentence: true })),
    ...places.map(({ id }) => ({ key: `place ${id}`, text: text.place(id), isSentence: true })),
    ...all.flatMap((m) =>
      Object.keys(m.code ?? {}).map((id) => ({
        key: `rule ${id}`,
        text: text.effect({ do: 'code', id }),
        isSentence: true,
      })),
    ),
  ].filter((line) => line.text !== '');
}

/** Plays at random and shows every prompt, some answers and every event as each seat reads it. */
function playThrough(game: Game, lang: Lang, seed: number, look: (text: string, isSentence: boolean) => void): void {
  const text = textOf(game, lang);
  const names = game.rules.automas.map((_, seat) => `Bo${String.fromCodePoint(97 + seat)}`);
  const roll = dice(seed);
  const state = game.start(`text ${seed}`);
  for (let d = game.decisions(state).at(0); d !== undefined; d = game.decisions(state).at(0)) {
    look(text.prompt(state, d, names), true);
    const legal = game.legal(state, d.seat);
    for (const a of legal.slice(0, 20)) look(text.action(state, a, d, names), false);
    const a = legal[roll(legal.length)];
    const view = game.view(state, d.seat);
    expect(text.answer(view, d, a, names)).toBe(text.action(state, a, undefined, names));
    for (const e of game.apply(state, d.seat, a))
      for (const viewer of ['all', null, ...names.keys()] as const) {
        look(text.event(e, viewer, names), true);
        if (typeof viewer !== 'number') continue;
        const spoken = text.event(e, viewer, names, viewer);
        look(spoken, true);
        expect(spoken).not.toContain(names[viewer]);
      }
    for (let place = 0; place < game.rules.cards + game.rules.places.length; place += 1 + roll(40)) {
      const reason = game.whyNot(state, 0, { place });
      if (reason !== null) look(text.reason(reason, names), true);
    }
  }
}

test('the lint finds what it is there for', () => {
  const bad: readonly (readonly [Lang, string])[] = [
    ['en', 'Draw 1 cards.'],
    ['en', 'Draw 2 card.'],
    ['en', 'Gain 1 berries and 2 twigs.'],
    ['en', 'Requires 3 blue card in your city.'],
    ['en', 'Gain 2 unknowns.'],
    ['en', 'Gain  2 twigs.'],
    ['en', 'gain 2 twigs.'],
    ['en', 'Gain 2 twigs'],
    ['en', 'Gain undefined.'],
    ['en', 'Gain 2 cartas.'],
    ['es', 'Roba 1 cartas.'],
    ['es', 'Roba 2 ficha de puntos.'],
    ['es', 'Roba 2 cards.'],
    ['es', 'Pon 1 carta bajo the Granja.'],
    ['es', 'La plaza de el Monasterio.'],
  ];
  expect(bad.filter(([lang, text]) => problemsOf(text, lang, true).length === 0)).toEqual([]);
});

test('an amount that would be worded wrongly asks for an override instead', () => {
  const { rules } = createGame({ players: 2 });
  const twice = { times: 2, of: { count: { in: 'hand' } } } as const;
  expect(() => effectText(rules, { do: 'points', n: { halfOf: twice } }, 'en')).toThrow('write an override');
  expect(() => effectText(rules, { do: 'points', n: { less: 1, of: twice } }, 'es')).toThrow('write an override');
});

describe('what a viewer may not know', () => {
  const x = makeSampler();
  const drew: GameEvent = {
    e: 'drew',
    seat: 0,
    cards: [1, 2],
    designs: [x.design('farm'), x.design('king')],
    for: [0],
  };
  const text = textOf(x.game, 'en');

  test('drawn cards are named to who drew them and counted for everybody else', () => {
    expect(text.event(drew, 0, ['Ana', 'Luis'])).toBe('Ana draws a Farm and the King.');
    expect(text.event(drew, 1, ['Ana', 'Luis'])).toBe('Ana draws 2 cards.');
    expect(text.event(drew, null, ['Ana', 'Luis'])).toBe('Ana draws 2 cards.');
    expect(text.event(drew)).toBe('Player 1 draws 2 cards.');
    expect(text.event(drew, 'all')).toBe('Player 1 draws a Farm and the King.');
  });
});

describe('some kinds of resource', () => {
  const { rules } = createGame({ players: 2 });
  const spend: Effect = {
    do: 'spend',
    upTo: 2,
    among: ['resin', 'twig'],
    as: 'paid',
    then: { do: 'points', n: { sum: 'paid' } },
  };
  const give: Effect = { do: 'give', of: 'goods', goods: ['twig', 'pebble', 'berry'], n: 3, upTo: true };
  const stash: Effect = { do: 'spend', upTo: 1, among: ['resin', 'twig'], as: 'put', onto: 'self' };

  test('are named in rule texts', () => {
    const texts = (e: Effect): string[] => LANGS.map((lang) => effectText(rules, e, lang));
    expect(texts(spend)).toEqual([
      'You may pay up to 2 resin or twigs; gain 1 point token for each.',
      'Puedes pagar hasta 2 resinas o ramitas; gana 1 ficha de puntos por cada una.',
    ]);
    expect(texts(give)).toEqual([
      'You may give up to 3 twigs, pebbles or berries to an opponent.',
      'Puedes dar hasta 3 ramitas, piedras o bayas a un oponente.',
    ]);
    expect(texts(stash)).toEqual([
      'You may put up to 1 resin or twig from your supply on this card.',
      'Puedes poner hasta 1 resina o ramita de tu suministro en esta carta.',
    ]);
  });

  test('are named in prompts, unless any will do', () => {
    const { game, state } = makeSampler();
    const prompts = (ask: Ask, among: readonly number[], min: number): string[] => {
      const d: Decision = { kind: 'split', seat: 0, why: -1, ask, among, caps: among.map(() => 2), min, max: 2 };
      return LANGS.map((lang) => textOf(game, lang).prompt(state, d));
    };
    expect(prompts('spend', [1, 0], 0)).toEqual([
      'Choose up to 2 resin or twigs to pay.',
      'Elige hasta 2 resinas o ramitas para pagar.',
    ]);
    expect(prompts('giveGoods', [0, 2], 2)).toEqual([
      'Choose 2 twigs or pebbles to give to Player 2.',
      'Elige 2 ramitas o piedras para entregar a Jugador 2.',
    ]);
    expect(prompts('gainAny', [0, 1, 2], 2)).toEqual([
      'Choose 2 resources to gain: twig, resin or pebble.',
      'Elige los 2 recursos que ganas: ramita, resina o piedra.',
    ]);
    expect(prompts('spend', [0, 1, 2, 3], 0)[0]).toBe('Choose up to 2 resources to pay.');
  });
});

test('a mixed gift that must be given, or to one opponent, has no words', () => {
  const { rules } = createGame({ players: 2 });
  const gift = { do: 'give', of: 'units', n: 2 } as const;
  for (const e of [gift, { ...gift, upTo: true }, { ...gift, severally: true }] as const)
    for (const lang of LANGS) expect(() => effectText(rules, e, lang)).toThrow('there are no words');
});

test('who tries the wrong piece is told which one belongs there', () => {
  const game = createGame({ players: 2, modules: ['pearlbrook'] });
  const told = (params: { card: string } | { place: string }): string[] =>
    LANGS.map((lang) => textOf(game, lang).reason({ code: 'wrong-piece', params }, []));
  expect(told({ place: 'shoal' })).toEqual([
    'Only the Ambassador can be placed on the Shoal.',
    'En el Bajío solo se puede colocar el Embajador.',
  ]);
  expect(told({ card: 'ferry' })).toEqual([
    'Only the Ambassador can be placed on the Ferry.',
    'En el Transbordador solo se puede colocar el Embajador.',
  ]);
  expect(told({ card: 'inn' })).toEqual([
    'Only a worker can be placed on the Inn.',
    'En la Posada solo se puede colocar un trabajador.',
  ]);
  expect(told({ place: 'ballroom' })).toEqual([
    'Nothing can be placed on the Ballroom.',
    'En el Salón de baile no se puede colocar nada.',
  ]);
});

test('cards that bear a name have no article, whether they are Unique or not', () => {
  const game = createGame({ players: 2, modules: ['rugwort-cards', 'corrin'] });
  const ix = (id: string): number => game.rules.designById.get(id)!.ix;
  const told = (e: GameEvent): string[] => LANGS.map((lang) => textOf(game, lang).event(e, null, ['Ana', 'Eva']));
  const robber = { cards: [0], designs: [ix('rugwort-the-robber')] };
  expect(told({ e: 'played', seat: 0, from: 'hand', ...robber })).toEqual([
    'Ana plays Rugwort the Robber from hand.',
    'Ana juega Rugwort el Ladrón de su mano.',
  ]);
  expect(told({ e: 'swapped', seat: 0, to: 1 })).toEqual([
    'Ana swaps hands with Eva.',
    'Ana intercambia la mano con Eva.',
  ]);
  const field = { cards: [0], designs: [ix('corrin-evertails-field')] };
  expect(told({ e: 'entered', seat: 1, ...field })[0]).toBe("Corrin Evertail's Field comes into Eva's city.");
});

test('why an exchange is not possible is told', () => {
  const game = createGame({ players: 2, modules: ['rugwort-cards'] });
  const reason = { code: 'no-target', params: { card: 'rugwort-the-rowdy' } } as const;
  expect(LANGS.map((lang) => textOf(game, lang).reason(reason, []))).toEqual([
    "No opponent's city has a green card to take that shares no space and fits into your city.",
    'Ningún oponente tiene una carta verde que no comparta espacio y quepa en tu ciudad.',
  ]);
});

test('people are called by their names, things have an article', () => {
  const game = createGame({ players: 2, modules: ['pearlbrook'] });
  const at = (id: string): number => game.rules.placeById.get(id)!.ix;
  const told = (e: GameEvent): string[] => LANGS.map((lang) => textOf(game, lang).event(e, null, ['Ana', 'Eva']));
  const place = at('river-spot-3-green');
  expect(told({ e: 'riverRevealed', seat: 0, place, card: at('ballroom') })).toEqual([
    'Ana turns over the Ballroom.',
    'Ana da la vuelta al Salón de baile.',
  ]);
  expect(told({ e: 'riverRevealed', seat: 0, place, card: at('gus-the-gardener') })).toEqual([
    'Ana turns over Gus the Gardener.',
    'Ana da la vuelta a Gus el Jardinero.',
  ]);
  expect(told({ e: 'copied', seat: 0, place: at('crustina-the-constable') })).toEqual([
    'Ana activates Crustina the Constable.',
    'Ana activa Crustina la Alguacil.',
  ]);
  expect(told({ e: 'kept', seat: 1, place: at('starfalls-flame') })).toEqual([
    "Eva takes Starfall's Flame.",
    'Eva se lleva la Llama Estelar.',
  ]);
});

describe('modules', () => {
  const joint = bridges.map(({ needs, code, text }): Module => ({ id: needs.join(' with '), code, text }));
  const withText = [...modules, ...joint].filter((m: Module) => m.text !== undefined);

  test.each(withText.map((m: Module) => [m.id, m] as const))(
    '%s has words for all it adds, in every language',
    (_id, m) => {
      const missing: string[] = [];
      for (const lang of LANGS) {
        const text = m.text![lang];
        const check = (what: string, ids: Iterable<string>, table: object = {}): void => {
          for (const id of ids) if (!Object.hasOwn(table, id)) missing.push(`${lang}: ${what} ${id}`);
        };
        check('card', Object.keys(m.cards ?? {}), text.cards);
        check('place', Object.keys(m.places ?? {}), text.places);
        check('resource', m.resources ?? [], text.resources);
        check('automa', m.automa === undefined ? [] : [m.automa.id], text.automas);
        check('code', Object.keys(m.code ?? {}), text.code);
        const procedures: readonly string[] = m.text!.procedures ?? [];
        check(
          'op',
          Object.keys(m.ops ?? {}).filter((op) => !procedures.includes(op)),
          text.ops,
        );
        check('filter', Object.keys(m.vocabulary?.filters ?? {}), text.filters);
        check('amount', Object.keys(m.vocabulary?.amounts ?? {}), text.amounts);
        check('cond', Object.keys(m.vocabulary?.conds ?? {}), text.conds);
        check(
          'act',
          allActs(m).map(({ id }) => id),
          text.actions,
        );
        check('score', categoriesOf(m), text.scores);
        const ofCards = Object.entries(m.zones ?? {}).filter(([, zone]) => zone.of === undefined);
        check(
          'zone',
          ofCards.map(([id]) => id),
          text.zones,
        );
        check('piece', Object.keys(m.pieces ?? {}), text.pieces);
        check('event', Object.keys(m.eventFields ?? {}), text.events);
      }
      expect(missing).toEqual([]);
    },
  );

  test('every module has texts', () => {
    expect(modules.filter((m: Module) => m.text === undefined).map((m) => m.id)).toEqual([]);
  });

  test('a text written by hand was written for the definition as it is now', () => {
    for (const m of modules as readonly Module[])
      for (const [id, { fingerprint: written }] of Object.entries(m.text?.overrides ?? {})) {
        const definition = m.cards?.[id] ?? m.places?.[id];
        expect(definition, `${m.id} overrides the text of ${id}, which it does not have`).toBeDefined();
        const now = fingerprint(definition);
        expect(written, `${id} has changed: re-read its override in both languages, then write ${now}`).toBe(now);
      }
  });

  test('a text written by hand takes the place of the generated one', () => {
    const override = { en: 'By hand.', es: 'A mano.', fingerprint: '' };
    const m: Module = { ...base, text: { ...base.text!, overrides: { farm: override, haven: override } } };
    const g = compileRules([m], { modules: ['base'], players: 2, options: {} }, defaultOptions([m]));
    expect(cardText(g, 'farm', 'en')).toBe('By hand.');
    expect(placeText(g, 'haven', 'es')).toBe('A mano.');
    expect(cardText(g, 'mine', 'en')).toBe('Production: gain 1 pebble.');
  });
});

describe('a gift that only one can get says who, R-GIVE-01', () => {
  const asked = (full: readonly number[]): readonly string[] => {
    const game = createGame({ players: 3 });
    const state = game.start('takers');
    const { hand } = game.rules;
    for (const seat of full) {
      const { zones } = state;
      const deck = zones[ZONE.deck];
      while (zones[hand[seat]].length < 8) zones[hand[seat]].push(deck.pop()!);
    }
    const items = state.zones[hand[0]];
    const d: Decision = {
      kind: 'pick',
      seat: 0,
      why: -1,
      ask: 'give',
      of: 'card',
      items,
      min: 1,
      max: 1,
      picked: [],
    };
    const view = game.view(state, 0);
    const [en, es] = LANGS.map((lang) => textOf(game, lang));
    return [en.prompt(state, d), en.prompt(view, d), es.prompt(view, d)];
  };

  test('one hand has room', () => {
    const said = 'Choose 1 card from your hand to give to Player 3.';
    expect(asked([1])).toEqual([said, said, 'Elige 1 carta de tu mano para entregar a Jugador 3.']);
  });
  test('two have', () => expect(asked([])[1]).toBe('Choose 1 card from your hand to give away.'));
  test('none has', () =>
    expect(asked([1, 2])[1]).toBe('Choose 1 card from your hand to discard, since nobody has room.'));
});
