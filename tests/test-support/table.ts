/**
 * Situations at the table for rule tests.
 *
 *   const t = table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 } }], deckTop: ['mine'] });
 *   t.play('farm');
 *   expect(t.res(0)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 1 });
 *
 * `table` takes the `given` of the scenario format plus `players` (2), `modules`, `options` and `named` (ids that the
 * filled-up parts of the table keep away from). In a seat `res` stands for `resources`, cities may list plain ids, seats
 * left out are empty, the season is winter and `workersFree` is what the season gives less the deployed ones.
 * `table.fresh({ players, modules, options }, seed)` sets up a whole new game instead.
 *
 * Actions (all through `game.apply`; they act for whoever has to decide and return the table):
 *   play(card, { pay, via, ability, jail, banner, tokens, from, slot })   visit(place, { owner, nth })   claim(event)   prepare()   pass()
 *   ambassador(place, { owner, nth })   adorn(adornment)
 * A card paid in the plain way needs no `pay`. Answers to what is then asked:
 *   pick(...ids)  choose(option)  split(goods)  seat(n)  place(id, { owner, nth })  worker(id)  decline()  answer(action)
 *
 * `refuses(() => t.play('farm'))` is the reason code of a refused action, and fails if the state was touched.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  buildPosition,
  createGame,
  IllegalAction,
  waysToPay,
  whyNotPaid,
  type Action,
  type Bundle,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  type Given,
  type GivenSeat,
  type OptionValue,
  type Payer,
  type Payment,
  type ReasonCode,
  type Score,
  type Use,
} from '@everdell/game';
import * as look from './look.ts';

export interface SeatShorthand extends GivenSeat {
  readonly res?: Bundle;
}

export interface TableShorthand extends Omit<Given, 'seats'> {
  readonly players?: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly named?: readonly string[];
  readonly seats?: readonly SeatShorthand[];
}

export interface Paying {
  readonly pay?: Bundle;
  /** Construction that takes the occupied token. */
  readonly via?: string;
  readonly ability?: string;
  readonly jail?: string;
  /** Card of the city that is discarded in place of the cost. */
  readonly banner?: string;
  /** Point tokens returned from the card of the ability. */
  readonly tokens?: number;
}
export interface Playing extends Paying {
  readonly from?: 'hand' | 'meadow' | 'legendary';
  /** Meadow space, 1 to 8. */
  readonly slot?: number;
}
export interface Which {
  readonly owner?: number;
  readonly nth?: number;
}

export function table(shorthand: TableShorthand = {}): Table {
  const {
    players = shorthand.modules?.includes('rugwort') ? 1 : 2,
    modules = [],
    options = {},
    named,
    ...given
  } = shorthand;
  const rules = createGame({ players, modules, options }).rules;
  const seats = Array.from({ length: players }, (_, seat) =>
    look.seatGiven(rules, seat, given.seats?.[seat] ?? {}, given.seats ?? []),
  );
  const { game, state } = buildPosition({ players, modules, options }, { ...given, seats }, named);
  return new Table(game, state);
}

table.fresh = (
  request: { players: number; modules?: readonly string[]; options?: Readonly<Record<string, OptionValue>> },
  seed = 'seed',
): Table => {
  const game = createGame(request);
  return new Table(game, game.start(seed));
};

export class Table {
  readonly game: Game;
  readonly state: GameState;
  /** What the last action caused. */
  log: readonly GameEvent[] = [];

  constructor(game: Game, state: GameState) {
    this.game = game;
    this.state = state;
  }

  // Turn actions

  play(card: string, how: Playing = {}): this {
    const seat = this.decider();
    const uid = look.cardToPlay(this.game, this.state, seat, card, how);
    const refused = this.game.check(this.state, seat, { t: 'play', card: uid });
    if (refused !== null) throw new IllegalAction(refused);
    const payment = this.payment(uid, how);
    if (payment !== null) {
      const reason = whyNotPaid(this.game, this.state, seat, uid, payment);
      if (reason !== null) throw new IllegalAction(reason);
    }
    this.answer({ t: 'play', card: uid });
    const asked = this.decision();
    if (asked?.kind !== 'pay' || asked.card !== uid) return this;
    return this.answer(payment ?? this.plainPayment(asked.ways));
  }

  visit(place: string, which: Which = {}): this {
    const holder = look.holderOf(this.game, this.state, this.decider(), place, which);
    return this.answer({ t: 'visit', place: holder });
  }

  claim(event: string): this {
    return this.visit(event);
  }

  ambassador(place: string, which: Which = {}): this {
    const it = look.holderOf(this.game, this.state, this.decider(), place, which);
    return this.answer({ t: 'act', id: 'ambassador', at: -1, it });
  }

  adorn(adornment: string): this {
    const it = look.holderOf(this.game, this.state, this.decider(), adornment, {});
    return this.answer({ t: 'act', id: 'adornment', at: -1, it });
  }

  prepare(): this {
    return this.answer({ t: 'season' });
  }

  pass(): this {
    return this.answer({ t: 'pass' });
  }

  // Answers

  answer(action: Action): this {
    this.log = this.game.apply(this.state, this.decider(), action);
    return this;
  }

  /** Cards, places, seats or workers of the open selection by their ids; none = an empty selection. */
  pick(...ids: readonly (string | number)[]): this {
    const d = this.decision();
    const items = d?.kind === 'pick' ? look.itemsNamed(this.game, this.state, d, ids) : [];
    return this.answer({ t: 'pick', items });
  }

  choose(id: string): this {
    return this.answer({ t: 'option', id });
  }

  split(goods: Bundle): this {
    const d = this.decision();
    return this.answer({ t: 'split', by: d?.kind === 'split' ? look.splitOf(this.game, d, goods) : [] });
  }

  /** How to pay for the card of the open payment. */
  payFor(how: Paying): this {
    const d = this.decision();
    if (d?.kind !== 'pay') throw new Error(`no payment is open (${d?.ask})`);
    return this.answer(this.payment(d.card, how) ?? this.plainPayment(d.ways));
  }

  seat(n: number): this {
    return this.answer({ t: 'pick', items: [n] });
  }

  place(id: string, which: Which = {}): this {
    const holder = look.holderOf(this.game, this.state, this.decider(), id, which);
    return this.answer({ t: 'pick', items: [holder] });
  }

  worker(id: string, which: Which = {}): this {
    return this.place(id, which);
  }

  decline(): this {
    const d = this.decision();
    if (d?.kind === 'option') return this.choose('decline');
    return d?.kind === 'split' ? this.split({}) : this.pick();
  }

  // Questions

  decision(): Decision | null {
    return this.game.decisions(this.state)[0] ?? null;
  }

  /** What the open decision is about, such as 'turn', 'payFor', 'order'; null = the game is over. */
  asks(): Decision['ask'] | null {
    return this.decision()?.ask ?? null;
  }

  legal(): readonly Action[] {
    return this.game.legal(this.state, this.decider());
  }

  /** Is there an answer of this kind, for this card, place, seat or option if one is named? */
  offers(t: Action['t'], id?: string | number): boolean {
    return this.legal().some(
      (a) => a.t === t && (id === undefined || look.names(this.game, this.state, a).includes(id)),
    );
  }

  canPlay(card: string): boolean {
    return this.offers('play', card);
  }

  canVisit(place: string): boolean {
    return this.offers('visit', place);
  }

  /** Ids of what the open selection offers, sorted. */
  choices(): (string | number)[] {
    return look.offered(this.game, this.state, this.decision());
  }

  /** The reason code of a refused action; the state must be as it was. */
  refuses(act: () => unknown): ReasonCode {
    const before = JSON.stringify(this.state);
    try {
      act();
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      if (!isDeepStrictEqual(JSON.parse(before), JSON.parse(JSON.stringify(this.state))))
        throw new Error(`the refusal (${error.reason.code}) changed the state`, { cause: error });
      return error.reason.code;
    }
    throw new Error('the action was accepted');
  }

  /** Why the seat to decide cannot play this card or visit this place; null = it can. */
  why(thing: ({ readonly card: string } & Playing) | ({ readonly place: string } & Which)): ReasonCode | null {
    const seat = this.decider();
    const what =
      'card' in thing
        ? { card: look.cardToPlay(this.game, this.state, seat, thing.card, thing) }
        : { place: look.holderOf(this.game, this.state, seat, thing.place, thing) };
    return this.game.whyNot(this.state, seat, what)?.code ?? null;
  }

  /** The seat whose turn it is. */
  turn(): number {
    return this.state.active;
  }

  /** The seat that has to decide now. */
  decider(): number {
    return this.decision()?.seat ?? this.state.active;
  }

  over(): boolean {
    return this.decision() === null;
  }

  // Facts

  res(seat: number): Record<string, number> {
    return look.bundle(this.game, this.state.seats[seat].res);
  }
  points(seat: number): number {
    return this.state.seats[seat].points;
  }
  hand(seat: number): string[] {
    return look.sorted(look.ids(this.game, this.state, look.handOf(this.game, this.state, seat)));
  }
  city(seat: number): string[] {
    return look.sorted(look.ids(this.game, this.state, look.cityOf(this.game, this.state, seat)));
  }
  /** Spaces 1 to 8 in order; null = empty. */
  meadow(): (string | null)[] {
    return look.meadow(this.game, this.state);
  }
  /** The discard pile, top first. */
  discard(): string[] {
    return look.pile(this.game, this.state, 'discard');
  }
  deckTop(n = 1): string[] {
    return look.pile(this.game, this.state, 'deck').slice(0, n);
  }
  deckCount(): number {
    return look.pile(this.game, this.state, 'deck').length;
  }
  occupied(seat: number): string[] {
    const cards = look.cityOf(this.game, this.state, seat).filter((uid) => this.state.occupied[uid] === 1);
    return look.sorted(look.ids(this.game, this.state, cards));
  }
  tokensOn(seat: number, card: string, nth = 0): number {
    return this.state.tokens[look.holderOf(this.game, this.state, seat, card, { nth })];
  }
  storedOn(seat: number, holder: string, nth = 0): Record<string, number> {
    return look.stored(this.game, this.state, look.holderOf(this.game, this.state, seat, holder, { nth }));
  }
  /** Ids of the cards beneath a city card or Event, sorted. */
  under(seat: number, holder: string, nth = 0): string[] {
    return look.under(this.game, this.state, look.holderOf(this.game, this.state, seat, holder, { nth }));
  }
  workersFree(seat: number): number {
    return look.workersAt(this.state, seat, 'home');
  }
  /** Ids of the places and cards the seat's workers stand on, sorted. */
  deployed(seat: number): string[] {
    return look.deployed(this.game, this.state, seat);
  }
  season(seat: number): string {
    return this.game.rules.seasons[this.state.seats[seat].season].id;
  }
  passed(seat: number): boolean {
    return this.state.seats[seat].passed;
  }
  /** Achieved Events in the order of achieving. */
  events(seat: number): string[] {
    return this.state.zones[this.game.rules.events[seat]].map((event) => look.placeId(this.game, event));
  }
  /** Ids of a row of the boards: 'forest', 'basicEvents', 'specialEvents', ...; null = an empty clearing. */
  row(name: Parameters<typeof look.row>[2]): (string | null)[] {
    return look.row(this.game, this.state, name);
  }
  score(seat: number): Score {
    return this.game.score(this.state)[seat];
  }

  /** The payment in words as an action; null = nothing was said about it. */
  private payment(card: number, how: Paying): Payment | null {
    if ([how.pay, how.via, how.ability, how.banner].every((said) => said === undefined)) return null;
    const seat = this.decider();
    const own = (id: string | undefined): number | undefined =>
      id === undefined ? undefined : look.holderOf(this.game, this.state, seat, id, { owner: seat });
    const use = (by: Payer, at: number | undefined, more: Partial<Use> = {}): Use[] =>
      at === undefined ? [] : [{ by, at, ...more }];
    const goesWith = {
      ...(how.jail === undefined ? {} : { with: own(how.jail)! }),
      ...(how.tokens === undefined ? {} : { n: how.tokens }),
    };
    const uses = [
      ...use('ability', own(how.ability), goesWith),
      ...use('door', look.freeDoor(this.game, this.state, seat, how.via)),
      ...use('banner', own(how.banner)),
    ];
    const said = look.payment(look.vector(this.game, how.pay ?? {}), ...uses);
    if (how.pay !== undefined || how.via !== undefined || how.banner !== undefined) return said;
    const isMeant = (way: Payment): boolean =>
      way.uses.length === 1 &&
      (Object.keys(uses[0]) as (keyof Use)[]).every((field) => way.uses[0][field] === uses[0][field]);
    const ways = waysToPay(this.game, this.state, seat, card).filter(isMeant);
    if (ways.length > 1) throw new Error(`say what to pay: ${JSON.stringify(ways)}`);
    return ways[0] ?? said;
  }

  private plainPayment(ways: readonly Payment[]): Payment {
    const plain = ways.filter((way) => way.uses.length === 0);
    if (plain.length !== 1) throw new Error(`say how to pay: ${JSON.stringify(ways)}`);
    return plain[0];
  }
}
