import { markSlice, marksOf } from '../state/marks.ts';
import type { CardId, Effect, FigureName, Filter, OpName, PieceName, RowName } from '../effects/types.ts';
import { coreOps } from '../ops/index.ts';
import { possible } from '../effects/possible.ts';
import { reduced } from '../flow/gains.ts';
import { VISIT_RULES } from '../flow/visit/rules.ts';
import { isOnPlay } from '../flow/payment/bill.ts';
import { matchesNeeds } from '../effects/asked.ts';
import { meets } from '../effects/reading.ts';
import { ignored } from '../effects/standing.ts';
import { isFree } from '../flow/visit/whyNot.ts';
import { barsActivating } from '../flow/bars.ts';
import { isDrawn, isLaidInto } from '../flow/skips.ts';
import { raised, spared } from '../flow/limits.ts';
import { compileKinds, compileStanding, type Standing } from '../content/standing.ts';
import { figureSlice } from '../state/figures.ts';
import { coverSlice } from '../state/covers.ts';
import { guestSlice } from '../state/guests.ts';
import { kindSlice } from '../state/kinds.ts';
import { lastRollSlice } from '../state/dice.ts';
import { lentSlice } from '../state/lent.ts';
import { orderSlice } from '../state/order.ts';
import type { CardIx, OptionValue, Setup, Slices } from '../state/types.ts';
import { STANDARD_RESOURCES, vectorOf, type Resource } from '../content/resources.ts';
import type { CardDef, PieceDef, TableSize } from '../content/defs.ts';
import {
  type Automa,
  type ModuleBridge,
  type DeckInfo,
  type Design,
  type Module,
  type OpHandler,
  type OpTable,
  type PlaceInfo,
  type Rules,
  type SliceDef,
  type ZoneInfo,
} from '../content/rules.ts';
import { allActs, compileActs } from '../content/acts.ts';
import { DOOR, doorOf } from '../content/doors.ts';
import { tilesInPlay } from '../content/inPlay.ts';
import { compileAwaits } from '../content/happenings.ts';
import { compileAsIn, compileForce, playZonesOf, zoneDefs } from '../content/zones.ts';
import { newMemo } from '../content/memo.ts';
import { staticFilter } from '../content/staticFilter.ts';
import { newStock } from '../content/stock.ts';
import { compileAutomaScoring, compileScoring } from '../flow/scoring.ts';
import { easing } from './easing.ts';
import { validateContent } from './validate.ts';
import { compileDeals, dealing } from './dealing.ts';
import { compilePlaces, keyOf } from './places.ts';
import { asPlayed, bridgesBetween } from './parts.ts';
import { compileZones, displaysBesides } from './zones.ts';

/** Standing rules that are asked about when somebody goes somewhere. */

const CORE_ROWS: readonly RowName[] = ['basic', 'haven', 'journey', 'forest', 'basicEvents', 'specialEvents'];

/** Compiles the tables of the chosen modules, which come in registry order and have been checked, and of their bridges. */
export function compileRules(
  chosen: readonly Module[],
  setup: Setup,
  options: Rules['options'],
  allBridges: readonly ModuleBridge[] = [],
): Rules {
  const bridges = bridgesBetween(chosen, options, allBridges);
  const modules = asPlayed(chosen, options, bridges);
  const automas = modules.flatMap((m) => (m.automa ? [besides(m.automa, bridges)] : []));
  const seats: (Automa | null)[] = [...Array.from({ length: setup.players }, () => null), ...automas];
  const resources = [...STANDARD_RESOURCES, ...modules.flatMap((m) => m.resources ?? [])] as Resource[];
  const ops = compileOps(modules);
  const table = tableSize(modules, bridges, setup.players);
  const designs = compileDesigns(modules, resources, ops);
  const designById = new Map(designs.map((d) => [d.id, d]));
  const deckNames = deckNamesOf(designs);
  const deckList: CardIx[] = [];
  for (const name of deckNames) for (const ix of copiesIn(designs, name)) deckList.push(ix);
  const rowNames = [
    ...new Set([...CORE_ROWS, ...modules.flatMap((m) => Object.values(m.places ?? {}).map((p) => p.row))]),
  ];
  const rowIx = Object.fromEntries(rowNames.map((row, ix) => [row, ix])) as Record<RowName, number>;
  const pieces = modules.flatMap((m) => Object.entries(m.pieces ?? {}) as [FigureName, PieceDef][]);
  const figures = pieces.flatMap(([name, { like }]) => (like === 'figure' ? [name] : []));
  const kinds: PieceName[] = ['worker', ...pieces.flatMap(([name, { like }]) => (like === 'worker' ? [name] : []))];
  const marks = marksOf([...modules, ...bridges]);
  const secretMarks = [...modules, ...bridges].flatMap((part) => part.secretMarks ?? []);
  const guests = designs.some((d) => d.liesOn !== null);
  const tiles = tilesInPlay(modules);
  const places = compilePlaces(
    modules,
    tiles,
    deckList.length,
    rowIx,
    table,
    setup.players,
    designs,
    figures,
    kinds,
    resources,
  );
  const firstSlot = deckList.length + places.length;
  const tilesOf = (row: number): number => places.filter((place) => place.row === row).length;
  const { zones, zone, seatZone } = compileZones(
    modules,
    seats.length,
    rowIx,
    deckNames,
    firstSlot,
    setup.players,
    tilesOf,
  );
  const holders = firstSlot + zones.reduce((sum, { slots }) => sum + slots, 0);
  const ofModules = modules.flatMap((m) => m.rules ?? []);
  const said = [...[...designs, ...places].flatMap((text) => text.rules ?? []), ...ofModules];
  const standing = compileStanding(
    designs,
    places,
    ofModules,
    automas.flatMap(({ rules: own }) => own ?? []),
  );
  const limits: Record<string, number> = Object.assign(
    { handLimit: 0, spaces: 0 },
    ...modules.map((m) => m.limits ?? {}),
  );
  const scoring = compileScoring(modules, tiles);
  const rules: Rules = {
    setup,
    modules,
    bridges,
    options,
    table,
    humans: setup.players,
    automas: seats,
    resources,
    standard: STANDARD_RESOURCES.length,
    designs,
    designById,
    cards: deckList.length,
    firstSlot,
    holders,
    deckList,
    decks: compileDecks(designs, deckNames, zone),
    places,
    placeById: new Map(places.filter((p) => p.copy === 0).map((p) => [p.id, p])),
    rowNames,
    rowIx,
    workerRows: rowsWith(places, (figure) => figure === -1),
    figureRows: rowsWith(places, (figure) => figure >= 0),
    figures,
    recalled: pieces.flatMap(([, { like, recalled }]) => (like === 'figure' ? [recalled === true] : [])),
    kinds,
    visitRules: VISIT_RULES.some((name) => standing[name] !== null),
    marks,
    secretMarks,
    slices: compileSlices(modules, {
      figures: figures.length > 0 ? figureSlice : null,
      kinds: kinds.length > 1 ? kindSlice : null,
      guests: guests ? guestSlice : null,
      covers: isCovering(designs) ? coverSlice : null,
      marks: marks.length > 0 ? markSlice(secretMarks) : null,
      order: automas.some(({ first }) => first) || hasEffect(modules, (e) => e.do === 'sit') ? orderSlice : null,
      lent: hasEffect(modules, (e) => e.do === 'lend') ? lentSlice : null,
      lastRoll: hasEffect(modules, (e) => e.do === 'roll' && e.again !== undefined) ? lastRollSlice : null,
    }),
    seasons: modules.flatMap((m) => m.seasons ?? []),
    zones,
    zone,
    seatZone,
    displays: displaysBesides(zones, zone['meadow']),
    guards: guardsOf(seats),
    keepers: keepersOf(pieces),
    hand: seatZone['hand'],
    city: seatZone['city'],
    events: seatZone['events'],
    within: compileWithin('city', modules, seats.length, seatZone),
    withinHand: compileWithin('hand', modules, seats.length, seatZone),
    playZones: seats.map((_, seat) => playZonesOf(modules, zone, seatZone, seat)),
    asIn: seats.map((_, seat) => compileAsIn(modules, seatZone, seat)),
    visitZones: zones.flatMap(({ id }, z) => (zoneDefs(modules)[id]?.visits === undefined ? [] : [z])),
    force: compileForce(modules, figures, seats.length, zone, seatZone),
    groups: 1 + Math.max(-1, ...designs.map((d) => d.group)),
    ops,
    vocabulary: {
      filters: Object.assign({}, ...modules.map((m) => m.vocabulary?.filters ?? {})),
      amounts: Object.assign({}, ...modules.map((m) => m.vocabulary?.amounts ?? {})),
      conds: Object.assign({}, ...modules.map((m) => m.vocabulary?.conds ?? {})),
    },
    effects: new Map([...modules, ...bridges].flatMap(({ effects = {} }) => Object.entries(effects))),
    code: new Map([...modules, ...bridges].flatMap(({ code = {} }) => Object.entries(code))),
    acts: {
      turn: compileActs(modules, designs, places, 'turn'),
      aside: compileActs(modules, designs, places, 'aside'),
    },
    actById: new Map(modules.flatMap(allActs).map((act) => [act.id, act])),
    raised,
    spared,
    meets,
    matches: matchesNeeds,
    isFree,
    barsActivating,
    skips: {
      draws: said.some((rule) => rule.rule === 'draws' && rule.skips !== undefined),
      refills: standing.refills !== null,
    },
    isDrawn,
    isLaidInto,
    reduced,
    ignored,
    guests,
    supplants: designs.some((d) => d.supplants),
    stacks: designs.some((d) => d.stacks),
    awaits: compileAwaits(modules, bridges, designs, places, setup.players),
    standing,
    ruleKinds: compileKinds(designs, places, standing),
    limits,
    raises: Object.fromEntries(Object.keys(limits).map((limit) => [limit, isRaised(said, limit)])),
    possible,
    repriced: said.some(isOnPlay),
    taxed: said.some((rule) => (rule.rule === 'toll' && rule.on === 'take') || (rule.rule === 'bars' && rule.take)),
    helpfulTiles: places.some(({ ability }) => ability !== null),
    addsSpaces: designs.some((d) => d.spaces > 0),
    ruledSpaces: isRaised([...places.flatMap((text) => text.rules ?? []), ...ofModules], 'spaces'),
    playActions: deckList.map((_, card) => ({ t: 'play', card })),
    visitActions: Array.from({ length: holders }, (_, place) => ({ t: 'visit', place })),
    crowd: new Uint8Array(holders),
    crowded: [],
    stock: newStock(designs.length),
    memo: newMemo(),
    dealOf: dealing(modules, options, bridges),
    tileDeals: compileDeals(dealing(modules, options, bridges), rowNames, zones, places, setup.players),
    laid: rowNames.map((name, row) =>
      isLaid(modules, zones, name, row) ? inOrder(bridges, name, placesOf(places, row), places) : null,
    ),
    scoring,
    automaScoring: compileAutomaScoring(seats, options, scoring, bridges),
    sink: null,
  };
  validateContent(rules);
  return rules;
}

/** Does any text raise the limit? Of `spaces`, besides what cards add whatever the position. */
function isRaised(said: readonly Standing[], limit: string): boolean {
  return said.some((rule) => rule.rule === 'raises' && rule.limit === limit);
}

/** A row whose places lie in the slots of a display is not laid out besides. */
function isLaid(modules: readonly Module[], zones: readonly ZoneInfo[], name: RowName, row: number): boolean {
  return !modules.some((m) => m.notLaid?.includes(name)) && !zones.some((z) => z.slots > 0 && z.rows.includes(row));
}

function guardsOf(seats: readonly (Automa | null)[]): number[] | null {
  const guards = seats.flatMap((automa, seat) => (automa?.shuts ? [seat] : []));
  return guards.length === 0 ? null : guards;
}

function compileWithin(
  what: 'city' | 'hand',
  modules: readonly Module[],
  seats: number,
  seatZone: Rules['seatZone'],
): Rules['within'] {
  const names = Object.entries(zoneDefs(modules)).flatMap(([id, def]) => (def.within === what ? [id] : []));
  if (names.length === 0) return null;
  return Array.from({ length: seats }, (_, seat) => names.map((id) => seatZone[id][seat]));
}

function keepersOf(pieces: readonly (readonly [string, PieceDef])[]): number[] | null {
  const figures = pieces.filter(([, { like }]) => like === 'figure');
  const keepers = figures.flatMap(([, { keepsEmpty }], row) => (keepsEmpty ? [row] : []));
  return keepers.length === 0 ? null : keepers;
}

/** An automa with what bridges say of it; what they add to its reactions and its score is told apart where those are compiled. */
function besides(automa: Automa, bridges: readonly ModuleBridge[]): Automa {
  const more = bridges.flatMap(({ needs, automa: said }) => (said && needs.includes(automa.id) ? [said] : []));
  const rules = [automa, ...more].flatMap((said) => said.rules ?? []);
  const plays = [...more, automa].flatMap((said) => said.plays ?? []);
  return {
    ...automa,
    workers: more.reduce((n, said) => said.workers ?? n, automa.workers),
    ...(rules.length > 0 && { rules }),
    ...(plays.length > 0 && { plays }),
  };
}

/** As bridges say, and then the others as they are listed. */
function inOrder(
  bridges: readonly ModuleBridge[],
  row: RowName,
  laid: readonly number[],
  places: readonly PlaceInfo[],
): readonly number[] {
  const order = bridges.flatMap(({ rows }) => rows?.[row] ?? []);
  if (order.length === 0) return laid;
  const [first] = laid;
  const at = (place: number): number => order.indexOf(places[place - places[0].ix].id);
  const rank = (place: number): number => (at(place) < 0 ? order.length + place - first : at(place));
  return laid.slice().sort((a, b) => rank(a) - rank(b));
}

function placesOf(places: readonly PlaceInfo[], row: number): number[] {
  const found: number[] = [];
  for (const place of places) if (place.row === row) found.push(place.ix);
  return found;
}

function rowsWith(places: readonly PlaceInfo[], takes: (figure: number) => boolean): number[] {
  const rows = new Set(places.filter((place) => takes(place.figure)).map((place) => place.row));
  return [...rows].sort((a, b) => a - b);
}

/** The main deck, and the small ones by the zone they lie in. */
function deckNamesOf(designs: readonly Design[]): readonly string[] {
  return ['deck', ...new Set(designs.flatMap(({ def }) => def.deck ?? []))];
}

function copiesIn(designs: readonly Design[], deck: string): CardIx[] {
  const own = designs.filter((d) => (d.def.deck ?? 'deck') === deck);
  const cards: CardIx[] = [];
  for (const d of own) for (let n = 0; n < d.copies; n++) cards.push(d.ix);
  return cards;
}

function compileDecks(designs: readonly Design[], names: readonly string[], zone: Rules['zone']): DeckInfo[] {
  let end = 0;
  return names.map((name) => {
    const first = end;
    end += copiesIn(designs, name).length;
    return { zone: zone[name] ?? -1, first, end };
  });
}

function isCovering(designs: readonly Design[]): boolean {
  return designs.some((d) => d.ability?.price === 'cover');
}

/** Is there such an effect in some text or reaction of the modules? */
function hasEffect(modules: readonly Module[], isMeant: (e: Effect) => boolean): boolean {
  const inData = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (('do' in value && isMeant(value as Effect)) || Object.values(value).some(inData));
  return modules.some((m) => inData([m.cards, m.places, m.reacts, m.acts, m.effects, m.automa?.reacts]));
}

/** Those of the engine's own that the game needs, then those of the modules. */
function compileSlices(
  modules: readonly Module[],
  core: { readonly [K in keyof Slices]?: SliceDef<Slices[K]> | null },
): Rules['slices'] {
  const all = [core, ...modules.map((m) => m.slice ?? {})].flatMap((slices) => Object.entries(slices));
  return all.flatMap(([id, def]) => (def === null ? [] : [{ id, def }]));
}

/** Every option of the modules with its default filled in. */
export function defaultOptions(modules: readonly Module[]): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const m of modules) for (const [id, def] of Object.entries(m.options ?? {})) options[id] = def.default;
  return options;
}

function compileOps(modules: readonly Module[]): OpTable {
  const all: Record<string, OpHandler<OpName>> = Object.assign({}, coreOps, ...modules.map((m) => m.ops ?? {}));
  const table = new Map<string, OpHandler<OpName>>();
  // One shape for all handlers: `settle` reads them at every step.
  for (const [id, { run, ask, answer, possible, price, plain, always }] of Object.entries(all))
    table.set(id, { run, ask, answer, possible, price, plain, always });
  return table;
}

function tableSize(modules: readonly Module[], bridges: readonly ModuleBridge[], players: number): TableSize {
  const as = modules.reduce(
    (n, { setUpFor = n }) => (typeof setUpFor === 'number' ? setUpFor : n + setUpFor.plus),
    players,
  );
  const rows = modules.flatMap((m) => m.tableSizes ?? []);
  const row = rows.filter((r) => r.players === as).at(-1); // a later module's row replaces an earlier one
  if (!row) throw new Error(`no table size for ${as} players in the chosen modules`);
  const joining: Readonly<Record<string, number>> = Object.assign(
    {},
    ...[...modules, ...bridges].map(({ workers }) => workers ?? {}),
  );
  const seasons = modules.flatMap((m) => m.seasons ?? []);
  const hands = modules.flatMap(({ startingHands }) => (startingHands === undefined ? [] : [startingHands])).at(-1);
  return {
    ...row,
    ...(hands && { startingHands: hands }),
    workers: row.workers.map((n, ix) => joining[seasons[ix].id] ?? n),
  };
}

/** A card of a module, before it is compiled. */
interface Entry {
  readonly id: CardId;
  readonly set: string;
  readonly def: CardDef;
}

function compileDesigns(modules: readonly Module[], resources: readonly Resource[], ops: OpTable): Design[] {
  const entries = modules.flatMap((m) => Object.entries(m.cards ?? {}).map(([id, def]) => ({ id, def, set: m.id })));
  const leftOut = new Set(modules.flatMap((m) => m.leavesOut ?? []));
  const groupNames = [...new Set(entries.flatMap(({ def }) => (def.shares ? [def.shares.group] : [])))];
  return entries.map((entry, ix) => {
    const { id, def, set } = entry;
    const cost = vectorOf(resources, def.cost);
    const opens = opensTable(entry, entries);
    return {
      ix,
      id,
      set,
      def,
      kind: def.kind,
      colour: def.colour,
      rarity: def.rarity,
      unique: def.rarity === 'unique',
      copies: leftOut.has(id) ? 0 : def.copies,
      points: def.points,
      worth: def.worth ?? null,
      cost,
      costs: [cost],
      names: def.countsAs ? [id, def.countsAs] : [id],
      key: def.countsAs === undefined ? ix : keyOf(entries, def.countsAs, ix),
      supplants: def.supplants === true,
      lasting: def.lasting === true,
      opens,
      brings: opens === null ? null : opens.flatMap((how, critter) => ((how & DOOR.normal) > 0 ? [critter] : [])),
      token: def.token === undefined ? -1 : resources.indexOf(def.token),
      golden: opens !== null && opens.includes(DOOR.golden),
      rules: def.rules ?? null,
      spaces: spacesOf(def),
      simple: isSimple(def),
      group: def.shares ? groupNames.indexOf(def.shares.group) : -1,
      side: def.shares?.side === 'b' ? 1 : 0,
      plainProduction: def.production !== undefined && isPlain(ops, def.production),
      liesOn: def.liesOn === undefined ? null : designTable(entries, (o) => o.id !== id && passesAll(def.liesOn!, o)),
      noSpace: def.noSpace === true || def.liesOn !== undefined,
      stacks: def.stacks === true,
      arrival: def.arrival ?? null,
      ability: def.ability ?? null,
      eases: easing(def.ability),
      production: def.production ?? null,
      notAbroad: def.notAbroad === true,
      visit: def.visit !== undefined && def.visit.for === undefined ? def.visit : null,
      figureVisit: def.visit?.for === undefined ? null : def.visit,
      scores: def.scores ?? null,
      reacts: def.reacts ?? null,
      acts: def.acts ?? null,
    };
  });
}

/** A card that takes another's place is free in no other way. */
function canBeBrought({ kind, supplants }: CardDef): boolean {
  return kind === 'critter' && supplants === undefined;
}

/** What a card adds by itself, whatever the position. */
function spacesOf({ rules = [] }: CardDef): number {
  let n = 0;
  for (const rule of rules)
    if (rule.rule === 'raises' && rule.limit === 'spaces' && typeof rule.more === 'number') n += rule.more;
  return n;
}

function isSimple(def: CardDef): boolean {
  const { arrival, liesOn, supplants, shares, stacks, noSpace } = def;
  const moves = arrival !== undefined || liesOn !== undefined || supplants === true;
  const takesOneSpace = shares === undefined && stacks !== true && noSpace !== true && spacesOf(def) === 0;
  return takesOneSpace && !moves;
}

/** Whom an occupied token on the Construction brings in: the Critter or the Construction may say so. */
function opensTable(door: Entry, all: readonly Entry[]): number[] | null {
  const { opens, kind } = door.def;
  const named = (critter: Entry): boolean =>
    opens?.cards?.includes(critter.id) === true || (opens?.where !== undefined && passesAll(opens.where, critter));
  const invited = ({ broughtBy }: CardDef): boolean =>
    broughtBy !== undefined && kind === 'construction' && passesAll(broughtBy, door);
  const table = all.map((o) =>
    canBeBrought(o.def) && (named(o) || invited(o.def)) ? doorOf(door.def, o.def) : DOOR.none,
  );
  return opens !== undefined || table.some((how) => how !== DOOR.none) ? table : null;
}

function passesAll(where: readonly Filter[], d: Entry): boolean {
  return where.every((f) => staticFilter(f, d));
}

function designTable<T>(all: readonly T[], holds: (other: T) => boolean): number[] {
  return all.map((other) => (holds(other) ? 1 : 0));
}

/** Does the effect only add resources or point tokens to its seat, whatever the position? */
function isPlain(ops: OpTable, e: Effect): boolean {
  if (e.do === 'seq') return e.steps.every((step) => isPlain(ops, step));
  if (e.do === 'when') return isPlain(ops, e.then) && (e.else === undefined || isPlain(ops, e.else));
  return ops.get(e.do)?.plain === true;
}
