import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { startWorld, type World } from '../online/world.ts';

/** The web client as it is, but for some files in whose place there is another one. */

/** By the whole path of a file: the code of what all others import instead; it may import the real one by that path. */
export type Instead = Readonly<Record<string, string>>;

const MARK = '?instead';

/** A file of the project. */
export const ours = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const insteadOf = (files: Instead): Plugin => ({
  name: 'everdell:instead',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.endsWith(MARK)) return source;
    if (importer === undefined || importer.endsWith(MARK)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found !== null && found.id in files ? `${found.id}${MARK}` : null;
  },
  load: (id) => (id.endsWith(MARK) ? (files[id.slice(0, -MARK.length)] ?? null) : null),
});

/** The configuration of such a client. */
async function variantConfig(files: Instead): Promise<UserConfig> {
  const found = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    ours('packages/web/vite.config.ts'),
    undefined,
    'warn',
    undefined,
    'runner',
  );
  const usual = found!.config;
  return mergeConfig(usual, {
    plugins: [insteadOf(files)],
    worker: { plugins: () => [insteadOf(files), ...(usual.worker?.plugins?.() ?? [])] },
  });
}

/** A server with such a client. */
export async function startVariant(name: string, files: Instead): Promise<World> {
  const webDir = ours(`dist/${name}`);
  const config = await variantConfig(files);
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
