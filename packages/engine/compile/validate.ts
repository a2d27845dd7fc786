import { ContentError } from '../content/contentError.ts';
import { allActs } from '../content/acts.ts';
import type { Act, CardDef, Reaction, TileDef, ZoneDef } from '../content/defs.ts';
import { ACT, CARD, REACTION, SEASON, STANDING, TILE } from '../content/defShapes.ts';
import type { Standing, StandingOf } from '../content/standing.ts';
import { PRICE } from '../content/wordShapes.ts';
import { boundBy, COUNTED, happeningsOf, isStage, OF_GOODS, FROM_SOMEWHERE, VISITS } from '../content/happenings.ts';
import type { Automa, ModuleBridge, Module, Rules, ZoneInfo } from '../content/rules.ts';
import { categoriesOf } from '../flow/scoring.ts';
import { rowsOf } from '../content/zones.ts';
import { DataCheck, foreignNames, wordsOf, type Bound } from './validateData.ts';

/** Mistakes that types cannot see, found when a game is compiled and not in the middle of it. */
export function validateContent(g: Rules): void {
  noDoubles([...g.modules, ...g.bridges.map(asModule)]);
  const words = wordsOf(g);
  for (const m of g.modules) {
    checkWords(m);
    for (const [id, def] of Object.entries(m.cards ?? {})) checkCard(g, words, def, `card ${id} of module ${m.id}`);
    for (const [id, def] of Object.entries(m.places ?? {})) checkPlace(g, words, def, `place ${id} of module ${m.id}`);
    for (const [id, def] of Object.entries(m.zones ?? {})) checkZone(g, words, def, `zone ${id} of module ${m.id}`);
    for (const def of m.seasons ?? [])
      new DataCheck(words, `season ${def.id} of module ${m.id}`).check(SEASON, def, def.id);
    checkReactions(g, new DataCheck(words, `module ${m.id}`), m.reacts, 'reacts');
    checkRules(new DataCheck(words, `module ${m.id}`), m.rules, 'rules');
    checkActs(new DataCheck(words, `module ${m.id}`), m.acts, 'acts');
    for (const season of Object.keys(m.workers ?? {}))
      new DataCheck(words, `module ${m.id}`).check('season', season, 'workers');
    checkEffects(words, m.effects, `module ${m.id}`);
    if (m.automa) checkAutoma(g, words, m.automa, `automa ${m.automa.id} of module ${m.id}`);
  }
  for (const joint of g.bridges) checkBridge(g, words, joint);
}

/** The same for one card or tile that is to take the place of another in a game like this one. */
export function validateDefinition(g: Rules, def: CardDef | TileDef, where: string): void {
  if ('row' in def) checkPlace(g, wordsOf(g), def, where);
  else checkCard(g, wordsOf(g), def, where);
}

type Words = ReturnType<typeof wordsOf>;

/** For what bridges define by name. */
function asModule({ needs, code }: ModuleBridge): Module {
  return { id: needs.join(' with '), code };
}

function checkBridge(g: Rules, words: Words, { needs, automa, effects, leavesOut }: ModuleBridge): void {
  const where = `bridge ${needs.join(' with ')}`;
  new DataCheck(words, where).check({ optional: { list: { either: ['card', 'tile'] } } }, leavesOut, 'leavesOut');
  checkEffects(words, effects, where);
  if (automa === undefined) return;
  if (!g.modules.some((m) => m.automa !== undefined && needs.includes(m.id)))
    throw new ContentError(`${where} speaks for an automa, and none of its modules has one`);
  const data = new DataCheck(words, where);
  checkReactions(g, data, automa.reacts, 'automa.reacts');
  checkRules(data, automa.rules, 'automa.rules');
  checkPlays(data, automa.plays, 'automa.plays');
  for (const { id, amount } of automa.scoring ?? []) data.check('amount', amount, `automa.scoring.${id}`);
}

/** What modules define by name. Two may share a definition, but not have different ones of the same name. */
const NAMED: Readonly<Record<string, (m: Module) => object | undefined>> = {
  card: (m) => m.cards,
  place: (m) => m.places,
  option: (m) => m.options,
  zone: (m) => m.zones,
  op: (m) => m.ops,
  filter: (m) => m.vocabulary?.filters,
  amount: (m) => m.vocabulary?.amounts,
  condition: (m) => m.vocabulary?.conds,
  act: (m) => Object.fromEntries(allActs(m).map((act) => [act.id, act])),
  effect: (m) => m.effects,
  code: (m) => m.code,
  happening: (m) => m.happenings,
  slice: (m) => m.slice,
  resource: (m) => named(m.resources),
  piece: (m) => m.pieces,
  mark: (m) => named(m.marks?.filter((mark) => mark !== 'flipped')),
  season: (m) => named(m.seasons?.map(({ id }) => id)),
  'category of points': (m) => named(categoriesOf(m)),
};

/** Names without a definition cannot be shared. */
function named(names: readonly string[] | undefined): object {
  return Object.fromEntries((names ?? []).map((name) => [name, {}]));
}

function noDoubles(modules: readonly Module[]): void {
  for (const [kind, of] of Object.entries(NAMED)) {
    const known = new Map<string, { readonly owner: string; readonly def: unknown }>();
    for (const m of modules)
      for (const [name, def] of Object.entries(of(m) ?? {}) as [string, unknown][]) {
        const other = known.get(name);
        if (other !== undefined && other.def !== def)
          throw new ContentError(`${kind} ${name} is defined by ${other.owner} and by ${m.id}`);
        known.set(name, { owner: m.id, def });
      }
  }
  // Texts, notation and pictures find both by the same name.
  const cards = new Set(modules.flatMap((m) => Object.keys(m.cards ?? {})));
  const twice = modules.flatMap((m) => Object.keys(m.places ?? {})).find((id) => cards.has(id));
  if (twice !== undefined) throw new ContentError(`${twice} is the name of a card and of a place: rename one of them`);
}

/** Every op and word a module brings has a shape, and no shape is left over. */
function checkWords({ id, ops = {}, vocabulary = {}, shapes = {} }: Module): void {
  const pairs = [
    ['op', ops, shapes.ops],
    ['filter', vocabulary.filters, shapes.filters],
    ['amount', vocabulary.amounts, shapes.amounts],
    ['condition', vocabulary.conds, shapes.conds],
  ] as const;
  for (const [kind, brought = {}, shaped = {}] of pairs) {
    const bare = Object.keys(brought).find((name) => !Object.hasOwn(shaped, name));
    if (bare !== undefined) throw new ContentError(`module ${id} brings the ${kind} ${bare} without its shape`);
    const left = Object.keys(shaped).find((name) => !Object.hasOwn(brought, name));
    if (left !== undefined)
      throw new ContentError(`module ${id} has a shape for the ${kind} ${left}, which it does not bring`);
  }
}

function checkCard(g: Rules, words: Words, def: CardDef, where: string): void {
  const data = new DataCheck(words, where);
  data.check(CARD, def, 'card');
  if (def.onPlay !== undefined) data.check('effect', def.onPlay, 'card.onPlay', boundOnPlay(def));
  checkReactions(g, data, def.reacts, 'card.reacts');
  checkRules(data, def.rules, 'card.rules');
  checkActs(data, def.acts, 'card.acts');
  if (def.deck !== undefined && (g.zone[def.deck] === undefined || g.zones[g.zone[def.deck]].rows.length > 0))
    throw new ContentError(`${where} lies in the deck ${JSON.stringify(def.deck)}, which is no zone for cards`);
  if (def.supplants && def.countsAs === undefined) throw new ContentError(`${where} supplants no card`);
}

/** The variables of what a card does when it is played. */
function boundOnPlay({ arrival, liesOn }: CardDef): Bound {
  return {
    ...(arrival !== undefined && 'replaces' in arrival ? { [arrival.as]: 'cards' } : {}),
    ...(liesOn === undefined ? {} : { host: 'cards' }),
  };
}

function checkReactions(g: Rules, data: DataCheck, reacts: readonly Reaction[] = [], path: string): void {
  for (const [i, reaction] of reacts.entries()) {
    const at = `${path}[${i}]`;
    data.check(REACTION, reaction, at);
    const binds = happeningsOf(g.modules)[reaction.to];
    if (reaction.card !== undefined && !binds.includes('card'))
      data.wrong(`${at}.card`, 'asks for a card where there is none');
    if (reaction.at !== undefined && !binds.includes('at'))
      data.wrong(`${at}.at`, 'asks for a location where there is none');
    if (reaction.from !== undefined && !FROM_SOMEWHERE.includes(reaction.to))
      data.wrong(`${at}.from`, 'asks where a card came from that was not played');
    if (reaction.piece !== undefined && !VISITS.includes(reaction.to))
      data.wrong(`${at}.piece`, 'asks for a piece where nothing is visited');
    if ((reaction.of && !OF_GOODS.includes(reaction.to)) || (reaction.each && !COUNTED.includes(reaction.to)))
      data.wrong(at, 'asks for resources where none are gained or paid');
    if (reaction.once !== undefined && !isStage(reaction.to))
      data.wrong(`${at}.once`, 'is for stages of the set-up only');
    const bound: Bound = boundBy(binds);
    if (reaction.if !== undefined) data.check('cond', reaction.if, `${at}.if`, bound);
    data.check('effect', reaction.then, `${at}.then`, bound);
  }
}

function checkRules(data: DataCheck, rules: readonly Standing[] = [], path: string): void {
  for (const [i, rule] of rules.entries()) {
    const at = `${path}[${i}]`;
    if (!Object.hasOwn(STANDING, rule.rule)) data.wrong(`${at}.rule`, 'is no standing rule', rule.rule);
    data.check({ fields: STANDING[rule.rule] }, rule, at);
    if (rule.rule === 'location') data.check('effect', rule.effect, `${at}.effect`, { at: 'cards' });
    if (rule.rule === 'toll') checkToll(data, rule, at);
  }
}

function checkToll(data: DataCheck, { on, pay, then }: StandingOf<'toll'>, at: string): void {
  const bound: Bound = on === 'visit' ? { at: 'cards' } : { card: 'cards', at: 'cards' };
  if (on === 'text' && pay === undefined) data.wrong(`${at}.pay`, 'is missing');
  if (pay === undefined && (on === 'visit' || then === undefined)) data.wrong(`${at}.pay`, 'is missing');
  if (pay !== undefined) data.check({ fields: PRICE }, pay, `${at}.pay`, bound);
  if (then !== undefined) data.check('effect', then, `${at}.then`, bound);
}

function checkActs(data: DataCheck, acts: readonly Act[] = [], path: string): void {
  for (const [i, act] of acts.entries()) {
    const at = `${path}[${i}]`;
    data.check(ACT, act, at);
    if ('places' in act) continue;
    if (act.once !== undefined && act.when !== 'aside') data.wrong(`${at}.once`, 'is for what is done aside');
    const bound: Bound = act.of === undefined ? {} : { it: 'cards' };
    if (act.if !== undefined) data.check('cond', act.if, `${at}.if`, bound);
    data.check('effect', act.then, `${at}.then`, bound);
  }
}

/** Those with a name are told nothing of what is bound where they are called. */
function checkEffects(words: Words, effects: Module['effects'] = {}, where: string): void {
  for (const [id, effect] of Object.entries(effects))
    new DataCheck(words, where).check('effect', effect, `effects.${id}`);
}

function checkAutoma(
  g: Rules,
  words: Words,
  { turn, bonus, given, arrow, intruded, reacts, scoring, rules, plays }: Automa,
  where: string,
): void {
  const data = new DataCheck(words, where);
  checkReactions(g, data, reacts, 'reacts');
  checkRules(data, rules, 'rules');
  checkPlays(data, plays, 'plays');
  for (const { id, amount } of scoring) data.check('amount', amount, `scoring.${id}`);
  if (turn !== undefined) data.check('effect', turn, 'turn');
  for (const [season, effect] of Object.entries(bonus ?? {})) {
    data.check('season', season, `bonus.${season}`);
    data.check('effect', effect, `bonus.${season}`);
  }
  if (given?.cards !== undefined) data.check('effect', given.cards, 'given.cards', { cards: 'cards' });
  if (given?.goods !== undefined) data.check('effect', given.goods, 'given.goods', { gained: 'nums' });
  if (arrow !== undefined) data.check('pile', arrow, 'arrow');
  if (intruded !== undefined) data.check('effect', intruded, 'intruded', { card: 'cards' });
}

function checkPlays(data: DataCheck, plays: Automa['plays'] = [], path: string): void {
  plays.forEach(({ card, then }, i) => {
    data.check({ list: 'filter' }, card, `${path}[${i}].card`);
    data.check('effect', then, `${path}[${i}].then`, { card: 'cards' });
  });
}

function checkPlace(g: Rules, words: Words, def: TileDef, where: string): void {
  const data = new DataCheck(words, where);
  data.check(TILE, def, 'tile');
  checkReactions(g, data, def.reacts, 'tile.reacts');
  checkRules(data, def.rules, 'tile.rules');
  checkActs(data, def.acts, 'tile.acts');
  const kept = def.visit?.taken;
  if (kept === undefined) return;
  const zones = Object.hasOwn(g.seatZone, kept) ? g.seatZone[kept] : [];
  if (zones.length === 0)
    throw new ContentError(`${where} is kept in the zone ${JSON.stringify(kept)}, which no seat has`);
  if (!g.zones[zones[0]].rows.includes(g.rowIx[def.row]))
    throw new ContentError(`${where} is kept in the zone ${kept}, which holds no places of the row ${def.row}`);
}

function checkZone(g: Rules, words: Words, def: ZoneDef, where: string): void {
  for (const row of rowsOf(def))
    if (!g.rowNames.includes(row))
      throw new ContentError(`${where} is of the row ${JSON.stringify(row)}, in which no module has a place`);
  if (def.from !== undefined && !g.designs.some((d) => d.def.deck === def.from))
    throw new ContentError(`${where} is of the deck ${JSON.stringify(def.from)}, in which no module has a card`);
  if (def.dealt !== undefined && def.of === undefined && (def.from === undefined || def.per !== 'seat'))
    throw new ContentError(`${where} is dealt cards of no small deck, or is nobody's`);
  checkDisplay(g, def, where);
  if (def.plays === 'owner' && def.per !== 'seat') throw new ContentError(`${where} is nobody's to play cards from`);
  if (def.within !== undefined && (def.per !== 'seat' || def.of !== undefined || def.from !== undefined))
    throw new ContentError(`${where} has no cards of a city`);
  if (def.asIn !== undefined && def.per !== 'seat') throw new ContentError(`${where} lies elsewhere, but is nobody's`);
  if (def.sees === 'top' && def.per !== 'table')
    throw new ContentError(`${where} is a pile of the table, not of seats`);
  if ((def.visits ?? def.force ?? def.scores) !== undefined && def.of === undefined)
    throw new ContentError(`${where} holds no tiles, so that nothing of it is visited, in force or scored`);
  if (def.visits === 'owner' && def.per !== 'seat') throw new ContentError(`${where} is nobody's to visit`);
  if (def.force === 'owner' && def.per !== 'seat') throw new ContentError(`${where} is in force for nobody`);
  if (typeof def.force === 'object' && !g.figures.includes(def.force.whoStands))
    throw new ContentError(
      `${where} is in force for the figure ${JSON.stringify(def.force.whoStands)}, which nobody has`,
    );
  for (const source of def.asIn ?? [])
    if (!words.sources.has(source) && !foreignNames(g).includes(source))
      throw new ContentError(`${where} lies in ${JSON.stringify(source)} as well, which no module of the game brings`);
  if (def.scores?.where !== undefined)
    new DataCheck(words, where).check({ list: 'filter' }, def.scores.where, 'scores.where');
  if (def.suit !== undefined && !g.places.some((p) => rowsOf(def).includes(p.def.row) && p.def.suit === def.suit))
    throw new ContentError(`${where} is of the suit ${JSON.stringify(def.suit)}, which no tile of its row has`);
  if (
    def.eachSuit !== undefined &&
    !g.places.some((place) => rowsOf(def).includes(place.def.row) && place.def.suit !== undefined)
  )
    throw new ContentError(`${where} is dealt by suit, but no place of its row has one`);
}

/** What fills a display holds the same as the display. */
function checkDisplay(g: Rules, { slots, refill, of, from, sees }: ZoneDef, where: string): void {
  if (slots === undefined && refill === undefined) return;
  if (slots === undefined) throw new ContentError(`${where} is refilled, but has no slots`);
  if (!Number.isInteger(slots) || slots < 1 || sees !== 'all')
    throw new ContentError(`${where} is a display: it must have slots, and everybody must see them`);
  for (const id of [refill?.from, refill?.recycles]) {
    if (id === undefined) continue;
    const pile = g.zones[g.zone[id] ?? g.seatZone[id]?.[0] ?? -1];
    if (pile === undefined || pile.slots > 0 || !sameRows(g, pile, of) || pile.deck !== deckOf(g, from))
      throw new ContentError(`${where} is refilled from ${JSON.stringify(id)}, which is no pile of what it shows`);
  }
}

/** Row of the deck that a zone names. */
function deckOf(g: Rules, name = 'deck'): number {
  return g.decks.findIndex(({ zone }) => g.zones[zone]?.id === name);
}

function sameRows(g: Rules, { rows }: ZoneInfo, of: ZoneDef['of']): boolean {
  return rows.map((row) => g.rowNames[row]).join() === [of ?? []].flat().join();
}
