import { formatAction, parseAction, textOf, waysToPay, whyNotPaid, type Payment, type Use } from '@everdell/game';
import { base, rugwort } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { holderId, payment, vector } from './test-support/look.ts';
import { bazaar } from './test-support/madeUp/bazaar.ts';
import { begun, gameWith } from './test-support/madeUp/game.ts';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { game, stall, type Given, type Stall } from './test-support/madeUp/stall.ts';
import { PATIENT } from './test-support/properties/plans.ts';
import type { Onlooker } from './test-support/properties/playOut.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9, coin: 3 };
const NO_COIN = { ...RICH, coin: 0 };

interface Case {
  readonly card: string;
  readonly given: Given;
  /** By what is used: in how many mixes of resources. Counted by hand. */
  readonly ways: Readonly<Record<string, number>>;
}

const held = (card: string, given: Given): Pick<Case, 'card' | 'given'> => ({
  card,
  given: { res: RICH, ...given, hand: [card, ...(given.hand ?? [])] },
});

const CASES: readonly Case[] = [
  // 0 to 2 of the twigs, and the resin or not.
  { ...held('farm', { signs: ['hedge-sign'] }), ways: { nothing: 6 } },
  // 0 to 3 of 3 twigs and 0 to 3 of 3 pebbles; resin for resin would help nobody.
  { ...held('ever-tree', { signs: ['otter-sign'] }), ways: { nothing: 16 } },
  // 9 berries stand for 4 at most: of 3, 3 and 3 there are 1, 3, 6, 10 and 12 choices of 0 to 4.
  { ...held('ever-tree', { signs: ['hedge-sign'] }), ways: { nothing: 32 } },
  { ...held('ever-tree', { signs: ['hedge-sign'], res: { ...RICH, berry: 18 } }), ways: { nothing: 64 } },
  // With both, 0 to 2 twigs stay, and of the other 3 to 1 resources each is resin or 2 berries: 4, 3 and 2 choices.
  { ...held('farm', { signs: ['hedge-sign', 'otter-sign'] }), ways: { nothing: 9 } },
  // Of 2 twigs, 3 resin and 3 pebbles, 0 to 2 and 0 to 3 become resin, whatever the Crane took off.
  { ...held('castle', { signs: ['otter-sign'], city: ['crane'] }), ways: { nothing: 12, 'ability crane': 12 } },
  // R-SPIRE-23: 3 twigs and 1 resin.
  { ...held('farm', { signs: ['flood-sign'] }), ways: { nothing: 1 } },
  // One more resource of any of four kinds, and of the four that there are then one is left.
  {
    card: 'farm',
    given: { signs: ['frost-sign'], meadow: 'farm', city: ['crane'], res: RICH },
    ways: { nothing: 4, 'ability crane': 4 },
  },
  { ...held('farm', { signs: ['frost-sign'] }), ways: { nothing: 1 } },
  // R-COMBO-10: 1 berry is left when the token is used, and the Judge swaps it.
  {
    ...held('harvester', { signs: ['fame-sign'], city: ['farm', 'judge'] }),
    ways: { nothing: 1, 'door farm': 1, 'ability judge': 3, 'ability judge, door farm': 3 },
  },
  // R-NEW-30, R-NEW-32: with a coin on any blue Construction; on the Ever Tree a normal token does as well.
  {
    ...held('gilder', { city: ['courthouse', 'mint', 'ever-tree', 'farm'] }),
    ways: { nothing: 1, 'door courthouse': 1, 'door mint': 1, 'door ever-tree': 2 },
  },
  {
    ...held('gilder', { city: ['courthouse', 'mint', 'ever-tree'], res: NO_COIN }),
    ways: { nothing: 1, 'door ever-tree': 1 },
  },
  // R-NEW-31, R-NEW-33, OQ-26: the Construction asks for the coin, of those it names and of those of its colour.
  { ...held('fool', { city: ['mint'] }), ways: { nothing: 1, 'door mint': 1 } },
  { ...held('wanderer', { city: ['mint', 'lookout'] }), ways: { nothing: 1, 'door mint': 1, 'door lookout': 1 } },
  { ...held('harvester', { city: ['mint'] }), ways: { nothing: 1 } },
  // R-NEW-43, R-NEW-44: 1 off 3 different resources, or the Crane, not both.
  {
    card: 'mine',
    given: { shelf: ['mine'], city: ['crane'], res: RICH },
    ways: { nothing: 1, 'ability label': 3, 'ability crane': 1 },
  },
  { ...held('mine', {}), ways: { nothing: 1 } },
  {
    ...held('queen', { signs: ['purse-sign'], tokens: 3 }),
    ways: { nothing: 1, 'ability purse-sign n 1': 1, 'ability purse-sign n 2': 1, 'ability purse-sign n 3': 1 },
  },
  // A berry that is left when the token is used may be taken off by one point token, not by two.
  {
    ...held('harvester', { signs: ['purse-sign', 'fame-sign'], tokens: 2, city: ['farm'] }),
    ways: {
      nothing: 1,
      'door farm': 1,
      'ability purse-sign n 1': 1,
      'ability purse-sign n 2': 1,
      'ability purse-sign n 1, door farm': 1,
    },
  },
  { ...held('wanderer', { signs: ['gate-sign'], hand: ['farm'] }), ways: { nothing: 1 } },
  // The twig of the toll must be left: 2 twigs and 1 resin for the Farm, and 1 more.
  { ...held('farm', { theirs: ['bridge-sign'], res: { twig: 3, resin: 1 } }), ways: { nothing: 1 } },
];

const inWords =
  ({ s }: Stall) =>
  ({ by, at, n }: Use): string =>
    `${by} ${holderId(game, s, at)}${n === undefined ? '' : ` n ${n}`}`;

function counted(at: Stall, ways: readonly Payment[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { uses } of ways) {
    const used = uses.map(inWords(at)).join(', ') || 'nothing';
    found[used] = (found[used] ?? 0) + 1;
  }
  return found;
}

const waysOf = (at: Stall, card: string): readonly Payment[] => waysToPay(game, at.s, at.seat, at.uid(card));
const whyNot = (at: Stall, card: string, way: Payment): string | null =>
  whyNotPaid(game, at.s, at.seat, at.uid(card), way)?.code ?? null;

/** What is offered as the action of the turn. */
function offers({ s, seat, uid }: Stall, card: string): boolean {
  const isIt = game.legal(s, seat).some((action) => action.t === 'play' && action.card === uid(card));
  expect(game.check(s, seat, { t: 'play', card: uid(card) }) === null).toBe(isIt);
  return isIt;
}

describe.each(CASES)('the ways to pay for $card with $given', ({ card, given, ways: expected }) => {
  const at = stall(given);
  const ways = waysOf(at, card);

  test('are as many as counted by hand, each only once', () => {
    expect(counted(at, ways)).toEqual(expected);
    expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
    expect(offers(at, card)).toBe(true);
  });

  test('are accepted, and with one resource more or less of a kind only what is listed', () => {
    const listed = new Set(ways.map((way) => JSON.stringify(way)));
    for (const way of ways) {
      expect(whyNot(at, card, JSON.parse(JSON.stringify(way)) as Payment)).toBeNull();
      for (const r of way.spend.keys())
        for (const by of [-1, 1]) {
          const other = { ...way, spend: way.spend.map((n, i) => (i === r ? n + by : n)) };
          expect(whyNot(at, card, other) === null, JSON.stringify(other)).toBe(listed.has(JSON.stringify(other)));
        }
    }
  });
});

describe('rules that change what a card costs', () => {
  const spends = (at: Stall, card: string, terms = {}): readonly (readonly number[])[] =>
    waysToPay(game, at.s, at.seat, at.uid(card), terms).map(({ spend }) => spend);

  // R-SPIRE-23, R-COMBO-09
  test('a card played for free costs no more', () => {
    const at = stall({ signs: ['flood-sign'], hand: ['farm'], res: RICH });
    expect(spends(at, 'farm')).toEqual([vector(game, { twig: 3, resin: 1 })]);
    expect(spends(at, 'farm', { free: true })).toEqual([vector(game, {})]);
  });

  // R-COMBO-10
  test('unless a rule says so', () => {
    const at = stall({ signs: ['fame-sign'], hand: ['harvester'], city: ['farm'], res: RICH });
    expect(spends(at, 'harvester', { free: true })).toEqual([vector(game, { berry: 1 })]);
    expect(spends(at, 'harvester', { discount: 3 })).toEqual([vector(game, { berry: 1 }), vector(game, {})]);
    const poor = stall({ signs: ['fame-sign'], hand: ['harvester'], city: ['farm'] });
    expect(game.check(poor.s, poor.seat, { t: 'play', card: poor.uid('harvester') })?.code).toBe('costs-more');
    expect(offers(poor, 'harvester')).toBe(false);
  });

  test('bind whom they say', () => {
    const own = stall({ signs: ['dear-sign'], hand: ['castle'], res: RICH });
    const other = stall({ theirs: ['dear-sign'], hand: ['castle'], res: RICH });
    expect([own, other].map((at) => spends(at, 'castle')[0][1])).toEqual([3, 4]);
  });

  // R-ABIL-06
  test('what stands in is no ability, and helps who lacks something', () => {
    const at = stall({ signs: ['otter-sign'], hand: ['mine'], res: { resin: 3 } });
    expect(spends(at, 'mine')).toEqual([vector(game, { resin: 3 })]);
    expect(offers(at, 'mine')).toBe(true);
    expect(offers(stall({ signs: ['otter-sign'], hand: ['mine'], res: { resin: 2 } }), 'mine')).toBe(false);
    expect(offers(stall({ signs: ['otter-sign'], hand: ['queen'], res: { resin: 9 } }), 'queen')).toBe(false);
  });
});

describe('a toll', () => {
  test('is paid right after the payment, and brings about what it says', () => {
    const { s, seat, uid } = stall({ signs: ['gate-sign'], hand: ['wanderer', 'farm', 'mine'], res: RICH });
    const g = game.rules;
    const points = s.seats[seat].points;
    game.apply(s, seat, { t: 'play', card: uid('wanderer') });
    const [decision] = game.decisions(s);
    expect(decision).toMatchObject({ kind: 'pick', ask: 'discard', items: [uid('farm'), uid('mine')], min: 1, max: 1 });
    expect(s.seats[seat].res[3]).toBe(7);
    game.apply(s, seat, { t: 'pick', items: [uid('farm')] });
    expect(s.seats[seat].points).toBe(points + 1);
    expect(s.zones[g.city[seat]]).toContain(uid('wanderer'));
    expect(s.zones[g.zone['discard']]).toContain(uid('farm'));
  });

  test('on a visit brings about what it says too, before the location does anything', () => {
    const { s, seat } = stall({ signs: ['ferry-sign'], hand: ['farm'], res: { twig: 1 } });
    const place = game.rules.placeById.get('basic-3-twigs')!.ix;
    game.apply(s, seat, { t: 'visit', place });
    expect(s.seats[seat].res[0]).toBe(3);
    expect(s.zones[game.rules.hand[seat]]).toHaveLength(2);
  });

  test('bars who cannot pay it, also with what is left of the hand', () => {
    const at = stall({ signs: ['gate-sign'], hand: ['wanderer'], res: RICH });
    expect(offers(at, 'wanderer')).toBe(false);
    expect(game.check(at.s, at.seat, { t: 'play', card: at.uid('wanderer') })?.code).toBe('costs-more');
    const apart = stall({ signs: ['gate-sign'], meadow: 'wanderer', res: RICH });
    expect(offers(apart, 'wanderer')).toBe(true);
  });

  test('leaves only the ways after which it can be paid', () => {
    const all = { theirs: ['bridge-sign'], hand: ['farm'], city: ['crane'] };
    const at = stall({ ...all, res: { twig: 2, resin: 1 } });
    expect(counted(at, waysOf(at, 'farm'))).toEqual({ 'ability crane': 1 });
    const full = payment(vector(game, { twig: 2, resin: 1 }));
    expect(whyNot(at, 'farm', full)).toBe('costs-more');
    game.apply(at.s, at.seat, { t: 'play', card: at.uid('farm') });
    expect(at.s.seats[at.seat].res[0]).toBe(1);
  });
});

describe('a token that is a resource', () => {
  // R-NEW-34, R-NEW-35
  test('is spent, and the Construction is occupied for good', () => {
    const { s, seat, uid } = stall({ hand: ['gilder', 'judge'], city: ['courthouse'], res: { coin: 2 } });
    game.apply(s, seat, { t: 'play', card: uid('gilder') });
    expect(s.seats[seat].res).toEqual(vector(game, { coin: 1, pebble: 1 }));
    expect(s.occupied[uid('courthouse')]).toBe(1);
  });

  test('goes to nobody with what is paid for the card', () => {
    const at = stall({ hand: ['fool'], city: ['mint'], res: { coin: 1 } });
    expect(waysOf(at, 'fool')).toEqual([payment(vector(game, { coin: 1 }), { by: 'door', at: at.uid('mint') })]);
    expect(whyNot(at, 'fool', payment(vector(game, {}), { by: 'door', at: at.uid('mint') }))).toBe('not-offered');
  });

  test('is told as a token', () => {
    const at = stall({ hand: ['gilder'], city: ['ever-tree'], res: RICH });
    const [paying, ways] = [game.clone(at.s), waysOf(at, 'gilder')];
    game.apply(paying, at.seat, { t: 'play', card: at.uid('gilder') });
    const [decision] = game.decisions(paying);
    const told = (lang: 'en' | 'es'): string[] => ways.map((way) => textOf(game, lang).answer(paying, decision, way));
    expect(told('en')).toEqual([
      'Pay 2 berries',
      'Put an occupied token on the Ever Tree',
      'Put a coin on the Ever Tree',
    ]);
    expect(told('es')).toEqual([
      'Pagar 2 bayas',
      'Poner una ficha de ocupado en el Árbol Eterno',
      'Poner una moneda en el Árbol Eterno',
    ]);
  });
});

describe('where a card came from', () => {
  const pointsFor = (given: Given, card: string): number => {
    const { s, seat, uid } = stall({ res: RICH, ...given });
    const before = s.seats[seat].points;
    game.apply(s, seat, { t: 'play', card: uid(card) });
    const [way] = game.legal(s, seat);
    if (game.decisions(s)[0].kind === 'pay') game.apply(s, seat, way);
    return s.seats[seat].points - before;
  };

  // R-NEW-45
  test('is known to who reacts to its being played, whatever it was paid with', () => {
    expect(pointsFor({ shelf: ['mine'] }, 'mine')).toBe(1);
    expect(pointsFor({ hand: ['mine'] }, 'mine')).toBe(0);
  });

  test('is known to the card itself only if it has a twin', () => {
    const coins = (given: Given): number => {
      const { s, seat, uid } = stall({ res: RICH, ...given, city: ['mint'] });
      const card = given.meadow === undefined ? s.zones[game.rules.hand[seat]][0] : uid('mint');
      game.apply(s, seat, { t: 'play', card });
      return s.seats[seat].res[4];
    };
    expect([coins({ hand: ['mint'] }), coins({ meadow: 'mint' })]).toEqual([3, 4]);
  });
});

describe('a tile that helps', () => {
  test('is written and read by its name', () => {
    const at = stall({ shelf: ['mine'], city: ['crane'], res: RICH });
    game.apply(at.s, at.seat, { t: 'play', card: at.uid('mine') });
    const lines = game.legal(at.s, at.seat).map((way) => formatAction(game, at.s, way));
    expect(lines).toContainEqual(expect.stringMatching(/^pay 1 resin 1 pebble ability label#\d+$/));
    for (const way of game.legal(at.s, at.seat))
      expect(parseAction(game, at.s, formatAction(game, at.s, way))).toEqual(way);
    const [decision] = game.decisions(at.s);
    const text = textOf(game, 'en');
    expect(game.legal(at.s, at.seat).map((way) => text.answer(at.s, decision, way))).toContain(
      'Use the Label and pay 1 twig and 1 resin',
    );
  });

  test('R-ABIL-02: is no help beside another ability, nor for cards from elsewhere', () => {
    const at = stall({ shelf: ['mine'], hand: ['farm'], city: ['crane'], res: RICH });
    const label = game.rules.placeById.get('label')!.ix + at.seat;
    const use: Use = { by: 'ability', at: label };
    expect(whyNot(at, 'farm', payment(vector(game, { twig: 1, resin: 1 }), use))).toBe('not-offered');
    expect(whyNot(at, 'mine', payment(vector(game, {}), { by: 'ability', at: at.uid('crane') }, use))).toBe(
      'not-offered',
    );
    const theirs: Use = { by: 'ability', at: game.rules.placeById.get('label')!.ix + 1 - at.seat };
    expect(whyNot(at, 'mine', payment(vector(game, { twig: 1, resin: 1 }), theirs))).toBe('not-offered');
  });
});

describe('the bazaar', PATIENT, () => {
  const games = [1, 2, 3, 4].map((n) => gameWith(n === 1 ? [base, rugwort, bazaar] : [base, bazaar], n));

  test('all is conserved', () => {
    expect(playAll(games, 24, 'bazaar', bookkeeper)).toHaveLength(24);
  });

  test('is cloned, saved, viewed and enumerated like everything else', () => {
    expect(playAll(games, 24, 'bazaar', sceptic)).toHaveLength(24);
  });

  test('whatever can be played can be paid for, in ways that are accepted', () => {
    let paid = 0;
    const payer = (): Onlooker => ({
      before({ game: at, state, seat }) {
        for (const action of at.legal(state, seat)) {
          if (action.t !== 'play') continue;
          const ways = waysToPay(at, state, seat, action.card);
          expect(ways.length).toBeGreaterThan(0);
          for (const way of ways) expect(whyNotPaid(at, state, seat, action.card, way)).toBeNull();
          paid += ways.length;
        }
      },
    });
    playAll(games, 8, 'bazaar pays', payer);
    expect(paid).toBeGreaterThan(1000);
  });

  test('rules that no text has cost nothing', () => {
    const { standing, repriced, helpfulTiles } = gameWith([base], 2).rules;
    expect([standing.dearer, standing.standIn, standing.toll]).toEqual([null, null, null]);
    expect([repriced, helpfulTiles]).toEqual([false, false]);
    expect(begun(games[1], 'x').turn).toBeGreaterThan(0);
  });

  test('is told in both languages', () => {
    const [en, es] = [textOf(game, 'en'), textOf(game, 'es')];
    expect(Object.keys(bazaar.places!).flatMap((id) => [en.place(id), es.place(id)])).toMatchInlineSnapshot(`
      [
        "When you pay for a Construction, 2 berries may stand for any 1 resource of the cost, as often as you like.",
        "Al pagar una Construcción, 2 bayas pueden valer por 1 recurso cualquiera del coste, tantas veces como quieras.",
        "When you pay for a Construction, 1 resin may stand for any 1 resource of the cost, as often as you like.",
        "Al pagar una Construcción, 1 resina puede valer por 1 recurso cualquiera del coste, tantas veces como quieras.",
        "A Construction costs 1 more twig.",
        "Una Construcción cuesta 1 ramita más.",
        "A card from the Meadow costs 1 more resource of any type.",
        "Una carta del Prado cuesta 1 recurso cualquiera más.",
        "A Critter costs 1 more berry, even when played for free.",
        "Un Bicho cuesta 1 baya más, incluso si se juega gratis.",
        "To play a tan card from your hand, you must also discard 1 card from your hand; then gain 1 point token.",
        "Para jugar una carta marrón de tu mano, además: descarta 1 carta de tu mano; después, gana 1 ficha de puntos.",
        "To play a green card, your opponents must also pay 1 twig.",
        "Para jugar una carta verde, tus oponentes además hacen esto: paga 1 ramita.",
        "To visit a Basic location, you must first pay 1 twig; then draw 1 card.",
        "Para visitar un espacio básico, antes: paga 1 ramita; después, roba 1 carta.",
        "A purple card costs your opponents 1 more resin.",
        "A tus oponentes una carta morada les cuesta 1 resina más.",
        "When you play a Critter, you may return any number of point tokens from this sign and, for each of them, pay 1 fewer resource of your choice. At the end of each of your turns, put 1 point token on this sign.",
        "Al jugar un Bicho, puedes devolver cualquier número de fichas de puntos de este letrero y, por cada una, pagar 1 recurso menos a tu elección. Al final de cada uno de tus turnos, pon 1 ficha de puntos en este letrero.",
        "When you play a card from your shelf, you may pay 1 fewer resource of your choice. After you play a card from your shelf, gain 1 point token.",
        "Al jugar una carta de tu estante, puedes pagar 1 recurso menos a tu elección. Después de que juegues una carta de tu estante, gana 1 ficha de puntos.",
      ]
    `);
    const doors = ['gilder', 'mint', 'ever-tree', 'fool', 'wanderer'];
    expect(doors.flatMap((id) => [en.occupation(id), es.occupation(id)])).toMatchInlineSnapshot(`
      [
        "It can be played for free with an occupied token on the Ever Tree or with a coin on any blue Construction.",
        "Se puede jugar gratis con una ficha de ocupado en el Árbol Eterno o con una moneda en cualquier Construcción azul.",
        "Put a coin on this card to play the Fool or any tan Critter for free.",
        "Pon una moneda en esta carta para jugar gratis el Bufón o cualquier Bicho marrón.",
        "Put an occupied token on this card to play any Critter for free, even one that asks for another token.",
        "Pon una ficha de ocupado en esta carta para jugar gratis cualquier Bicho, incluso uno que pida otra ficha.",
        "It can be played for free with an occupied token on the Fairgrounds or the Ever Tree or with a coin on a Mint.",
        "Se puede jugar gratis con una ficha de ocupado en el Recinto ferial o en el Árbol Eterno o con una moneda en una Ceca.",
        "It can be played for free with an occupied token on the Lookout or the Ever Tree or with a coin on a Mint.",
        "Se puede jugar gratis con una ficha de ocupado en el Mirador o en el Árbol Eterno o con una moneda en una Ceca.",
      ]
    `);
    expect([en.card('mint'), es.card('mint')]).toMatchInlineSnapshot(`
      [
        "After you play another card from the Meadow into your city, gain 1 coin.",
        "Después de jugar otra carta del Prado en tu ciudad, gana 1 moneda.",
      ]
    `);
    const params = { card: 'farm' };
    expect([en, es].map((text) => text.reason({ code: 'costs-more', params }))).toMatchInlineSnapshot(`
      [
        "A rule that is in force asks for more than you can pay for the Farm.",
        "Una regla en vigor pide por la Granja más de lo que puedes pagar.",
      ]
    `);
  });
});
