import { amount, compileRules, defaultOptions, scopeOf, spacesUsed } from '@everdell/engine';
import { gameOn, textOf, type Action } from '@everdell/game';
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
    t.visit('harbour-inn');
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

  test('what lies farther off costs more, in cards and resources as one likes', () => {
    const t = quay();
    expect(t.zone('shore')).toEqual([-1, -1, -1]);
    t.own('hand').splice(2);
    t.res({ twig: 1 });
    const all = [...t.zone('findsLeft')].reverse().slice(0, 3);
    t.visit('beach');
    expect(t.offered()).toEqual(all);
    t.pick(all[2]);
    expect(t.game.decisions(t.s)[0]).toMatchObject({ ask: 'payUnits', min: 1, max: 2 });
    const [card] = t.own('hand');
    t.pick(card);
    expect([t.own('hand').length, t.s.seats[t.me].res[0]]).toEqual([1, 0]);
    expect(t.own('finds')).toEqual([all[2]]);
    expect(t.zone('shore')).toEqual([-1, -1, -1]);
    expect(t.zone('findsLeft').slice(0, 2).sort()).toEqual(all.slice(0, 2).sort());
    const poor = quay();
    poor.own('hand').splice(0);
    poor.visit('beach');
    expect(poor.own('finds')).toHaveLength(1); // only the nearest is free
  });

  test('a find does what it does when found, and a visit there something else', () => {
    const t = quay();
    const [lagoon, bottle] = ['lagoon', 'bottle'].map((id) => t.game.rules.placeById.get(id)!.ix);
    t.top('findsLeft', lagoon);
    t.own('hand').splice(0);
    t.visit('beach');
    expect([t.own('finds'), t.s.seats[t.me].res[2]]).toEqual([[lagoon], 0]);
    const u = quay();
    u.top('findsLeft', bottle);
    u.own('hand').splice(0);
    u.visit('beach');
    expect(u.s.seats[u.me].res[3]).toBe(1);
  });

  test('what was used goes away and makes room', () => {
    const t = quay();
    const [first] = t.zone('winds');
    t.visit('jetty');
    t.pick(first);
    expect(t.zone('windsUsed')).toEqual([first]);
    expect(t.zone('winds')).not.toContain(-1);
    expect(t.zone('winds')).not.toContain(first);
  });

  test('after passing one thing after the other is paid for, as far as one will and can', () => {
    const t = quay();
    const id = (name: string): number => t.game.rules.placeById.get(name)!.ix;
    t.setOwn('trek', [id('ford'), id('desert'), id('pass')]);
    t.own('hand').splice(0);
    t.res({ twig: 2 });
    t.s.seats[t.me].season = 3;
    t.s.seats[t.me].workers.fill(t.game.rules.placeById.get('basic-2-resin')!.ix);
    t.do({ t: 'pass' });
    expect(t.game.decisions(t.s)[0]).toMatchObject({ kind: 'option', ids: ['use', 'decline'] });
    expect(textOf(t.game, 'en').action(t.s, { t: 'option', id: 'use' })).toBe(
      'Pay for the next leg without a footprint on it of your trek; then put a footprint on it',
    );
    t.do({ t: 'option', id: 'use' });
    expect(t.game.score(t.s)[t.me]['trek']).toBe(2);
    expect(t.s.active).not.toBe(t.me); // of the desert only a part could be paid, and the pass lies behind it
  });

  test('a leg is paid in point tokens, loose ones or such as lie on own cards, one by one', () => {
    const t = quay();
    t.setOwn('trek', [t.game.rules.placeById.get('ferry')!.ix]);
    const card = t.card('wanderer', 'city');
    t.s.seats[t.me].season = 3;
    t.s.seats[t.me].workers.fill(t.game.rules.placeById.get('basic-2-resin')!.ix);
    const passing = (loose: number, lying: number): number => {
      const s = t.game.clone(t.s);
      s.seats[t.me].points = loose;
      s.tokens = s.tokens.map((n, at) => (at === card ? lying : n));
      t.game.apply(s, t.me, { t: 'pass' });
      if (s.active !== t.me) return -1;
      t.game.apply(s, t.me, { t: 'option', id: 'use' });
      while (s.active === t.me) t.game.apply(s, t.me, { t: 'pick', items: [card] });
      expect(t.game.score(s)[t.me]['trek']).toBe(3);
      return s.seats[t.me].points * 10 + s.tokens[card];
    };
    expect([passing(0, 1), passing(1, 0)]).toEqual([-1, -1]); // 2 are asked for
    expect([passing(2, 0), passing(0, 2), passing(1, 1), passing(1, 4), passing(3, 3)]).toEqual([0, 0, 0, 12, 31]);
  });

  test('the ferry takes plain workers only', () => {
    const t = quay();
    const at = (id: string): number => t.game.rules.placeById.get(id)!.ix;
    const [log] = t.own('logs');
    t.s.slices.kinds = [[t.me, 0, 1]];
    t.s.seats[t.me].workers[0] = at('basic-2-resin');
    expect(t.game.check(t.s, t.me, { t: 'act', id: 'ferry', at: log, it: -1 })).not.toBeNull();
    t.s.seats[t.me].workers[1] = at('basic-2-resin');
    t.do({ t: 'act', id: 'ferry', at: log, it: -1 });
    t.pick(at('basic-3-twigs'));
    expect(t.s.seats[t.me].workers.slice(0, 2)).toEqual([at('basic-2-resin'), at('basic-3-twigs')]);
  });

  test('a parrot says what a red card of another city does; another parrot, what one of the own city does', () => {
    const t = quay();
    const parrot = t.card('parrot', 'city');
    const theirs = t.card('parrot', 'city', 1 - t.me);
    expect(t.game.check(t.s, t.me, { t: 'visit', place: parrot })?.code).toBe('nothing-to-do');
    const inn = t.card('lookout', 'city');
    t.do({ t: 'visit', place: parrot }); // theirs, then the own Lookout
    expect(t.offered()).toContain(t.game.rules.placeById.get('basic-3-twigs')!.ix);
    expect([theirs, inn]).toHaveLength(2);
  });

  test('what an option leaves out is not there, and the rest plays', () => {
    const game = gameOn(
      compileRules(
        [base, voyage],
        { modules: ['base', 'voyage'], players: 2, options: {} },
        { ...defaultOptions([base, voyage]), 'voyage.trek': 'none' },
      ),
    );
    expect(playAll([game], 2, 'voyage without', bookkeeper)).toHaveLength(2);
    const t = quay(game);
    expect(t.own('trek')).toEqual([]);
    expect(game.rules.places.some(({ id }) => id === 'ford')).toBe(false);
    expect(textOf(game, 'en').card('parrot')).not.toBe('');
  });

  test('a bridge leaves cards and tiles out', () => {
    const options = defaultOptions([base, voyage]);
    const bridge = { needs: ['voyage', 'base'], leavesOut: ['harbour-inn', 'barge'] };
    const g = compileRules([base, voyage], { modules: ['base', 'voyage'], players: 2, options }, options, [bridge]);
    expect(g.places.some(({ id }) => id === 'harbour-inn')).toBe(false);
    expect(g.designById.get('barge')!.copies).toBe(0);
  });

  test('of the cargo two are taken as one likes', () => {
    const t = quay();
    const barge = t.card('barge', 'hand');
    t.res({ twig: 1 });
    t.do({ t: 'play', card: barge });
    t.do({ t: 'option', id: 'use' });
    expect(t.game.decisions(t.s)[0]).toMatchObject({ kind: 'split', ask: 'unload', min: 2, max: 2, caps: [1, 1, 1] });
    t.do({ t: 'split', by: [1, 0, 1] });
    expect(t.s.seats[t.me].res.slice(0, 3)).toEqual([1, 0, 1]);
    expect(t.s.goods).toEqual([[barge, 0, 1, 0, 0]]);
  });

  test('a card shares the space of one that says nothing of it', () => {
    const t = quay();
    t.card('farm', 'city');
    const before = spacesUsed(t.game.rules, t.s, t.me);
    const orangery = t.card('orangery', 'hand');
    t.res({ resin: 1 });
    t.do({ t: 'play', card: orangery });
    expect(spacesUsed(t.game.rules, t.s, t.me)).toBe(before);
    expect(t.game.decisions(t.s)[0]).toMatchObject({ kind: 'split', ask: 'gainAny' });
  });

  test('of the colour that was named all are drawn', () => {
    const t = quay();
    t.own('hand').splice(0);
    const bard = t.card('sea-bard', 'hand');
    t.res({ berry: 1 });
    const green = t.zone('meadow').filter((uid) => t.game.rules.designs[t.s.cardOf[uid]].colour === 'green');
    t.do({ t: 'play', card: bard });
    t.do({ t: 'option', id: 'green' });
    expect(t.own('hand').slice().sort()).toEqual(green.slice().sort());
    expect(t.s.seats[t.me].points).toBe(green.length);
  });

  test('a discount for each card that was discarded, and points for the rarest colour', () => {
    const t = quay();
    t.own('hand').splice(0);
    const smuggler = t.card('smuggler', 'city');
    t.card('wanderer', 'city'); // as many may go as there are cards
    const farm = t.card('farm', 'hand'); // 2 twigs and 1 resin
    const [a, b] = [t.card('wanderer', 'hand'), t.card('wanderer', 'hand')];
    t.res({ twig: 1 });
    t.do({ t: 'visit', place: smuggler });
    t.pick(a, b);
    expect(t.offered()).toContain(farm);
    t.pick(farm);
    expect(t.own('city')).toContain(farm);
    expect(amount(t.game.rules, t.s, scopeOf(t.me), { colours: 'rarest' })).toBe(1);
    const bare = quay();
    const lonely = bare.card('smuggler', 'city');
    bare.zone('discard').push(...bare.own('hand').splice(0));
    bare.res({});
    expect(bare.game.check(bare.s, bare.me, { t: 'visit', place: lonely })?.code).toBe('nothing-to-do');
    bare.res({ twig: 9, resin: 9, pebble: 9, berry: 9 }); // enough for what lies in the Meadow, without a card to discard
    bare.do({ t: 'visit', place: lonely });
    expect(bare.offered()).toEqual(expect.arrayContaining([bare.zone('meadow')[0]]));
  });

  test('a card is named and looked for, and the hand kept to its limit', () => {
    const t = quay();
    t.own('hand').splice(0);
    t.own('hand').push(...t.zone('deck').splice(-8));
    const design = (uid: number) => t.game.rules.designs[t.s.cardOf[uid]];
    const { id } = design(t.zone('deck').find((uid) => design(uid).kind === 'critter')!);
    t.top('findsLeft', t.game.rules.placeById.get('spyglass')!.ix);
    t.visit('beach');
    t.pick(t.offered()[0]);
    expect(t.game.decisions(t.s)[0]).toMatchObject({ ask: 'nameCard' });
    expect(textOf(t.game, 'en').action(t.s, { t: 'option', id: 'king' })).toBe('King');
    t.do({ t: 'option', id });
    t.do({ t: 'option', id: 'use' });
    expect(t.own('hand')).toHaveLength(9);
    expect(t.game.decisions(t.s)[0]).toMatchObject({ ask: 'discard', min: 1, max: 1 });
    t.pick(t.own('hand')[0]);
    expect(design(t.own('hand').at(-1)!).id).toBe(id);
  });

  test('one digs on until one stops, the hand is full, or what lies in the Meadow comes up', () => {
    const t = quay();
    const key = (uid: number): number => t.game.rules.designs[t.s.cardOf[uid]].key;
    const meadow = t.zone('meadow').map(key);
    const deck = t.zone('deck');
    const other = deck.filter((uid) => !meadow.includes(key(uid))).slice(0, 2);
    const same = deck.find((uid) => meadow.includes(key(uid)))!;
    const onTop = (...cards: number[]): void => {
      const pile = t.zone('deck');
      const left = pile.filter((uid) => !cards.includes(uid));
      pile.splice(0, pile.length, ...left, ...cards.reverse());
    };
    onTop(...other, same);
    t.own('hand').splice(0);
    const s = t.game.clone(t.s);
    t.visit('wreck');
    t.do({ t: 'option', id: 'again' });
    t.do({ t: 'option', id: 'stop' });
    expect([t.own('hand').length, t.s.seats[t.me].points]).toEqual([2, 2]);
    const act = (a: Action): void => void t.game.apply(s, t.me, a);
    act({ t: 'visit', place: t.game.rules.placeById.get('wreck')!.ix });
    act({ t: 'option', id: 'again' });
    act({ t: 'option', id: 'again' });
    expect([s.zones[t.game.rules.hand[t.me]].length, s.seats[t.me].points, s.active]).toEqual([0, 0, 1 - t.me]);
    const full = quay();
    full.own('hand').push(...full.zone('deck').splice(-8));
    expect(() => full.visit('wreck')).toThrow('nothing-to-do'); // OQ-101
  });

  test('is told in both languages', () => {
    const [en, es] = [textOf(games[3], 'en'), textOf(games[3], 'es')];
    const cards = Object.keys(voyage.cards!).flatMap((id) => [en.card(id), es.card(id)]);
    const places = Object.keys(voyage.places!).flatMap((id) => [en.place(id), es.place(id)]);
    expect([...cards, ...places]).toMatchInlineSnapshot(`
      [
        "Visit: if this card is a card of yours, copy what a visit to 1 red card in an opponent's city does; otherwise, copy what a visit to 1 red card in your city does (never the Parrot).",
        "Visita: si esta carta es una carta tuya, copia lo que hace visitar 1 carta roja de la ciudad de un oponente; si no, copia lo que hace visitar 1 carta roja de tu ciudad (nunca el Loro).",
        "When played: put 1 twig, 1 resin and 1 pebble on this card. Production: you may take 2 resources of any type from this card.",
        "Al jugarla: pon 1 ramita, 1 resina y 1 piedra en esta carta. Producción: si quieres, toma 2 recursos cualesquiera de esta carta.",
        "It may share a space with a Farm. Production: if it shares its space with a Farm, gain 1 resource of any type.",
        "Puede compartir espacio con una Granja. Producción: si comparte espacio con una Granja, gana 1 recurso cualquiera.",
        "When played: name a color (tan, green, red, blue or purple) and draw cards of that color from the Meadow up to your hand limit; gain 1 point token for each.",
        "Al jugarla: nombra un color (marrón, verde, rojo, azul o morado) y roba cartas de ese color del Prado hasta alcanzar tu límite de mano; gana 1 ficha de puntos por cada una.",
        "Visit: discard up to 1 card from your hand for each card in your city; you may play 1 card from your hand or the Meadow for 1 fewer resource of your choice for each. End of game: 1 point for each card of the color that is the rarest in your city.",
        "Visita: descarta hasta 1 carta de tu mano por cada carta de tu ciudad; puedes jugar 1 carta de tu mano o del Prado pagando 1 recurso menos a tu elección por cada una. Al final de la partida: 1 punto por cada carta del color más escaso de tu ciudad.",
        "End of game: 3 points if you have more Critters in your city than Constructions in your city.",
        "Al final de la partida: 3 puntos si tienes más Bichos en tu ciudad que Construcciones en tu ciudad.",
        "End of game: 2 points if you have achieved at least 1 Event.",
        "Al final de la partida: 2 puntos si has conseguido al menos 1 Evento.",
        "End of game: 4 points if you have at least 10 point tokens.",
        "Al final de la partida: 4 puntos si tienes al menos 10 fichas de puntos.",
        "End of game: 5 points if there are at least 2 workers of yours on a Journey.",
        "Al final de la partida: 5 puntos si hay al menos 2 trabajadores tuyos en un Viaje.",
        "Put 1 guest from the east stack or the west stack into the guests who are gone; make a stack that has run out anew of half of the guests who are gone, then put 1 guest from the east stack or the west stack into your guests; make a stack that has run out anew of half of the guests who are gone. Only 1 worker of each player.",
        "Pon 1 huésped de la pila este o de la pila oeste en los huéspedes que se fueron; si una pila se ha agotado, rehazla con la mitad de los huéspedes que se fueron; luego, pon 1 huésped de la pila este o de la pila oeste en tus huéspedes; si una pila se ha agotado, rehazla con la mitad de los huéspedes que se fueron. Solo cabe 1 trabajador de cada jugador.",
        "Refill the shore, then choose 1 find from the shore; pay 1 card or resource for each space before it, then put what was chosen into your finds, then carry out what it does when played, then put all finds from the shore under the finds that are left. Any number of workers.",
        "Repón la orilla; luego, elige 1 hallazgo de la orilla; paga 1 carta o recurso por cada espacio que tenga delante; luego, pon lo elegido en tus hallazgos; después, lleva a cabo lo que hace al jugarse; después, pon todos los hallazgos de la orilla debajo de los hallazgos restantes. Sin límite de trabajadores.",
        "Reveal the top card of the deck, as often as you like up to your hand limit; if you have at least 1 card like one of them in the Meadow, it is over and brings nothing; otherwise, take what was chosen into your hand, then gain 1 point token for each; discard the rest. Any number of workers.",
        "Revela la carta superior del mazo, tantas veces como quieras, hasta alcanzar tu límite de mano; si tienes al menos 1 carta igual a una de ellas en el Prado, se acaba sin nada; si no, llévate a la mano lo elegido; luego, gana 1 ficha de puntos por cada una; descarta el resto. Sin límite de trabajadores.",
        "Use 1 wind at the jetty; then put what was chosen into the winds that are over, then refill the winds. Only 2 workers of different players.",
        "Usa 1 viento del embarcadero; luego, pon lo elegido en los vientos pasados; luego, repón los vientos. Solo caben 2 trabajadores, de jugadores distintos.",
        "As your action, if this log does not show its other side and that is possible: move 1 of your deployed ordinary workers to another location and activate it, then turn this log over. After you have prepared for a season, if you are in spring, replace one of your undeployed workers with Moby. After you visit a location with Moby, gain 1 point token. When you prepare for a season, before you take your workers back, if there are no locations where Moby is where workers stay for good on the table, you may leave Moby where it is, then activate a location where Moby is, then draw 1 card. With Moby, you may visit a location whose spots are counted (never an Event) although somebody is there.",
        "Como acción, si este diario no muestra su otra cara y eso es posible: mueve 1 de tus trabajadores corrientes colocados a otra ubicación y actívala; luego, da la vuelta a este diario. Después de prepararte para una estación, si estás en primavera, sustituye a uno de tus trabajadores sin colocar por Moby. Después de que visites una ubicación con Moby, gana 1 ficha de puntos. Al prepararte para una estación, antes de recuperar a tus trabajadores, si hay cero ubicaciones donde está Moby donde los trabajadores se quedan para siempre en la mesa, si quieres, deja a Moby donde está; luego, activa una ubicación donde está Moby; después, roba 1 carta. Con Moby, puedes visitar una ubicación con plazas limitadas (nunca un Evento) aunque ya haya alguien allí.",
        "Gain 1 berry. Worth 1 point.",
        "Gana 1 baya. Vale 1 punto.",
        "Gain 1 pebble. Only 1 worker.",
        "Gana 1 piedra. Solo cabe 1 trabajador.",
        "Worth 3 points.",
        "Vale 3 puntos.",
        "Name a Critter, look through the deck for it and shuffle the deck; if it is there, you may take what was chosen into your hand, then discard cards from your hand down to your hand limit.",
        "Nombra un Bicho, búscalo en el mazo y baraja el mazo; si está allí, si quieres, llévate a la mano lo elegido; luego, descarta cartas de tu mano hasta quedarte en tu límite de mano.",
        "Gain 1 twig.",
        "Gana 1 ramita.",
        "Draw 1 card.",
        "Roba 1 carta.",
        "Cost: pay 1 resource of any type. Worth 2 points.",
        "Coste: paga 1 recurso cualquiera. Vale 2 puntos.",
        "Cost: pay 1 resource of any type and discard 1 card from your hand. Worth 3 points.",
        "Coste: paga 1 recurso cualquiera y descarta 1 carta de tu mano. Vale 3 puntos.",
        "Cost: pay 3 cards or resources. Worth 4 points.",
        "Coste: paga 3 cartas o recursos. Vale 4 puntos.",
        "Cost: pay 2 point tokens, loose or from your cards. Worth 3 points.",
        "Coste: paga 2 fichas de puntos, sueltas o de tus cartas. Vale 3 puntos.",
      ]
    `);
  });
});
