import type { Act } from './defs.ts';
import type { ActTable, Design, Module } from './rules.ts';

/** All acts of a module: its own, and those of its texts. */
export function allActs({ acts = [], cards = {}, places = {} }: Module): readonly Act[] {
  return [...acts, ...[...Object.values(cards), ...Object.values(places)].flatMap((text) => text.acts ?? [])];
}

/** Who has acts of a kind; null = nobody. */
export function compileActs(
  modules: readonly Module[],
  designs: readonly Design[],
  when: Act['when'],
): ActTable | null {
  const ofModules = modules.flatMap(({ acts = [] }) =>
    acts.flatMap((act) => (act.when === when ? [{ act, at: -1 }] : [])),
  );
  const flags = Uint8Array.from(designs, ({ acts }) => (acts?.some((act) => act.when === when) ? 1 : 0));
  const texts = flags.includes(1) ? flags : null;
  return texts === null && ofModules.length === 0 ? null : { ofModules, designs: texts };
}
