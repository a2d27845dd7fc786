import type { Act } from './defs.ts';
import type { ActTable, Design, Module, PlaceInfo } from './rules.ts';

/** All acts of a module: its own, and those of its texts. */
export function allActs({ acts = [], cards = {}, places = {} }: Module): readonly Act[] {
  return [...acts, ...[...Object.values(cards), ...Object.values(places)].flatMap((text) => text.acts ?? [])];
}

/** Who has acts of a kind; null = nobody. */
export function compileActs(
  modules: readonly Module[],
  designs: readonly Design[],
  tiles: readonly PlaceInfo[],
  when: Act['when'],
): ActTable | null {
  const ofModules = modules.flatMap(({ acts = [] }) =>
    acts.flatMap((act) => (act.when === when ? [{ act, at: -1 }] : [])),
  );
  const table = { ofModules, designs: flagsOf(designs, when), tiles: flagsOf(tiles, when) };
  return table.designs === null && table.tiles === null && ofModules.length === 0 ? null : table;
}

function flagsOf(texts: readonly { readonly acts: readonly Act[] | null }[], when: Act['when']): Uint8Array | null {
  const flags = Uint8Array.from(texts, ({ acts }) => (acts?.some((act) => act.when === when) ? 1 : 0));
  return flags.includes(1) ? flags : null;
}
