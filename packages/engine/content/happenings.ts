import type { HappeningName, Happenings, StageName, Stages } from '../effects/types.ts';
import type { Reaction } from './defs.ts';
import {
  BY_ME,
  BY_OTHERS,
  type Awaited,
  type Design,
  type Module,
  type ModuleBridge,
  type OwnReaction,
  type PlaceInfo,
  type Rules,
} from './rules.ts';

const stages: { readonly [K in keyof Stages]: Stages[K] } = {
  choosing: [],
  deckBuilt: [],
  boardLaid: [],
  seated: [],
  dealt: [],
  starting: [],
};

export function isStage(name: HappeningName): name is StageName {
  return Object.hasOwn(stages, name);
}

/** What happens in every game, and the variables it binds. */
const coreHappenings: { readonly [K in keyof Happenings]: Happenings[K] } = {
  ...stages,
  played: ['card'],
  playDone: ['card', 'at'],
  entered: ['card'],
  settled: ['card', 'at'],
  blocked: ['at'],
  visited: ['at'],
  visitDone: ['at', 'gained'],
  achieved: ['at'],
  drew: ['cards'],
  discarded: ['cards'],
  gained: ['gained'],
  paid: ['paid'],
  acted: ['at'],
  gotPoints: ['n'],
  preparing: [],
  recalled: [],
  prepared: [],
  passed: [],
  actionDone: [],
  turnEnding: [],
};

/** Variables of happenings that hold numbers; all others hold cards or tiles. */
const NUMBERS: readonly string[] = ['gained', 'paid', 'n'];

/** Happenings that are about so many of something. */
export const COUNTED: readonly HappeningName[] = ['gained', 'paid', 'gotPoints'];

/** Those that are about resources. */
export const OF_GOODS: readonly HappeningName[] = ['gained', 'paid'];

/** Those that are about cards which came from somewhere. */
export const FROM_SOMEWHERE: readonly HappeningName[] = ['played', 'playDone', 'settled', 'drew'];

/** Those that are about a visit. */
export const VISITS: readonly HappeningName[] = ['visited', 'visitDone'];

/** By name: the variables it binds for those who react to it. */
export function happeningsOf(modules: readonly Module[]): Readonly<Record<string, readonly string[]>> {
  return Object.assign({}, coreHappenings, ...modules.map((m) => m.happenings ?? {}));
}

/** What each of the variables holds. */
export function boundBy(variables: readonly string[]): Readonly<Record<string, 'cards' | 'nums'>> {
  return Object.fromEntries(variables.map((name) => [name, NUMBERS.includes(name) ? 'nums' : 'cards']));
}

/** Who reacts to what; null where nobody does. */
export function compileAwaits(
  modules: readonly Module[],
  bridges: readonly ModuleBridge[],
  designs: readonly Design[],
  tiles: readonly PlaceInfo[],
  humans: number,
): Rules['awaits'] {
  const ofAll = ofModules(modules);
  const automas = ofAutomas(modules, bridges, humans);
  const entries = Object.keys(happeningsOf(modules)).map((name): [string, Awaited | null] => {
    const isMeant = ({ reaction }: OwnReaction): boolean => reaction.to === name;
    const awaited: Awaited = {
      designs: flagsOf(designs, name),
      tiles: flagsOf(tiles, name),
      byOthers: [...designs, ...tiles].some((text) => (whoseDoing(text.reacts, name) & BY_OTHERS) > 0),
      first: ofAll.filter(({ reaction }) => reaction.first === true).filter(isMeant),
      others: [...ofAll.filter(({ reaction }) => reaction.first === undefined), ...automas].filter(isMeant),
    };
    const { designs: cards, tiles: others, first, others: own } = awaited;
    return [name, cards === null && others === null && first.length + own.length === 0 ? null : awaited];
  });
  return Object.fromEntries(entries) as Record<HappeningName, Awaited | null>;
}

/** By text: whose doing it reacts to; null = none reacts. */
function flagsOf(texts: readonly { readonly reacts: readonly Reaction[] | null }[], to: string): Uint8Array | null {
  const flags = Uint8Array.from(texts, ({ reacts }) => whoseDoing(reacts, to));
  return flags.some((flag) => flag > 0) ? flags : null;
}

function whoseDoing(reacts: readonly Reaction[] | null, to: string): number {
  let flags = 0;
  for (const reaction of reacts ?? []) if (reaction.to === to) flags |= meant(reaction);
  return flags;
}

/** Whose doing is meant. */
export function meant({ by = 'me' }: Reaction): number {
  if (by === 'any') return BY_ME | BY_OTHERS;
  return by === 'me' ? BY_ME : BY_OTHERS;
}

function ofModules(modules: readonly Module[]): OwnReaction[] {
  return modules.flatMap(({ id, reacts = [] }) => reacts.map((reaction) => ({ who: id, seat: -1, reaction })));
}

/** Each for itself, and then what it does because of other modules. Their seats come after those of the players. */
function ofAutomas(modules: readonly Module[], bridges: readonly ModuleBridge[], humans: number): OwnReaction[] {
  const withAutoma = modules.filter(({ automa }) => automa !== undefined);
  return withAutoma.flatMap(({ id, automa }, i) => {
    const besides = bridges.flatMap(({ needs, automa: more }) => (needs.includes(id) ? (more?.reacts ?? []) : []));
    return [...(automa?.reacts ?? []), ...besides].map((reaction) => ({
      who: automa!.id,
      seat: humans + i,
      reaction,
    }));
  });
}
