/** Legendary cards through the layers: notation, positions, words. */
import { buildPosition, formatAction, parseAction, textOf, type Action } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { mine } from './test-support/legends.ts';
import { payment } from './test-support/look.ts';
import type { Table } from './test-support/table.ts';

const SCOPE = { seat: 0, home: 0, src: -1, chain: [], cards: {}, nums: {} };

/** The line in canonical form. */
const said = (t: Table, line: string): string => formatAction(t.game, t.state, parseAction(t.game, t.state, line));
/** A card that seat 0 has somewhere. */
function uid(t: Table, id: string): number {
  const own = [...t.game.rules.playZones[0], t.game.rules.hand[0], t.game.rules.city[0]];
  return own
    .flatMap((zone) => t.state.zones[zone])
    .find((card) => t.game.rules.designs[t.state.cardOf[card]].id === id)!;
}

/** The table at the question how to pay for a card. */
function paying(t: Table, id: string): Table {
  const card = uid(t, id);
  t.state.stack.push({ effect: { do: 'payFor', card, from: 0, at: -1, terms: {} }, scope: SCOPE });
  return t;
}

describe('notation', () => {
  test('names held cards, the card that makes way and the tokens that are returned', () => {
    const city = ['historian', { card: 'king-norths-treasury', tokens: 3 }];
    const t = mine({ legendary: ['foresight'], hand: ['mine'], city });
    expect(said(t, 'play foresight')).toBe(`play foresight#${uid(t, 'foresight')}`);
    expect(() => said(t, 'play poe')).toThrow('there is no "poe" among the cards you may play');
    const asked = paying(t, 'foresight');
    expect(said(asked, 'pay banner historian')).toBe(`pay banner historian#${uid(t, 'historian')}`);
    const treasury = `king-norths-treasury#${uid(t, 'king-norths-treasury')}`;
    expect(said(asked, 'pay tokens 2 ability king-norths-treasury 1 berry')).toBe(
      `pay 1 berry ability ${treasury} tokens 2`,
    );
    expect(() => said(asked, 'pay tokens')).toThrow('a number is missing after tokens');
  });
});

describe('words', () => {
  const label = (t: Table, lang: 'en' | 'es', action: Action): string => textOf(t.game, lang).action(t.state, action);

  test('of the ways to pay', () => {
    const city = ['historian', { card: 'king-norths-treasury', tokens: 3 }, 'bridge-of-the-sky'];
    const t = paying(mine({ legendary: ['foresight'], city }), 'foresight');
    const spend = [0, 0, 0, 0];
    const banner = payment(spend, { by: 'banner', at: uid(t, 'historian') });
    expect(label(t, 'en', banner)).toBe('Discard the Historian');
    expect(label(t, 'es', banner)).toBe('Descartar el Historiador');
    const treasury = payment(spend, { by: 'ability', at: uid(t, 'king-norths-treasury'), n: 2 });
    expect(label(t, 'en', treasury)).toBe("Return 2 point tokens from King North's Treasury and pay nothing");
    expect(label(t, 'es', treasury)).toBe('Devolver 2 fichas de puntos del Tesoro del rey North y no pagar nada');
    const bridge = payment([1, 0, 0, 0], { by: 'ability', at: uid(t, 'bridge-of-the-sky') });
    expect(label(t, 'en', bridge)).toBe('Lay it on the Bridge of the Sky and pay 1 twig');
    expect(label(t, 'es', bridge)).toBe('Ponerla sobre el Puente del Cielo y pagar 1 ramita');
  });

  test('of playing one, in menus and in the log', () => {
    const t = mine({ legendary: ['foresight'], city: ['historian'] });
    const play: Action = { t: 'play', card: uid(t, 'foresight') };
    expect(label(t, 'en', play)).toBe('Play Foresight from your Legendary cards (4 berries)');
    expect(label(t, 'es', play)).toBe('Jugar Presagio de tus cartas legendarias (4 bayas)');
    t.play('foresight', { banner: 'historian' });
    const told = (lang: 'en' | 'es'): string[] =>
      t.log.flatMap((e) => (['played', 'discarded', 'entered'].includes(e.e) ? [textOf(t.game, lang).event(e)] : []));
    expect(told('en')).toEqual([
      'Player 1 plays Foresight from their Legendary cards.',
      'Player 1 discards the Historian from the city.',
      "Foresight comes into Player 1's city.",
    ]);
    expect(told('es')[0]).toBe('Jugador 1 juega Presagio de sus cartas legendarias.');
  });

  test('of what is not possible', () => {
    const barred = mine({ city: ['mcgregors-market'], hand: ['farm'], res: { twig: 2, resin: 1 } });
    const unique = mine({ legendary: ['fynn-nobletail'], city: ['king'], res: { berry: 9 } });
    const reason = (t: Table, id: string, lang: 'en' | 'es'): string =>
      textOf(t.game, lang).reason(t.game.whyNot(t.state, 0, { card: uid(t, id) })!);
    expect(reason(barred, 'farm', 'en')).toBe(
      'A card in your city has taken the place of a Farm for good, so you can play no further one.',
    );
    expect(reason(barred, 'farm', 'es')).toBe(
      'Una carta de tu ciudad ha ocupado para siempre el lugar de una Granja, así que no puedes jugar más.',
    );
    const pay = payment([0, 0, 0, 7]);
    const asked = paying(unique, 'fynn-nobletail');
    expect(textOf(asked.game, 'en').reason(asked.game.check(asked.state, 0, pay)!)).toBe(
      'You already have a King in your city, and a Unique card may be there only once.',
    );
  });
});

describe('a state as plain JSON', () => {
  test('where the second location of Strey Softpaw is asked, the first is not offered again after a load', () => {
    const seats = [{ deployed: ['basic-2-resin', 'basic-1-pebble'] }];
    const t = mine({ city: ['strey-softpaw'], deployed: ['basic-3-twigs'] }, { seats });
    t.visit('strey-softpaw').place('basic-2-resin');
    const again = JSON.parse(JSON.stringify(t.state)) as Table['state'];
    expect(t.game.legal(again, 0)).toEqual(t.legal());
    expect(t.choices()).toEqual(['basic-1-pebble', 'basic-3-twigs']);
  });
});

describe('positions', () => {
  const build =
    (seat: object, modules: readonly string[] = ['legends']) =>
    (): unknown =>
      buildPosition({ players: 2, modules }, { seats: [seat] });

  test('refuse what cannot be', () => {
    expect(build({ legendary: ['farm'] })).toThrow('seats[0].legendary[0]: this is no Legendary card');
    expect(build({ legendary: ['click-clacks'] })).toThrow('there is no card "click-clacks" in this game');
    expect(build({ legendary: ['poe', 'poe'] })).toThrow('more than the 1 copies of poe');
    expect(build({ legendary: ['poe'] }, [])).toThrow('belongs to a module not in play');
    expect(build({ city: ['farm', { card: 'mine', on: 'farm' }] })).toThrow('nothing can lie on "farm" there');
    const twice = [
      'bridge-of-the-sky',
      { card: 'mine', on: 'bridge-of-the-sky' },
      { card: 'inn', on: 'bridge-of-the-sky' },
    ];
    expect(build({ city: twice })).toThrow('nothing can lie on "bridge-of-the-sky" there');
  });
});
