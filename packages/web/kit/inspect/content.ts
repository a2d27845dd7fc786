import {
  designOf,
  type Design,
  type Holder,
  type PlaceInfo,
  type Progress,
  type Seat,
  type Text,
  type Uid,
} from '@everdell/game';
import { needsOf } from '../../play/board.ts';
import { prospect } from '../../play/cards.ts';
import type { Seen } from '../../play/seen.ts';
import type { ThingKey } from '../../play/things.ts';
import { progressOf } from '../../play/whyNot.ts';

/** A card or a place by its id; null = the game at this table has no such thing. */
export function contentOf({ game }: Seen, id: string): { design: Design } | { place: PlaceInfo } | null {
  const design = game.rules.designById.get(id);
  if (design !== undefined) return { design };
  const place = game.rules.placeById.get(id);
  return place === undefined ? null : { place };
}

const lines = new WeakMap<Text, Map<string, readonly string[]>>();

/** What a card or a place does, line by line; put together once. */
function doesOf({ game, text }: Seen, id: string): readonly string[] {
  let known = lines.get(text);
  if (known === undefined) lines.set(text, (known = new Map()));
  let found = known.get(id);
  if (found === undefined)
    known.set(id, (found = game.rules.designById.has(id) ? text.cardLines(id) : text.placeLines(id)));
  return found;
}

/** The lines of it that a label does not tell already. */
export function doesUntold(seen: Seen, id: string, label: string): readonly string[] {
  return doesOf(seen, id).filter((line) => !label.includes(line.replace(/\.$/, '')));
}

/** What a thing on the table is; null = a seat. */
export function idOf({ game, known }: Seen, key: ThingKey): string | null {
  const at = Number(key.slice(1));
  if (key.startsWith('c')) return designOf(game.rules, known, at).id;
  return key.startsWith('h') ? game.rules.places[at - game.rules.cards].id : null;
}

/** The very card or place that is meant; null = any of its kind. */
export function holderOf(seen: Seen, id: string, key: ThingKey | null): Holder | null {
  if (key !== null && idOf(seen, key) === id) return Number(key.slice(1));
  return seen.game.rules.placeById.get(id)?.ix ?? null;
}

/** What would help against the reason why something cannot be chosen. */
export interface Cure {
  /** Resources that are missing. */
  readonly missing: readonly number[] | null;
  readonly progress: Progress | null;
  /** Cards that are asked for and within reach. */
  readonly inHand: readonly string[];
  readonly inMeadow: readonly string[];
}

export function cureFor(seen: Seen, key: ThingKey): Cure {
  const { game, seat } = seen;
  const at = Number(key.slice(1));
  const could = key.startsWith('c') ? prospect(seen, at) : null;
  const cond = key.startsWith('h') ? game.rules.places[at - game.rules.cards].def.visit?.needs : undefined;
  const near = (where: 'hand' | 'meadow'): readonly string[] =>
    needsOf(seen, cond).flatMap((need) => (need.kind === 'card' && need.near === where ? [need.id] : []));
  return {
    missing: could?.how === 'short' ? could.missing : null,
    progress: progressOf(seen, seat, cond),
    inHand: near('hand'),
    inMeadow: near('meadow'),
  };
}

/** Whose city a card lies in; null = nobody's. */
export function cityOwner({ game, known }: Seen, uid: Uid): Seat | null {
  const owner = game.rules.city.findIndex((zone) => known.zones[zone].includes(uid));
  return owner < 0 ? null : owner;
}
