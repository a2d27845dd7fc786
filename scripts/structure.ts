// Checks how the files hang together: no import cycles, the layers, the borders of the packages and of the sets, and an
// engine that knows no card. Run it with `npm run check:structure`.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, tokenize, type Import, type Token } from './lib/tokens.ts';

/** Which packages a package may import: engine <- sets <- game <- the rest. */
export const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  sets: ['engine'],
  game: ['engine', 'sets'],
  ai: ['game'],
  art: ['game'],
  protocol: ['game'],
  server: ['game', 'ai', 'protocol'],
  cli: ['game', 'ai', 'protocol', 'server'],
  web: ['game', 'ai', 'art', 'protocol'],
};
/** The folders of the engine from the bottom up; what runs imports only from its own or a lower one. Types may look up. */
export const ENGINE_LAYERS: readonly string[] = [
  'rng',
  'state',
  'decisions',
  'content',
  'events',
  'zones',
  'effects',
  'flow',
  'ops',
  'play',
  'compile',
  'view',
  'text',
];
/** These run anywhere: besides their own files they import only other packages of ours. */
const PURE_PACKAGES = new Set(['engine', 'sets', 'game']);
const SCOPE = '@everdell/';
const ROOTS = ['packages', 'tests', 'scripts'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);
const MAXIMUM_LINES = 500;
/** Content and text tables may be as long as the game is. */
const TABLES = /\/(text|cards|events|locations|content|tables?|words|rulings)(\/|\.([\w-]+\.)?ts$)/;

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly tokens: readonly Token[];
  readonly imports: readonly Import[];
  readonly lines: number;
}

export interface Findings {
  readonly errors: string[];
  readonly warnings: string[];
}

interface Place {
  /** The package's name, or undefined outside packages/. */
  readonly package: string | undefined;
  /** The set's folder inside packages/sets. */
  readonly set: string | undefined;
  readonly isTest: boolean;
}

export function readSources(root: string): SourceFile[] {
  const sources: SourceFile[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED_FOLDERS.has(entry.name)) visit(path);
      } else if (/\.(ts|tsx|mts|mjs)$/.test(entry.name)) {
        const text = readFileSync(path, 'utf8');
        const tokens = tokenize(text);
        const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
        sources.push({ path: relative(root, path).split(sep).join('/'), tokens, imports: importsOf(tokens), lines });
      }
    }
  };
  for (const name of ROOTS) if (existsSync(join(root, name))) visit(join(root, name));
  return sources.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function placeOf(path: string): Place {
  const [top, name, folder, ...rest] = path.split('/');
  const isTest = /\.test\.tsx?$/.test(path) || path.includes('/test-support/');
  if (top !== 'packages') return { package: undefined, set: undefined, isTest: isTest || top === 'tests' };
  return { package: name, set: name === 'sets' && rest.length > 0 ? folder : undefined, isTest };
}

/** The file an import leads to; undefined when it leads out of the project. */
function targetOf(from: SourceFile, { specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from.path), specifier);
  if (!specifier.startsWith(SCOPE)) return undefined;
  return `packages/${specifier.slice(SCOPE.length).split('/')[0]}/index.ts`;
}

export function checkImports(sources: readonly SourceFile[]): string[] {
  const known = new Set(sources.map((source) => source.path));
  return sources.flatMap((source) =>
    source.imports.flatMap((found) =>
      importProblems(source, found, known).map((problem) => `${source.path}:${found.line}: ${problem}`),
    ),
  );
}

function importProblems(source: SourceFile, found: Import, known: ReadonlySet<string>): string[] {
  const { specifier } = found;
  const from = placeOf(source.path);
  const target = targetOf(source, found);
  if (target === undefined) {
    const isPure = from.package !== undefined && PURE_PACKAGES.has(from.package) && !from.isTest;
    if (!isPure) return [];
    const what = isBuiltin(specifier) ? 'a Node module' : 'a library';
    return [`${from.package} runs anywhere and may not import ${what} ('${specifier}')`];
  }

  const to = placeOf(target);
  const problems: string[] = [];
  if (specifier.startsWith(SCOPE)) {
    const name = specifier.slice(SCOPE.length);
    if (name.includes('/')) problems.push(`only the index of a package may be imported, not '${specifier}'`);
    if (from.package === to.package) problems.push(`a package imports its own files by path, not as '${specifier}'`);
  } else {
    if (/\.[cm]?[jt]sx?$/.test(target) && !known.has(target)) problems.push(`'${specifier}' does not exist`);
    if (!/\.\w+$/.test(specifier)) problems.push(`'${specifier}' lacks its .ts ending`);
    // Tests outside of the packages may use what the packages' own tests share; no index exports that.
    const isSharedByTests = from.package === undefined && from.isTest && target.includes('/test-support/');
    if (to.package !== undefined && to.package !== from.package && !isSharedByTests) {
      problems.push(`packages import one another as '${SCOPE}${to.package}', not by path ('${specifier}')`);
    }
  }
  return [
    ...problems,
    ...layerProblems(from, to),
    ...setProblems(source, from, to),
    ...engineProblems(source, found, target, from),
  ];
}

function layerProblems(from: Place, to: Place): string[] {
  if (from.package === undefined || from.package === to.package) return [];
  if (to.package === undefined) return [`${from.package} may not import from outside packages/`];
  const allowed = ALLOWED_IMPORTS[from.package];
  if (allowed === undefined) return [`packages/${from.package} has no place in the layers (ALLOWED_IMPORTS)`];
  if (allowed.includes(to.package)) return [];
  return [`layer rule: ${from.package} may import ${allowed.join(', ') || 'no other package'}, not ${to.package}`];
}

function engineProblems(source: SourceFile, { typeOnly }: Import, target: string, { isTest }: Place): string[] {
  const [lower, upper] = [engineFolder(target), engineFolder(source.path)];
  if (typeOnly || isTest || lower === undefined || upper === undefined) return [];
  const unknown = [lower, upper].find((folder) => !ENGINE_LAYERS.includes(folder));
  if (unknown !== undefined) return [`engine/${unknown} has no place in the layers (ENGINE_LAYERS)`];
  if (ENGINE_LAYERS.indexOf(lower) <= ENGINE_LAYERS.indexOf(upper)) return [];
  return [`layer rule: engine/${upper} lies below engine/${lower} and may not import from it`];
}

/** The folder directly in the engine; undefined for its index and for other packages. */
function engineFolder(path: string): string | undefined {
  const [, name, folder, ...rest] = path.split('/');
  return name === 'engine' && rest.length > 0 ? folder : undefined;
}

/** Sets stand alone; what a set says about another is in its with/<other>.ts. Tests may set up several together. */
function setProblems(source: SourceFile, from: Place, to: Place): string[] {
  if (from.set === undefined || to.set === undefined || from.set === to.set || from.isTest) return [];
  if (source.path === `packages/sets/${from.set}/with/${to.set}.ts`) return [];
  return [`sets do not import one another: ${from.set} imports ${to.set} (only with/${to.set}.ts may)`];
}

/** Import cycles among files, type imports included: one message for each knot (strongly connected component). */
export function findCycles(sources: readonly SourceFile[]): string[] {
  const known = new Set(sources.map((source) => source.path));
  const edges = new Map<string, string[]>();
  for (const source of sources) {
    const targets = source.imports.map((found) => targetOf(source, found));
    edges.set(
      source.path,
      targets.filter((target): target is string => target !== undefined && known.has(target)),
    );
  }
  return knotsOf(edges).map((knot) => `import cycle: ${shortestCycle(knot, edges).join(' -> ')}`);
}

/** Tarjan's algorithm; a file that imports itself is a knot too. */
function knotsOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const knots: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node)!);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== order.get(node)) return;
    const knot = stack.splice(stack.indexOf(node));
    if (knot.length > 1 || edges.get(node)?.includes(node)) knots.push(knot);
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return knots;
}

/** The shortest way from the knot's first file back to itself. */
function shortestCycle(knot: readonly string[], edges: ReadonlyMap<string, readonly string[]>): string[] {
  const inside = new Set(knot);
  const start = knot[0];
  const queue: string[][] = [[start]];
  const seen = new Set<string>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const next of edges.get(path.at(-1)!) ?? []) {
      if (next === start) return [...path, next];
      if (!inside.has(next) || seen.has(next)) continue;
      seen.add(next);
      queue.push([...path, next]);
    }
  }
  return [...knot];
}

/** The spellings of an id that would give it away in code: fair-grounds, fairGrounds, FairGrounds, FAIR_GROUNDS. */
function spellings(id: string): string[] {
  const words = id.split(/[-_]/);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return [id, camel, pascal, words.join('_'), words.join('_').toUpperCase(), words.join(' ')];
}

/** These know no content but by its definitions. */
const BLIND: Readonly<Record<string, string>> = { engine: 'the engine names', ai: 'the bots name' };

/** No string literal and no identifier of the engine or the bots is the id of a card or the name of a set. */
export function checkContentNames(sources: readonly SourceFile[], ids: readonly string[]): string[] {
  const idBySpelling = new Map(ids.flatMap((id) => spellings(id).map((spelling) => [spelling, id] as const)));
  const problems: string[] = [];
  for (const source of sources) {
    const place = placeOf(source.path);
    const who = BLIND[place.package ?? ''];
    if (who === undefined || place.isTest) continue;
    for (const token of source.tokens) {
      if (token.kind !== 'word' && token.kind !== 'string') continue;
      const id = idBySpelling.get(token.text);
      if (id === undefined) continue;
      problems.push(`${source.path}:${token.line}: ${who} content: '${token.text}' (id ${id})`);
    }
  }
  return problems;
}

/** Files that list the modules, or read one after the other. */
const REGISTRIES = [
  'packages/game/registry.ts',
  'packages/sets/index.ts',
  'packages/sets/formats.ts',
  'packages/cli/modules/index.ts',
  'packages/art/modules/index.ts',
  'packages/web/modules/index.ts',
  'packages/web/modules/en.ts',
  'packages/web/modules/es.ts',
];

/** A module's own folder or file in any package, what others say about it, and words for players. */
function mayName(path: string, id: string): boolean {
  if (REGISTRIES.includes(path)) return true;
  if (path.startsWith(`packages/sets/${id}/`) || /\/(text|words)(\/|\.)/.test(path)) return true;
  return new RegExp(`/(modules|with)/${id}(/|\\.tsx?$)`).test(path);
}

/** The words of an identifier, in small letters: hasRiverFerry and HAS_RIVER_FERRY are has-river-ferry. */
function wordsOf(identifier: string): string {
  return `-${identifier
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/_/g, '-')
    .toLowerCase()}-`;
}

/**
 * One folder a module: nothing else names it, neither as a string, an option of it included, nor in an identifier. Among
 * the sets, which call what they import from their with/<other>.ts by that name, only a whole identifier counts.
 */
export function checkModuleNames(sources: readonly SourceFile[]): string[] {
  const ids = setNames(sources);
  const mentioned = mentions(ids);
  const isNamed = ({ kind, text }: Token, id: string, among: boolean, own: readonly string[]): boolean => {
    // A module whose name is a part of another one's is not named where that one is.
    const words = (): string => own.reduce((rest, name) => rest.replaceAll(`-${name}-`, '-'), wordsOf(text));
    if (kind === 'word') return among ? wordsOf(text) === `-${id}-` : words().includes(`-${id}-`);
    return kind === 'string' && (text === id || text.startsWith(`${id}.`) || text.startsWith(`${id}:`));
  };
  return sources.flatMap((source) => {
    const place = placeOf(source.path);
    if (place.isTest) return [];
    const foreign = ids.filter((id) => !mayName(source.path, id));
    const own = ids.filter((id) => !foreign.includes(id));
    return source.tokens.flatMap((token) => {
      if (!mentioned(token.text)) return [];
      // Whole names in the engine and the bots are told by their own check.
      if (BLIND[place.package ?? ''] !== undefined && foreign.some((name) => spellings(name).includes(token.text)))
        return [];
      const id = foreign.find((name) => isNamed(token, name, place.package === 'sets', own));
      if (id === undefined) return [];
      return [`${source.path}:${token.line}: '${token.text}' names the module ${id} outside of its own folder`];
    });
  });
}

/** Whether a text has the words of any of the ids in it: few have, and every text is judged once. */
function mentions(ids: readonly string[]): (text: string) => boolean {
  const judged = new Map<string, boolean>();
  return (text) => {
    let found = judged.get(text);
    if (found === undefined) {
      const words = wordsOf(text);
      judged.set(text, (found = ids.some((id) => words.includes(id))));
    }
    return found;
  };
}

export function checkLengths(sources: readonly SourceFile[]): string[] {
  return sources
    .filter((source) => source.lines > MAXIMUM_LINES && !TABLES.test(`/${source.path}`))
    .map((source) => `${source.path}: ${source.lines} lines (guide: at most ${MAXIMUM_LINES})`);
}

/** What each package.json declares must fit the layers as well. */
export function checkManifests(root: string): string[] {
  const folder = join(root, 'packages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name, 'package.json');
    if (!existsSync(path)) return [];
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { dependencies?: Record<string, string> };
    return Object.keys(manifest.dependencies ?? {})
      .filter((dependency) => dependency.startsWith(SCOPE))
      .map((dependency) => dependency.slice(SCOPE.length))
      .filter((dependency) => !ALLOWED_IMPORTS[name]?.includes(dependency))
      .map((dependency) => `packages/${name}/package.json: layer rule: ${name} may not depend on ${dependency}`);
  });
}

/** The folders of packages/sets, except `base`, which is an ordinary word. */
export function setNames(sources: readonly SourceFile[]): string[] {
  const names = new Set(sources.map((source) => placeOf(source.path).set));
  return [...names].filter((name): name is string => name !== undefined && name !== 'base');
}

/** All checks on one source tree; `contentIds` undefined means that the ids could not be had, which is an error. */
export function checkStructure(root: string, contentIds: readonly string[] | undefined): Findings {
  const sources = readSources(root);
  const names = [...(contentIds ?? []), ...setNames(sources)];
  const errors = [
    ...checkManifests(root),
    ...checkImports(sources),
    ...findCycles(sources),
    ...checkContentNames(sources, names),
    ...checkModuleNames(sources),
  ];
  if (contentIds === undefined) {
    errors.push(`@everdell/sets exports no 'allContentIds': the engine could not be checked for names of cards`);
  }
  return { errors, warnings: checkLengths(sources) };
}

async function loadContentIds(): Promise<readonly string[] | undefined> {
  // By a variable, so that this script still compiles and runs while the sets do not.
  const name: string = `${SCOPE}sets`;
  try {
    const { allContentIds } = (await import(name)) as { allContentIds?: unknown };
    const ids: unknown = typeof allContentIds === 'function' ? allContentIds() : allContentIds;
    if (ids === undefined || ids === null) return undefined;
    return [...(ids as Iterable<string>)];
  } catch (error) {
    process.stderr.write(
      `@everdell/sets cannot be loaded: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return undefined;
  }
}

async function main(): Promise<void> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const { errors, warnings } = checkStructure(root, await loadContentIds());
  for (const warning of warnings) process.stdout.write(`warning: ${warning}\n`);
  for (const error of errors) process.stdout.write(`error: ${error}\n`);
  process.stdout.write(errors.length === 0 ? 'structure: ok\n' : `structure: ${errors.length} errors\n`);
  process.exitCode = errors.length === 0 ? 0 : 1;
}

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(import.meta.url))) await main();
