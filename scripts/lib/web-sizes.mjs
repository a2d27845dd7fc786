// How much script the web client needs, compressed, read off what was built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ home: number, game: number, files: Record<'home' | 'game', [string, number][]> }} Sizes */

/** Of a game, the engine is counted twice: the page has it, and so has the worker of the bots. */
export const BUDGET = { home: 180_000, game: 780_000 };

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w${},*\s]+?\bfrom\s*)?["']\.\/([\w.-]+\.js)["']/g;

/**
 * @param {string} folder of the built client
 * @returns {Sizes} bytes: before the home page answers a click; until a game against bots can be played
 */
export function scriptSizes(folder) {
  const assets = join(folder, 'assets');
  // Files of earlier builds may still lie there for those who have them open.
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(readFileSync(join(folder, '.stamp.json'), 'utf8'));
  const names = files.flatMap((path) => /(?:^|[\\/])assets[\\/]([^\\/]+\.js)$/.exec(path)?.[1] ?? []);
  const text = (/** @type {string} */ name) => readFileSync(join(assets, name), 'utf8');
  const named = (/** @type {string} */ prefix) => {
    const found = names.filter((name) => name.startsWith(`${prefix}-`));
    if (found.length !== 1) throw new Error(`the build has ${found.length} files named ${prefix}-*.js, not one`);
    return found[0];
  };
  // The program, and what the page fetches ahead of it.
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)].map(([, name]) => name);
  if (first.length === 0) throw new Error('the page names no script');

  /** @param {string[]} starts */
  const closure = (starts) => {
    const seen = new Set(starts);
    for (const name of seen) for (const [, other] of text(name).matchAll(STATIC_IMPORT)) seen.add(other);
    return [...seen];
  };
  /** @param {string[]} list */
  const sized = (list) =>
    list
      .map((name) => /** @type {[string, number]} */ ([name, gzipSync(text(name), { level: 9 }).length]))
      .sort((a, b) => b[1] - a[1]);
  const sum = (/** @type {[string, number][]} */ list) => list.reduce((total, [, bytes]) => total + bytes, 0);

  const home = sized(closure([...first, named('words-en')]));
  const game = sized(closure([...first, named('words-en'), named('LocalGame'), named('worker')]));
  return { home: sum(home), game: sum(game), files: { home, game } };
}
