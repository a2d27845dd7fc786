import { textOf, type Game, type GameState } from '@everdell/game';
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
        "When you pass, gain 2 point tokens.",
        "Al pasar, gana 2 fichas de puntos.",
        "After you play a card, discard 1 card from your hand.",
        "Después de que juegues una carta, descarta 1 carta de tu mano.",
        "After you visit a Basic location with a worker, gain 1 resin.",
        "Después de que visites un espacio básico con un trabajador, gana 1 resina.",
      ]
    `);
  });
});
