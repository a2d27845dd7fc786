import { ZONE, isCard, placeAt, type Rules } from '../content/rules.ts';
import { whyNotPass, whyNotPrepare } from '../ops/turn.ts';
import type { EffectOf } from '../effects/types.ts';
import { cardsBesides } from '../zones/besides.ts';
import { designOf, ownerOf } from '../zones/city.ts';
import { whyNotPay } from '../flow/payment/check.ts';
import { whyNotPlay } from '../flow/payment/playable.ts';
import { isAsideTime } from './enumerate.ts';
import { pendingDecision } from './run.ts';
import { actMeant, casesOf, whyNotAct } from '../flow/acts.ts';
import { whyNotVisit } from '../flow/visit/whyNot.ts';
import { displayOf, isShut, slotOf } from '../zones/displays.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';
import type {
  ActAction,
  Action,
  Decision,
  PickDecision,
  Reason,
  ReasonCode,
  SplitDecision,
} from '../decisions/types.ts';

const because = (code: ReasonCode, params: Reason['params'] = {}): Reason => ({ code, params });

/** Why the action is refused now; null = it will be accepted. Never lists combinations. */
export function checkAction(g: Rules, s: GameState, seat: Seat, a: Action): Reason | null {
  const d = pendingDecision(g, s);
  if (d === null) return because('game-over');
  if (d.seat !== seat) return because('not-your-decision', { seat: d.seat });
  if (typeof a !== 'object' || a === null) return because('malformed');
  if (a.t === 'act' && g.actById.get(a.id)?.when === 'aside') return checkAside(g, s, d, a);
  switch (d.kind) {
    case 'turn':
      return checkTurn(g, s, seat, a, d.actions);
    case 'pick':
      return checkPick(d, a);
    case 'split':
      return checkSplit(d, a);
    case 'option':
      if (a.t !== 'option') return because('wrong-kind', { expected: 'option' });
      return d.ids.includes(a.id) ? null : because('not-offered');
    case 'pay':
      return checkPay(g, s, d, a);
  }
}

function checkTurn(g: Rules, s: GameState, seat: Seat, a: Action, offered: readonly Action[]): Reason | null {
  switch (a.t) {
    case 'play':
      return whyNotCard(g, s, seat, a.card);
    case 'visit':
      return whyNotPlace(g, s, seat, a.place);
    case 'season':
      return wrap(whyNotPrepare(g, s, seat));
    case 'pass':
      return offered.some((o) => o.t === 'pass') ? null : wrap(whyNotPass(g, s, seat));
    case 'act':
      return checkAct(g, s, seat, a);
    default:
      return because('wrong-kind', { expected: 'turn' });
  }
}

function checkAside(g: Rules, s: GameState, d: Decision, a: ActAction): Reason | null {
  if (d.kind === 'pick' && d.picked.length > 0) return because('wrong-kind', { expected: 'add' });
  return isAsideTime(g, s, d) ? checkAct(g, s, d.seat, a) : because('not-your-turn');
}

function checkAct(g: Rules, s: GameState, seat: Seat, a: ActAction): Reason | null {
  if (!g.actById.has(a.id) || !Number.isInteger(a.at) || !Number.isInteger(a.it)) return because('malformed');
  const own = actMeant(g, s, seat, a);
  if (own === null || !casesOf(g, s, seat, own).includes(a.it)) return because('not-offered');
  const code = whyNotAct(g, s, seat, own, a.it);
  if (code === null) return null;
  const about = a.it < 0 ? a.at : a.it;
  return because(code, { act: a.id, ...(about < 0 ? {} : thingAt(g, s, about)) });
}

/** What a holder is, for the words of a reason. */
function thingAt(g: Rules, s: GameState, holder: Holder): Reason['params'] {
  return isCard(g, holder) ? { card: designOf(g, s, holder).id } : { place: placeAt(g, holder).id };
}

const isSeat = (s: GameState, seat: Seat): boolean => Object.hasOwn(s.seats, seat);

const wrap = (code: ReasonCode | null): Reason | null => (code === null ? null : because(code));

/** Why a card cannot be played as this seat's action, whatever the way to pay. */
export function whyNotCard(g: Rules, s: GameState, seat: Seat, card: Uid): Reason | null {
  if (!isSeat(s, seat) || !Number.isInteger(card) || !isCard(g, card)) return because('malformed');
  const slot = slotOf(g, s, card);
  if (slot >= 0 && isShut(g, s, slot)) return because('slot-shut', spaceAt(g, slot));
  if (!isAtHand(g, s, seat, card)) return because('card-not-here');
  const code = whyNotPlay(g, s, seat, card, {});
  return code === null ? null : because(code, { card: designOf(g, s, card).id });
}

function isAtHand(g: Rules, s: GameState, seat: Seat, card: Uid): boolean {
  return (
    [g.hand[seat], ZONE.meadow].some((zone) => s.zones[zone].includes(card)) || cardsBesides(g, s, seat).includes(card)
  );
}

function spaceAt(g: Rules, slot: Holder): Reason['params'] {
  const { id, firstSlot } = g.zones[displayOf(g, slot)];
  return { zone: id, space: slot - firstSlot + 1 };
}

/** Why a worker of this seat cannot be placed there. */
export function whyNotPlace(g: Rules, s: GameState, seat: Seat, place: Holder): Reason | null {
  if (!isSeat(s, seat) || !Number.isInteger(place)) return because('malformed');
  if (place < 0 || place >= g.firstSlot) return because('malformed');
  const code = whyNotVisit(g, s, seat, place);
  if (code === null) return null;
  if (isCard(g, place) && ownerOf(g, s, place) < 0) return because(code); // it may be a card nobody may know
  return because(code, thingAt(g, s, place));
}

function checkPick(d: PickDecision, a: Action): Reason | null {
  switch (a.t) {
    case 'pick':
      if (!Array.isArray(a.items)) return because('malformed');
      if (d.picked.length > 0) return because('wrong-kind', { expected: 'add' });
      if (a.items.length > d.max) return because('too-many', { max: d.max });
      if (a.items.length < d.min) return because('too-few', { min: d.min });
      if (new Set(a.items).size < a.items.length) return because('twice');
      for (let i = 0; i < a.items.length; i++) if (!d.items.includes(a.items[i])) return because('not-offered');
      return null;
    case 'add':
      if (!d.items.includes(a.item)) return because('not-offered');
      return d.picked.includes(a.item) ? because('twice') : null;
    case 'done':
      return d.picked.length < d.min ? because('too-few', { min: d.min }) : null;
    default:
      return because('wrong-kind', { expected: 'pick' });
  }
}

function checkSplit(d: SplitDecision, a: Action): Reason | null {
  if (a.t !== 'split') return because('wrong-kind', { expected: 'split' });
  if (!Array.isArray(a.by) || a.by.length !== d.among.length) return because('malformed');
  let sum = 0;
  for (let i = 0; i < a.by.length; i++) {
    const n: number = a.by[i];
    if (!Number.isInteger(n) || n < 0) return because('malformed');
    if (n > d.caps[i]) return because('too-many', { max: d.caps[i] });
    sum += n;
  }
  if (sum > d.max) return because('too-many', { max: d.max });
  return sum < d.min ? because('too-few', { min: d.min }) : null;
}

function checkPay(g: Rules, s: GameState, d: Decision & { kind: 'pay' }, a: Action): Reason | null {
  if (a.t !== 'pay') return because('wrong-kind', { expected: 'pay' });
  const pending = s.stack[s.stack.length - 1].effect as EffectOf<'payFor'>;
  const code = whyNotPay(g, s, d.seat, pending.card, pending.terms, a);
  return code === null ? null : because(code, { card: designOf(g, s, pending.card).id });
}
