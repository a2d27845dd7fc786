import { ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import { designsOf, emit } from '../events/emit.ts';
import { discardFromCity, leaveCity, ownerOf } from '../zones/city.ts';
import { putBeneath } from '../state/holders.ts';
import type { GameState, Uid } from '../state/types.ts';
import { refillAtOnce } from '../zones/displays.ts';
import { lift, removeFrom } from '../zones/zones.ts';
import { select } from '../effects/query.ts';
import type { EffectOf, Scope } from '../effects/types.ts';

/** Puts cards somewhere else; what leaves a city leaves it by the rules of the city. */
export const move: OpHandler<'move'> = {
  run(g, s, e, sc) {
    const cards = typeof e.what === 'string' ? (sc.cards[e.what] ?? []) : select(g, s, sc, e.what);
    if (cards.length > 0) DESTINATIONS[destination(e)](g, s, sc, cards);
  },
};

export function destination({ to }: EffectOf<'move'>): 'beneath' | 'hand' | 'discard' {
  return 'beneath' in to ? 'beneath' : to.zone;
}

type Mover = (g: Rules, s: GameState, sc: Scope, cards: readonly Uid[]) => void;

const DESTINATIONS: Readonly<Record<'beneath' | 'hand' | 'discard', Mover>> = {
  beneath(g, s, sc, cards) {
    for (const uid of cards) {
      takeAway(g, s, uid);
      putBeneath(s, sc.src, uid);
    }
    if (g.sink)
      emit(g, { e: 'tucked', seat: sc.seat, under: sc.src, underCard: -1, cards, designs: designsOf(s, cards) });
    refillAtOnce(g, s); // where they came from (R-DECK-02)
  },
  hand(g, s, sc, cards) {
    for (const uid of cards) {
      removeFrom(s.zones[ZONE.revealed], uid);
      s.zones[g.hand[sc.seat]].push(uid);
    }
    if (g.sink) emit(g, { e: 'took', seat: sc.seat, from: 'revealed', cards, designs: designsOf(s, cards) });
  },
  discard(g, s, sc, cards) {
    for (const uid of cards) {
      const owner = ownerOf(g, s, uid);
      if (owner >= 0) discardFromCity(g, s, owner, [uid]);
      else discardPlayed(g, s, sc, uid);
    }
  },
};

function takeAway(g: Rules, s: GameState, uid: Uid): void {
  const owner = ownerOf(g, s, uid);
  if (owner >= 0) leaveCity(g, s, owner, uid);
  else lift(g, s, uid);
}

/** A card that is just being played. */
function discardPlayed(g: Rules, s: GameState, sc: Scope, uid: Uid): void {
  removeFrom(s.zones[ZONE.inPlay], uid);
  s.zones[ZONE.discard].push(uid);
  if (g.sink) emit(g, { e: 'discarded', seat: sc.seat, from: 'inPlay', cards: [uid], designs: [s.cardOf[uid]] });
}
