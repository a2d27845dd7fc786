/** Masks that are chosen in secret and then in force, and a booth with prizes that are turned over. */
import type { Module } from '@everdell/engine';
import { knownItem, Session, textOf, type Game, type GameState, type KnownAction } from '@everdell/game';
import { base, pearlbrook, rugwort } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { gameWith } from './test-support/madeUp/game.ts';
import { revel, withRugwort } from './test-support/madeUp/revel.ts';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { PATIENT } from './test-support/properties/plans.ts';

const GAMES = 24;
const games = Array.from({ length: 6 }, (_, i) =>
  gameWith(i === 0 ? [base, rugwort, revel] : [base, revel], i + 1, {}, [withRugwort]),
);
const four = games[3];

const placeOf = (game: Game, id: string): number => game.rules.placeById.get(id)!.ix;

/** A game in which the first seat was dealt this mask, has kept it and is to act. */
function table(mask: string, game: Game = four): GameState {
  const own = placeOf(game, mask);
  const s = dealtTo(game, own);
  while (s.turn === 0) {
    const [{ seat }] = game.decisions(s);
    const takes = { t: 'pick', items: [own] } as const;
    game.apply(s, seat, game.check(s, seat, takes) === null ? takes : game.legal(s, seat)[0]);
  }
  waitFor(game, s, 0);
  return s;
}

function dealtTo(game: Game, mask: number): GameState {
  for (let n = 0; ; n++) {
    const s = game.start(`revel ${n}`);
    if (['maskChoice', 'maskKept'].some((zone) => s.zones[game.rules.seatZone[zone][0]].includes(mask))) return s;
  }
}

/** The others go where anybody may and answer what they are asked, until it is this player's turn. */
function waitFor(game: Game, s: GameState, player: number): void {
  const shared = game.rules.places.find(({ def }) => def.row === 'basic' && def.visit!.spots === undefined)!;
  for (;;) {
    const [{ seat, kind }] = game.decisions(s);
    if (kind !== 'turn') game.apply(s, seat, game.legal(s, seat)[0]);
    else if (seat === player) return;
    else visit(game, s, shared.id);
  }
}

function visit(game: Game, s: GameState, id: string): void {
  game.apply(s, s.active, { t: 'visit', place: placeOf(game, id) });
}

/** A card of this design that lies in no city comes into the zone. */
function bring(s: GameState, id: string, zone: number): number {
  const g = four.rules;
  const inCity = new Set(g.city.flatMap((city) => s.zones[city]));
  const card = s.cardOf.findIndex((ix, uid) => g.designs[ix].id === id && !inCity.has(uid));
  s.zones = s.zones.map((cards, z) =>
    z === g.zone['meadow'] ? cards.map((at) => (at === card ? -1 : at)) : cards.filter((at) => at !== card),
  );
  s.zones[zone].push(card);
  return card;
}

const res = (s: GameState, seat: number): readonly number[] => s.seats[seat].res;

describe('the revel', PATIENT, () => {
  test('play: all is conserved', () => {
    expect(playAll(games, GAMES, 'revel', bookkeeper)).toHaveLength(GAMES);
  });

  test('is cloned, saved, viewed and enumerated like everything else', () => {
    expect(playAll(games, GAMES, 'revel', sceptic)).toHaveLength(GAMES);
  });
});

describe('a choice of tiles in secret', () => {
  const three = games[2];

  test('nobody can tell before the last has chosen, and then all lie open', () => {
    const session = new Session(three, 'masks');
    const g = three.rules;
    const kept = (seat: number): number => g.seatZone['maskKept'][seat];
    const open = (): readonly number[] => g.seatZone['masks'].map((zone) => session.state.zones[zone].length);
    for (let n = 0; n < 3; n++) {
      const { seat } = session.decision!;
      expect([seat, session.state.turn, open()]).toEqual([n, 0, [0, 0, 0]]);
      expect(textOf(three, 'en').prompt(session.state, session.decision!)).toBe('Choose 1 mask.');
      const [mask] = session.state.zones[g.seatZone['maskChoice'][seat]];
      session.act(seat, { t: 'pick', items: [mask] });
      if (n === 2) break;
      const other = (seat + 1) % 3;
      const known = knownItem(three, session.story().at(-1)!, other) as KnownAction;
      expect(known).not.toHaveProperty('action');
      expect(JSON.stringify(known)).not.toContain(String(mask));
      for (const viewer of [null, other]) {
        const view = three.view(session.state, viewer);
        expect(view.zones[kept(seat)]).toBe(1);
        expect(JSON.stringify([view.zones, view.stack])).not.toMatch(new RegExp(`\\b${mask}\\b`));
      }
      expect(three.view(session.state, seat).zones[kept(seat)]).toEqual([mask]);
    }
    expect([session.state.turn, open()]).toEqual([1, [1, 1, 1]]);
    expect(g.seatZone['maskChoice'].map((zone) => session.state.zones[zone])).toEqual([[], [], []]);
  });

  test('an automa takes no part in it', () => {
    const g = games[0].rules;
    const s = games[0].start('alone');
    expect(g.seatZone['maskChoice'].map((zone) => s.zones[zone].length)).toEqual([2, 0]);
  });
});

describe('what a game is played with', () => {
  test('tiles of a part that an option leaves out are not there, nor do they score', () => {
    const without = gameWith([base, revel], 3, { 'revel.booth': false });
    expect(without.rules.placeById.has('booth')).toBe(false);
    expect(playAll([without], 2, 'no booth', bookkeeper)).toHaveLength(2);
    const ribbon = (game: Game): readonly (number | undefined)[] => game.score(game.start('x')).map((s) => s['ribbon']);
    expect([ribbon(games[2]), ribbon(without)]).toEqual([
      [0, 0, 0],
      [undefined, undefined, undefined],
    ]);
    const category = games[2].rules.scoring.map(({ id }) => id);
    expect([category, without.rules.scoring]).toEqual([['ribbon'], []]);
  });

  test('tiles that do not go together with another module are left out', () => {
    expect(games[0].rules.placeById.has('magpie-mask')).toBe(false);
    expect(games[1].rules.placeById.has('magpie-mask')).toBe(true);
    const wrong = { needs: ['revel', 'rugwort'], leavesOut: ['crow-mask'] };
    expect(() => gameWith([base, rugwort, revel], 1, {}, [wrong])).toThrow(
      'bridge revel with rugwort, at leavesOut[0]: names the tile "crow-mask", which no module has',
    );
  });

  test('the rest of a dealt row does not hold what an option leaves out of the dealing', () => {
    const spare: Module = {
      id: 'spare',
      zones: { spare: { per: 'table', sees: 'none', of: 'forest', dealt: 'rest' } },
    };
    const setsOf = (forest: boolean): ReadonlySet<string> => {
      const game = gameWith([base, pearlbrook, spare], 2, { 'pearlbrook.forest': forest });
      const g = game.rules;
      return new Set(game.start('rest').zones[g.zone['spare']].map((tile) => g.places[tile - g.cards].set));
    };
    expect([...setsOf(false)]).toEqual(['base']);
    expect([...setsOf(true)].sort()).toEqual(['base', 'pearlbrook']);
  });

  test('a module says how many workers join in a season', () => {
    expect(four.rules.table.workers).toEqual([2, 0, 1, 2]);
    const s = table('plain-mask');
    const [seat] = [s.active];
    s.seats[seat].workers = s.seats[seat].workers.map((at) => (at === -1 ? placeOf(four, 'basic-3-twigs') : at));
    four.apply(s, seat, { t: 'season' });
    expect(s.seats[seat].workers.filter((at) => at === -1)).toHaveLength(2);
    expect(() => gameWith([base, { id: 'odd', workers: { monsoon: 1 } }], 2)).toThrow('names the season "monsoon"');
  });
});

describe('a booth with prizes', () => {
  test('each player has one worker there, and a prize does what its side says', () => {
    const s = table('plain-mask');
    const g = four.rules;
    const [first, second] = [s.active, (s.active + 1) % 4];
    const [twigs, resin] = [placeOf(four, 'prize-twigs'), placeOf(four, 'prize-resin')];
    const prize = (ix: number) => ({ t: 'pick', items: [ix] }) as const;
    const hand = s.zones[g.hand[first]].length;
    visit(four, s, 'booth');
    expect(textOf(four, 'es').prompt(s, four.decisions(s)[0])).toBe('Caseta: elige 1 premio para usar.');
    four.apply(s, first, prize(twigs));
    expect([res(s, first)[0], s.zones[g.hand[first]].length]).toEqual([2, hand + 1]);
    expect(s.slices.marks!['flipped']).toEqual([twigs]);
    s.seats[second].res = [0, 0, 0, 0];
    visit(four, s, 'booth'); // of the two only the one that can be paid for, or is free
    expect([res(s, second)[1], s.slices.marks!['flipped']]).toEqual([1, [twigs, resin]]);
    s.seats[s.active].res = [0, 0, 0, 0];
    expect(four.check(s, s.active, { t: 'visit', place: placeOf(four, 'booth') })?.code).toBe('nothing-to-do');
    waitFor(four, s, first);
    expect(four.check(s, first, { t: 'visit', place: placeOf(four, 'booth') })?.code).toBe('already-there');
  });

  test('what is turned over is bought back at its price', () => {
    const s = table('plain-mask');
    const seat = s.active;
    const twigs = placeOf(four, 'prize-twigs');
    s.slices.marks = { flipped: [twigs, placeOf(four, 'prize-resin')] };
    s.seats[seat].res = [2, 0, 0, 0];
    visit(four, s, 'booth');
    four.apply(s, seat, four.legal(s, seat)[0]); // the card
    expect([s.seats[seat].points, res(s, seat)[0]]).toEqual([3, 0]);
    expect(s.slices.marks['flipped']).not.toContain(twigs);
  });
});

describe('masks in force', () => {
  test('point tokens on a tile are used once a turn at any moment, and what is left counts (R-GEN-15)', () => {
    const s = table('magpie-mask');
    const seat = s.active;
    const mask = placeOf(four, 'magpie-mask');
    const trinket = { t: 'act', id: 'trinket', at: mask, it: -1 } as const;
    expect([s.tokens[mask], four.score(s)[seat]['tokens']]).toEqual([3, 3]);
    four.apply(s, seat, trinket);
    four.apply(s, seat, { t: 'split', by: [0, 0, 1, 0] });
    four.apply(s, seat, { t: 'option', id: 'meadow' });
    const [card] = s.zones[four.rules.zone['meadow']];
    four.apply(s, seat, { t: 'pick', items: [card] });
    expect([s.tokens[mask], res(s, seat)[2], four.score(s)[seat]['tokens']]).toEqual([2, 1, 2]);
    expect(s.zones[four.rules.hand[seat]]).toContain(card);
    expect(four.legal(s, seat)).not.toContainEqual(trinket);
    visit(four, s, 'basic-3-twigs');
    waitFor(four, s, seat);
    expect(four.legal(s, seat)).toContainEqual(trinket);
  });

  test('goods lie on locations for one player, whoever visits before', () => {
    const s = table('newt-mask');
    const seat = s.active;
    const place = placeOf(four, 'basic-1-pebble');
    expect(s.goods.find(([at]) => at === place)).toEqual([place, 0, 0, 0, 1]);
    const other = (seat + 1) % 4;
    visit(four, s, 'basic-3-twigs');
    visit(four, s, 'basic-1-pebble');
    expect([res(s, other)[3], s.goods.some(([at]) => at === place)]).toEqual([0, true]);
    const own = table('newt-mask');
    const before = res(own, seat)[3];
    visit(four, own, 'basic-1-pebble');
    expect([res(own, seat)[3], own.goods.some(([at]) => at === place)]).toEqual([before + 1, false]);
  });

  test('what a visit brought can be spent, and nothing else', () => {
    const s = table('mole-mask');
    const seat = s.active;
    s.seats[seat].res = [0, 2, 0, 2];
    visit(four, s, 'basic-3-twigs');
    expect(four.decisions(s)[0]).toMatchObject({ seat, ask: 'spend', among: [0], caps: [1], min: 0, max: 1 });
    four.apply(s, seat, { t: 'split', by: [1] });
    expect(res(s, seat)).toEqual([2, 2, 1, 2]);
    const plain = table('mole-mask');
    plain.seats[seat].res = [2, 0, 0, 0];
    visit(four, plain, 'basic-2-cards-1-point');
    expect([plain.active === seat, res(plain, seat)]).toEqual([false, [2, 0, 0, 0]]);
  });

  test('a resource is put on the tile and comes back with another of its kind', () => {
    const s = table('jay-mask');
    const g = four.rules;
    const seat = s.active;
    const mask = placeOf(four, 'jay-mask');
    s.seats[seat].res = [0, 3, 0, 9];
    const play = (): void => {
      const card = bring(s, 'wanderer', g.hand[seat]);
      waitFor(four, s, seat);
      four.apply(s, seat, { t: 'play', card });
    };
    play();
    four.apply(s, seat, { t: 'split', by: [0, 1, 0, 0] });
    expect([s.goods, res(s, seat)[1]]).toEqual([[[mask, 0, 1, 0, 0]], 2]);
    play();
    four.apply(s, seat, { t: 'option', id: 'use' });
    expect([s.goods, res(s, seat)[1]]).toEqual([[], 4]);
  });

  test('a green card acts again for a discarded one, if it can do something (OQ-111)', () => {
    const s = table('toad-mask');
    const g = four.rules;
    const seat = s.active;
    s.seats[seat].res = [9, 9, 9, 9];
    const farm = bring(s, 'farm', g.hand[seat]);
    const idle = four.clone(s);
    four.apply(s, seat, { t: 'play', card: farm });
    expect(four.decisions(s)[0]).toMatchObject({ seat, kind: 'option', ids: ['use', 'decline'] });
    const berries = res(s, seat)[3];
    four.apply(s, seat, { t: 'option', id: 'use' });
    four.apply(s, seat, four.legal(s, seat)[0]); // the card that is discarded
    expect(res(s, seat)[3]).toBe(berries + 1);
    const sweep = bring(idle, 'chip-sweep', g.hand[seat]); // with no other green card it can do nothing
    four.apply(idle, seat, { t: 'play', card: sweep });
    expect(four.decisions(idle)[0].seat).not.toBe(seat);
  });

  test('another location is used in place of a Forest one, but not that very one', () => {
    const s = table('fox-mask');
    const g = four.rules;
    const [seat, other] = [s.active, (s.active + 1) % 4];
    const [forest] = s.rows[g.rowIx.forest];
    for (const { workers } of s.seats) workers.fill(-1, 0, 1);
    s.seats[other].workers[0] = forest;
    expect(four.check(s, seat, { t: 'visit', place: forest })).toBeNull(); // with four players there are two spots
    const alone = four.clone(s);
    four.apply(alone, seat, { t: 'visit', place: forest });
    expect(four.decisions(alone)[0].ask).not.toBe('visitWay');
    s.seats[other].workers[1] = placeOf(four, 'basic-1-pebble');
    four.apply(s, seat, { t: 'visit', place: forest });
    expect(four.decisions(s)[0]).toMatchObject({ seat, ask: 'visitWay', ids: ['usual', 'instead'] });
    four.apply(s, seat, { t: 'option', id: 'instead' });
    expect([res(s, seat)[2], s.seats[seat].workers.includes(forest)]).toEqual([1, true]);
  });

  test('a card of the pile goes unseen to who played, and what was played is used by its city (R-POWER-SNAILS-01)', () => {
    const s = table('snail-mask');
    const g = four.rules;
    const [seat, other] = [s.active, (s.active + 1) % 4];
    const shell = g.seatZone['shell'][seat];
    const [, top] = s.zones[shell];
    visit(four, s, 'basic-3-twigs');
    s.seats[other].res = [9, 9, 9, 9];
    const farm = bring(s, 'farm', g.hand[other]);
    const full = four.clone(s);
    four.apply(s, other, { t: 'play', card: farm });
    expect(four.decisions(s)[0]).toMatchObject({ seat, kind: 'option', ids: ['use', 'decline'] });
    const before = res(s, seat)[3];
    const events = four.apply(s, seat, { t: 'option', id: 'use' });
    expect(res(s, seat)[3]).toBe(before + 1);
    expect([s.zones[g.hand[other]].includes(top), s.zones[shell].length]).toEqual([true, 1]);
    expect(events).toContainEqual(expect.objectContaining({ e: 'moved', cards: [top], for: [other] }));
    full.zones[g.hand[other]].push(...full.zones[g.zone['deck']].splice(-4));
    four.apply(full, other, { t: 'play', card: farm });
    four.apply(full, seat, { t: 'option', id: 'use' });
    expect(full.zones[g.zone['discard']]).toContain(top); // R-POWER-SNAILS-02
  });

  test('of a pile that lies open only the top is played, also by an effect', () => {
    const s = table('pig-mask');
    const g = four.rules;
    const [seat, other] = [s.active, (s.active + 1) % 4];
    const sty = s.zones[g.zone['sty']];
    expect(sty.map((uid) => g.designs[s.cardOf[uid]].id)).toEqual(Array.from({ length: 8 }, () => 'farm'));
    expect(four.view(s, other).zones[g.zone['sty']]).toEqual(sty);
    const [top] = sty.slice(-1);
    s.seats[seat].workers = s.seats[seat].workers.map((at) => (at === -1 ? placeOf(four, 'basic-3-twigs') : at));
    four.apply(s, seat, { t: 'season' });
    expect(four.decisions(s)[0]).toMatchObject({ seat, ask: 'play', items: [top], min: 0, max: 1 });
    four.apply(s, seat, { t: 'pick', items: [] });
    s.seats[other].res = [9, 9, 9, 9];
    expect(four.check(s, other, { t: 'play', card: sty[0] })?.code).toBe('card-not-here');
    four.apply(s, other, { t: 'play', card: top });
    expect([s.seats[seat].points, s.zones[g.zone['sty']].length]).toEqual([1, 7]);
  });

  test('a token on a space of the Meadow stays there, and goes on when its card is played by anybody (OQ-112)', () => {
    const s = table('rat-mask');
    const g = four.rules;
    const [seat, other] = [s.active, (s.active + 1) % 4];
    const meadow = g.zone['meadow'];
    const slot = (n: number): number => g.zones[meadow].firstSlot + n;
    s.slices.marks = { ...s.slices.marks, bone: [slot(2)] };
    visit(four, s, 'basic-3-twigs');
    s.seats[other].res = [9, 9, 9, 9];
    const wanderer = bring(s, 'wanderer', g.hand[other]);
    const swapped = s.zones[meadow][2];
    s.zones[meadow][2] = wanderer;
    s.zones[g.hand[other]] = [...s.zones[g.hand[other]].filter((uid) => uid !== wanderer), swapped];
    four.apply(s, other, { t: 'play', card: wanderer });
    const [decision] = four.decisions(s);
    expect([decision.seat, s.seats[seat].points]).toEqual([seat, 1]);
    expect(decision.kind === 'pick' && decision.items).toHaveLength(7); // the space has been filled, but keeps its token
    four.apply(s, seat, { t: 'pick', items: [s.zones[meadow][5]] });
    expect(s.slices.marks['bone']).toEqual([slot(5)]);
  });

  test('what is closed is opened where an opponent is to be joined, and nowhere else (R-POWER-CATS-01)', () => {
    const s = table('cat-mask');
    const g = four.rules;
    const [seat, other] = [s.active, (s.active + 1) % 4];
    s.seats[seat].res = [9, 9, 9, 9];
    const lookout = bring(s, 'lookout', g.city[other]);
    const chapel = bring(s, 'chapel', g.city[other]);
    const why = (place: number): string | undefined => four.check(s, seat, { t: 'visit', place })?.code;
    expect(why(lookout)).toBe('not-open');
    s.seats[other].workers = s.seats[other].workers.map((at, w) => [lookout, chapel][w] ?? at);
    expect([why(lookout), why(chapel)]).toEqual([undefined, 'not-open']);
    four.apply(s, seat, { t: 'visit', place: lookout });
    expect(s.seats[seat].workers).toContain(lookout);
  });

  test('are told in both languages', () => {
    const [en, es] = [textOf(four, 'en'), textOf(four, 'es')];
    expect(Object.keys(revel.places!).flatMap((id) => [en.place(id), es.place(id)])).toMatchInlineSnapshot(`
      [
        "Use 1 prize at the booth. Only 1 worker of each player.",
        "Usa 1 premio de la caseta. Solo cabe 1 trabajador de cada jugador.",
        "If this prize shows its other side, pay 2 twigs, then discard 1 card from your hand, then gain 3 point tokens, then turn this prize over; otherwise, gain 2 twigs, then draw 1 card, then turn this prize over.",
        "Si este premio muestra su otra cara, paga 2 ramitas; luego, descarta 1 carta de tu mano; después, gana 3 fichas de puntos; después, da la vuelta a este premio; si no, gana 2 ramitas; luego, roba 1 carta; después, da la vuelta a este premio.",
        "If this prize shows its other side, pay 1 resin, then discard 1 card from your hand, then gain 3 point tokens, then turn this prize over; otherwise, gain 1 resin, then draw 1 card, then turn this prize over.",
        "Si este premio muestra su otra cara, paga 1 resina; luego, descarta 1 carta de tu mano; después, gana 3 fichas de puntos; después, da la vuelta a este premio; si no, gana 1 resina; luego, roba 1 carta; después, da la vuelta a este premio.",
        "End of game: 3 points for who has the most cards in their city.",
        "Al final de la partida: 3 puntos quien tenga más cartas en su ciudad.",
        "Once each turn, at any decision of yours in your turn: return 1 point token from this mask, then gain 1 resource of any type, then draw 1 card from the deck or the Meadow. Before the first turn of the game, put 3 point tokens on this mask.",
        "Una vez por turno, en cualquier decisión tuya de tu turno: devuelve 1 ficha de puntos de esta máscara; luego, gana 1 recurso cualquiera; después, roba 1 carta del mazo o del Prado. Antes del primer turno de la partida, pon 3 fichas de puntos en esta máscara.",
        "In the set-up, when the board is laid out, put 1 berry on each Basic location. When you visit a Basic location with a worker, take all resources from it.",
        "En la preparación, una vez dispuesto el tablero, pon 1 baya en cada espacio básico. Cada vez que visites un espacio básico con un trabajador, toma todos los recursos que haya encima.",
        "After you visit a location with a worker, you may pay 1 resource of those gained; gain 1 pebble for each.",
        "Después de que visites una ubicación con un trabajador, puedes pagar 1 recurso de los ganados; gana 1 piedra por cada uno.",
        "After you play a card, if there is at least 1 resource on this mask, you may take all resources from this mask, and as many of each type from the supply; otherwise, you may put up to 1 resource of any type from your supply on this mask. When you pass, take all resources from this mask.",
        "Después de que juegues una carta, si hay al menos 1 recurso en esta máscara, si quieres, toma todos los recursos de esta máscara, y otros tantos de cada tipo del suministro; si no, puedes poner hasta 1 recurso cualquiera de tu suministro en esta máscara. Al pasar, toma todos los recursos de esta máscara.",
        "After you play a green card into your city, you may discard 1 card from your hand, then activate that card (no card acts twice in one chain of activations; only if it can do something now). After you play a non-green card, gain 1 point token.",
        "Después de jugar una carta verde en tu ciudad, si quieres, descarta 1 carta de tu mano; luego, activa esa carta (ninguna carta actúa dos veces en la misma cadena de activaciones; solo si puede hacer algo ahora). Después de que juegues una carta que no sea verde, gana 1 ficha de puntos.",
        "You may visit a Forest location for this instead: activate, as if you were there, a location where an opponent has a worker (never an Event, that very one or a place where workers stay for good).",
        "Puedes visitar una ubicación de bosque para hacer esto en su lugar: activa, como si estuvieras allí, una ubicación donde un oponente tenga un trabajador (nunca un Evento, esa misma o un lugar donde los trabajadores se quedan para siempre).",
        "In the set-up, when the hands are dealt, put 2 cards from the top of the deck into your shell, unseen. After an opponent plays a green card (only if it can do something now; never the Storehouse), if you have at least 1 card in your shell, you may give that player 1 card from the top of your shell, unseen, then activate that card for yourself (what it checks or counts is in that city).",
        "En la preparación, una vez repartidas las manos, pon 2 cartas de la parte superior del mazo en tu concha, sin mirar. Después de que un oponente juegue una carta verde (solo si puede hacer algo ahora; nunca el Almacén), si tienes al menos 1 carta en tu concha, si quieres, da a ese jugador 1 carta de la parte superior de tu concha, sin mirar; luego, activa para ti esa carta (según lo que haya en esa ciudad).",
        "In the set-up, when the deck is shuffled, put all Farms from the deck into the sty. After you have prepared for a season, you may play 1 card from the sty for free. After an opponent plays a card from the sty, gain 1 point token.",
        "En la preparación, una vez barajado el mazo, pon todas las Granjas del mazo en la pocilga. Después de prepararte para una estación, puedes jugar gratis 1 carta de la pocilga. Después de que un oponente juegue una carta de la pocilga, gana 1 ficha de puntos.",
        "Before the first turn of the game, choose 1 card without a bone on it from the Meadow; take every bone away, then put a bone on it. After anybody plays a card from the Meadow with a bone on it, gain 1 point token, then choose 1 card without a bone on it from the Meadow; take every bone away, then put a bone on it.",
        "Antes del primer turno de la partida, elige 1 carta (sin huesos) del Prado; retira todos los huesos; luego, pon encima un hueso. Después de que alguien juegue una carta del Prado (con un hueso), gana 1 ficha de puntos; luego, elige 1 carta (sin huesos) del Prado; retira todos los huesos; luego, pon encima un hueso.",
        "You may visit a red card of an opponent (never the Chapel) although an opponent is there, even one that is closed to you.",
        "Puedes visitar una carta roja de un oponente (nunca la Capilla) aunque un oponente esté allí, incluso si no está abierta para ti.",
        "Your hand limit rises by 1 card.",
        "Tu límite de mano aumenta en 1 carta.",
      ]
    `);
  });
});
