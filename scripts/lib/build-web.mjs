// Builds the web client into dist/web, unless what lies there was made from the same sources.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync } from 'node:fs';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const packages = join(root, 'packages');
const dist = join(root, 'dist');
const web = join(dist, 'web');
/** What the build that lies there was made from, and its files. Servers do not give away files that begin with a dot. */
const stampFile = join(web, '.stamp.json');
const MODE = 'production';
const OWN = '@everdell/';
/** Besides the packages; the last one is this file. */
const OTHER_SOURCES = ['package-lock.json', 'docs/rules.md', 'scripts/lib/build-web.mjs'];
const NO_SOURCE = /\.test\.tsx?$|(^|\/)(test-support|node_modules)(\/|$)|tsconfig[\w.]*\.json$/;
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** What every visitor waits for is made as small as can be; the best is ten times slower than the second best. */
const SMALLEST = /\.(html|js|css)$/;
/** Smaller files travel in one packet anyway. */
const LEAST_COMPRESSED = 1000;
const DAY_MS = 86_400_000;

/** @typedef {{ stamp: string, files: string[] }} Build */

/**
 * Makes sure that dist/web is the client of the present sources; cheap when it is.
 * @returns {Promise<string>} the folder
 */
export async function buildWeb() {
  const before = presentBuild();
  if (before?.stamp === sourceStamp() && existsSync(join(web, 'index.html'))) return web;
  process.stderr.write(`[web] building the web client${before === null ? ', this happens once' : ''}\n`);
  const start = Date.now();
  // In a process of its own: what builds it takes much memory, and the caller may run for months.
  const code = await runNode(['--import', 'tsx', fileURLToPath(import.meta.url)], { ...process.env, NODE_ENV: MODE });
  if (code !== 0) throw new Error('the web client could not be built; see the messages above');
  process.stderr.write(`[web] ready in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return web;
}

/** @returns {Build | null} */
function presentBuild() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return null; // there is none, or not one of ours
  }
}

function sourceStamp() {
  const hash = createHash('sha256').update(`${MODE} node ${process.versions.modules}`);
  const files = [...OTHER_SOURCES.map((path) => join(root, path)), ...packagesOf('web').flatMap(filesIn).sort()];
  for (const file of files) {
    hash.update(`\n${relative(root, file).split(sep).join('/')}\n`);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * The folders of a package of ours and of all of ours that it needs.
 * @param {string} name
 * @param {Set<string>} [found]
 */
function packagesOf(name, found = new Set()) {
  const folder = join(packages, name);
  if (found.has(folder)) return [...found];
  found.add(folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(manifest.dependencies ?? {}))
    if (dependency.startsWith(OWN)) packagesOf(dependency.slice(OWN.length), found);
  return [...found];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NO_SOURCE.test(relative(packages, path).split(sep).join('/'))) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function runNode(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Builds beside the present client and puts the files in its place when all of them are there. */
async function build() {
  const stamp = sourceStamp(); // before: what changes meanwhile must lead to another build
  mkdirSync(dist, { recursive: true });
  dropOldDrafts();
  const draft = mkdtempSync(join(dist, '.web-'));
  try {
    const vite = await import('vite'); // only after the packages are installed
    await vite.build({
      configFile: join(packages, 'web', 'vite.config.ts'),
      mode: MODE,
      logLevel: 'warn',
      build: { outDir: draft, emptyOutDir: true },
    });
    await Promise.all(filesIn(draft).map(compress));
    putInPlace(draft, stamp);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Once, so that no server has to do it for every visitor.
 * @param {string} file
 */
async function compress(file) {
  if (!COMPRESSED.test(file)) return;
  const contents = await readFile(file);
  if (contents.length < LEAST_COMPRESSED) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: SMALLEST.test(file) ? constants.BROTLI_MAX_QUALITY : 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  await Promise.all([
    promisify(gzip)(contents, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    promisify(brotliCompress)(contents, { params }).then((small) => writeFile(`${file}.br`, small)),
  ]);
}

/**
 * File by file: a server that runs meanwhile always has a whole client, since all names but those of the pages change
 * with their content. The pages come last. Pages of the build before, still open somewhere, find their files too.
 * @param {string} draft
 * @param {string} stamp
 */
function putInPlace(draft, stamp) {
  const before = presentBuild()?.files ?? [];
  const files = filesIn(draft).map((file) => relative(draft, file).split(sep).join('/'));
  const isPage = (/** @type {string} */ file) => /\.html(\.br|\.gz)?$/.test(file);
  for (const file of [...files.filter((name) => !isPage(name)), ...files.filter(isPage)]) {
    mkdirSync(dirname(join(web, file)), { recursive: true });
    renameSync(join(draft, file), join(web, file));
  }
  const now = new Set(files);
  // A page that is not compressed any more must not be found in its old form.
  for (const file of before.filter((name) => isPage(name) && !now.has(name))) rmSync(join(web, file), { force: true });
  dropOldFiles(new Set([...before, ...files]));
  writeFileSync(stampFile, JSON.stringify({ stamp, files }));
}

/** Of builds that were killed. */
function dropOldDrafts() {
  for (const name of readdirSync(dist).filter((entry) => entry.startsWith('.web-'))) {
    const path = join(dist, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - made > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** @param {ReadonlySet<string>} kept */
function dropOldFiles(kept) {
  for (const path of filesIn(web)) {
    const name = relative(web, path).split(sep).join('/');
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity; // another build may clear it away first
    if (!kept.has(name) && path !== stampFile && Date.now() - made > DAY_MS) rmSync(path, { force: true });
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))) {
  try {
    await build();
  } catch (error) {
    const { message, stack } = /** @type {Error} */ (error);
    process.stderr.write(`[web] ${process.env.EVERDELL_LOG_LEVEL === 'debug' ? stack : message}\n`);
    process.exitCode = 1;
  }
}
