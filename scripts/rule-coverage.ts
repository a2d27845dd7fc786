/**
 * Which rule statements of docs/rules.md does a test name?
 *
 *   node --import tsx scripts/rule-coverage.ts
 *
 * Ends with 1 when a statement of the covered parts is neither tested nor waiting for a module, or when a test or the
 * waiting list names something that does not fit.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '@everdell/game';
import { formats } from '@everdell/sets';

/** Parts of docs/rules.md whose statements must be tested; a part includes its sections. */
export const COVERED_PARTS: readonly string[] = [
  '1', // terms
  '2', // components
  '3', // setup
  '4', // turn
  '5', // placing a worker
  '6', // playing a card
  '7', // hand, deck, giving
  '8', // Prepare for Season
  '9', // end and scoring
  '10', // five and six players
  '11.1', // Rugwort: setup and course
  '11.2', // Rugwort: seasons
  '11.3', // Rugwort: score
  '11.4', // Rugwort: variants
  '11.5', // Rugwort: with expansions
  '12.1', // Player Powers
  '12.2', // Extra! Extra! and Rugwort cards
  '12.3', // Legends and More Legends
  '12.4', // Corrin Evertail
  '12.5', // Through Every Season
  '13', // Bellfaire
  '14', // Pearlbrook
  '15', // Spirecrest
  '16', // Newleaf
  '17', // Nightweave's Lair
  '18.1', // base cards
  '18.2', // Newleaf cards
  '18.3', // More Legends and Corrin
  '18.4', // Player Powers by name
  '19', // combinations of expansions
];

/**
 * Modules built so far besides the base game, and those of their parts that scenarios ask for by name. A scenario that needs
 * another one does not run, so it covers nothing.
 */
export const BUILT_MODULES: readonly string[] = [
  ...registry.map((m) => m.id).filter((id) => id !== 'base'),
  ...formats.flatMap(({ parts }) => Object.keys(parts?.by ?? {})),
];

const RULES_FILE = 'docs/rules.md';
const WAITING_FILE = 'tests/rules-waiting.json';
const TEST_FOLDERS = ['packages', 'tests'];
const SCENARIO_FOLDER = 'tests/scenarios';
const IGNORED_FOLDERS = ['node_modules', 'dist'];

export interface Statement {
  readonly id: string;
  /** Number of the part or section it stands in: '5' or '5.1'. */
  readonly section: string;
}

/** A statement that speaks of these modules only, and so has to wait for them. */
export interface Waiting {
  readonly waitsFor: string | readonly string[];
  readonly why: string;
}

/** A test that names an id. */
export interface Mention {
  readonly id: string;
  readonly where: string;
}

export interface CoverageInput {
  readonly statements: readonly Statement[];
  readonly mentions: readonly Mention[];
  readonly waiting: Readonly<Record<string, Waiting>>;
  readonly coveredParts: readonly string[];
  readonly builtModules: readonly string[];
}

export interface Coverage {
  /** How many statements the covered parts have. */
  readonly total: number;
  readonly tested: readonly string[];
  readonly waiting: readonly string[];
  /** How many statements wait for each module; one that waits for several counts with each. */
  readonly waitingByModule: ReadonlyMap<string, number>;
  readonly missing: readonly Statement[];
  readonly problems: readonly string[];
}

// --- docs/rules.md ---------------------------------------------------------------------------------------------------

const HEADING = /^#{2,3} (?:Part )?(\d+(?:\.\d+)?)\b/;
const STATEMENT = /^- \*\*((?:R|OQ|ES)-[A-Z0-9-]+)\*\*/;
const ID = /\b(?:R(?:-[A-Z0-9]+)+|OQ(?:-[A-Z]+)?|ES)-\d+\b/g;

/** Every statement, open question and difference of the rules document, in its order. */
export function readStatements(rules: string): Statement[] {
  const statements: Statement[] = [];
  let section = '';
  for (const line of rules.split('\n')) {
    section = HEADING.exec(line)?.[1] ?? section;
    const id = STATEMENT.exec(line)?.[1];
    if (id !== undefined) statements.push({ id, section });
  }
  return statements;
}

/** The rule and OQ ids that stand in a text, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(ID))];
}

function isCovered(statement: Statement, parts: readonly string[]): boolean {
  const inPart = (part: string) => statement.section === part || statement.section.startsWith(`${part}.`);
  return statement.id.startsWith('R-') && parts.some(inPart);
}

// --- titles of tests -------------------------------------------------------------------------------------------------

const TEST_FUNCTIONS = ['describe', 'it', 'suite', 'test'];
/** Modifiers that take an argument list of their own before the title: test.each(table)('title', ...). */
const CURRIED = ['each', 'for', 'runIf', 'skipIf'];
/** Modifiers of tests that do not show that a rule holds. */
const NOT_RUN = ['fails', 'skip', 'todo'];

interface Token {
  readonly kind: 'string' | 'word' | 'mark';
  readonly text: string;
}

const TOKEN = new RegExp(
  [
    String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`, // comment
    String.raw`\/(?<=(?:^|[(,=:[!&|?{};>]|\breturn)\s*\/)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*`, // regex
    String.raw`(?<string>'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"|${'`'}(?:\\[^]|[^${'`'}\\])*${'`'})`,
    String.raw`(?<word>[\w$]+)`,
    String.raw`(?<mark>=>|\S)`,
  ].join('|'),
  'g',
);

/** Splits TypeScript into strings, words and marks, without comments and regular expressions: enough to find calls. */
function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups } of source.matchAll(TOKEN)) {
    for (const kind of ['string', 'word', 'mark'] as const) {
      const text = groups?.[kind];
      if (text !== undefined) tokens.push({ kind, text });
    }
  }
  return tokens;
}

/** The place just after the bracket that closes the one at `open`. */
function afterGroup(tokens: readonly Token[], open: number, brackets: readonly [string, string]): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const text = tokens[at]?.text;
    if (text === brackets[0]) depth++;
    if (text === brackets[1]) depth--;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

/** The place just after the table of test.each: type arguments, then a list in parentheses or a template string. */
function afterTable(tokens: readonly Token[], start: number): number {
  const at = tokens[start]?.text === '<' ? afterGroup(tokens, start, ['<', '>']) : start;
  if (tokens[at]?.kind === 'string') return at + 1;
  return tokens[at]?.text === '(' ? afterGroup(tokens, at, ['(', ')']) : at;
}

interface TestCall {
  /** Place of the bracket that opens the arguments. */
  readonly open: number;
  readonly title: string | undefined;
  readonly runs: boolean;
}

/** Reads test('title', or test.only.each(table)('title', at a place where such a call may begin. */
function readTestCall(tokens: readonly Token[], start: number): TestCall | undefined {
  const name = tokens[start];
  if (name?.kind !== 'word' || !TEST_FUNCTIONS.includes(name.text) || tokens[start - 1]?.text === '.') return undefined;
  const modifiers: string[] = [];
  let at = start + 1;
  for (; tokens[at]?.text === '.'; at += 2) modifiers.push(tokens[at + 1]?.text ?? '');
  if (modifiers.some((modifier) => CURRIED.includes(modifier))) at = afterTable(tokens, at);
  if (tokens[at]?.text !== '(') return undefined;
  const first = tokens[at + 1];
  return {
    open: at,
    title: first?.kind === 'string' ? first.text.slice(1, -1) : undefined,
    runs: !modifiers.some((modifier) => NOT_RUN.includes(modifier)),
  };
}

/** Titles of all tests and groups in a test file; skipped ones, and everything inside a skipped group, are left out. */
export function testTitles(source: string): string[] {
  const tokens = tokenize(source);
  const titles: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const call = readTestCall(tokens, at);
    if (call?.runs === true && call.title !== undefined) titles.push(call.title);
    at = call?.runs === false ? afterGroup(tokens, call.open, ['(', ')']) : at + 1;
  }
  return titles;
}

/** What the titles of a test file name. */
export function mentionsInTests(source: string, where: string): Mention[] {
  return testTitles(source).flatMap((title) => idsIn(title).map((id) => ({ id, where })));
}

// --- scenario files --------------------------------------------------------------------------------------------------

interface ScenarioCase {
  readonly id?: string;
  readonly modules?: readonly string[];
  readonly rules?: readonly string[];
}

/** What the cases of a scenario file (one JSON object per line) name in their `rules`, if their modules are built. */
export function mentionsInScenarios(lines: string, where: string, builtModules: readonly string[]): Mention[] {
  const cases = lines.split('\n').filter((line) => line.trim() !== '');
  return cases.flatMap((line) => {
    const { id: name = '?', modules = [], rules = [] } = JSON.parse(line) as ScenarioCase;
    if (!modules.every((module) => builtModules.includes(module))) return [];
    return rules.map((id) => ({ id, where: `${where} (${name})` }));
  });
}

// --- coverage --------------------------------------------------------------------------------------------------------

export function modulesOf(entry: Waiting): readonly string[] {
  return typeof entry.waitsFor === 'string' ? [entry.waitsFor] : entry.waitsFor;
}

export function coverage(input: CoverageInput): Coverage {
  const covered = input.statements.filter((statement) => isCovered(statement, input.coveredParts));
  const named = new Set(input.mentions.map((mention) => mention.id));
  const waits = (statement: Statement) => Object.hasOwn(input.waiting, statement.id);
  const waiting = covered.filter(waits).map((statement) => statement.id);
  return {
    total: covered.length,
    tested: covered.filter((statement) => named.has(statement.id)).map((statement) => statement.id),
    waiting,
    waitingByModule: countModules(Object.values(input.waiting).flatMap(modulesOf)),
    missing: covered.filter((statement) => !named.has(statement.id) && !waits(statement)),
    problems: [...unknownMentions(input), ...waitingProblems(input, covered)],
  };
}

function countModules(modules: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const module of modules) counts.set(module, (counts.get(module) ?? 0) + 1);
  return counts;
}

function unknownMentions({ statements, mentions }: CoverageInput): string[] {
  const known = new Set(statements.map((statement) => statement.id));
  const unknown = mentions.filter((mention) => !known.has(mention.id));
  return unknown.map(({ id, where }) => `${id} is not in ${RULES_FILE}, but named in ${where}`);
}

function waitingProblems(input: CoverageInput, covered: readonly Statement[]): string[] {
  const coveredIds = new Set(covered.map((statement) => statement.id));
  const problems: string[] = [];
  for (const [id, entry] of Object.entries(input.waiting)) {
    const modules = modulesOf(entry);
    const test = input.mentions.find((mention) => mention.id === id);
    if (!coveredIds.has(id)) problems.push(`${id} waits, but is no statement of the covered parts of ${RULES_FILE}`);
    if (test !== undefined) problems.push(`${id} waits for ${modules.join(', ')}, but is tested in ${test.where}`);
    if (modules.every((module) => input.builtModules.includes(module))) {
      problems.push(`${id} waits for ${modules.join(', ')}, which is built`);
    }
  }
  return problems;
}

export function isComplete(result: Coverage): boolean {
  return result.missing.length === 0 && result.problems.length === 0;
}

// --- report ----------------------------------------------------------------------------------------------------------

export function report(result: Coverage): string {
  const { total, tested, waiting, missing, problems } = result;
  const counts = `${tested.length} tested, ${waiting.length} waiting, ${missing.length} missing`;
  const modules = [...result.waitingByModule].map(([module, count]) => `  ${module}: ${count}`);
  return [
    `Rule statements: ${total} (${counts})`,
    ...block('Waiting for a module', modules),
    ...block('Missing, by section', missingBySection(missing)),
    ...block(
      'Problems',
      problems.map((problem) => `  ${problem}`),
    ),
  ].join('\n');
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines];
}

function missingBySection(missing: readonly Statement[]): string[] {
  const sections = [...new Set(missing.map((statement) => statement.section))];
  return sections.map((section) => {
    const ids = missing.filter((statement) => statement.section === section).map((statement) => statement.id);
    return `  ${section}: ${ids.join(' ')}`;
  });
}

// --- files -----------------------------------------------------------------------------------------------------------

function filesUnder(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.includes(entry.name) ? [] : filesUnder(path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}

/** Reads everything that the coverage is computed from, below the root of the repository. */
export function readInput(root: string): CoverageInput {
  const read = (path: string) => readFileSync(path, 'utf8');
  const tests = TEST_FOLDERS.flatMap((folder) => filesUnder(join(root, folder), '.test.ts'));
  const scenarios = filesUnder(join(root, SCENARIO_FOLDER), '.jsonl');
  return {
    statements: readStatements(read(join(root, RULES_FILE))),
    mentions: [
      ...tests.flatMap((path) => mentionsInTests(read(path), relative(root, path))),
      ...scenarios.flatMap((path) => mentionsInScenarios(read(path), relative(root, path), BUILT_MODULES)),
    ],
    waiting: JSON.parse(read(join(root, WAITING_FILE))) as Record<string, Waiting>,
    coveredParts: COVERED_PARTS,
    builtModules: BUILT_MODULES,
  };
}

function main(): void {
  const result = coverage(readInput(fileURLToPath(new URL('..', import.meta.url))));
  console.log(report(result));
  if (!isComplete(result)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
