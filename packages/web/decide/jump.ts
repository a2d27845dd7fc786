import { ZONE, type Action, type Holder } from '@everdell/game';
import { LANDS } from '../modules/ask.ts';
import { same } from '../play/draft.ts';
import { asideBy, heldBy, shownBy } from '../play/keeps.ts';
import { stretchOf } from '../play/lands.ts';
import { cardKey, holderKey, seatKey, targetsOf, type Target, type ThingKey } from '../play/things.ts';
import type { Seen } from '../play/seen.ts';

/** A part of the table that a key jumps to. */
interface Part {
  readonly name: string;
  /** Its letter after `g`. */
  readonly key: string;
  /** Where small screens have it. */
  readonly tab?: string;
  readonly zone?: string;
  /** The rows of places in it. */
  readonly rows?: readonly string[];
  /** The zones of the table in it. */
  readonly zones?: readonly string[];
  /** Only some games have it. */
  readonly added?: true;
}

/** In reading order. */
export const PARTS: readonly Part[] = [
  { name: 'decision', key: 'd' },
  { name: 'meadow', key: 'm', tab: 'board', zone: 'meadow' },
  { name: 'hand', key: 'h', tab: 'hand' },
  { name: 'city', key: 'c', tab: 'city' },
  { name: 'river', key: 'r', tab: 'board', zone: 'river', rows: ['basic'] },
  { name: 'forest', key: 'f', tab: 'board', zone: 'forest', rows: ['forest'] },
  { name: 'events', key: 'e', tab: 'board', zone: 'tree', rows: ['specialEvents', 'basicEvents'] },
  ...LANDS.map(({ name, key, rows, zones = [] }): Part => ({
    name,
    key,
    tab: 'board',
    zone: name,
    rows,
    zones,
    added: true,
  })),
  { name: 'rivals', key: 'o', tab: 'rivals' },
  { name: 'story', key: 's', tab: 'story' },
];
const partNamed = (name: string): Part => PARTS.find((part) => part.name === name)!;

/** Everything that lies in a part of the table. */
function thingsIn(seen: Seen, part: string): readonly ThingKey[] {
  const { known, game, seat } = seen;
  const g = game.rules;
  const { rows, zones = [] } = partNamed(part);
  if (rows !== undefined) {
    const laid = rows.flatMap((row): readonly Holder[] => known.rows[g.rowIx[row as keyof typeof g.rowIx]] ?? []);
    const holders = [...laid, ...zones.flatMap((id) => known.zones[g.zone[id]] ?? [])];
    return holders.flatMap((holder) => (holder < 0 ? [] : [holderKey(seen, holder)]));
  }
  switch (part) {
    case 'meadow':
      return known.zones[ZONE.meadow].flatMap((uid) => (uid < 0 ? [] : [cardKey(uid)]));
    case 'hand':
      return [
        ...known.zones[g.hand[seat]].map(cardKey),
        ...asideBy(seen, seat).map(cardKey),
        ...heldBy(seen, seat).map(({ ix }) => holderKey(seen, ix)),
      ];
    case 'city':
      return [...known.zones[g.city[seat]].map(cardKey), ...shownBy(seen, seat).map(({ ix }) => holderKey(seen, ix))];
    case 'rivals':
      return known.seats.flatMap((_, other) => (other === seat ? [] : [seatKey(other)]));
    default:
      return [];
  }
}

function find(seen: Seen, part: string): HTMLElement | null {
  if (part === 'decision') return document.querySelector<HTMLElement>('[data-decision]');
  if (part === 'story') return focusable(document.querySelector<HTMLElement>('[role="log"]'));
  let first: HTMLElement | null = null;
  for (const key of thingsIn(seen, part)) {
    const element = document.querySelector<HTMLElement>(`[data-thing="${key}"]`);
    if (element === null) continue;
    first ??= element;
    if (element.tabIndex === 0) return element; // where one was there last
  }
  return first ?? frameOf(part);
}

/** What is around a part, for the focus when nothing lies in it; a phone shows one part at a time. */
const frameOf = (part: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${part}, [data-part="${part}"]`);

/** What brings a part forward that is out of sight; on a tablet rivals and story lie in a drawer. */
function tabOf(part: Part): HTMLElement | null {
  if (part.tab === undefined) return null;
  const inDrawer = part.tab === 'rivals' || part.tab === 'story';
  return document.querySelector(`[data-tab="${part.tab}"]${inDrawer ? ', [data-drawer]' : ''}`);
}

function focusable(element: HTMLElement | null): HTMLElement | null {
  if (element !== null && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  return element;
}

/** Puts the focus into a part of the table; on small screens that part is brought forward first. */
export function jumpTo(seen: Seen, name: string): void {
  if (!isThere(seen, name)) return;
  const element = find(seen, name);
  if (element !== null) return element.focus();
  bringForward(name, () => find(seen, name)?.focus());
}

/** Not every game has every part. */
const isThere = (seen: Seen, part: string): boolean =>
  partNamed(part).added === undefined || thingsIn(seen, part).length > 0;

function bringForward(name: string, then: () => void): void {
  const part = partNamed(name);
  tabOf(part)?.click();
  requestAnimationFrame(() => {
    if (part.zone !== undefined)
      document.querySelector<HTMLElement>(`[data-zone="${part.zone}"], ${stretchOf(part.zone)}`)?.click();
    requestAnimationFrame(then);
  });
}

/** What on the table would be pointed at for this answer. */
export const thingOf = (seen: Seen, action: Action): ThingKey | undefined =>
  [...targetsOf(seen)].find(([, target]) => isMeant(target, action))?.[0];

/** Shows where an answer lies that was chosen elsewhere; the focus goes to the decision, where Enter confirms it. */
export function showAnswer(seen: Seen, action: Action): void {
  const key = thingOf(seen, action);
  const part = key === undefined ? undefined : PARTS.find(({ name }) => thingsIn(seen, name).includes(key));
  const show = (): void => document.querySelector(`[data-thing="${key}"]`)?.scrollIntoView({ block: 'nearest' });
  if (part !== undefined && document.querySelector(`[data-thing="${key}"]`) === null) bringForward(part.name, show);
  else if (part !== undefined) show();
  jumpTo(seen, 'decision');
}

function isMeant(target: Target, action: Action): boolean {
  if ('action' in target) return same(target.action, action);
  return action.t === 'pick' ? action.items.includes(target.item) : action.t === 'add' && action.item === target.item;
}

/** The part after or before the one that has the focus. */
export function nextPart(seen: Seen, by: 1 | -1): string {
  const active = document.activeElement;
  const at = PARTS.findIndex(({ name }) => {
    if (name === 'decision') return active?.closest('[data-decision]') !== null && active !== null;
    if (active !== null && active === frameOf(name)) return true;
    const key = active?.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
    return key !== undefined && (thingsIn(seen, name) as readonly string[]).includes(key);
  });
  const { length } = PARTS;
  for (let i = 1; i <= length; i++) {
    const part = PARTS[(at + by * i + length * 2) % length];
    if (isThere(seen, part.name) && (find(seen, part.name) !== null || tabOf(part) !== null)) return part.name;
  }
  return 'decision';
}

/** To the land east or west of the one in front; false = there is none. */
export function travelBy(by: 1 | -1): boolean {
  const stretches = [...document.querySelectorAll<HTMLElement>('[data-stretch]')];
  const next = stretches[stretches.findIndex((stretch) => stretch.ariaCurrent !== null) + by];
  next?.click();
  return next !== undefined;
}
