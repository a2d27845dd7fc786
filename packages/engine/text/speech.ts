import { isSlot, placeAt, type Rules } from '../content/rules.ts';
import type { Seat } from '../state/ids.ts';
import { displayOf } from '../zones/displays.ts';
import { english } from './language.en.ts';
import { spanish } from './language.es.ts';
import type { Noun } from './nouns.ts';
import type { Ctx, Lang, Language, ModuleText, Names, Phrases, Subject } from './types.ts';

const LANGUAGES: Readonly<Record<Lang, Language>> = { en: english, es: spanish };

/** One language for one game: the engine's words and those of its modules. */
export interface Speech {
  readonly language: Language;
  readonly names: Names;
  readonly modules: readonly ModuleText[];
  /** Texts written by hand, by id. */
  readonly overrides: Readonly<Record<string, string>>;
  ctx(self?: Subject): Ctx;
}

const speeches = new WeakMap<Rules, Partial<Record<Lang, Speech>>>();

/** `you` is the seat that is spoken to; without it everybody is called by name. */
export function speechOf(g: Rules, lang: Lang, seatNames?: readonly string[], you: Seat | null = null): Speech {
  let known = speeches.get(g);
  if (known === undefined) speeches.set(g, (known = {}));
  const speech = (known[lang] ??= compileSpeech(g, lang));
  return seatNames === undefined && you === null ? speech : spokenTo(speech, seatNames ?? [], you);
}

function spokenTo(speech: Speech, seatNames: readonly string[], you: Seat | null): Speech {
  const names: Names = {
    ...speech.names,
    seat: (seat) => seatNames[seat] ?? speech.names.seat(seat),
    isYou: (seat) => seat === you,
  };
  return { ...speech, names, ctx: (self) => ({ ...speech.ctx(self), names }) };
}

function compileSpeech(g: Rules, lang: Lang): Speech {
  const modules = [...g.modules, ...g.bridges].flatMap((m) => (m.text === undefined ? [] : [m.text[lang]]));
  const merge = <T>(core: T, pick: (m: ModuleText) => Partial<T> | undefined): T =>
    Object.assign({}, core, ...modules.map(pick)) as T;
  const base = LANGUAGES[lang];
  const language: Language = {
    ...base,
    ops: merge(base.ops, (m) => m.ops),
    amounts: merge(base.amounts, (m) => m.amounts),
    compared: merge(base.compared, (m) => m.compared),
    conds: merge(base.conds, (m) => m.conds),
    filters: merge(base.filters, (m) => m.filters),
    sources: merge(base.sources, (m) => m.sources),
    events: merge(base.events, (m) => m.events),
    asks: merge(base.asks, (m) => m.asks),
    reasons: merge(base.reasons, (m) => m.reasons),
    rows: merge(base.rows, (m) => m.rows),
    zones: merge(base.zones, (m) => m.zones),
    scores: merge(base.scores, (m) => m.scores),
  };
  const overrides = Object.fromEntries(
    g.modules
      .flatMap((m) => Object.entries(m.text?.overrides ?? {}))
      .filter(([id, { told }]) => told || g.setup.facts?.[id] === undefined) // was written for what the module has
      .map(([id, text]) => [id, text[lang]]),
  );
  const names = namesOf(g, language, modules);
  const phrases: Phrases = language;
  const card: Subject = { noun: language.words.card };
  return { language, names, modules, overrides, ctx: (self = card) => ({ phrases, names, self, vars: {} }) };
}

const unnamed = (id: string): Noun => ({ one: id, many: id, gender: 'm' });

function namesOf(g: Rules, language: Language, modules: readonly ModuleText[]): Names {
  const table = (pick: (m: ModuleText) => Readonly<Record<string, Noun>> | undefined): Record<string, Noun> =>
    Object.assign({}, ...modules.map(pick)) as Record<string, Noun>;
  const { words } = language;
  const cards = table((m) => m.cards);
  const places = table((m) => m.places);
  const automas = table((m) => m.automas);
  const resources: Record<string, Noun> = { ...words.resources, ...table((m) => m.resources) };
  const pieces: Record<string, Noun> = { worker: words.worker, ...table((m) => m.pieces) };
  const marks = table((m) => m.marks);
  const limits = table((m) => m.limits);
  const suits: Record<string, string> = Object.assign({}, ...modules.map((m) => m.suits ?? {}));
  const seasons: Record<string, Noun> = { ...words.seasons, ...table((m) => m.seasons) };
  const code: Record<string, string> = Object.assign({}, ...modules.map((m) => m.code));
  const effects: Record<string, string | undefined> = Object.assign({}, ...modules.map((m) => m.effects));
  const season = (id: string): Noun => seasons[id] ?? unnamed(id);
  return {
    words,
    resources: g.resources,
    card: (id) => cards[id] ?? unnamed(id),
    isUnique: (id) => g.designById.get(id)?.unique ?? false,
    cardDef: (id) => g.designById.get(id)?.def,
    place: (id) => places[id] ?? unnamed(id),
    placeDef: (id) => g.placeById.get(id)?.def,
    resource: (r) => resources[r] ?? unnamed(r),
    piece: (name) => pieces[name] ?? unnamed(name),
    mark: (name) => marks[name] ?? unnamed(name),
    suit: (id) => suits[id] ?? id,
    limit: (id, n) => (n === 1 ? (limits[id] ?? unnamed(id)).one : (limits[id] ?? unnamed(id)).many),
    row: (row) => language.rows[row] ?? { noun: words.location },
    hasRow: (row) => g.rowNames.includes(row),
    season,
    module: (id) => g.modules.find((m) => m.id === id)?.text?.[language.lang].name ?? id,
    seasonAt: (ix) => season(g.seasons[ix].id),
    code: (id) => code[id] ?? id,
    effect: (id) => effects[id] ?? g.effects.get(id),
    option: (id, value) => modules.flatMap((m) => m.options?.[id]?.[String(value)]?.name ?? [])[0] ?? String(value),
    act: (id) => g.actById.get(id),
    zone: (id, whose) => language.zones[id]?.[whose] ?? '',
    inZone(id) {
      const rows = g.zones.find((zone) => zone.id === id)?.rows ?? [];
      if (rows.length === 0) return words.card;
      return rows.length > 1 ? words.tile : (language.rows[g.rowNames[rows[0]]]?.noun ?? words.tile);
    },
    isHidden: (id) => g.zones.some((zone) => zone.id === id && zone.sees === 'none'),
    theZone(id, whose = 'yours') {
      const words = language.zones[id];
      return (whose === 'theirs' ? words?.their : undefined) ?? words?.the ?? id;
    },
    sides(group) {
      const side = (name: 'a' | 'b'): string[] =>
        g.designs.filter(({ def }) => def.shares?.group === group && def.shares.side === name).map((d) => d.id);
      return [side('a'), side('b')];
    },
    design: (ix) => g.designs[ix]?.id ?? '?',
    holder(at, card) {
      if (card >= 0 && card < g.designs.length) return { card: g.designs[card].id };
      return at < g.cards || isSlot(g, at) ? null : { place: placeAt(g, at).id };
    },
    slot(at) {
      if (!isSlot(g, at)) return null;
      const { id, firstSlot } = g.zones[displayOf(g, at)];
      return { zone: id, space: at - firstSlot + 1 };
    },
    seat: (seat) => automaName(g, automas, seat) ?? language.grammar.seat(seat),
    isYou: () => false,
  };
}

function automaName(g: Rules, automas: Readonly<Record<string, Noun>>, seat: Seat): string | undefined {
  const automa = g.automas[seat];
  return automa ? (automas[automa.id]?.one ?? automa.id) : undefined;
}
