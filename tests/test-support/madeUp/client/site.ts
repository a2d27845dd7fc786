import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { startWorld, type World } from '../../online/world.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const here = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const longer = (file: string, name: string, added: string, as: string): string => `
  export * from '${file}';
  import { ${name} as real } from '${file}';
  import { ${added} as added } from '${here(as)}';
  export const ${name} = Array.isArray(real) ? [...real, ...added] : { ...real, ...added };`;

/** The lists of what there is, with what does not exist added to each. */
const LISTS: readonly (readonly [file: string, name: string, added: string, as: string])[] = [
  [root('packages/game/registry.ts'), 'registry', 'registry', 'registry'],
  [root('packages/web/modules/index.ts'), 'modules', 'looks', 'looks'],
  [root('packages/web/modules/en.ts'), 'modules', 'english', 'words'],
  [root('packages/web/modules/es.ts'), 'modules', 'spanish', 'words'],
];
const MARK = '?longer';

/** Has the client know the sets that do not exist: its lists are longer, nothing else is changed. */
const withMadeUp = (): Plugin => ({
  name: 'everdell:made-up',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.endsWith(MARK)) return source;
    if (importer === undefined || importer.endsWith(MARK)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return LISTS.some(([file]) => file === found?.id) ? `${found!.id}${MARK}` : null;
  },
  load(id) {
    const list = LISTS.find(([file]) => id === `${file}${MARK}`);
    return list === undefined ? null : longer(...list);
  },
});

/** The configuration of the web client with those sets. */
export async function madeUpConfig(): Promise<UserConfig> {
  const found = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    root('packages/web/vite.config.ts'),
    undefined,
    'warn',
    undefined,
    'runner',
  );
  const usual = found!.config;
  return mergeConfig(usual, {
    plugins: [withMadeUp()],
    worker: { plugins: () => [withMadeUp(), ...(usual.worker?.plugins?.() ?? [])] },
  });
}

/** A server with such a client. */
export async function startMadeUpSite(): Promise<World> {
  const webDir = root('dist/made-up');
  const config = await madeUpConfig();
  await build({
    ...config,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    // Nobody downloads it: to make it small would only take time.
    build: { ...config.build, outDir: webDir, emptyOutDir: true, minify: false },
  });
  return startWorld({ webDir });
}
