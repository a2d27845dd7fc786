import {
  addGoods,
  cloneState,
  putBeneath,
  scopeOf,
  setOccupied,
  setTokens,
  withCards,
  WORKER,
  ZONE,
  type Action,
  type Ask,
  type Decision,
  type Effect,
  type EventName,
  type GameState,
  type Holder,
  type ItemKind,
  type Reason,
  type ReasonCode,
  type Told,
  type Uid,
  type Use,
} from '@everdell/engine';
import { createGame, type Game } from '../game.ts';

/** A game and a position with something of everything, and one sample or more of all that can be said about it. */

export const SEATS = ['Ana', 'Luis'];
const NOTHING = { designs: [], cards: [] };

export interface Sampler {
  readonly game: Game;
  readonly state: GameState;
  card(id: string): Uid;
  place(id: string): Holder;
  design(id: string): number;
}

const OWN_CITY = ['farm', 'farm', 'storehouse', 'chapel', 'dungeon', 'clock-tower', 'innkeeper', 'judge'];
const THEIR_CITY = ['inn', 'farm', 'post-office'];
const HAND = ['king', 'wanderer', 'fool', 'castle', 'ruins'];

export function makeSampler(): Sampler {
  const game = createGame({ players: 2, options: { firstPlayer: 0 } });
  const g = game.rules;
  const state = cloneState(g, game.start('texts'));
  const used = new Set<Uid>();
  const design = (id: string): number => g.designById.get(id)!.ix;
  const take = (id: string): Uid => {
    const uid = state.cardOf.findIndex((ix, at) => ix === design(id) && !used.has(at));
    used.add(uid);
    for (const zone of state.zones) {
      const at = zone.indexOf(uid);
      if (at >= 0) zone.splice(at, 1);
    }
    return uid;
  };
  state.zones[g.city[0]] = OWN_CITY.map(take);
  state.zones[g.city[1]] = THEIR_CITY.map(take);
  state.zones[g.hand[0]] = HAND.map(take);
  state.zones[ZONE.meadow] = ['mine', 'queen', 'farm', 'bard', 'farm', 'theater', 'peddler', 'monk'].map(take);
  const find = (id: string): Uid =>
    [...state.zones[g.city[0]], ...state.zones[g.hand[0]], ...state.zones[g.city[1]], ...state.zones[ZONE.meadow]].find(
      (uid) => state.cardOf[uid] === design(id),
    )!;
  setOccupied(state, find('farm'), 1);
  setTokens(state, find('chapel'), 2);
  addGoods(g, state, find('storehouse'), [3, 0, 0, 2]);
  putBeneath(state, find('dungeon'), take('fool'));
  return { game, state, card: find, place: (id) => g.placeById.get(id)!.ix, design };
}

/** Decisions of every kind, by what they ask; what sets ask besides is theirs to show. */
export function decisions(x: Sampler): { readonly [K in Ask]?: readonly Decision[] } {
  const g = x.game.rules;
  const hand = x.state.zones[g.hand[0]];
  const own = x.state.zones[g.city[0]];
  const their = x.state.zones[g.city[1]];
  const meadow = x.state.zones[ZONE.meadow];
  const pick = (
    ask: Ask,
    why: Holder,
    items: readonly number[],
    min: number,
    max: number,
    of: ItemKind = 'card',
  ): Decision => ({ kind: 'pick', ask, why, seat: 0, of, items, min, max, picked: [] });
  const split = (ask: Ask, why: Holder, among: readonly number[], min: number, max: number): Decision => ({
    kind: 'split',
    ask,
    why,
    seat: 0,
    among,
    caps: among.map(() => max),
    min,
    max,
  });
  const turn = (actions: readonly Action[]): Decision => ({ kind: 'turn', ask: 'turn', why: -1, seat: 0, actions });
  const option = (ask: 'option' | 'useToken', why: Holder, ids: readonly string[]): Decision => ({
    kind: 'option',
    ask,
    why,
    seat: 0,
    ids,
  });
  const play: Action = { t: 'play', card: hand[0] };
  const visit: Action = { t: 'visit', place: x.place('haven') };
  return {
    turn: [turn([play, visit, { t: 'season' }]), turn([play, visit]), turn([{ t: 'pass' }])],
    discard: [
      pick('discard', x.card('bard'), hand, 0, 3),
      pick('discard', x.place('haven'), hand, 0, hand.length),
      pick('discard', x.place('journey-3'), hand, 3, 3),
    ],
    give: [pick('give', x.card('post-office'), hand, 2, 2), pick('give', x.card('post-office'), hand, 1, 1)],
    giveSome: [pick('giveSome', x.card('post-office'), hand, 1, 1)],
    giveGoods: [
      split('giveGoods', x.card('monk'), [3], 0, 2),
      split('giveGoods', x.place('a-brilliant-marketing-plan'), [0, 1, 2, 3], 0, 3),
      split('giveGoods', x.card('monk'), [0, 1, 2, 3], 2, 2),
    ],
    receiver: [pick('receiver', x.card('monk'), [1], 1, 1, 'seat')],
    drawOpen: [pick('drawOpen', -1, meadow, 2, 2), pick('drawOpen', -1, meadow, 1, 1)],
    discardOpen: [pick('discardOpen', x.card('bard'), meadow, 3, 3)],
    pickCard: [pick('pickCard', x.card('bard'), hand, 1, 1), pick('pickCard', x.card('bard'), hand, 1, 3)],
    raze: [
      pick('raze', x.place('croak-wart-cure'), own, 2, 2),
      pick('raze', x.card('fool'), their, 1, 1),
      pick('raze', -1, [own[0], their[0]], 1, 1),
    ],
    tuck: [pick('tuck', x.place('capture-of-the-acorn-thieves'), own, 0, 2)],
    sortRevealed: [pick('sortRevealed', x.place('ancient-scrolls-discovered'), meadow.slice(0, 5), 0, 3)],
    activate: [pick('activate', x.card('farm'), own, 1, 1), pick('activate', x.card('farm'), their, 0, 1)],
    order: [pick('order', -1, own, 1, 1)],
    copyPlace: [pick('copyPlace', x.place('forest-copy-basic-1-card'), [x.place('basic-3-twigs')], 1, 1, 'place')],
    moveFrom: [pick('moveFrom', x.card('judge'), [x.place('haven'), WORKER.adrift], 1, 1, 'worker')],
    moveTo: [pick('moveTo', x.card('judge'), [x.place('basic-1-berry'), x.card('inn')], 1, 1, 'place')],
    recall: [pick('recall', x.place('a-well-run-city'), [x.place('haven')], 1, 1, 'worker')],
    play: [
      pick('play', x.card('queen'), [...hand, ...meadow], 1, 1),
      pick('play', x.card('bard'), meadow.slice(0, 2), 0, 1),
    ],
    payFor: [
      { kind: 'pay', ask: 'payFor', why: -1, seat: 0, card: x.card('king'), ways: [] },
      { kind: 'pay', ask: 'payFor', why: x.card('inn'), seat: 0, card: x.card('mine'), ways: [] },
    ],
    gainAny: [
      split('gainAny', x.place('forest-2-any'), [0, 1, 2, 3], 2, 2),
      split('gainAny', x.card('farm'), [0, 1, 2], 1, 1),
    ],
    spend: [split('spend', x.card('peddler'), [0, 1, 2, 3], 0, 2), split('spend', x.card('farm'), [3], 0, 3)],
    stash: [split('stash', x.place('performer-in-residence'), [3], 0, 3)],
    option: [option('option', x.card('storehouse'), ['twig', 'resin', 'pebble', 'berry'])],
    useToken: [option('useToken', x.card('clock-tower'), ['use', 'decline'])],
    intrude: [pick('intrude', x.card('fool'), [1], 1, 1, 'seat')],
    replace: [pick('replace', x.card('ruins'), own, 1, 1)],
  };
}

/** Parameters as the engine gives them, by code. */
export const reasons: { readonly [K in ReasonCode]?: readonly Reason['params'][] } = {
  'game-over': [{}],
  'not-your-decision': [{ seat: 1 }],
  malformed: [{}],
  'wrong-kind': ['turn', 'pick', 'add', 'option', 'split', 'pay'].map((expected) => ({ expected })),
  'not-offered': [{}],
  'too-many': [{ max: 1 }, { max: 3 }],
  'too-few': [{ min: 1 }, { min: 2 }],
  twice: [{}],
  'card-not-here': [{}],
  'slot-shut': [{ zone: 'meadow', space: 2 }],
  'cannot-pay': [{ card: 'farm' }, { card: 'king' }],
  'city-full': [{ card: 'farm' }, { card: 'king' }],
  'already-in-city': [{ card: 'king' }, { card: 'university' }],
  'no-target': [{ card: 'fool' }, { card: 'ruins' }, { card: 'farm' }],
  'no-worker': [{ place: 'haven' }],
  'location-occupied': [{ place: 'basic-3-twigs' }, { place: 'journey-3' }, { card: 'inn' }, { card: 'king' }],
  'already-there': [{ place: 'forest-2-any' }],
  'spot-locked': [{ card: 'cemetery' }, { card: 'farm' }],
  'not-open': [{ card: 'queen' }],
  'not-in-play': [{ place: 'forest-2-any' }, { card: 'farm' }],
  'requirement-not-met': [{ place: 'grand-tour' }, { place: 'tax-relief' }, { place: 'the-everdell-games' }],
  'cannot-pay-price': [{ place: 'croak-wart-cure' }, { place: 'journey-3' }],
  'nothing-to-do': [{ card: 'storehouse' }, { place: 'forest-discard-any-draw-2-each' }],
  'wrong-season': [{ place: 'journey-3' }],
  'workers-left': [{}],
  'last-season': [{}],
  'not-last-season': [{}],
};

/** Events as they are told, by kind; where cards may be hidden, both ways. */
export function events(x: Sampler): { readonly [K in EventName]?: readonly Told<K>[] } {
  const known = (...ids: string[]): { cards: number[]; designs: number[] } => ({
    cards: ids.map((_, i) => i),
    designs: ids.map((id) => x.design(id)),
  });
  const hidden = (n: number): { cards: number[]; designs: number[]; hidden: number } => ({ ...NOTHING, hidden: n });
  const onCard = (id: string): { on: number; onCard: number } => ({ on: x.card(id), onCard: x.design(id) });
  const event = x.place('performer-in-residence');
  return {
    turn: [{ e: 'turn', seat: 0 }],
    played: [
      { e: 'played', seat: 0, from: 'meadow', ...known('farm') },
      { e: 'played', seat: 0, from: 'hand', ...known('king') },
      { e: 'played', seat: 1, from: 'revealed', ...known('ruins') },
    ],
    entered: [
      { e: 'entered', seat: 0, ...known('farm') },
      { e: 'entered', seat: 1, ...known('ruins') },
    ],
    paid: [{ e: 'paid', seat: 0, goods: [2, 1, 0, 0] }],
    gained: [
      { e: 'gained', seat: 0, goods: [0, 0, 0, 1] },
      { e: 'gained', seat: 1, goods: [1, 2, 1, 3] },
    ],
    points: [
      { e: 'points', seat: 0, n: 1 },
      { e: 'points', seat: 0, n: 3 },
    ],
    drew: [
      { e: 'drew', seat: 0, ...known('farm', 'king', 'farm') },
      { e: 'drew', seat: 0, ...hidden(3) },
      { e: 'drew', seat: 0, ...hidden(1) },
    ],
    took: [{ e: 'took', seat: 0, from: 'meadow', ...known('inn', 'historian') }],
    discarded: [
      { e: 'discarded', seat: 0, from: 'hand', ...known('castle') },
      { e: 'discarded', seat: 0, from: 'hand', ...hidden(2) },
      { e: 'discarded', seat: 0, from: 'city', ...known('innkeeper') },
      { e: 'discarded', seat: 0, from: 'meadow', ...known('farm', 'farm', 'ruins') },
      { e: 'discarded', seat: 0, from: 'inPlay', ...known('fool') },
    ],
    gave: [
      { e: 'gave', seat: 0, to: 1, ...known('castle') },
      { e: 'gave', seat: 0, to: 1, ...hidden(2) },
    ],
    gaveGoods: [{ e: 'gaveGoods', seat: 0, to: 1, goods: [0, 0, 0, 2] }],
    revealed: [{ e: 'revealed', seat: 0, ...known('queen', 'mine') }],
    refilled: [
      { e: 'refilled', into: 'meadow', space: 2, ...known('farm') },
      { e: 'refilled', into: 'meadow', space: 7, ...known('ruins') },
    ],
    reshuffled: [{ e: 'reshuffled' }],
    tucked: [
      { e: 'tucked', seat: 0, under: x.card('dungeon'), underCard: x.design('dungeon'), ...known('fool') },
      { e: 'tucked', seat: 0, under: event, underCard: -1, ...known('bard', 'monk') },
    ],
    stored: [
      { e: 'stored', seat: 0, ...onCard('storehouse'), goods: [3, 0, 0, 0] },
      { e: 'stored', seat: 0, on: event, onCard: -1, goods: [0, 0, 0, 3] },
    ],
    unloaded: [{ e: 'unloaded', seat: 0, ...onCard('storehouse'), goods: [3, 0, 0, 2] }],
    tokensPut: [
      { e: 'tokensPut', ...onCard('chapel'), n: 1 },
      { e: 'tokensPut', ...onCard('clock-tower'), n: 3 },
      { e: 'tokensPut', ...onCard('clock-tower'), n: -1 },
    ],
    occupied: [
      { e: 'occupied', seat: 0, ...known('farm') },
      { e: 'occupied', seat: 0, ...known('castle') },
    ],
    activated: [{ e: 'activated', seat: 0, ...known('general-store') }],
    visited: [
      { e: 'visited', seat: 0, place: x.place('basic-3-twigs'), placeCard: -1 },
      { e: 'visited', seat: 0, place: x.place('forest-2-any'), placeCard: -1 },
      { e: 'visited', seat: 0, place: x.place('haven'), placeCard: -1 },
      { e: 'visited', seat: 0, place: x.place('journey-3'), placeCard: -1 },
      { e: 'visited', seat: 0, place: x.place('tax-relief'), placeCard: -1 },
      { e: 'visited', seat: 0, place: x.card('inn'), placeCard: x.design('inn') },
    ],
    copied: [{ e: 'copied', seat: 0, place: x.place('basic-1-berry') }],
    recalled: [
      { e: 'recalled', seat: 0, place: x.place('haven'), placeCard: -1 },
      { e: 'recalled', seat: 0, place: WORKER.adrift, placeCard: -1 },
    ],
    achieved: [{ e: 'achieved', seat: 0, place: x.place('tax-relief') }],
    prepared: [1, 2, 3].map((season) => ({ e: 'prepared' as const, seat: 0, season })),
    passed: [{ e: 'passed', seat: 0 }],
    rolled: [
      { e: 'rolled', seat: 1, value: 4 },
      { e: 'rolled', seat: 1, value: 8 },
    ],
    over: [{ e: 'over' }],
  };
}

interface Answered {
  readonly d: Decision;
  readonly a: Action;
  /** What is being carried out. */
  readonly effect?: Effect;
  readonly src?: Holder;
}

/** Answers of every kind, with the decision they belong to. */
export function answers(x: Sampler): { readonly [K in Action['t']]: readonly Answered[] } {
  const all = decisions(x) as Required<ReturnType<typeof decisions>>;
  const [turn] = all.turn;
  const of = (d: Decision, ...as: readonly Action[]): Answered[] => as.map((a) => ({ d, a }));
  const pay = (spend: readonly number[], ...uses: readonly Use[]): Action => ({ t: 'pay', spend, uses });
  const door = (id: string): Use => ({ by: 'door', at: x.card(id) });
  const ability = (id: string): Use => ({ by: 'ability', at: x.card(id) });
  const storehouse = x.game.rules.designById.get('storehouse')!.def;
  return {
    play: of(turn, ...['mine', 'king', 'ruins'].map((id) => ({ t: 'play', card: x.card(id) }) as const), {
      t: 'play',
      card: x.state.zones[ZONE.meadow][4],
    }),
    visit: of(
      turn,
      ...[x.place('basic-3-twigs'), x.place('haven'), x.place('journey-2'), x.place('forest-2-any')].map(
        (place) => ({ t: 'visit', place }) as const,
      ),
      { t: 'visit', place: x.place('grand-tour') },
      { t: 'visit', place: x.card('chapel') },
      { t: 'visit', place: x.card('inn') },
    ),
    season: of(turn, { t: 'season' }),
    pass: of(turn, { t: 'pass' }),
    act: of(turn, { t: 'act', id: 'market', at: -1, it: -1 }),
    pick: [
      ...of(all.discard[0], { t: 'pick', items: [] }, { t: 'pick', items: [x.card('king'), x.card('castle')] }),
      ...of(all.raze[0], ...x.state.zones[x.game.rules.city[0]].map((uid) => ({ t: 'pick', items: [uid] }) as const)),
      ...of(all.raze[1], { t: 'pick', items: [x.card('post-office')] }),
      ...of(all.drawOpen[1], { t: 'pick', items: [x.state.zones[ZONE.meadow][2]] }),
      ...of(
        all.play[0],
        { t: 'pick', items: [x.card('wanderer')] },
        { t: 'pick', items: [x.state.zones[ZONE.meadow][2]] },
      ),
      ...of(all.receiver[0], { t: 'pick', items: [1] }),
      ...of(all.moveFrom[0], { t: 'pick', items: [x.place('haven')] }, { t: 'pick', items: [WORKER.adrift] }),
      ...of(all.moveTo[0], { t: 'pick', items: [x.place('basic-1-berry')] }, { t: 'pick', items: [x.card('inn')] }),
    ],
    add: of(all.discard[0], { t: 'add', item: x.card('fool') }),
    done: of(all.discard[0], { t: 'done' }),
    option: [
      ...['twig', 'pebble', 'decline'].map((id) => ({
        d: all.option[0],
        a: { t: 'option', id } as const,
        effect: storehouse.production!,
        src: x.card('storehouse'),
      })),
      {
        d: all.useToken[0],
        a: { t: 'option', id: 'use' },
        effect: x.game.rules.designById.get('clock-tower')!.def.reacts![0].then,
      },
    ],
    split: of(all.gainAny[0], { t: 'split', by: [1, 1, 0, 0] }, { t: 'split', by: [0, 0, 0, 0] }),
    pay: of(
      all.payFor[0],
      pay([2, 1, 0, 0]),
      pay([0, 0, 0, 0]),
      pay([0, 0, 0, 0], door('castle')),
      pay([0, 0, 0, 3], ability('innkeeper')),
      pay([1, 0, 0, 5], ability('judge')),
      pay([0, 0, 0, 3], { ...ability('dungeon'), with: x.card('fool') }),
      pay([0, 0, 0, 0], { ...ability('dungeon'), with: x.card('judge') }),
      pay([0, 0, 0, 0], ability('innkeeper'), door('castle')),
    ),
  };
}

/** The position with the effect on top of what is to be done. */
export function during(x: Sampler, { effect, src }: Answered): GameState {
  if (effect === undefined) return x.state;
  return { ...x.state, stack: [{ effect, scope: withCards(scopeOf(0, src ?? -1), 'none', []) }] };
}
