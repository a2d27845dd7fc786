import { designOf, ZONE, type PickDecision, type Seat, type Uid } from '@everdell/game';
import type { Layout } from '../app/layout.ts';
import { landOfOwnZone, landOfTableZone } from '../modules/ask.ts';
import { asideOwner, keeperOf } from '../play/keeps.ts';
import type { Seen } from '../play/seen.ts';
import { itemKey, type ThingKey } from '../play/things.ts';

/** Where an item of a selection lies. */
export type Whereabouts = 'hand' | 'meadow' | 'city' | 'rival' | 'revealed' | 'board' | 'seat' | 'other';

export interface Candidate {
  readonly item: number;
  readonly key: ThingKey | null;
  readonly where: Whereabouts;
  /** Whose city it lies in; -1 = in none. */
  readonly owner: Seat;
  /** Everything that tells it from the others. */
  readonly label: string;
  /** Design of a card, by its row in the table of designs; -1 = it is no card. */
  readonly design: number;
  /** Id of a place; null = it is none. */
  readonly place: string | null;
  /** It is a tile that lies in a land and is pointed at there. */
  readonly isLaid: boolean;
}

export function candidatesOf(seen: Seen, d: PickDecision): readonly Candidate[] {
  const { known, text, names, game } = seen;
  const g = game.rules;
  return d.items.map((item): Candidate => {
    const isCard = d.of === 'card' || (d.of !== 'seat' && item >= 0 && item < g.cards);
    return {
      item,
      key: itemKey(seen, item),
      ...whereIs(seen, d, item, isCard),
      label: text.answer(known, d, { t: 'add', item }, names),
      design: isCard ? designOf(g, known, item).ix : -1,
      place: !isCard && d.of !== 'seat' && item >= g.cards ? g.places[item - g.cards].id : null,
      isLaid: !isCard && d.of === 'place' && isLaidInLand(seen, item),
    };
  });
}

function whereIs(seen: Seen, d: PickDecision, item: number, isCard: boolean): Pick<Candidate, 'where' | 'owner'> {
  const { known, game, seat } = seen;
  if (d.of === 'seat') return { where: 'seat', owner: -1 };
  const keeper = isCard ? null : keeperOf(seen, item);
  if (keeper !== null && keeper.seat !== seat) return { where: 'rival', owner: keeper.seat };
  if (keeper !== null && landOfOwnZone(keeper.zone) !== undefined) return { where: 'board', owner: -1 };
  if (keeper !== null) return { where: keeper.open ? 'city' : 'hand', owner: keeper.open ? seat : -1 };
  if (!isCard) return { where: item < 0 ? 'other' : 'board', owner: -1 };
  const g = game.rules;
  const owner = g.city.findIndex((zone) => known.zones[zone].includes(item));
  if (owner >= 0) return { where: owner === seat ? 'city' : 'rival', owner };
  const isHeld = known.zones[g.hand[seat]].includes(item) || asideOwner(seen, item) === seat;
  const where: Whereabouts = isHeld
    ? 'hand'
    : known.zones[ZONE.meadow].includes(item)
      ? 'meadow'
      : known.zones[ZONE.revealed].includes(item)
        ? 'revealed'
        : landOf(seen, item) === undefined
          ? 'other'
          : 'board';
  return { where, owner: -1 };
}

/** The land in which a card lies. */
export function landOf({ game, known }: Seen, card: Uid): string | undefined {
  const zone = game.rules.zones.find(({ rows }, at) => rows.length === 0 && known.zones[at].includes(card));
  return zone === undefined ? undefined : landOfTableZone(zone.id);
}

/** Does a tile lie in a zone that a land shows? */
function isLaidInLand({ game, known, seat }: Seen, holder: number): boolean {
  const zone = game.rules.zones.find(({ rows }, at) => rows.length > 0 && known.zones[at].includes(holder));
  if (zone === undefined) return false;
  return (
    (zone.owner < 0 ? landOfTableZone(zone.id) : zone.owner === seat ? landOfOwnZone(zone.id) : undefined) !== undefined
  );
}

/** What lies open on the table in each layout; a tray that is folded or shared may hide what is in it. */
const IN_SIGHT: Readonly<Record<Layout, readonly Whereabouts[]>> = {
  desk: ['hand', 'meadow', 'city', 'board'],
  short: ['hand', 'meadow', 'board'],
  tablet: ['meadow', 'board'],
  phone: [],
};

/** Must the bar show the candidates itself, because not all of them can be seen on the table? */
export function needsStrip(layout: Layout, candidates: readonly Candidate[]): boolean {
  const all = (where: Whereabouts): boolean => candidates.every((candidate) => candidate.where === where);
  // A phone goes to the part and the land that is asked about, see usePhoneTab, as the tray of a tablet does, see useTrayPart.
  if (layout === 'phone' && (all('meadow') || candidates.every(({ isLaid }) => isLaid))) return false;
  if ((layout === 'phone' || layout === 'tablet') && (all('hand') || all('city'))) return false;
  return candidates.some(({ where }) => !IN_SIGHT[layout].includes(where));
}

/** Tiles that somebody holds only to choose among them: they are worth a whole card each. */
export function isOffer({ game, known, seat }: Seen, candidates: readonly Candidate[]): boolean {
  const { zones } = game.rules;
  const holders = candidates.map(({ item }) => item);
  return (
    candidates.every(({ place, where }) => place !== null && where === 'hand') &&
    zones.some(
      ({ owner, sees }, at) =>
        owner === seat &&
        sees === 'owner' &&
        known.zones[at].length === holders.length &&
        known.zones[at].every((holder) => holders.includes(holder)),
    )
  );
}

/** The open question is about such tiles. */
export function isOffered(seen: Seen): boolean {
  const { decision: d, legal } = seen;
  return d?.kind === 'pick' && legal.length > 0 && isOffer(seen, candidatesOf(seen, d));
}

/** Candidates that lie together, in the order in which they are first met. */
export function grouped(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = `${candidate.where}/${candidate.owner}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [candidate]);
    else group.push(candidate);
  }
  return [...groups.values()];
}
