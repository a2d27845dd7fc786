import type { Rules } from '../content/rules.ts';
import { coveredBy, wasCovered } from '../state/covers.ts';
import { figuresOn } from '../state/figures.ts';
import { guestsOn, hostOf } from '../state/guests.ts';
import { countBeneath, hasGoods, workersOn } from '../state/holders.ts';
import { isMarked } from '../state/marks.ts';
import type { GameState, Uid } from '../state/types.ts';
import { ownerOf } from '../zones/city.ts';

/**
 * Cards that lead to the same position whichever is taken: copies of one design with the same things on them in the
 * same place. The key is the design for plain cards and the card itself for those that hold something of their own.
 */
export function classOf(g: Rules, s: GameState, uid: Uid): number {
  if (s.tokens[uid] !== 0 || hasGoods(s, uid) || countBeneath(s, uid) > 0 || workersOn(s, uid) > 0) return -1 - uid;
  if (g.figures.length > 0 && figuresOn(s, uid) > 0) return -1 - uid;
  if (g.guests && (hostOf(s, uid) >= 0 || guestsOn(s, uid).length > 0)) return -1 - uid;
  if (s.slices.covers !== undefined && (coveredBy(s, uid) >= 0 || wasCovered(s, uid))) return -1 - uid;
  if (isMarked(s, uid)) return -1 - uid;
  const plain = s.cardOf[uid] * 2 + s.occupied[uid];
  return plain * 16 + 1 + ownerOf(g, s, uid);
}

/** The first card of each class, in order. */
export function distinct(g: Rules, s: GameState, cards: readonly Uid[]): Uid[] {
  if (cards.length < 2) return cards as Uid[];
  const seen: number[] = [];
  const firsts: Uid[] = [];
  for (const uid of cards) {
    const key = classOf(g, s, uid);
    if (seen.includes(key)) continue;
    seen.push(key);
    firsts.push(uid);
  }
  return firsts;
}
