import type { OptionValue } from '@everdell/game';
import type { Catalogue, ModuleInWords } from '../../play/local/moduleInWords.ts';
import { optionLook } from '../../modules/ask.ts';
import { BOT_LEVELS, type BotLevel } from '../../play/levels.ts';
import type { LocalPlayer, NewLocalGame } from '../../play/local/messages.ts';
import { BOT_NAMES, SEAT_CRITTERS } from '../../play/seats.ts';
import { chosenOptions } from './optionValues.ts';

export { BOT_LEVELS, type BotLevel };
/** Who sits down at a server's table where nobody says who: it plays well and does not keep the others waiting. */
export const USUAL_BOT: BotLevel = 'steady';
/** For a first game. */
const FRIENDLY: BotLevel = 'greedy';

export const MOST_PLAYERS = SEAT_CRITTERS.length;
export const LEAST_PEOPLE = 2;

export type Way = 'bots' | 'screen' | 'solo' | 'online';
export const WAYS: readonly Way[] = ['bots', 'screen', 'solo', 'online'];

export interface Person {
  readonly name: string;
  readonly bot: BotLevel | null;
}

/** How somebody wants to play; kept, so that the next game is set up like the last one. */
export interface Plan {
  readonly way: Way;
  /** Against bots. */
  readonly bots: number;
  /** By bot; also of those who do not sit down now. */
  readonly levels: readonly BotLevel[];
  /** Where the player sits, and with that their critter. */
  readonly seat: number;
  /** A seat, or by lot. */
  readonly first: number | 'random';
  /** Around one screen: how many of `people` sit down. */
  readonly players: number;
  readonly people: readonly Person[];
  /** Alone: the module with the opponent; '' = the first there is. */
  readonly opponent: string;
  /** How many sit at a table on the server. */
  readonly table: number;
  /** Modules besides. */
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

const times = <T>(n: number, item: T): readonly T[] => Array.from({ length: n }, () => item);

export const FIRST_PLAN: Plan = {
  way: 'bots',
  bots: 1,
  levels: times(MOST_PLAYERS - 1, FRIENDLY),
  seat: 0,
  first: 'random',
  players: LEAST_PEOPLE,
  people: times(MOST_PLAYERS, { name: '', bot: null }),
  opponent: '',
  table: LEAST_PEOPLE,
  modules: [],
  options: {},
};

/** Names for bots, none of them taken. */
export function botNames(taken: readonly string[]): readonly string[] {
  const used = taken.map((name) => name.trim().toLowerCase());
  return BOT_NAMES.filter((name) => !used.includes(name.toLowerCase()));
}

/** Who sits down against bots, by seat. */
export function seatsAgainstBots(plan: Plan, you: string): readonly LocalPlayer[] {
  const seat = Math.min(plan.seat, plan.bots);
  const names = botNames([you]);
  const players: LocalPlayer[] = Array.from({ length: plan.bots }, (_, i) => ({
    name: names[i % names.length],
    bot: plan.levels[i],
  }));
  players.splice(seat, 0, { name: you, bot: null });
  return players;
}

/** Who sits around one screen; `unnamed` gives names to those who have none. The first one is always a person. */
export function seatsAroundScreen(plan: Plan, you: string, unnamed: (seat: number) => string): readonly LocalPlayer[] {
  const people = plan.people.slice(0, plan.players);
  const given = people.map(({ name }, seat) => name.trim() || (seat === 0 ? you : ''));
  const names = botNames(given);
  let bots = 0;
  return people.map(({ bot }, seat) =>
    bot === null || seat === 0
      ? { name: given[seat] || unnamed(seat), bot: null }
      : { name: names[bots++ % names.length], bot },
  );
}

/** Modules with an opponent for one who plays alone. */
export const opponentsIn = (catalogue: Catalogue): readonly ModuleInWords[] =>
  catalogue.filter(({ opponent, players }) => opponent && (players === null || players.includes(1)));

/** Modules that can be brought to a table of so many; one who plays alone chooses the opponent apart from them. */
export const modulesFor = (catalogue: Catalogue, players: number): readonly ModuleInWords[] =>
  catalogue.filter(
    (module) => !(module.opponent && players === 1) && (module.players === null || module.players.includes(players)),
  );

/** Have these modules together enough cards of their small decks for so many? */
function hasEnough(modules: readonly ModuleInWords[], players: number): boolean {
  const decks = modules.flatMap((module) => module.decks);
  return decks.every(({ id, each }) => {
    const cards = decks.reduce((sum, deck) => sum + (deck.id === id ? deck.cards : 0), 0);
    return cards >= each * players;
  });
}

/** The others with cards of the same small decks, without which a module has too few for so many; none = it has enough. */
export function partnersFor(catalogue: Catalogue, module: ModuleInWords, players: number): readonly ModuleInWords[] {
  if (hasEnough([module], players)) return [];
  return modulesFor(catalogue, players).filter(
    (other) => other !== module && other.decks.some(({ id }) => module.decks.some((deck) => deck.id === id)),
  );
}

/**
 * Those that were chosen and fit, with whatever they need, without those that exclude an earlier one or that have too few
 * cards for so many.
 */
export function chosenModules(catalogue: Catalogue, plan: Plan, players: number): readonly ModuleInWords[] {
  const fitting = modulesFor(catalogue, players);
  const chosen: ModuleInWords[] = [];
  const clashes = (a: ModuleInWords): boolean =>
    chosen.some((b) => a.excludes.includes(b.id) || b.excludes.includes(a.id));
  for (const module of fitting) {
    const wanted = plan.modules.includes(module.id) && module.needs.every((id) => plan.modules.includes(id));
    if (wanted && !clashes(module)) chosen.push(module);
  }
  return chosen.filter((module) => {
    const partners = partnersFor(catalogue, module, players).filter((other) => chosen.includes(other));
    return hasEnough([module, ...partners], players);
  });
}

/** What the options of these modules are set to, as far as the set-up differs from the usual. */
function optionsOf(modules: readonly ModuleInWords[], plan: Plan, players: number): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {};
  for (const { options } of modules)
    for (const { id } of options) {
      const value = modules.length > 1 ? optionLook(id)?.besideOthers : undefined;
      if (value !== undefined) chosen[id] = value;
    }
  return { ...Object.assign({}, ...modules.map((module) => chosenOptions(module, plan, players))), ...chosen };
}

/** The modules of a table of so many and what their options are set to. */
export function broughtTo(
  players: number,
  plan: Plan,
  catalogue: Catalogue,
): { readonly modules: readonly string[]; readonly options: Readonly<Record<string, OptionValue>> } {
  const modules = chosenModules(catalogue, plan, players);
  return { modules: modules.map(({ id }) => id), options: optionsOf(modules, plan, players) };
}

/** The game against others, at seats of this table. */
export function tableOf(players: readonly LocalPlayer[], plan: Plan, catalogue: Catalogue): NewLocalGame {
  const { modules, options } = broughtTo(players.length, plan, catalogue);
  const first = plan.first !== 'random' && plan.first < players.length ? plan.first : 'random';
  return {
    request: {
      players: players.length,
      modules,
      options: { ...options, firstPlayer: first },
    },
    players,
  };
}

/** The game alone; null = there is nobody to play against. */
export function soloOf(you: string, plan: Plan, catalogue: Catalogue): NewLocalGame | null {
  const opponents = opponentsIn(catalogue);
  const opponent = opponents.find(({ id }) => id === plan.opponent) ?? opponents.at(0);
  if (opponent === undefined) return null;
  const modules = [opponent, ...chosenModules(catalogue, plan, 1)];
  return {
    request: { players: 1, modules: modules.map(({ id }) => id), options: optionsOf(modules, plan, 1) },
    players: [{ name: you, bot: null }],
  };
}

/** The game of the way that is chosen; where a table on a server is, it is played against bots. */
export function gameOf(
  plan: Plan,
  you: string,
  unnamed: (seat: number) => string,
  catalogue: Catalogue,
): NewLocalGame | null {
  if (plan.way === 'solo') return soloOf(you || unnamed(0), plan, catalogue);
  const players =
    plan.way === 'screen' ? seatsAroundScreen(plan, you, unnamed) : seatsAgainstBots(plan, you || unnamed(plan.seat));
  return tableOf(players, plan, catalogue);
}

/** A person takes so long over a game: some 60 decisions. */
const MINUTES = 20;
/** What a bot takes, mostly to be watched. */
const BOT_MINUTES = 2;

/** How long such a game takes, roughly, in minutes. */
export function minutesFor(players: readonly LocalPlayer[], modules: readonly ModuleInWords[]): number {
  const people = players.filter(({ bot }) => bot === null).length;
  const each = modules.reduce((sum, { minutes }) => sum + minutes, MINUTES);
  return 5 * Math.round((people * each + (players.length - people) * BOT_MINUTES) / 5);
}

/** How many sit down, as the way to play is set up. */
export function seatsIn({ way, bots, players, table }: Plan): number {
  return { bots: bots + 1, screen: players, solo: 1, online: table }[way];
}

/** The modules that are chosen once this one is switched on or off, with what it needs and without what it excludes. */
export function switched(
  catalogue: Catalogue,
  modules: readonly string[],
  players: number,
  id: string,
  on: boolean,
): readonly string[] {
  const fitting = modulesFor(catalogue, players);
  const module = fitting.find((one) => one.id === id)!;
  const clashing = fitting.filter((other) => other.excludes.includes(id) || module.excludes.includes(other.id));
  // Of those that are enough for so many only together, none stays alone.
  const partners = partnersFor(catalogue, module, players).map((one) => one.id);
  const gone = [id, ...clashing.map((one) => one.id), ...(on ? [] : partners)];
  const without = modules.filter((other) => !gone.includes(other));
  return on ? [...new Set([...without, ...module.needs, ...partners, id])] : without;
}

/** Groups of modules of which more are chosen than a rulebook advises: all that belong to each. */
export function tooMany(catalogue: Catalogue, chosen: readonly ModuleInWords[]): readonly (readonly ModuleInWords[])[] {
  const groups = new Set(chosen.flatMap(({ oneOf }) => oneOf ?? []));
  return [...groups]
    .filter((group) => chosen.filter(({ oneOf }) => oneOf === group).length > 1)
    .map((group) => catalogue.filter(({ oneOf }) => oneOf === group));
}
