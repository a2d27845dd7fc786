import { registry, type Amount, type CardDef, type CardId, type Design, type Effect, type Game } from '@everdell/game';
import { playsCard, stepsOf, type Amounts } from './amounts.ts';
import { scoringOf, type ScoringTerm } from './scoring.ts';

/** The figures of a card design under the compendium's names. */
export interface CardRow {
  readonly id: CardId;
  readonly name: string;
  readonly set: string;
  readonly kind: string;
  readonly rarity: string;
  readonly colour: string;
  readonly copies: number;
  readonly cost: Amounts;
  readonly points: number;
  readonly pointsVariable: string | null;
  readonly freeVia: CardId | null;
  /** Where there is more than one. */
  readonly freeViaAll?: readonly CardId[];
  readonly freeViaRule: object | null;
  readonly opensFor: readonly CardId[];
  readonly opensForRule: object | null;
  readonly countsAs: CardId | null;
  /** The card whose place it takes. */
  readonly replaces: CardId | null;
  readonly open: boolean;
  readonly openReward: number;
  readonly workerSpots: number;
  readonly ambassadorSpots: number;
  readonly secondSpotUnlockedBy: CardId | null;
  readonly permanentWorker: boolean;
  readonly playsInto: string | null;
  readonly costPaidTo: string | null;
  readonly prisonerSlots: number;
  readonly takesSpace: boolean;
  readonly extraSpace: boolean;
  readonly sharesSpaceWith: readonly CardId[];
  readonly sharesSpaceRule: object | null;
  readonly startsWith: Amounts;
  readonly triggers: readonly string[];
  readonly cardPlayingAbility: boolean;
  readonly discount: Amounts | null;
  readonly scoring: readonly ScoringTerm[] | null;
  readonly effect: string;
  readonly reconstructed: boolean;
}

export function cardRow(game: Game, design: Design, name: string, effect: string): CardRow {
  const { id, set, def } = design;
  const { kind, colour, copies, points } = def;
  const doors = doorsTo(id);
  const jail = typeof def.ability?.price === 'object' ? def.ability.price : undefined;
  return {
    id,
    name,
    set,
    kind,
    rarity: def.supplants ? 'legendary' : def.rarity,
    colour,
    copies,
    cost: Object.fromEntries(game.rules.resources.slice(0, game.rules.standard).map((r) => [r, def.cost[r] ?? 0])),
    points,
    pointsVariable: def.worth === undefined ? null : worthName(def.worth),
    freeVia: doors[0] ?? null,
    ...(doors.length > 1 && { freeViaAll: doors }),
    freeViaRule: freeViaRule(def),
    opensFor: def.opens?.cards ?? [],
    opensForRule: opensForRule(def),
    countsAs: def.countsAs ?? null,
    replaces: def.supplants ? (def.countsAs ?? null) : null,
    open: def.visit?.open !== undefined,
    openReward: def.visit?.open ?? 0,
    workerSpots: design.visit === null ? 0 : (design.visit.spots ?? 1),
    ambassadorSpots: design.figureVisit === null ? 0 : (design.figureVisit.spots ?? 1),
    secondSpotUnlockedBy: def.visit?.lastUnlockedBy ?? jail?.lastUnlockedBy ?? null,
    permanentWorker: def.visit?.permanent === true,
    playsInto: def.arrival === undefined || 'replaces' in def.arrival ? null : 'opponent',
    costPaidTo: def.costTo ?? null,
    prisonerSlots: jail?.cells ?? 0,
    takesSpace: !design.noSpace,
    extraSpace: def.rules?.some((rule) => rule.rule === 'raises' && rule.limit === 'spaces') ?? false,
    sharesSpaceWith: def.stacks ? [id] : def.shares === undefined ? guestsOf(id, def) : partners(game, def),
    sharesSpaceRule: sharesSpaceRule(id, def),
    startsWith: startsWith(def),
    triggers: triggersOf(def),
    cardPlayingAbility: def.ability !== undefined || effectsOf(game, def).some((e) => playsCard(e) !== undefined),
    discount: discountOf(game, def),
    scoring: scoringOf(game, def.scores, partners(game, def)[0]),
    effect,
    reconstructed: def.reconstructed === true,
  };
}

/** The Constructions of all modules that name the Critter; a class of Critters is no name, and what counts as another card has its name. */
function doorsTo(id: CardId): readonly CardId[] {
  const all = registry.flatMap((m) => Object.entries(m.cards ?? {}));
  return all.flatMap(([door, { opens, countsAs }]) =>
    countsAs === undefined && opens?.cards?.includes(id) ? [door] : [],
  );
}

/** The token that such a pair takes, if it is no normal one. */
const tokenOf = ({ token }: CardDef): object => (token === undefined ? {} : { [token]: true });

function freeViaRule(def: CardDef): object | null {
  if (def.broughtBy === undefined) return null;
  const words: Record<string, string> = Object.assign({}, ...def.broughtBy);
  const token = tokenOf(def);
  if (words['colour'] !== undefined) return { ...token, anyConstructionOfColour: words['colour'] };
  if (words['rarity'] !== undefined) return { ...token, anyConstructionOfRarity: words['rarity'] };
  return { ...token, anyConstruction: true };
}

function opensForRule(def: CardDef): object | null {
  if (def.opens?.where === undefined) return null;
  const words: Record<string, string> = Object.assign({}, ...def.opens.where);
  const token = tokenOf(def);
  if (words['colour'] !== undefined) return { ...token, anyCritterOfColour: words['colour'] };
  if (words['rarity'] !== undefined) return { ...token, anyCritterOfRarity: words['rarity'] };
  return { ...token, anyCritter: true };
}

/** Cards of other sets that share its space, of which it says nothing itself. */
function guestsOf(id: CardId, { countsAs }: CardDef): readonly CardId[] {
  const all = registry.flatMap((m) => Object.entries(m.cards ?? {}));
  return all.flatMap(([guest, { shares }]) =>
    shares?.with?.some((name) => name === id || name === countsAs) ? [guest] : [],
  );
}

function partners(game: Game, { shares }: CardDef): readonly CardId[] {
  if (shares === undefined) return [];
  const others = game.rules.designs.filter(
    ({ def }) => def.shares?.group === shares.group && def.shares.side !== shares.side,
  );
  return others.map((design) => design.id);
}

function worthName(worth: Amount): string {
  return typeof worth === 'object' && 'coverPoints' in worth ? 'basePointsOfCardOnTop' : JSON.stringify(worth);
}

/** Cards that share a space with a partner, lie on that of another, or of a copy. */
function sharesSpaceRule(id: CardId, def: CardDef): object | null {
  const { shares, liesOn, stacks } = def;
  if (stacks) return { optional: true, onePerPartner: false };
  if (shares !== undefined || guestsOf(id, def).length > 0) return { optional: true, onePerPartner: true };
  if (liesOn === undefined) return null;
  const words: Record<string, string> = Object.assign({}, ...liesOn);
  const whose = words['kind'] === 'construction' && liesOn.length === 1 ? { anyConstruction: true } : { where: liesOn };
  return { ...whose, mandatory: true, onePerPartner: true };
}

function startsWith({ onPlay }: CardDef): Amounts {
  const steps = stepsOf(onPlay);
  const tokens = steps.find((step) => step.do === 'putTokens');
  const goods = steps.find((step) => step.do === 'load');
  return { ...(typeof tokens?.n === 'number' && { pointTokens: tokens.n }), ...goods?.what };
}

function triggersOf(def: CardDef): readonly string[] {
  const found = new Set<string>();
  if (def.onPlay ?? def.production ?? def.arrival) found.add('onPlay');
  if (def.production) found.add('production');
  if (def.visit) found.add('visit');
  for (const { to, card: where, of } of def.reacts ?? []) {
    if (to === 'preparing') found.add('beforeRecall');
    else if (to === 'achieved') found.add('afterAchieveEvent');
    else if (to === 'drew') found.add('afterDraw');
    else if (to === 'gained') found.add(`afterGain${capital(of ?? '')}`);
    else for (const kind of kindsOf(where)) found.add(`afterPlay${kind}`);
  }
  if (def.scores !== undefined || def.worth !== undefined) found.add('endGame');
  const raises = def.rules?.some((rule) => rule.rule === 'raises') ?? false;
  if ((raises || def.liesOn !== undefined) && !def.supplants) found.add('continuous');
  if (def.ability)
    for (const kind of def.ability.on === undefined ? [''] : kindsOf(def.ability.on)) found.add(`whilePaying${kind}`);
  return [...found];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function kindsOf(where: readonly object[] = []): readonly string[] {
  const words: Record<string, string> = Object.assign({}, ...where);
  if (words['kind'] === undefined) return ['Critter', 'Construction'];
  return [words['kind'] === 'critter' ? 'Critter' : 'Construction'];
}

function effectsOf({ rules }: Game, def: CardDef): readonly (Effect | undefined)[] {
  const all = [def.onPlay, def.production, def.visit?.effect];
  return all.map((effect) => (effect?.do === 'call' ? rules.effects.get(effect.id) : effect));
}

function discountOf(game: Game, def: CardDef): Amounts | null {
  const { discount, price } = def.ability ?? {};
  if (price === 'tokens' && discount !== undefined && 'any' in discount) return { anyPerToken: discount.any };
  if (discount !== undefined) return discount;
  for (const effect of effectsOf(game, def)) {
    const any = playsCard(effect)?.terms.discount;
    if (typeof any === 'number') return { any };
  }
  return null;
}
