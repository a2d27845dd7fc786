import type { FigureName } from '../effects/types.ts';
import type { CardDef, PlaceDef, ZoneDef } from './defs.ts';
import type { Module, Rules } from './rules.ts';

/** The content of a module contradicts itself or the engine; the message says where. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Mistakes that types cannot see, found when a game is compiled and not in the middle of it. */
export function validateContent(g: Rules): void {
  noDoubles(g.modules, 'card', (m) => Object.keys(m.cards ?? {}));
  noDoubles(g.modules, 'place', (m) => Object.keys(m.places ?? {}));
  noDoubles(g.modules, 'option', (m) => Object.keys(m.options ?? {}));
  for (const m of g.modules) {
    for (const [id, def] of Object.entries(m.cards ?? {})) checkCard(g, def, `card ${id} of module ${m.id}`);
    for (const [id, def] of Object.entries(m.places ?? {})) checkPlace(g, def, `place ${id} of module ${m.id}`);
    for (const [id, def] of Object.entries(m.zones ?? {})) checkZone(g, def, `zone ${id} of module ${m.id}`);
    for (const def of m.seasons ?? []) checkData(g, def, `season ${def.id} of module ${m.id}`);
  }
}

function noDoubles(modules: readonly Module[], kind: string, ids: (m: Module) => readonly string[]): void {
  const owners = new Map<string, string>();
  for (const m of modules)
    for (const id of ids(m)) {
      const owner = owners.get(id);
      if (owner !== undefined) throw new ContentError(`${kind} ${id} is defined by ${owner} and by ${m.id}`);
      owners.set(id, m.id);
    }
}

function checkCard(g: Rules, def: CardDef, where: string): void {
  checkData(g, def, where);
  checkFigure(g, def.visit?.for, where);
  if (def.deck !== undefined && (g.zone[def.deck] === undefined || g.zones[g.zone[def.deck]].row >= 0))
    throw new ContentError(`${where} lies in the deck ${JSON.stringify(def.deck)}, which is no zone for cards`);
  if (def.supplants && def.countsAs === undefined) throw new ContentError(`${where} supplants no card`);
  for (const trigger of def.on ?? []) if (trigger.of !== undefined) checkResources(g, [trigger.of], where);
}

function checkPlace(g: Rules, def: PlaceDef, where: string): void {
  checkData(g, def, where);
  if (def.for !== 'nobody') checkFigure(g, def.for, where);
  if (def.keptIn === undefined) return;
  const zones = Object.hasOwn(g.seatZone, def.keptIn) ? g.seatZone[def.keptIn] : [];
  if (zones.length === 0)
    throw new ContentError(`${where} is kept in the zone ${JSON.stringify(def.keptIn)}, which no seat has`);
  if (g.zones[zones[0]].row !== g.rowIx[def.row])
    throw new ContentError(`${where} is kept in the zone ${def.keptIn}, which holds no places of the row ${def.row}`);
}

function checkZone(g: Rules, def: ZoneDef, where: string): void {
  if (def.of !== undefined && !g.rowNames.includes(def.of))
    throw new ContentError(`${where} is of the row ${JSON.stringify(def.of)}, in which no module has a place`);
  if (def.from !== undefined && !g.designs.some((d) => d.def.deck === def.from))
    throw new ContentError(`${where} is of the deck ${JSON.stringify(def.from)}, in which no module has a card`);
  if (def.dealt !== undefined && (def.from === undefined || def.per !== 'seat'))
    throw new ContentError(`${where} is dealt cards of no small deck, or is nobody's`);
  if (def.playable && def.per !== 'seat') throw new ContentError(`${where} is nobody's to play cards from`);
  if (def.eachSuit !== undefined && !g.places.some((place) => place.def.row === def.of && place.def.suit !== undefined))
    throw new ContentError(`${where} is dealt by suit, but no place of its row has one`);
}

/** A name that is not found would be read as "for workers". */
function checkFigure(g: Rules, figure: FigureName | undefined, where: string): void {
  if (figure !== undefined && !g.figures.includes(figure))
    throw new ContentError(
      `${where} is for the figure ${JSON.stringify(figure)}, which is in no module's list of figures`,
    );
}

/** Walks the data of a definition: ops must have handlers, resources must be in the game. */
function checkData(g: Rules, data: object, where: string): void {
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    if (key === 'do' && !g.ops.has(value as string))
      throw new ContentError(`${where} uses the op ${JSON.stringify(value)}, for which no module brings a handler`);
    if (key === 'what' || key === 'cost') checkResources(g, keysOf(value), where);
    if (key === 'among' && Array.isArray(value)) checkResources(g, value, where);
    if (typeof value === 'object' && value !== null) checkData(g, value, where);
  }
}

/** `what` is a bundle of goods in some ops and the name of a variable in others. */
function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function checkResources(g: Rules, names: readonly unknown[], where: string): void {
  const unknown = names.find((name) => !g.resources.some((r) => r === name));
  if (unknown !== undefined)
    throw new ContentError(
      `${where} names the resource ${JSON.stringify(unknown)}, which is in no module's list of resources`,
    );
}
