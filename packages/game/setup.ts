import {
  asPlayed,
  dealtEach,
  defaultOptions,
  isPlayedWith,
  rowsOf,
  tilesInPlay,
  type Facts,
  type Module,
  type OptionDef,
  type OptionValue,
  type Setup,
  type TileDef,
} from '@everdell/engine';
import { checkFacts, corrected } from './facts/facts.ts';
import { bridges, KNOWN_MODULES, registry } from './registry.ts';
import { SetupError } from './setupError.ts';

export { SetupError } from './setupError.ts';

/** What somebody asks for; `base` is always in, options not given take their defaults. */
export interface SetupRequest {
  readonly players: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** What somebody who owns the cards has corrected. */
  readonly facts?: Facts;
}

export const MAX_PLAYERS = 6; // R-SETUP-01

/** Checks a request and fills it up; the same request always gives the same set-up. */
export function makeSetup(request: SetupRequest): Setup {
  const { players } = request;
  if (!Number.isInteger(players) || players < 1 || players > MAX_PLAYERS)
    throw new SetupError(`players must be a whole number from 1 to ${MAX_PLAYERS}, not ${String(players)}`);
  const modules = chosenModules(request.modules ?? [], players);
  const options = chosenOptions(modules, request.options ?? {}, players);
  checkRefusals(modules, players, options);
  checkSmallDecks(modules, players, options);
  const facts = checkFacts(modules, request.facts);
  return { modules: modules.map((m) => m.id), players, options, ...(facts && { facts }) };
}

export function modulesOf({ modules: ids, players, options, facts }: Setup): readonly Module[] {
  const modules = corrected(chosenModules(ids, players), facts);
  checkSmallDecks(modules, players, options);
  return modules;
}

function chosenModules(ids: readonly string[], players: number): readonly Module[] {
  for (const id of ids)
    if (id !== 'base' && !registry.some((m) => m.id === id)) throw new SetupError(unknownModule(id));
  const chosen = registry.filter((m) => m.id === 'base' || ids.includes(m.id));
  for (const m of chosen) {
    const missing = (m.needs ?? []).find((id) => !chosen.some((other) => other.id === id));
    if (missing !== undefined) throw new SetupError(`module ${m.id} needs module ${missing}: add it`);
    const clash = (m.excludes ?? []).find((id) => chosen.some((other) => other.id === id));
    if (clash !== undefined) throw new SetupError(`modules ${m.id} and ${clash} exclude each other: leave one out`);
    if (m.players !== undefined && !m.players.includes(players))
      throw new SetupError(`module ${m.id} is for ${m.players.join(' or ')} human player(s), not ${players}`);
  }
  if (players === 1 && !chosen.some((m) => m.automa !== undefined))
    throw new SetupError(`one player needs an opponent: add the module ${automas().join(' or ')}`);
  return chosen;
}

/** Modules that bring an opponent for one player. */
function automas(): string[] {
  return registry.filter((m) => m.automa !== undefined).map((m) => m.id);
}

/** What modules say that they are not played with. */
function checkRefusals(modules: readonly Module[], players: number, options: Setup['options']): void {
  for (const refusal of modules.flatMap((m) => m.refuses ?? [])) {
    const { with: asked, players: from = 1, besides } = refusal;
    const isBeside = besides === undefined || modules.some(({ id }) => !besides.includes(id));
    if (isPlayedWith(options, asked) && players >= from && isBeside) throw new SetupError(refusal.why);
  }
}

/** Every player is dealt as many cards of a small deck, or tiles of a row, as the modules say. */
function checkSmallDecks(modules: readonly Module[], players: number, options: Setup['options']): void {
  const cards = modules.flatMap((m) => Object.values(m.cards ?? {}));
  const played = asPlayed(modules, options, bridges);
  const tiles = tilesInPlay(played).map(({ def }) => def);
  for (const m of played)
    for (const zone of Object.values(m.zones ?? {})) {
      const { from, per } = zone;
      const [row] = rowsOf(zone);
      const copies =
        row === undefined
          ? cards.reduce((n, card) => n + (card.deck === from ? card.copies : 0), 0)
          : tiles.reduce((n, tile) => n + (tile.row === row ? copiesOf(tile, players) : 0), 0);
      const dealt = dealtEach(zone, players, copies) ?? 0;
      if (per !== 'seat' || copies >= dealt * players || (row === undefined && copies === 0)) continue;
      const more = row === undefined ? 'add another one of its kind' : 'choose more of what its options offer';
      throw new SetupError(
        `module ${m.id} has cards for ${Math.floor(copies / dealt)} players, not for ${players}: ${more}`,
      );
    }
}

function copiesOf({ copies = 1 }: TileDef, players: number): number {
  return copies === 'onePerPlayer' ? players : copies;
}

function unknownModule(id: string): string {
  if (KNOWN_MODULES.includes(id)) return `module ${id} is not implemented yet`;
  const names = registry.map((m) => m.id).join(', ');
  return `there is no module ${JSON.stringify(id)}; there are: ${names}`;
}

function chosenOptions(
  modules: readonly Module[],
  given: Readonly<Record<string, OptionValue>>,
  players: number,
): Record<string, OptionValue> {
  const options = defaultOptions(modules);
  const defs: Record<string, OptionDef> = Object.assign({}, ...modules.map((m) => m.options ?? {}));
  for (const [id, value] of Object.entries(given)) {
    if (!Object.hasOwn(defs, id)) {
      const names = Object.keys(defs).join(', ');
      throw new SetupError(`there is no option ${JSON.stringify(id)}; there are: ${names}`);
    }
    options[id] = checkedValue(id, defs[id], value);
  }
  const first = options['firstPlayer'];
  if (typeof first === 'number' && first >= players)
    throw new SetupError(`firstPlayer must be "random" or a seat from 0 to ${players - 1}, not ${first}`);
  return options;
}

function checkedValue(id: string, def: OptionDef, value: OptionValue): OptionValue {
  const allowed = def.values.map((v) => JSON.stringify(v)).join(', ');
  if (!def.several) {
    if (!def.values.includes(value))
      throw new SetupError(`option ${id} must be one of ${allowed}, not ${JSON.stringify(value)}`);
    return value;
  }
  const list = value as readonly string[];
  const wrong = Array.isArray(value) ? list.find((v) => !def.values.includes(v)) : value;
  if (wrong !== undefined)
    throw new SetupError(`option ${id} must be a list of ${allowed}, not ${JSON.stringify(value)}`);
  return def.values.filter((v) => list.includes(v as string)) as string[];
}
