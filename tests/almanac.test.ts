import { capacity, handLimit, scopeOf, select, spacesUsed, type Module } from '@everdell/engine';
import { formatAction, parseAction, textOf, type Game, type GameState } from '@everdell/game';
import { base, rugwort } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { almanac } from './test-support/madeUp/almanac.ts';
import { gameWith } from './test-support/madeUp/game.ts';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { PATIENT } from './test-support/properties/plans.ts';

const GAMES = 24;
const games = Array.from({ length: 6 }, (_, i) =>
  gameWith(i === 0 ? [base, rugwort, almanac] : [base, almanac], i + 1),
);
const four = games[3];

/** A new game in which the first player has this charm and stands in this weather, or in none. */
function table(charm: string, weather?: string, game: Game = four): GameState {
  const s = game.start('almanac');
  while (s.turn === 0) game.apply(s, game.decisions(s)[0].seat, game.legal(s, game.decisions(s)[0].seat)[0]);
  const g = game.rules;
  const ix = g.placeById.get(charm)!.ix;
  const seat = s.active;
  for (const zone of [g.zone['charmBox'], ...g.seatZone['charms']])
    s.zones[zone] = s.zones[zone].filter((t) => t !== ix);
  s.zones[g.zone['charmBox']].push(...s.zones[g.seatZone['charms'][seat]]);
  s.zones[g.seatZone['charms'][seat]] = [ix];
  s.slices.figures = g.automas.map((_, at) => [
    at === seat && weather !== undefined ? g.placeById.get(weather)!.ix : -1,
  ]);
  return s;
}

function visit(game: Game, s: GameState, id: string): void {
  game.apply(s, s.active, { t: 'visit', place: game.rules.placeById.get(id)!.ix });
}

const res = (s: GameState, seat: number): readonly number[] => s.seats[seat].res;
const basicOf = (what: RegExp): string =>
  four.rules.places.find(({ def, id }) => def.row === 'basic' && what.test(id))!.id;

describe('texts of tiles in force', PATIENT, () => {
  test('play: all is conserved', () => {
    expect(playAll(games, GAMES, 'almanac', bookkeeper)).toHaveLength(GAMES);
  });

  test('are cloned, saved, viewed and enumerated like everything else', () => {
    expect(playAll(games, GAMES, 'almanac', sceptic)).toHaveLength(GAMES);
  });

  test('what a visit brought is known when it is done (OQ-105)', () => {
    const s = table('twig-charm');
    const seat = s.active;
    visit(four, s, basicOf(/twig/));
    const twigs = res(s, seat)[0];
    const plain = table('spare-charm');
    visit(four, plain, basicOf(/twig/));
    expect(twigs).toBe(res(plain, seat)[0] + 1);
  });

  test('a visit that brought nothing of a kind', () => {
    const s = table('berry-charm');
    const seat = s.active;
    visit(four, s, basicOf(/twig/));
    expect(res(s, seat)[3]).toBe(1);
    const fed = table('berry-charm');
    visit(four, fed, basicOf(/berr/));
    const plain = table('spare-charm');
    visit(four, plain, basicOf(/berr/));
    expect(res(fed, seat)[3]).toBe(res(plain, seat)[3]);
  });

  test('bind whose figure stands on them, and nobody else', () => {
    const s = table('spare-charm', 'drizzle');
    const seat = s.active;
    visit(four, s, basicOf(/twig/));
    expect(res(s, seat)[1]).toBe(1);
    const other = s.active;
    visit(four, s, basicOf(/berr/));
    expect(res(s, other)[1]).toBe(0);
  });

  test('react to what others do, after them and clockwise', () => {
    const s = table('envy-charm');
    const g = four.rules;
    const owner = s.active;
    visit(four, s, basicOf(/twig/));
    const actor = s.active;
    const hand = s.zones[g.hand[actor]];
    const critter = s.zones[g.zone['deck']].find((uid) => g.designs[s.cardOf[uid]].id === 'wanderer')!;
    s.zones[g.zone['deck']] = s.zones[g.zone['deck']].filter((uid) => uid !== critter);
    hand.push(critter);
    s.seats[actor].res[3] = 2;
    const before = s.zones[g.hand[owner]].length;
    four.apply(s, actor, { t: 'play', card: critter });
    expect(s.zones[g.hand[owner]]).toHaveLength(before + 1);
  });

  test('tiles of a seat are visited by their owner, and where they are open by others, who pay for it in points', () => {
    const s = table('spare-charm');
    const g = four.rules;
    const [owner] = [s.active];
    const own = (zone: string, seat: number): number => s.zones[g.seatZone[zone][seat]][0];
    const other = (owner + 1) % 4;
    const offered = four.legal(s, owner).flatMap((a) => (a.t === 'visit' ? [a.place] : []));
    expect(offered).toEqual(
      expect.arrayContaining([own('hollows', owner), own('hollows', other), own('burrows', owner)]),
    );
    expect(offered).not.toContain(own('burrows', other));
    expect(four.check(s, owner, { t: 'visit', place: own('burrows', other) })?.code).toBe('not-open');
    four.apply(s, owner, { t: 'visit', place: own('hollows', other) });
    expect([s.seats[other].points, res(s, owner)[1]]).toEqual([1, 1]);
    expect(four.check(s, other, { t: 'visit', place: own('hollows', other) })?.code).toBe('location-occupied');
  });

  test('nobody copies what only its owner may visit', () => {
    const s = table('spare-charm');
    const g = four.rules;
    const [owner, other] = [s.active, (s.active + 1) % 4];
    const found = (seat: number): number[] =>
      select(g, s, scopeOf(seat), { in: 'locations', where: [{ row: 'burrows' }] });
    expect(found(owner)).toEqual(s.zones[g.seatZone['burrows'][owner]]);
    expect(found(other)).toEqual(s.zones[g.seatZone['burrows'][other]]);
    expect(select(g, s, scopeOf(owner), { in: 'locations', where: [{ row: 'hollows' }] })).toHaveLength(4);
  });

  test('of a pile the top card is seen, and played by anybody', () => {
    const s = table('spare-charm');
    const g = four.rules;
    const pile = s.zones[g.zone['pile']];
    const top = pile.at(-1)!;
    const view = four.view(s, s.active);
    expect(view.zones[g.zone['pile']]).toEqual([-1, -1, -1, -1, -1, top]);
    expect(view.cardOf[top]).toBe(s.cardOf[top]);
    expect(view.cardOf[pile[0]]).toBe(-1);
    s.seats[s.active].res = g.resources.map(() => 9);
    const plays = four.legal(s, s.active).flatMap((a) => (a.t === 'play' ? [a.card] : []));
    expect(plays.filter((card) => pile.includes(card))).toEqual([top]);
    expect(plays).toEqual(expect.arrayContaining(s.zones[g.seatZone['attic'][s.active]]));
    expect(four.check(s, s.active, { t: 'play', card: pile[0] })?.code).toBe('card-not-here');
  });

  test('a card that lies elsewhere for effects that play one', () => {
    const s = table('spare-charm');
    const g = four.rules;
    const seat = s.active;
    s.seats[seat].res = g.resources.map(() => 9);
    visit(four, s, 'fair');
    const [decision] = four.decisions(s);
    const items = decision.kind === 'pick' ? decision.items : [];
    expect(items).toEqual(expect.arrayContaining(s.zones[g.seatZone['attic'][seat]]));
  });

  test('what zones score, of the table for everybody', () => {
    const s = table('spare-charm');
    const g = four.rules;
    const seat = s.active;
    four.apply(s, seat, { t: 'visit', place: s.zones[g.seatZone['hollows'][seat]][0] });
    expect(four.score(s).map((score) => score['hollows'])).toEqual([1, 1, 1, 1]);
    expect(four.score(s)[seat]['fair']).toBe(1);
    expect(four.score(s)[(seat + 1) % 4]['fair']).toBe(0);
    const critters = s.cardOf.flatMap((ix, uid) => (g.designs[ix].kind === 'critter' ? [uid] : []));
    const cities = [2, 2, 1, 0].map((n) => critters.splice(0, n));
    cities.forEach((cards, i) => (s.zones[g.city[(seat + i) % 4]] = cards));
    const fairs = four.score(s).map((score) => score['fair']);
    expect([0, 1, 2, 3].map((i) => fairs[(seat + i) % 4])).toEqual([5, 4, 2, 0]); // OQ-15
  });

  test('a rule spares cards their space, and a pair the one that is left (OQ-109)', () => {
    const s = table('farm-charm');
    const g = four.rules;
    const seat = s.active;
    const farms = g.deckList.flatMap((_, uid) => (g.designs[s.cardOf[uid]].id === 'farm' ? [uid] : [])).slice(0, 3);
    for (const zone of s.zones) for (const farm of farms) if (zone.includes(farm)) zone.splice(zone.indexOf(farm), 1);
    s.zones[g.city[seat]].push(...farms);
    expect(spacesUsed(g, s, seat)).toBe(0);
    expect([handLimit(g, s, seat), handLimit(g, s, (seat + 1) % 4)]).toEqual([10, 8]);
    expect(capacity(g, s, seat)).toBe(15);
    s.seats[seat].season = 2;
    expect(capacity(g, s, seat)).toBe(16);
  });

  test('a gain is smaller, and what brings nothing may not be visited (OQ-82)', () => {
    const s = table('spare-charm', 'dry-spell');
    const seat = s.active;
    const g = four.rules;
    const pebble = g.placeById.get('basic-1-pebble')!.ix;
    expect(four.check(s, seat, { t: 'visit', place: pebble })?.code).toBe('nothing-to-do');
    expect(four.legal(s, seat)).not.toContainEqual({ t: 'visit', place: pebble });
    visit(four, s, 'basic-3-twigs');
    expect(res(s, seat)[0]).toBe(2);
    const tough = table('tough-charm', 'dry-spell');
    visit(four, tough, 'basic-1-pebble');
    expect(res(tough, seat)[2]).toBe(1);
  });

  test('of several kinds one chooses what is kept, and of any resources there are fewer to choose', () => {
    const stalls: Module = {
      id: 'stalls',
      places: {
        mixed: { row: 'basic', visit: { effect: { do: 'gain', what: { twig: 2, resin: 1, berry: 1 } } } },
        wild: { row: 'basic', visit: { effect: { do: 'gainAny', n: 2 } } },
        scant: { row: 'basic', visit: { effect: { do: 'gainAny', n: 1 } } },
      },
    };
    const game = gameWith([base, almanac, stalls], 4);
    const s = table('spare-charm', 'dry-spell', game);
    const seat = s.active;
    const { ix } = game.rules.placeById.get('scant')!;
    expect(game.check(s, seat, { t: 'visit', place: ix })?.code).toBe('nothing-to-do');
    const wild = game.clone(s);
    visit(game, s, 'mixed');
    expect(game.decisions(s)[0]).toMatchObject({ ask: 'gainAny', among: [0, 1], caps: [2, 1], min: 2, max: 2 });
    game.apply(s, seat, { t: 'split', by: [1, 1] });
    expect(res(s, seat).slice(0, 4)).toEqual([1, 1, 0, 0]);
    visit(game, wild, 'wild');
    expect(game.decisions(wild)[0]).toMatchObject({ ask: 'gainAny', min: 1, max: 1 });
    game.apply(wild, seat, { t: 'split', by: [0, 0, 1, 0] });
    expect(res(wild, seat).slice(0, 4)).toEqual([0, 0, 1, 0]);
  });

  test('what others discard or draw from the deck is reacted to, also past the hand limit', () => {
    const g = four.rules;
    const s = table('spare-charm', 'fog');
    const seat = s.active;
    const owner = (seat + 1) % 4;
    const ix = g.placeById.get('gull-charm')!.ix;
    for (const zone of [g.zone['charmBox'], ...g.seatZone['charms']])
      s.zones[zone] = s.zones[zone].filter((at) => at !== ix);
    s.zones[g.seatZone['charms'][owner]].push(ix);
    visit(four, s, 'basic-3-twigs');
    four.apply(s, seat, four.legal(s, seat)[0]);
    expect(s.seats[owner].points).toBe(1);
    const calm = table('spare-charm');
    calm.zones[g.seatZone['charms'][owner]] = [ix];
    const hand = calm.zones[g.hand[owner]];
    hand.push(...calm.zones[g.zone['deck']].splice(0, 8 - hand.length));
    visit(four, calm, 'basic-2-cards-1-point');
    expect(hand).toHaveLength(10);
    expect(four.decisions(calm)[0]).toMatchObject({ seat: owner, ask: 'discard', min: 2, max: 2 });
    four.apply(calm, owner, four.legal(calm, owner)[0]);
    expect([hand.length, calm.seats[owner].points]).toEqual([8, 0]); // nobody reacts to what they discard themselves
  });

  test('a rule binds others, as long as its condition holds for them', () => {
    const s = table('spite-charm');
    const g = four.rules;
    const seat = s.active;
    const purple = (uid: number): boolean =>
      g.designs[s.cardOf[uid]].colour === 'purple' && g.designs[s.cardOf[uid]].simple;
    const card = s.zones[g.zone['deck']].find(purple)!;
    s.zones[g.zone['deck']] = s.zones[g.zone['deck']].filter((uid) => uid !== card);
    const other = (seat + 1) % 4;
    s.zones[g.hand[other]].push(card);
    s.seats[other].res = g.resources.map(() => 9);
    visit(four, s, basicOf(/twig/));
    expect(four.check(s, other, { t: 'play', card })?.code).toBe('barred');
    expect(four.legal(s, other)).not.toContainEqual({ t: 'play', card });
    s.seats[other].season = 3;
    expect(four.check(s, other, { t: 'play', card })).toBeNull();
  });

  test('one may join others where they are, and open what is closed (R-POWER-CATS-02)', () => {
    const s = table('cat-charm');
    const g = four.rules;
    const [cat, other] = [s.active, (s.active + 1) % 4];
    const pebble = g.placeById.get('basic-1-pebble')!.ix;
    s.seats[other].workers[0] = pebble;
    expect(four.check(s, cat, { t: 'visit', place: pebble })).toBeNull();
    expect(four.legal(s, cat)).toContainEqual({ t: 'visit', place: pebble });
    four.apply(s, cat, { t: 'visit', place: pebble });
    expect(res(s, cat)[2]).toBe(1);
    expect(four.check(s, other, { t: 'visit', place: pebble })?.code).toBe('location-occupied');
  });

  test('what is for its owner only is not opened by that', () => {
    const bold: Module = {
      id: 'bold',
      rules: [{ rule: 'joins', past: 'any', closed: true, at: [{ any: [{ row: 'hollows' }, { row: 'burrows' }] }] }],
    };
    const game = gameWith([base, almanac, bold], 2);
    const s = table('spare-charm', undefined, game);
    const theirs = s.zones[game.rules.seatZone['burrows'][(s.active + 1) % 2]][0];
    expect(game.check(s, s.active, { t: 'visit', place: theirs })?.code).toBe('not-open');
    expect(game.legal(s, s.active)).not.toContainEqual({ t: 'visit', place: theirs });
  });

  test('a rule shuts locations, and asks for a toll', () => {
    const s = table('spare-charm', 'fog');
    const g = four.rules;
    const seat = s.active;
    const [forest] = s.rows[g.rowIx.forest];
    expect(four.check(s, seat, { t: 'visit', place: forest })?.code).toBe('barred');
    const hand = s.zones[g.hand[seat]].length;
    visit(four, s, 'basic-3-twigs');
    expect(four.decisions(s)[0]).toMatchObject({ seat, ask: 'discard', min: 1, max: 1 });
    four.apply(s, seat, four.legal(s, seat)[0]);
    expect([s.zones[g.hand[seat]].length, res(s, seat)[0]]).toEqual([hand - 1, 3]);
    const poor = table('spare-charm', 'fog');
    poor.zones[g.zone['discard']].push(...poor.zones[g.hand[seat]].splice(0));
    const pebble = g.placeById.get('basic-1-pebble')!.ix;
    expect(four.check(poor, seat, { t: 'visit', place: pebble })?.code).toBe('cannot-pay-price');
  });

  /** The first player has a Badger among the workers, and these cards in the city. */
  function withBadger(city: readonly string[]): { s: GameState; seat: number; cards: number[] } {
    const s = table('badger-charm');
    const g = four.rules;
    const seat = s.active;
    s.slices.kinds = [[seat, 1, 1]];
    const cards = city.map((id) => {
      const uid = s.cardOf.findIndex((ix, at) => g.designs[ix].id === id && !s.zones[g.city[seat]].includes(at));
      const meadow = g.zone['meadow'];
      s.zones = s.zones.map((zone, z) =>
        z === meadow ? zone.map((at) => (at === uid ? -1 : at)) : zone.filter((at) => at !== uid),
      );
      s.zones[g.city[seat]].push(uid);
      return uid;
    });
    return { s, seat, cards };
  }

  test('which kind of worker goes is asked where several can', () => {
    const { s, seat } = withBadger([]);
    visit(four, s, 'basic-3-twigs');
    expect(four.decisions(s)[0]).toMatchObject({ seat, ask: 'send', ids: ['worker', 'badger'] });
    expect(textOf(four, 'en').action(s, { t: 'option', id: 'badger' })).toBe('Badger');
    four.apply(s, seat, { t: 'option', id: 'badger' });
    expect([s.seats[seat].points, res(s, seat)[0], s.seats[seat].workers[1]]).toEqual([
      1,
      3,
      four.rules.placeById.get('basic-3-twigs')!.ix,
    ]);
  });

  test('a card is a location for the piece alone, or may be used in another way', () => {
    const { s, seat, cards } = withBadger(['palace', 'inn']);
    const [palace, inn] = cards;
    const offered = four.legal(s, seat).flatMap((a) => (a.t === 'visit' ? [a.place] : []));
    expect(offered).toEqual(expect.arrayContaining([palace, inn]));
    const visit = { t: 'visit', place: palace } as const;
    expect(parseAction(four, s, formatAction(four, s, visit))).toEqual(visit);
    const there = four.clone(s);
    four.apply(there, seat, { t: 'visit', place: palace });
    expect(there.seats[seat].workers[1]).toBe(palace);
    expect(four.decisions(there)[0]).toMatchObject({ seat, kind: 'split', max: 4 });
    s.seats[seat].res = four.rules.resources.map(() => 9);
    four.apply(s, seat, { t: 'visit', place: inn });
    four.apply(s, seat, { t: 'option', id: 'badger' });
    expect(four.decisions(s)[0]).toMatchObject({ ask: 'visitWay', ids: ['usual', 'instead'] });
    four.apply(s, seat, { t: 'option', id: 'instead' });
    expect(four.decisions(s)[0]).toMatchObject({ seat, kind: 'split', max: 2 });
  });

  test('half of the cards that an Event asks for are enough for the piece (OQ-125)', () => {
    const { s, seat } = withBadger(['farm', 'farm']);
    const event = four.rules.placeById.get('grand-tour')!.ix; // three Destinations
    const harvest = four.rules.placeById.get('harvest-festival')!.ix; // four Productions
    expect(four.check(s, seat, { t: 'visit', place: harvest })).toBeNull();
    expect(four.check(s, seat, { t: 'visit', place: event })?.code).toBe('requirement-not-met');
    four.apply(s, seat, { t: 'visit', place: harvest });
    expect(s.seats[seat].workers[1]).toBe(harvest);
  });

  test('a piece may stay where it is when the others come home', () => {
    const { s, seat } = withBadger([]);
    const place = four.rules.placeById.get('basic-2-resin')!.ix;
    s.seats[seat].workers = s.seats[seat].workers.map((at, w) => (w < 2 ? place : at));
    four.apply(s, seat, { t: 'season' });
    four.apply(s, seat, { t: 'option', id: 'use' });
    expect(s.seats[seat].workers.slice(0, 2)).toEqual([-1, place]);
  });

  test('draws: more if one likes, fewer, or from elsewhere', () => {
    const g = four.rules;
    const drawing = 'basic-2-twigs-1-card';
    const scout = table('scout-charm');
    const seat = scout.active;
    const hand = (s: GameState): number => s.zones[g.hand[seat]].length;
    const before = hand(scout);
    visit(four, scout, drawing);
    expect(four.decisions(scout)[0]).toMatchObject({ seat, ask: 'drawMore', ids: ['use', 'decline'] });
    expect(textOf(four, 'en').action(scout, { t: 'option', id: 'use' })).toBe('Draw one more');
    four.apply(scout, seat, { t: 'option', id: 'use' });
    expect(hand(scout)).toBe(before + 2);
    const foggy = table('spare-charm', 'fog');
    visit(four, foggy, drawing);
    four.apply(foggy, seat, four.legal(foggy, seat)[0]); // the toll
    expect(hand(foggy)).toBe(before - 1);
    const bird = table('starling-charm');
    visit(four, bird, drawing);
    expect(four.decisions(bird)[0]).toMatchObject({ ask: 'drawFrom', ids: ['deck', 'meadow'] });
    four.apply(bird, seat, { t: 'option', id: 'meadow' });
    const [card] = bird.zones[g.zone['meadow']];
    four.apply(bird, seat, { t: 'pick', items: [card] });
    expect(bird.zones[g.hand[seat]]).toContain(card);
  });

  test('tiles are dealt by number, by suit, and the rest', () => {
    const s = four.start('tiles');
    const g = four.rules;
    const ids = (zone: string): string[] => s.zones[g.zone[zone]].map((tile) => g.places[tile - g.cards].id);
    expect(ids('omens')).toEqual(['comet', 'comet']);
    expect(ids('omensOut').sort()).toEqual(['comet', 'raven', 'raven', 'raven']);
    expect(g.seatZone['charms'].map((zone) => s.zones[zone].length)).toEqual([1, 1, 1, 1]);
    const imagined = four.determinize(four.view(s, 0), () => 0.3);
    expect(imagined.zones[g.zone['omens']].map((tile) => g.places[tile - g.cards].id)).toEqual(['comet', 'comet']);
  });

  test('an automa is no player for whom there is one of a tile', () => {
    const hollows = ({ rules }: Game): number => rules.places.filter(({ id }) => id === 'hollow').length;
    expect([games[0], four].map(hollows)).toEqual([1, 4]);
  });

  test('are told in both languages', () => {
    const [en, es] = [textOf(four, 'en'), textOf(four, 'es')];
    const told = almanac.places!;
    expect(Object.keys(told).flatMap((id) => [en.place(id), es.place(id)])).toMatchInlineSnapshot(`
      [
        "After you visit a location with a worker, if it brought you at least 1 twig, gain 1 twig.",
        "Después de que visites una ubicación con un trabajador, si te ha dado al menos 1 ramita, gana 1 ramita.",
        "After you visit a Basic location or a Forest location with a worker, if it brought you no berries, gain 1 berry.",
        "Después de que visites un espacio básico o una ubicación de bosque con un trabajador, si te ha dado cero bayas, gana 1 baya.",
        "After an opponent plays a Critter, draw 1 card. For each point token you gain, if it is your turn, gain 1 resource of a type you have none of.",
        "Después de que un oponente juegue un Bicho, roba 1 carta. Por cada ficha de puntos que ganes, si es tu turno, gana 1 recurso de un tipo que no tengas.",
        "When you prepare for a season, after you have taken your workers back, draw 1 card. Each time a Construction comes into your city, you may discard up to 1 card from your hand.",
        "Al prepararte para una estación, después de recuperar a tus trabajadores, roba 1 carta. Cada vez que una Construcción llegue a tu ciudad, si quieres, descarta hasta 1 carta de tu mano.",
        "When you visit a Basic location with a worker, gain 1 point token.",
        "Cada vez que visites un espacio básico con un trabajador, gana 1 ficha de puntos.",
        "Your hand limit rises by 2 cards. Your Farms take up no space in your city. While you are in summer or autumn, your city has 1 more space.",
        "Tu límite de mano aumenta en 2 cartas. Tus Granjas no ocupan espacio en tu ciudad. Mientras estás en verano u otoño, tu ciudad tiene 1 espacio más.",
        "The harsh weathers do not bind you.",
        "No te afectan los efectos de tiempos de mal tiempo.",
        "While you are not in autumn, your opponents may not play a purple card.",
        "Mientras no estás en otoño, tus oponentes no pueden jugar una carta morada.",
        "You may visit a Basic location, a Forest location or a red card although an opponent is there, even one that is closed to you.",
        "Puedes visitar un espacio básico, una ubicación de bosque o una carta roja aunque un oponente esté allí, incluso si no está abierta para ti.",
        "After you have prepared for a season, if you are in spring, replace one of your undeployed workers with a Badger. After you visit a location with your Badger, gain 1 point token. When you prepare for a season, before you take your workers back, you may leave your Badger where it is. With your Badger, you may visit a purple card or a red card in your city for this instead: gain 1 resource of any type for each base point of the card chosen. With your Badger, half of the cards that an Event asks for are enough, rounded up.",
        "Después de prepararte para una estación, si estás en primavera, sustituye a uno de tus trabajadores sin colocar por un Tejón. Después de que visites una ubicación con tu Tejón, gana 1 ficha de puntos. Al prepararte para una estación, antes de recuperar a tus trabajadores, si quieres, deja a tu Tejón donde está. Con tu Tejón, puedes visitar una carta morada o una carta roja de tu ciudad para hacer esto en su lugar: gana 1 recurso cualquiera por cada punto base de la carta elegida. Con tu Tejón, basta con la mitad de las cartas que pide un Evento, redondeada hacia arriba.",
        "Each time you draw cards, you may draw 1 card more.",
        "Cada vez que robes cartas, puedes robar 1 carta más.",
        "Each time you draw cards, you may take each card from the Meadow.",
        "Cada vez que robes cartas, puedes tomar cada carta del Prado.",
        "End of game: 1 point for each empty space in your city.",
        "Al final de la partida: 1 punto por cada espacio libre de tu ciudad.",
        "End of game: as many points as one purple card in an opponent's city would score in your city.",
        "Al final de la partida: tantos puntos como una carta morada de la ciudad de un oponente valdría en tu ciudad.",
        "You may have 2 more guests. End of game: 1 point for each guest.",
        "Puedes tener 2 huéspedes más. Al final de la partida: 1 punto por cada huésped.",
        "After you play a card, if it is a card worth at least 3 base points, gain 2 point tokens if it is your turn and 1 point token if it is not your turn. When you pass, if that is possible, gain 1 point token.",
        "Después de que juegues una carta, si es una carta de al menos 3 puntos base, gana 2 fichas de puntos si es tu turno y 1 ficha de puntos si no es tu turno. Al pasar, si eso es posible, gana 1 ficha de puntos.",
        "When you prepare for a season, after you have taken your workers back, take the first card from your attic into your hand.",
        "Al prepararte para una estación, después de recuperar a tus trabajadores, llévate a la mano la primera carta de tu desván.",
        "Each time an opponent discards cards from their hand, gain 1 point token for each. Each time an opponent draws cards from the deck, draw 2 cards, even past your hand limit, then discard cards from your hand down to your hand limit.",
        "Cada vez que un oponente descarte cartas de su mano, gana 1 ficha de puntos por cada una. Cada vez que un oponente robe cartas del mazo, roba 2 cartas, aunque superes tu límite de mano; luego, descarta cartas de tu mano hasta quedarte en tu límite de mano.",
        "When you pass, do the first of these that you can: pay 1 resource of any type and gain 2 point tokens; or gain 1 point token.",
        "Al pasar, haz lo primero de esto que puedas: paga 1 recurso cualquiera y gana 2 fichas de puntos; o gana 1 ficha de puntos.",
        "When you pass, gain 2 point tokens.",
        "Al pasar, gana 2 fichas de puntos.",
        "After you play a card, discard 1 card from your hand. A visit to a Basic location brings you 1 fewer resource. Each time you gain berries, it is 1 fewer berry.",
        "Después de que juegues una carta, descarta 1 carta de tu mano. Visitar un espacio básico da 1 recurso menos. Cada vez que ganes bayas, son 1 baya menos.",
        "Each worker here is worth 1 point at the end of the game.",
        "Al final de la partida, cada trabajador aquí vale 1 punto.",
        "Worth -1 points.",
        "Vale -1 puntos.",
        "Gain 1 resin. Worth 1 point. Only 1 worker. Open to opponents: when one of them visits, you gain 1 point token.",
        "Gana 1 resina. Vale 1 punto. Solo cabe 1 trabajador. Abierta a los oponentes: cuando uno la visita, ganas 1 ficha de puntos.",
        "Gain 1 berry. Only 1 worker.",
        "Gana 1 baya. Solo cabe 1 trabajador.",
        "Play 1 card from the Meadow for 1 fewer resource of your choice. End of game: 1 point for each hollow where you have a worker by your burrow and 4 points for who has the most Critters in their city, 2 points for the next. Only 2 workers.",
        "Juega 1 carta del Prado pagando 1 recurso menos a tu elección. Al final de la partida: 1 punto por cada hueco donde tengas un trabajador junto a tu madriguera y 4 puntos quien tenga más Bichos en su ciudad, 2 puntos quien le siga. Solo caben 2 trabajadores.",
        "You may not visit a Haven or a special Event. To visit a location on the boards whose spots are counted, you must first pay 1 resource of any type.",
        "No puedes visitar un Refugio o un Evento especial. Para visitar una ubicación de los tableros con plazas limitadas, antes: paga 1 recurso cualquiera.",
        "Each time you draw cards, draw 1 fewer card. To visit a Basic location, you must first discard 1 card from your hand. You may not visit a Forest location.",
        "Cada vez que robes cartas, roba 1 carta menos. Para visitar un espacio básico, antes: descarta 1 carta de tu mano. No puedes visitar una ubicación de bosque.",
        "After you visit a Basic location with a worker, gain 1 resin.",
        "Después de que visites un espacio básico con un trabajador, gana 1 resina.",
      ]
    `);
  });
});
