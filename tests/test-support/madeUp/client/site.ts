import { fileURLToPath } from 'node:url';
import { ours, startVariant, type Instead } from '../../browser/variant.ts';
import type { World } from '../../online/world.ts';

const here = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const longer = (file: string, name: string, added: string, as: string): string => `
  export * from '${file}';
  import { ${name} as real } from '${file}';
  import { ${added} as added } from '${here(as)}';
  export const ${name} = Array.isArray(real) ? [...real, ...added] : { ...real, ...added };`;

/** The lists of what there is, with what does not exist added to each. */
const LISTS: readonly (readonly [file: string, name: string, added: string, as: string])[] = [
  [ours('packages/game/registry.ts'), 'registry', 'registry', 'registry'],
  [ours('packages/web/modules/index.ts'), 'modules', 'looks', 'looks'],
  [ours('packages/web/modules/en.ts'), 'modules', 'english', 'words'],
  [ours('packages/web/modules/es.ts'), 'modules', 'spanish', 'words'],
];

/** Has the client know the sets that do not exist: its lists are longer, nothing else is changed. */
export const withMadeUp: Instead = Object.fromEntries(LISTS.map((list) => [list[0], longer(...list)]));

/** A server with such a client. */
export const startMadeUpSite = (): Promise<World> => startVariant('made-up', withMadeUp);
