import { isSlot, ZONE } from '@everdell/game';
import { rowLook } from '../modules/ask.ts';
import { asideOwner, keeperOf } from '../play/keeps.ts';
import { stretchOfThing } from '../play/lands.ts';
import type { Seen } from '../play/seen.ts';
import type { ThingKey } from '../play/things.ts';
import { mayMove } from '../app/motion.ts';

/** What stands for a thing on the screen; a seat also by its panel. */
export function elementsOf(key: ThingKey): HTMLElement[] {
  const seat = key.startsWith('s') ? `, [data-seat="${key.slice(1)}"]` : '';
  return [...document.querySelectorAll<HTMLElement>(`[data-thing="${key}"]${seat}`)];
}

/** Outlines things on the table until the returned function is called; what lies in another land, by its stretch. */
export function outline(seen: Seen, keys: readonly ThingKey[]): () => void {
  const marked = keys.flatMap((key) => {
    const there = elementsOf(key);
    if (there.length > 0) return there;
    return stretchOfThing(seen, key).flatMap((stretch) => [...document.querySelectorAll<HTMLElement>(stretch)]);
  });
  for (const element of marked) element.dataset['seen'] = '';
  return () => {
    for (const element of marked) delete element.dataset['seen'];
  };
}

/** Brings the first of the things that is on the screen into sight. */
export function bringIntoSight(keys: readonly ThingKey[]): void {
  const [first] = keys.flatMap(elementsOf);
  first?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' });
}

type Tab = 'board' | 'hand' | 'city' | 'rivals';

/** Where phones show a thing: the tab, and the part of the board by the row it lies in. */
export function whereabouts(
  seen: Seen,
  key: ThingKey,
): { readonly tab: Tab; readonly zones: readonly string[] } | null {
  const { game, known, seat } = seen;
  const g = game.rules;
  const at = Number(key.slice(1));
  if (key.startsWith('s')) return { tab: 'rivals', zones: [] };
  if (key.startsWith('h')) {
    const keeper = keeperOf(seen, at);
    if (keeper !== null) return { tab: keeper.seat !== seat ? 'rivals' : keeper.open ? 'city' : 'hand', zones: [] };
    if (isSlot(g, at)) return { tab: 'board', zones: ['meadow'] };
    const row = g.places[at - g.cards]?.def.row ?? '';
    return { tab: 'board', zones: ROWS[row] ?? addedZones(row) ?? ['forest', 'river', 'tree'] };
  }
  const zone = known.zones.findIndex((cards) => cards.includes(at));
  if (zone === ZONE.meadow) return { tab: 'board', zones: ['meadow'] };
  if (zone === g.hand[seat] || g.playZones[seat].includes(zone)) return { tab: 'hand', zones: [] };
  if (zone === g.city[seat]) return { tab: 'city', zones: [] };
  return g.city.includes(zone) || asideOwner(seen, at) >= 0 ? { tab: 'rivals', zones: [] } : null;
}

const ROWS: Readonly<Record<string, readonly string[] | undefined>> = {
  basic: ['river'],
  forest: ['forest'],
  specialEvents: ['tree'],
  basicEvents: ['tree', 'river'],
  journey: ['river', 'tree'],
  haven: ['river', 'forest'],
};

function addedZones(row: string): readonly string[] | undefined {
  const zone = rowLook(row)?.zone;
  return zone === undefined || zone === null ? undefined : [zone];
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

/** Phones show one part at a time: turns to the one where the first thing lies that is somewhere. */
export async function turnTo(seen: Seen, keys: readonly ThingKey[]): Promise<void> {
  const isThere = (key: ThingKey): boolean => !key.startsWith('s') && elementsOf(key).length > 0;
  if (keys.some(isThere)) return;
  for (const key of keys) {
    const where = whereabouts(seen, key);
    if (where === null) continue;
    press(`[data-tab="${where.tab}"]`);
    await nextFrame();
    for (const zone of where.zones) {
      if (isThere(key)) return;
      press(`[data-zone="${zone}"]`);
      await nextFrame();
    }
    return;
  }
}
