import type { HappeningName, Happenings } from '../effects/types.ts';
import type { Awaited, ModuleBridge, Design, Module, OwnReaction, Rules } from './rules.ts';

/** What happens in every game, and the variables it binds. */
const coreHappenings: { readonly [K in keyof Happenings]: Happenings[K] } = {
  starting: [],
  played: ['card'],
  playDone: ['card', 'at'],
  achieved: [],
  drew: ['cards'],
  gained: [],
  preparing: [],
  prepared: [],
  passed: [],
};

/** By name: the variables it binds for those who react to it. */
export function happeningsOf(modules: readonly Module[]): Readonly<Record<string, readonly string[]>> {
  return Object.assign({}, coreHappenings, ...modules.map((m) => m.happenings ?? {}));
}

/** Who reacts to what; null where nobody does. */
export function compileAwaits(
  modules: readonly Module[],
  bridges: readonly ModuleBridge[],
  designs: readonly Design[],
  humans: number,
): Rules['awaits'] {
  const others = [...ofModules(modules), ...ofAutomas(modules, bridges, humans)];
  const entries = Object.keys(happeningsOf(modules)).map((name): [string, Awaited | null] => {
    const found = others.filter(({ reaction }) => reaction.to === name);
    const flags = Uint8Array.from(designs, ({ reacts }) => (reacts?.some(({ to }) => to === name) ? 1 : 0));
    const texts = flags.includes(1) ? flags : null;
    return [name, texts === null && found.length === 0 ? null : { designs: texts, others: found }];
  });
  return Object.fromEntries(entries) as Record<HappeningName, Awaited | null>;
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
