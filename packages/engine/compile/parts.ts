import type { CardDef, PlayedWith, TileDef, ZoneDef } from '../content/defs.ts';
import type { Module, ModuleBridge, Rules } from '../content/rules.ts';
import { isPlayedWith } from '../content/inPlay.ts';
import type { CardId } from '../effects/types.ts';

/** The modules as they are played: without what the options or a bridge leave out, and with who shares a space unasked. */

interface Part {
  readonly with?: PlayedWith;
}

export function asPlayed(
  modules: readonly Module[],
  options: Rules['options'],
  allBridges: readonly ModuleBridge[],
): readonly Module[] {
  const bridges = bridgesBetween(modules, options, allBridges);
  const leftOut = new Set(bridges.flatMap(({ leavesOut = [] }) => leavesOut));
  const isOut = (id: string, part: Part): boolean => leftOut.has(id) || !isPlayedWith(options, part.with);
  const lacks = ({ onlyWith }: TileDef): boolean => onlyWith !== undefined && !modules.some((m) => m.id === onlyWith);
  const guests = modules.flatMap((m) =>
    Object.values(m.cards ?? {}).filter(({ shares }) => shares?.with !== undefined),
  );
  return modules.map((m): Module => {
    const cards = Object.entries(m.cards ?? {});
    const gone = cards.filter(([id, def]) => isOut(id, def)).map(([id]) => id);
    return {
      ...m,
      ...(m.cards && { cards: changed(m.cards, (id, def) => sharing(id, def, guests)) }),
      ...(m.places && {
        places: changed(m.places, (id, def) => {
          const tile = different(def, bridges, (joint) => joint.tiles?.[id]);
          return isOut(id, def) || lacks(def) ? without(tile) : tile;
        }),
      }),
      ...(m.zones && {
        zones: changed(filled(m.zones, modules), (id, def) => {
          const zone = different(def, bridges, (joint) => joint.zones?.[id]);
          return isOut(id, def) ? unused(zone) : zone;
        }),
      }),
      ...(gone.length > 0 && { leavesOut: [...(m.leavesOut ?? []), ...gone] }),
    };
  });
}

/** Those of which all modules are there, and the options that they ask for. */
export function bridgesBetween(
  modules: readonly Module[],
  options: Rules['options'],
  all: readonly ModuleBridge[],
): readonly ModuleBridge[] {
  return all.filter(
    ({ needs, with: asked }) => needs.every((id) => modules.some((m) => m.id === id)) && isPlayedWith(options, asked),
  );
}

/** Where nothing is dealt and only cards of a small deck could come that no module of the game has, there is no zone. */
function filled(zones: NonNullable<Module['zones']>, modules: readonly Module[]): NonNullable<Module['zones']> {
  const isThere = ({ from, dealt }: ZoneDef): boolean =>
    from === undefined || dealt !== undefined || modules.some((m) => Object.hasOwn(m.zones ?? {}, from));
  return Object.fromEntries(Object.entries(zones).filter(([, def]) => isThere(def)));
}

function changed<T>(table: Readonly<Record<string, T>>, change: (id: string, def: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(table).map(([id, def]) => [id, change(id, def)]));
}

/** With what bridges say is different about it. */
function different<T>(
  def: T,
  bridges: readonly ModuleBridge[],
  said: (joint: ModuleBridge) => Partial<T> | undefined,
): T {
  const changes = bridges.flatMap((joint) => said(joint) ?? []);
  return changes.length === 0 ? def : (Object.assign({}, def, ...changes) as T);
}

/** Its name and text stay known. */
function without(def: TileDef): TileDef {
  return { ...def, copies: 0 };
}

/** Nothing comes there. */
function unused({ dealt: _dealt, refill: _refill, plays: _plays, ...def }: ZoneDef): ZoneDef {
  return def;
}

/** A card with which another one shares its space, although it says nothing of that itself. */
function sharing(id: CardId, def: CardDef, guests: readonly CardDef[]): CardDef {
  if (def.shares !== undefined) return def;
  const guest = guests.find(({ shares }) => shares!.with!.some((name) => name === id || name === def.countsAs));
  if (guest === undefined) return def;
  const { group, side } = guest.shares!;
  return { ...def, shares: { group, side: side === 'a' ? 'b' : 'a' } };
}
