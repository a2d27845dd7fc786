import { isCard, type OpHandler, type Rules } from '../content/rules.ts';
import { cityOf } from '../zones/city.ts';
import { tilesInForce } from '../zones/force.ts';
import { happen as letHappen, reactionsAt, waysOf } from '../flow/happenings.ts';
import { tollsOn } from '../flow/payment/bill.ts';
import { tellCause } from '../flow/cause.ts';
import { addPrices } from '../flow/visit/rules.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';
import { boundScope, push } from '../state/scope.ts';
import type { Effect, EffectOf, Scope } from '../effects/types.ts';
import { orderDecision } from './activate.ts';
import { chosen } from './cards.ts';
import { mapped } from '../state/vectors.ts';

/** A happening whose time has come. */
export const happen: OpHandler<'happen'> = {
  run: (g, s, e, sc) => letHappen(g, s, e.to, sc.seat, sc.cards, sc.nums, undefined, e.from),
};

/** What a visit brought is in its scope. */
export const visitDone: OpHandler<'visitDone'> = {
  run: (g, s, e, sc) => letHappen(g, s, 'visitDone', sc.seat, sc.cards, sc.nums, e.piece),
};

/** As long as it lies beneath, all that happens is the doing of that reaction. */
export const reacting: OpHandler<'reacting'> = {
  run(_g, s, { who, then }, sc) {
    if (then === undefined) return;
    push(s, { do: 'reacting', who }, sc);
    push(s, then, sc);
  },
};

/** Reactions of texts, in the order their owner chooses (R-PLAY-14). */
export const react: OpHandler<'react'> = {
  ask(g, s, e, sc) {
    if (g.automas[sc.seat] !== null) return null; // an automa's come in the order in which they lie
    const left = stillThere(g, s, e, sc);
    if (left.length < 2 || left.some((entry) => isPlain(g, s, e, sc, entry))) return null;
    return orderDecision(
      g,
      sc,
      mapped(left, ([uid]) => uid),
    );
  },
  run(g, s, e, sc) {
    const left = stillThere(g, s, e, sc);
    const next = left.find((entry) => isPlain(g, s, e, sc, entry)) ?? left.at(0);
    if (next !== undefined) fire(g, s, e, sc, left, next);
  },
  answer(g, s, e, sc, _d, a) {
    const [uid] = chosen(a);
    fire(
      g,
      s,
      e,
      sc,
      e.list,
      e.list.find((entry) => entry[0] === uid)!,
    );
  },
};

type Entry = EffectOf<'react'>['list'][number];

/** A card that has left the city since does nothing, nor does a tile that is no longer in force. */
function stillThere(g: Rules, s: GameState, e: EffectOf<'react'>, sc: Scope): readonly Entry[] {
  const city = cityOf(g, s, sc.seat);
  return e.list.filter(([at]) => (isCard(g, at) ? city.includes(at) : tilesInForce(g, s, sc.seat).includes(at)));
}

/** Every reaction of the text that is meant. */
function effectsOf(g: Rules, s: GameState, e: EffectOf<'react'>, sc: Scope, [at, ...listed]: Entry): Effect[] {
  const reacts = reactionsAt(g, s, at);
  const { seat, cards, nums } = sc;
  const ways = listed.length > 0 ? listed : waysOf(g, s, at, seat, { to: e.to, seat, cards, nums, depth: 0 });
  return mapped(ways, (i) => reacts[i].then);
}

function isPlain(g: Rules, s: GameState, e: EffectOf<'react'>, sc: Scope, entry: Entry): boolean {
  const effects = effectsOf(g, s, e, sc, entry);
  return (
    effects.length > 0 &&
    tollOn(g, s, sc.seat, entry[0]) === null &&
    effects.every((effect) => g.ops.get(effect.do)!.plain === true)
  );
}

function fire(g: Rules, s: GameState, e: EffectOf<'react'>, sc: Scope, list: readonly Entry[], next: Entry): void {
  const others = list.filter((entry) => entry !== next);
  if (others.length > 0) push(s, { do: 'react', to: e.to, list: others }, sc);
  const scope = boundScope(sc.seat, next[0], sc.cards, sc.nums);
  if (g.sink && !isCard(g, next[0])) tellCause(g, s, next[0]);
  push(s, REACTING, scope);
  const effects = effectsOf(g, s, e, sc, next);
  const toll = tollOn(g, s, sc.seat, next[0]);
  if (toll !== null) return push(s, { do: 'may', then: { do: 'seq', steps: [toll, ...effects] } }, scope);
  for (const effect of effects.reverse()) push(s, effect, scope);
}

/** What must be paid for the use of the text; null = nothing. */
function tollOn(g: Rules, s: GameState, seat: Seat, at: Holder): Effect | null {
  const tolls = g.standing.toll === null || !isCard(g, at) ? [] : tollsOn(g, s, seat, 'text', at);
  return tolls.length === 0 ? null : { do: 'pay', ...tolls.map(({ rule }) => rule.pay ?? {}).reduce(addPrices) };
}

const REACTING: Effect = { do: 'reacting' };
