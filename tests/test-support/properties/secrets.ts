/** What a viewer may not know, found out without the code that makes views. Each check says what is wrong, or null. */
import type { Game, GameEvent, GameState, KnownEvent, View } from '@everdell/game';

export type Viewer = number | null;

export function viewersOf(s: GameState): Viewer[] {
  return [null, ...s.seats.keys()];
}

const FOR_ALL = ['meadow', 'revealed', 'inPlay', 'city', 'events', 'adornmentsPlayed', 'wonders'];
const FOR_THEIR_OWNER = ['hand', 'adornments', 'legendaryConstruction', 'legendaryCritter'];
const FOR_NOBODY = [
  'deck',
  'discard',
  'removed',
  'riverDown',
  'riverOut',
  'adornmentsOut',
  'constructionLegends',
  'critterLegends',
];

/** Who sees a zone; of one that is not known here, the module that brings it says so. */
function isOpen({ rules }: Game, id: string, isOwner: boolean): boolean {
  if (FOR_ALL.includes(id)) return true;
  if (FOR_THEIR_OWNER.includes(id)) return isOwner;
  if (FOR_NOBODY.includes(id)) return false;
  const declared = rules.modules.find((m) => m.zones?.[id] !== undefined)?.zones?.[id].sees;
  return declared === 'all' || (declared === 'owner' && isOwner);
}

/**
 * Cards that lie open: in the Meadow, in cities, shown, beneath something; and the viewer's own. Places likewise: laid
 * out, kept, achieved; and the viewer's own. All slots.
 */
function openCards(game: Game, s: GameState, viewer: Viewer): Set<number> {
  const open = new Set([...s.beneath.flatMap(([, ...cards]) => cards), ...s.rows.flat()]);
  s.zones.forEach((zone, ix) => {
    const { id, owner } = game.rules.zones[ix];
    if (isOpen(game, id, owner === viewer)) for (const uid of zone) open.add(uid);
    else if (isPile(game, ix)) for (const uid of zone.slice(-1)) open.add(uid);
  });
  for (let slot = game.rules.firstSlot; slot < game.rules.holders; slot++) open.add(slot);
  return open;
}

/** Of which everybody sees the top one. */
function isPile({ rules }: Game, zone: number): boolean {
  const { id } = rules.zones[zone];
  return rules.modules.some((m) => m.zones?.[id]?.sees === 'top');
}

/** Names of fields that a view may have, in alphabetical order, at any depth outside of the tasks' effects. */
const VIEW_FIELDS =
  'active beneath cardOf format goods occupied reveals rows seats setup slices stack tokens turn viewer zones';

/** The view tells designs of open cards only, hidden zones only as numbers, and nothing of chance. */
export function wrongView(game: Game, s: GameState, view: View): string | null {
  const open = openCards(game, s, view.viewer);
  for (const [uid, ix] of view.cardOf.entries()) {
    const expected = open.has(uid) ? s.cardOf[uid] : -1;
    if (ix !== expected) return `${name(view.viewer)} sees ${ix} as card ${uid}, not ${expected}`;
  }
  for (const [ix, zone] of view.zones.entries()) {
    const hidden = s.zones[ix].some((uid) => uid >= 0 && !open.has(uid));
    const told = typeof zone === 'number' || (isPile(game, ix) && zone.every((uid) => uid < 0 || open.has(uid)));
    if (hidden && !told) return `${name(view.viewer)} sees which cards are in zone ${ix}`;
  }
  const fields = Object.keys(view).sort().join(' ');
  if (fields !== VIEW_FIELDS) return `a view has the fields ${fields}`;
  return wrongVariables(view, open) ?? wrongPlaces(game, s, view, open) ?? wrongChance(s, view);
}

/** A place of a small deck that is hidden from the viewer is told of nowhere else. */
function wrongPlaces({ rules: g }: Game, s: GameState, view: View, open: ReadonlySet<number>): string | null {
  const hidden = s.zones
    .flatMap((zone, ix) => (g.zones[ix].rows.length === 0 ? [] : zone))
    .filter((place) => !open.has(place));
  const { rows, seats, stack, slices } = view;
  const told = JSON.stringify({ rows, seats, stack, slices }).match(/-?\d+/g)?.map(Number) ?? [];
  const leaked = hidden.find((place) => told.includes(place));
  return leaked === undefined ? null : `${name(view.viewer)} is told of place ${leaked}`;
}

/** Pending work names no hidden card in its variables. */
function wrongVariables(view: View, open: ReadonlySet<number>): string | null {
  for (const { scope } of view.stack)
    for (const [variable, list] of Object.entries(scope.cards)) {
      const cards = Array.isArray(list) ? (list as readonly number[]) : [];
      if (cards.some((uid) => !open.has(uid))) return `${name(view.viewer)} reads ${variable} = ${cards.join()}`;
    }
  return null;
}

function wrongChance(s: GameState, view: View): string | null {
  const text = JSON.stringify(view);
  if (/"(rng|dice|seed)"/.test(text)) return 'a view tells of chance';
  const words = s.rng.filter((word) => Math.abs(word) > 1_000_000);
  const told = words.find((word) => text.includes(`${word}`));
  return told === undefined ? null : `a view holds ${told}, a word of the random generator`;
}

/** Cards that this viewer has seen on the way, such as a Meadow card that came and went, or a drawn and lost one. */
export function shownBy({ rules: g }: Game, events: readonly GameEvent[], viewer: Viewer): number[] {
  const isOpen = (zone: string): boolean => g.zones.some(({ id, sees }) => id === zone && sees === 'all');
  return events.flatMap((event) => {
    if (event.e === 'movedTile') return isOpen(event.from) || isOpen(event.into) ? [event.place] : [];
    const toAll = event.e === 'revealed' || event.e === 'refilled' || event.e === 'played' || event.e === 'showed';
    const ownOrShown = event.e === 'drew' || event.e === 'discarded';
    return toAll || (ownOrShown && (event.seat === viewer || event.for === undefined)) ? event.cards : [];
  });
}

/** A redacted event names a card only to those who know it by now: `open` lists all that they have seen. */
export function wrongEvent(
  event: GameEvent,
  known: KnownEvent,
  viewer: Viewer,
  open: ReadonlySet<number>,
): string | null {
  return wrongHolder(known, viewer, open) ?? wrongNaming(event, known, viewer, open);
}

/** A card or place that is told of as the place of something lies open. */
function wrongHolder(known: KnownEvent, viewer: Viewer, open: ReadonlySet<number>): string | null {
  const fields = known as unknown as Readonly<Record<string, number | undefined>>;
  for (const field of ['on', 'under', 'place', 'card'])
    if ((fields[field] ?? -1) >= 0 && !open.has(fields[field]!)) return `${name(viewer)} learns ${field} by ${known.e}`;
  for (const field of ['on', 'under', 'place'])
    if ((fields[`${field}Card`] ?? -1) >= 0 && !open.has(fields[field] ?? -1))
      return `${name(viewer)} learns a card by the ${field} of ${known.e}`;
  return null;
}

function wrongNaming(event: GameEvent, known: KnownEvent, viewer: Viewer, open: ReadonlySet<number>): string | null {
  if (!('cards' in event) || !('cards' in known)) return 'cards' in known ? 'cards out of nothing' : null;
  const mayKnow = event.for === undefined || (viewer !== null && event.for.includes(viewer));
  if (!mayKnow) {
    if (known.cards.length > 0 || known.designs.length > 0) return `${name(viewer)} learns cards by ${event.e}`;
    return known.hidden === event.cards.length ? null : `${event.e} counts ${known.hidden} hidden cards`;
  }
  if (JSON.stringify([known.cards, known.designs]) !== JSON.stringify([event.cards, event.designs]))
    return `${event.e} keeps cards from ${name(viewer)}, who may know them`;
  const leaked = event.cards.find((uid) => !open.has(uid));
  return leaked === undefined ? null : `${name(viewer)} learns hidden card ${leaked} by ${event.e}`;
}

/** Cards that this viewer can tell by what lies open now. */
export const openTo = openCards;

function name(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
