/** The packs of cards through the layers: notation, words, the way back, positions as plain JSON. */
import { formatAction, parseAction, Session, textOf, type Action, type UndoState } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { table, type Table, type TableShorthand } from './test-support/table.ts';

const PACKS = ['extra-extra', 'rugwort-cards', 'corrin', 'through-every-season'];
const packs = (given: TableShorthand): Table => table({ ...given, modules: PACKS });

const juggling = (): Table =>
  packs({ seats: [{ hand: ['juggler'], res: { twig: 3, berry: 2 } }], deckTop: ['king', 'inn'] }).play('juggler');
const naming = (): Table =>
  packs({ seats: [{ city: ['scurrble-stadium'] }], deckTop: ['king', 'castle', 'inn', 'mine'] }).visit(
    'scurrble-stadium',
  );
const giving = (): Table =>
  packs({ seats: [{ hand: ['corrin-evertail-the-warrior', 'king'], res: { twig: 2, berry: 4 } }] }).play(
    'corrin-evertail-the-warrior',
  );

/** A session that goes on from a table. */
const sessionAt = (t: Table): Session =>
  new Session(t.game, 'packs', [], { log: [], tellings: new Map(), state: t.state });
const why = (state: UndoState): string => (state.possible ? 'possible' : state.why);

describe('words', () => {
  const labels = (t: Table, lang: 'en' | 'es'): string[] =>
    t.legal().map((action: Action) => textOf(t.game, lang).action(t.state, action));

  test('of the choices that the packs bring', () => {
    expect(labels(naming(), 'en')).toEqual(['Tan', 'Red', 'Blue', 'Purple']);
    expect(labels(naming(), 'es')).toEqual(['Marrón', 'Rojo', 'Azul', 'Morado']);
    expect(labels(juggling().choose('reveal'), 'en')).toEqual(['Reveal another card', 'Stop']);
    expect(labels(juggling().choose('reveal'), 'es')).toEqual(['Revelar otra carta', 'Parar']);
    expect(labels(giving(), 'en')).toEqual(['Give resources', 'Give cards', 'Decline']);
    expect(labels(giving(), 'es')).toEqual(['Dar recursos', 'Dar cartas', 'Renunciar']);
  });

  test('of what is asked', () => {
    const asked = (t: Table): string[] =>
      (['en', 'es'] as const).map((lang) => textOf(t.game, lang).prompt(t.state, t.decision()!));
    expect(asked(naming())[0]).toBe('Scurrble Stadium: name a color.');
    expect(asked(juggling().choose('reveal'))[1]).toBe('Malabarista: decide si sigues y revelas otra carta.');
    const rowdy = packs({
      seats: [{ hand: ['rugwort-the-rowdy'], res: { berry: 3 } }, { city: ['mine', 'twig-barge'] }],
    }).play('rugwort-the-rowdy');
    expect(asked(rowdy)[0]).toBe("Rugwort the Rowdy: choose the card in an opponent's city to take.");
  });

  test('of why Corrin Evertail’s Path cannot be visited', () => {
    const t = packs({ seats: [{ city: ['corrin-evertails-path'] }] });
    const place = t.state.zones[t.game.rules.city[0]][0];
    const reason = t.game.whyNot(t.state, 0, { place })!;
    expect(textOf(t.game, 'en').reason(reason)).toContain("Corrin Evertail's Path");
  });
});

describe('notation', () => {
  test.each([
    ['naming a colour', naming],
    ['the first choice of a Juggler', juggling],
    ['going on', () => juggling().choose('reveal')],
    ['gifts', giving],
    ['cards to give', () => giving().choose('cards')],
  ])('%s is written and read', (_what, make) => {
    const t = make();
    for (const action of t.legal())
      expect(parseAction(t.game, t.state, formatAction(t.game, t.state, action))).toEqual(action);
  });
});

describe('the way back', () => {
  test('is open while nothing was learned', () => {
    const session = sessionAt(giving());
    session.act(0, { t: 'option', id: 'goods' });
    expect(why(session.undoState(0))).toBe('possible');
  });

  test('is closed once a Juggler has revealed a card', () => {
    const session = sessionAt(juggling());
    session.act(0, { t: 'option', id: 'reveal' });
    expect(why(session.undoState(0))).toBe('card-revealed');
  });

  test('is closed once a drawn card was shown', () => {
    const t = naming().choose('purple');
    const session = sessionAt(t);
    session.act(0, t.legal()[0]);
    expect(why(session.undoState(0))).toBe('card-revealed');
  });

  test('is closed once hands were swapped, and once a drawn card was given', () => {
    const robber = packs({
      players: 3,
      seats: [{ hand: ['rugwort-the-robber', 'farm-winter-1'], res: { berry: 2 } }, { hand: ['king'] }],
    }).play('rugwort-the-robber');
    const swap = sessionAt(robber);
    swap.act(0, { t: 'pick', items: [1] });
    expect(why(swap.undoState(0))).toBe('card-given');
    const leader = packs({ seats: [{ city: ['corrin-evertail-the-leader'] }], deckTop: ['king'] });
    leader.visit('basic-1-resin-1-card');
    const gift = sessionAt(leader);
    gift.act(0, leader.legal()[0]);
    expect(why(gift.undoState(0))).toBe('card-given');
  });
});

describe('a state as plain JSON', () => {
  test.each([
    ['between two revealed cards', () => juggling().choose('reveal')],
    ['when a card is to be shown', () => naming().choose('purple')],
    ['between two gifts', () => giving().choose('goods').split({ twig: 1 })],
  ])('goes on the same %s', (_where, make) => {
    const t = make();
    const again = JSON.parse(JSON.stringify(t.state)) as Table['state'];
    expect(t.game.legal(again, 0)).toEqual(t.legal());
  });
});
