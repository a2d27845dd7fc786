import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const ID = 'virtual:art';
const LOADED = `\0${ID}`;
const ICONS = 'icons';
const FOLDER = fileURLToPath(new URL('../../art/', import.meta.url));

interface Gallery {
  readonly gallery: () => ReadonlyMap<string, string>;
  readonly iconSprite: () => string;
}

/** Draws the pictures when the client is built, so that the page loads them as images. */
export function artPlugin(): Plugin {
  let files = new Map<string, string>();
  let base = '/';
  let building = false;
  let drawing: Promise<void> = Promise.resolve();
  const draw = async (): Promise<void> => {
    const { module } = await runnerImport<Gallery>(`${FOLDER}index.ts`, { logLevel: 'error' });
    files = new Map([...module.gallery(), [ICONS, module.iconSprite()]]);
  };
  return {
    name: 'everdell-art',
    configResolved(config) {
      base = config.base;
      building = config.command === 'build';
    },
    async buildStart() {
      // While somebody draws, the server goes on with the pictures it has.
      if (!building) return void (drawing = draw().catch((error: unknown) => this.warn(String(error))));
      await draw();
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: fileOf(name, source), source });
    },
    configureServer(server) {
      server.watcher.add(FOLDER);
      let soon: NodeJS.Timeout | undefined;
      const redraw = (): void => {
        drawing = draw().then(
          () => {
            const loaded = server.moduleGraph.getModuleById(LOADED);
            if (loaded) server.moduleGraph.invalidateModule(loaded);
            server.ws.send({ type: 'full-reload' });
          },
          (error: unknown) => server.config.logger.error(String(error)),
        );
      };
      server.watcher.on('change', (file) => {
        if (!file.startsWith(FOLDER)) return;
        clearTimeout(soon);
        soon = setTimeout(redraw, 500);
      });
      server.middlewares.use((request, response, next) => {
        const picture = files.get(/^\/assets\/(.+)-.{4}\.svg(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '');
        if (picture === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(picture);
      });
    },
    resolveId: (id) => (id === ID ? LOADED : null),
    async load(id) {
      if (id !== LOADED) return null;
      await drawing;
      return addresses(files, base);
    },
  };
}

/** Letters of a hash: enough that no picture keeps its address when it changes. */
const HASH = 4;
const hashOf = (picture: string): string => createHash('sha256').update(picture).digest('base64url').slice(0, HASH);
const fileOf = (name: string, picture: string): string => `assets/${name}-${hashOf(picture)}.svg`;

/** The module with the addresses of all files. Names and hashes are listed only once, since every page loads it. */
export function addresses(files: ReadonlyMap<string, string>, base: string): string {
  // Apart from each other they take up less room when they are packed.
  const names = [...files.keys()].join(' ');
  const hashes = [...files.values()].map(hashOf).join('');
  const hash = `${JSON.stringify(hashes)}.slice(i * ${HASH}, (i + 1) * ${HASH})`;
  return [
    'const all = {};',
    `${JSON.stringify(names)}.split(' ').forEach((name, i) => (all[name] = ${JSON.stringify(`${base}assets/`)} + name + '-' + ${hash} + '.svg'));`,
    `export const { ${ICONS}, ...pictures } = all;`,
  ].join('\n');
}
