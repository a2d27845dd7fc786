import { ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import { emit } from '../events/emit.ts';
import { shuffle as shuffleList } from '../rng/rng.ts';
import { popPile } from '../zones/piles.ts';
import { tellMove } from '../zones/moving.ts';
import { handRoom, hasCards } from '../zones/zones.ts';
import { amount } from '../effects/reading.ts';
import { zonesNamed } from '../effects/query.ts';
import { refuses } from '../flow/goods.ts';
import { actorOf } from '../flow/happenings.ts';
import { boundScope, push, scopeOf } from '../state/scope.ts';
import type { EffectOf, Scope } from '../effects/types.ts';
import type { GameState } from '../state/types.ts';
import { tuck, zoneTo } from './move.ts';

/** The top of a pile goes elsewhere, unseen by who deals. */
export const deal: OpHandler<'deal'> = {
  run(g, s, e, sc) {
    const [pile] = zonesNamed(g, sc, e.from);
    if (e.whose === 'actor') return dealToActor(g, s, e, sc, pile);
    const room = 'zone' in e.to && e.to.zone === 'hand' ? handRoom(g, s, sc.seat) : Infinity; // R-HAND-03
    for (let left = Math.min(amount(g, s, sc, e.n), room); left > 0; left--) {
      const item = popPile(g, s, pile, pile === ZONE.deck ? ZONE.discard : -1);
      if (item < 0) return;
      if ('beneath' in e.to) {
        tuck(g, s, sc, [item]);
        continue;
      }
      const to = zoneTo(g, sc, e.to);
      if ('bottomOf' in e.to) s.zones[to].unshift(item);
      else s.zones[to].push(item);
      tellMove(g, s, sc.seat, item, pile, to);
    }
  },
  possible: (g, s, e, sc) => amount(g, s, sc, e.n) > 0 && hasCards(s, zonesNamed(g, sc, e.from)[0]),
};

/** Unlike one's own hand, that of another takes no more than it has room for, and an automa may take none at all; it is a gift. */
function dealToActor(g: Rules, s: GameState, e: EffectOf<'deal'>, sc: Scope, pile: number): void {
  const actor = actorOf(sc);
  const to = zoneTo(g, scopeOf(actor), e.to);
  for (let left = amount(g, s, sc, e.n); left > 0; left--) {
    const item = popPile(g, s, pile, pile === ZONE.deck ? ZONE.discard : -1);
    if (item < 0) return;
    const takes = to !== g.hand[actor] || (!refuses(g, actor, 'cards') && handRoom(g, s, actor) > 0);
    const zone = takes ? to : ZONE.discard;
    s.zones[zone].push(item);
    tellMove(g, s, sc.seat, item, pile, zone);
    if (takes && zone === g.hand[actor])
      push(s, g.automas[actor]?.given?.cards, boundScope(actor, -1, { cards: [item] }));
  }
}

/** All of these piles become one with another, shuffled. */
export const shuffle: OpHandler<'shuffle'> = {
  run(g, s, e, sc) {
    const [into] = zonesNamed(g, sc, e.into);
    for (const source of e.from) {
      const [from] = zonesNamed(g, sc, source);
      if (from !== into) s.zones[into].push(...s.zones[from].splice(0));
      if (g.sink && !e.untold) emit(g, { e: 'shuffled', from: g.zones[from].id, into: g.zones[into].id });
    }
    shuffleList(s.rng, s.zones[into]);
    s.reveals++;
  },
  possible: (g, s, e, sc) => e.from.some((source) => s.zones[zonesNamed(g, sc, source)[0]].length > 0),
};
