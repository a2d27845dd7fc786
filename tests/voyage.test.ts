import { textOf } from '@everdell/game';
import { base, rugwort } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { gameWith } from './test-support/madeUp/game.ts';
import { quay } from './test-support/madeUp/quay.ts';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { voyage } from './test-support/madeUp/voyage.ts';
import { PATIENT } from './test-support/properties/plans.ts';

const GAMES = 24;
const games = Array.from({ length: 6 }, (_, i) => gameWith(i === 0 ? [base, rugwort, voyage] : [base, voyage], i + 1));

describe('a set about travelling', PATIENT, () => {
  test('plays: all is conserved', () => {
    expect(playAll(games, GAMES, 'voyage', bookkeeper)).toHaveLength(GAMES);
  });

  test('is cloned, saved, viewed and enumerated like everything else', () => {
    expect(playAll(games, GAMES, 'voyage', sceptic)).toHaveLength(GAMES);
  });

  test('of stacks the top is offered, and nothing beneath it', () => {
    const t = quay();
    const tops = ['guestsEast', 'guestsWest'].map((stack) => t.zone(stack).at(-1)!);
    t.visit('inn');
    expect(t.offered()).toEqual(tops);
    t.pick(tops[0]);
    expect(t.zone('guestsGone')).toEqual([tops[0]]);
    expect(t.offered()).toEqual([t.zone('guestsEast').at(-1), tops[1]]);
    t.pick(tops[1]);
    expect(t.own('guests')).toEqual([tops[1]]);
  });

  test('what scores if there is more of one than of the other, Events, tokens or workers in a row', () => {
    const t = quay();
    const points = (id: string): number => {
      t.lay(id, 'guests');
      return t.game.score(t.s)[t.me]['guests'];
    };
    t.card('wanderer', 'city');
    expect(points('old-bosun')).toBe(3);
    t.card('farm', 'city');
    expect(points('old-bosun')).toBe(0);
    expect(points('purser')).toBe(0);
    t.s.seats[t.me].points = 10;
    expect(points('purser')).toBe(4);
    expect(points('cabin-boy')).toBe(0);
    const journey = t.game.rules.placeById.get('journey-2')!.ix;
    t.s.seats[t.me].workers.fill(journey, 0, 1);
    expect(points('pilgrim')).toBe(0);
    t.s.seats[t.me].workers.fill(journey, 0, 2);
    expect(points('pilgrim')).toBe(5); // both on one place
  });

  test('a worker of a kind of its own stays where it is, does it again, and passes over others, but not to Events', () => {
    const t = quay();
    const g = t.game.rules;
    const at = (id: string): number => g.placeById.get(id)!.ix;
    t.s.slices.kinds = [[t.me, 0, 1]];
    t.s.seats[1 - t.me].workers[0] = at('basic-1-pebble');
    const there = t.game.clone(t.s);
    t.game.apply(there, t.me, { t: 'visit', place: at('basic-1-pebble') }); // nobody but Moby may, so it is not asked who goes
    expect([there.seats[t.me].workers[0], there.seats[t.me].points]).toEqual([at('basic-1-pebble'), 1]);
    t.s.seats[t.me].workers.fill(at('basic-2-resin'), 0, 2);
    t.do({ t: 'season' });
    t.do({ t: 'option', id: 'use' });
    expect(t.s.seats[t.me].workers.slice(0, 2)).toEqual([at('basic-2-resin'), -1]);
    expect(t.s.seats[t.me].res[1]).toBe(2);
    expect(textOf(t.game, 'en').place('whale-log')).toContain('(never an Event)');
  });

  test('is told in both languages', () => {
    const [en, es] = [textOf(games[3], 'en'), textOf(games[3], 'es')];
    expect(Object.keys(voyage.places!).flatMap((id) => [en.place(id), es.place(id)])).toMatchInlineSnapshot(`
      [
        "End of game: 3 points if you have more Critters in your city than Constructions in your city.",
        "Al final de la partida: 3 puntos si tienes más Bichos en tu ciudad que Construcciones en tu ciudad.",
        "End of game: 2 points if you have achieved at least 1 Event.",
        "Al final de la partida: 2 puntos si has conseguido al menos 1 Evento.",
        "End of game: 4 points if you have at least 10 point tokens.",
        "Al final de la partida: 4 puntos si tienes al menos 10 fichas de puntos.",
        "End of game: 5 points if there are at least 2 workers of yours on a Journey.",
        "Al final de la partida: 5 puntos si hay al menos 2 trabajadores tuyos en un Viaje.",
        "Put 1 guest from the east stack or the west stack into the guests who are gone; make a stack that has run out anew of half of the guests who are gone, then put 1 guest from the east stack or the west stack into your guests; make a stack that has run out anew of half of the guests who are gone. Any number of workers of different players.",
        "Pon 1 huésped de la pila este o de la pila oeste en los huéspedes que se fueron; si una pila se ha agotado, rehazla con la mitad de los huéspedes que se fueron; luego, pon 1 huésped de la pila este o de la pila oeste en tus huéspedes; si una pila se ha agotado, rehazla con la mitad de los huéspedes que se fueron. Sin límite de trabajadores, de jugadores distintos.",
        "After you have prepared for a season, if you are in spring, replace one of your undeployed workers with Moby. After you visit a location with Moby, gain 1 point token. When you prepare for a season, before you take your workers back, if there are no locations where Moby is where workers stay for good on the table, you may leave Moby where it is, then activate a location where Moby is, then draw 1 card. With Moby, you may visit a location whose spots are counted (never an Event) although somebody is there.",
        "Después de prepararte para una estación, si estás en primavera, sustituye a uno de tus trabajadores sin colocar por Moby. Después de que visites una ubicación con Moby, gana 1 ficha de puntos. Al prepararte para una estación, antes de recuperar a tus trabajadores, si hay cero ubicaciones donde está Moby donde los trabajadores se quedan para siempre en la mesa, si quieres, deja a Moby donde está; luego, activa una ubicación donde está Moby; después, roba 1 carta. Con Moby, puedes visitar una ubicación con plazas limitadas (nunca un Evento) aunque ya haya alguien allí.",
      ]
    `);
  });
});
