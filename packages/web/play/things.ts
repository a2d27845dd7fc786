import {
  actsOf,
  casesOf,
  ZONE,
  type ActAction,
  type Action,
  type Game,
  type Holder,
  type Seat,
  type Uid,
} from '@everdell/game';
import { isStall } from '../modules/ask.ts';
import { preview } from './preview.ts';
import type { Seen } from './seen.ts';

/** Anything on the table that can be pointed at: a card, a place on a board, a seat. */
export type ThingKey = `c${Uid}` | `h${Holder}` | `s${Seat}`;

export const cardKey = (uid: Uid): ThingKey => `c${uid}`;
export const seatKey = (seat: Seat): ThingKey => `s${seat}`;
/** Cards can be places too: a worker stands on them. */
export const holderKey = (seen: Seen, holder: Holder): ThingKey =>
  holder < seen.game.rules.cards ? `c${holder}` : `h${holder}`;

/**
 * What pointing at a thing means for the open decision: a whole answer, or one of several items to pick. `then`: the answer
 * leads to a choice, and this is what is chosen there.
 */
export type Target = { readonly action: Action; readonly then?: number } | { readonly item: number };

const found = new WeakMap<Seen, ReadonlyMap<ThingKey, Target>>();

/** Everything the viewer may point at now to answer the open decision. */
export function targetsOf(seen: Seen): ReadonlyMap<ThingKey, Target> {
  let targets = found.get(seen);
  if (targets === undefined) found.set(seen, (targets = findTargets(seen)));
  return targets;
}

function findTargets(seen: Seen): ReadonlyMap<ThingKey, Target> {
  const { decision: d, legal, game, known, seat } = seen;
  const targets = new Map<ThingKey, Target>();
  if (d === null || legal.length === 0) return targets;
  if (d.kind === 'turn') {
    for (const action of legal) {
      if (action.t === 'play') targets.set(cardKey(action.card), { action });
      else if (action.t === 'visit') for (const [key, target] of visits(seen, action)) targets.set(key, target);
    }
    for (const action of twins(seen))
      if (game.check(known, seat, action) === null) targets.set(keyOf(action), { action });
    for (const action of legal) {
      // What can be played or visited as well is meant so, and a card that may be played one day is too, unless the act
      // is looked for.
      const key = action.t === 'act' && action.it >= 0 ? holderKey(seen, action.it) : null;
      if (key !== null && !targets.has(key) && !mightBePlayed(seen, key)) targets.set(key, { action });
    }
  } else if (d.kind === 'pick' && d.picked.length === 0) {
    const single = d.min === 1 && d.max === 1;
    for (const item of d.items) {
      const key = itemKey(seen, item);
      if (key !== null && !targets.has(key))
        targets.set(key, single ? { action: { t: 'pick', items: [item] } } : { item });
    }
  }
  return targets;
}

/** Does it lie among the cards that the viewer plays from? */
function mightBePlayed({ game, known, seat }: Seen, key: ThingKey): boolean {
  const { hand, playZones } = game.rules;
  const zones = [hand[seat], ZONE.meadow, ...(playZones[seat] ?? [])];
  return key.startsWith('c') && zones.some((zone) => known.zones[zone].includes(Number(key.slice(1))));
}

/** The things that an act of the turn is about, if that is what is looked for. */
export const keysOfAct = (seen: Seen, mode: string): readonly ThingKey[] =>
  seen.legal.flatMap((action) =>
    action.t === 'act' && `act-${action.id}` === mode && action.it >= 0 ? [holderKey(seen, action.it)] : [],
  );

/** Pointing at a place sends a worker there; at a stall, the tile that is wanted is what one points at. */
function visits(seen: Seen, action: Extract<Action, { t: 'visit' }>): readonly (readonly [ThingKey, Target])[] {
  const { cards, places } = seen.game.rules;
  const effect = action.place < cards ? null : places[action.place - cards].effect;
  if (effect?.do === 'carryOut' && [effect.from.in].flat().some(isStall)) {
    const { next } = preview(seen, action);
    if (next?.kind === 'pick' && next.of === 'place' && next.min === 1 && next.max === 1)
      return next.items.map((then) => [holderKey(seen, then), { action, then }]);
  }
  return [[holderKey(seen, action.place), { action }]];
}

/** Has this act cases, each a card or a place, so that pointing at it means the act? */
export function isPointed(game: Game, id: string): boolean {
  const act = game.rules.actById.get(id);
  return act !== undefined && ('places' in act || act.of !== undefined);
}

/** A turn of this game has more kinds of action than the usual ones. */
export const isCrowded = (game: Game): boolean =>
  [...game.rules.actById.values()].some(({ id, when }) => when === 'turn' && isPointed(game, id));

/** The cases of an act of the turn, possible or not. */
export function actionsOf({ game, known, seat }: Pick<Seen, 'game' | 'known' | 'seat'>, id: string): ActAction[] {
  const g = game.rules;
  return actsOf(g, known, seat, 'turn').flatMap((own) =>
    own.act.id === id ? casesOf(g, known, seat, own).map((it) => ({ t: 'act', id, at: own.at, it }) as const) : [],
  );
}

/** The acts of the turn that pointing at the card or place could mean, possible or not. */
export function actionsAt(seen: Seen, holder: Holder): readonly ActAction[] {
  return [...seen.game.rules.actById.keys()].flatMap((id) => actionsOf(seen, id).filter(({ it }) => it === holder));
}

type TwinAction = Extract<Action, { t: 'play' | 'visit' }>;

const keyOf = (action: TwinAction): ThingKey => cardKey(action.t === 'play' ? action.card : action.place);

/** Of several cards of a design the engine lists one; whoever plays may mean any of them. */
function twins({ game, known, seat, legal }: Seen): readonly TwinAction[] {
  const { hand, city } = game.rules;
  const like = (uid: Uid, other: Uid): boolean => uid !== other && known.cardOf[uid] === known.cardOf[other];
  return legal.flatMap((action): readonly TwinAction[] => {
    if (action.t === 'play') {
      const { card } = action;
      const cards = known.zones[hand[seat]];
      return cards.includes(card)
        ? cards.filter((uid) => like(uid, card)).map((uid) => ({ t: 'play', card: uid }))
        : [];
    }
    if (action.t !== 'visit' || action.place >= game.rules.cards) return [];
    const { place } = action;
    const zone = city.find((at) => known.zones[at].includes(place));
    const cards = zone === undefined ? [] : known.zones[zone];
    return cards.filter((uid) => like(uid, place)).map((uid) => ({ t: 'visit', place: uid }));
  });
}

/** The thing on the table that an item of a selection stands for. */
export function itemKey(seen: Seen, item: number): ThingKey | null {
  const { decision: d } = seen;
  if (d?.kind !== 'pick') return null;
  switch (d.of) {
    case 'card':
      return cardKey(item);
    case 'seat':
      return seatKey(item);
    case 'place':
      return holderKey(seen, item);
    case 'worker': // where it stands; one that stands nowhere is chosen in the bar
      return item < 0 ? null : holderKey(seen, item);
  }
}
