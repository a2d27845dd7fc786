// Bundles a program of ours into dist: plain JavaScript starts sooner and runs faster than TypeScript through tsx, which
// wraps every function it meets to keep its name (docs/performance.md has the figures).
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const packages = join(root, 'packages');
const DAY_MS = 86_400_000;
const OWN = '@everdell/';

/** Threads of the server; they must lie beside whatever bundle has the server in it. */
const SERVER_THREADS = {
  'store-worker': 'server/store/embedded/worker.ts',
  'job-worker': 'server/threads/worker.ts',
};

/**
 * Builds `dist/NAME` anew (some tenths of a second), the threads of the server included.
 * @param {string} name
 * @param {Record<string, string>} entries files inside packages/ by the name they get
 * @param {string} sources the checkout that is built; this one unless told
 * @returns {Promise<string>} the folder
 */
export async function bundle(name, entries, sources = root) {
  const { build } = await import('esbuild'); // only after the packages are installed
  const outdir = join(root, 'dist', name);
  const files = Object.entries({ ...entries, ...SERVER_THREADS });
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(files.map(([entry, file]) => [entry, join(sources, 'packages', file)])),
    absWorkingDir: root,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: libraries(),
    ...(sources === root ? {} : { alias: aliases(sources) }),
    sourcemap: 'linked',
    write: false,
    logLevel: 'error',
  });
  mkdirSync(outdir, { recursive: true });
  for (const { path, contents } of outputFiles) writeWhole(join(outdir, basename(path)), contents);
  dropOldFiles(outdir, new Set(outputFiles.map(({ path }) => basename(path))));
  return outdir;
}

/**
 * Other sources import one another by the names that lead to ours.
 * @param {string} sources
 */
function aliases(sources) {
  const folders = readdirSync(join(sources, 'packages'));
  return Object.fromEntries(folders.map((name) => [`${OWN}${name}`, join(sources, 'packages', name, 'index.ts')]));
}

/** What our packages depend on besides one another stays where npm has put it. */
function libraries() {
  const names = readdirSync(packages).flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
    return Object.keys(manifest.dependencies ?? {});
  });
  return [...new Set(names.filter((name) => !name.startsWith(OWN)))];
}

/**
 * Files of earlier builds; a program that was started from them may still be running today.
 * @param {string} outdir
 * @param {ReadonlySet<string>} current
 */
function dropOldFiles(outdir, current) {
  for (const name of readdirSync(outdir)) {
    const path = join(outdir, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity; // another start may clear it away first
    if (!current.has(name) && Date.now() - made > DAY_MS) rmSync(path, { force: true });
  }
}

/**
 * Another start may read the file at this moment, so it is never seen half written.
 * @param {string} path
 * @param {Uint8Array} contents
 */
function writeWhole(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
