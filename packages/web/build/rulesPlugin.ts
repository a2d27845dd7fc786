import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const ID = 'virtual:rules';
const LOADED = `\0${ID}`;
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const REGISTRY = file('../../game/registry.ts');
/** Which single statements wait for a module; kept by whoever checks that every statement is tested. */
const WAITING = file('../../../tests/rules-waiting.json');

export interface Statement {
  readonly id: string;
  readonly text: string;
}

export interface Topic {
  /** Number of the part or section: "5.1". */
  readonly number: string;
  /** Title of the part it belongs to, which is its own if it is one. */
  readonly part: string;
  readonly title: string;
  /** With which modules it is told; null = always. */
  readonly told: Told | null;
  readonly statements: readonly Statement[];
}

/** With one of these modules (none = with any), and if `another` is set only with one more besides the base game. */
export interface Told {
  readonly modules: readonly string[];
  readonly another: boolean;
}

/** Statements that speak of these modules only. */
export type Waiting = Readonly<Record<string, { readonly waitsFor: string | readonly string[] }>>;

/** Parts after it are for whoever works on the game: open questions, differences between editions, gaps. */
export const LAST_PART = 19;

/** Gives the client the rule statements of docs/rules.md, as far as the game has what they speak of. */
export function rulesPlugin(rules: string): Plugin {
  return {
    name: 'everdell-rules',
    resolveId: (id) => (id === ID ? LOADED : null),
    async load(id) {
      if (id !== LOADED) return null;
      for (const watched of [rules, WAITING]) this.addWatchFile(watched);
      const { module } = await runnerImport<{ readonly registry: readonly { readonly id: string }[] }>(REGISTRY, {
        logLevel: 'error',
      });
      const built = module.registry.map((each) => each.id);
      const waiting = JSON.parse(readFileSync(WAITING, 'utf8')) as Waiting;
      const topics = topicsFor(topicsIn(readFileSync(rules, 'utf8')), built, waiting);
      return `export const topics = ${JSON.stringify(topics.map(({ number: _number, told: _told, ...topic }) => topic))};`;
    },
  };
}

const HEADING = /^#{2,3} (?:Part )?(\d+(?:\.\d+)?)\.? (.+)$/;
const TOLD = /^<!-- told with: (.+) -->$/;
const STATEMENT = /^- \*\*([A-Z0-9-]+)\*\* (.+)$/;
/** Where a statement comes from; nothing that a player wants to know. */
const SOURCE = /\s*\[[^\]]*\]$/;
const QUESTION = /[,;]? ?\(?(?:inferred, )?OQ-[\w-]+\)?/g;

/** All topics of the rules with their statements, in the order of the text. */
export function topicsIn(markdown: string): readonly Topic[] {
  const topics: Topic[] = [];
  let part = '';
  let toldOfPart: Told | null = null;
  let statements: Statement[] = [];
  for (const line of markdown.split('\n')) {
    const [, number, title] = HEADING.exec(line.trimEnd()) ?? [];
    if (number !== undefined) {
      const name = title.replace(SOURCE, '');
      if (!number.includes('.')) [part, toldOfPart] = [name, null];
      statements = [];
      topics.push({ number, part, title: name, told: toldOfPart, statements });
      continue;
    }
    const [, modules] = TOLD.exec(line.trimEnd()) ?? [];
    const topic = topics.at(-1);
    if (modules !== undefined && topic !== undefined) {
      topics.splice(-1, 1, { ...topic, told: toldWith(modules) });
      if (!topic.number.includes('.')) toldOfPart = toldWith(modules);
    }
    const [, id, text] = STATEMENT.exec(line.trimEnd()) ?? [];
    if (id !== undefined) statements.push({ id, text: plain(text) });
  }
  return topics;
}

/** "a, b", "a and another", "another". */
function toldWith(text: string): Told {
  const names = text.split(/, | and /);
  return { modules: names.filter((name) => name !== 'another'), another: names.includes('another') };
}

function plain(text: string): string {
  return text
    .replace(SOURCE, '')
    .replaceAll(/\(([^()]*)\)/g, (whole: string, inside: string) => {
      const rest = inside.replaceAll(QUESTION, '').trim();
      return rest === inside ? whole : rest === '' ? '' : `(${rest})`;
    })
    .replaceAll(/ +([.,;])/g, '$1')
    .trim();
}

/** What can be played: topics and statements about modules that do not exist yet are left out. */
export function topicsFor(topics: readonly Topic[], built: readonly string[], waiting: Waiting): readonly Topic[] {
  const exists = (modules: readonly string[]): boolean => modules.some((id) => built.includes(id));
  const isThere = ({ number, told }: Topic): boolean => {
    if (Number(number.split('.')[0]) > LAST_PART) return false;
    if (told === null) return true;
    const { modules, another } = told;
    const others = built.filter((id) => id !== 'base' && !modules.includes(id));
    return (modules.length === 0 || exists(modules)) && (!another || others.length > 0);
  };
  const holds = ({ id }: Statement): boolean => {
    const wait = waiting[id];
    return wait === undefined || exists([wait.waitsFor].flat());
  };
  return topics
    .filter(isThere)
    .map((topic) => ({ ...topic, statements: topic.statements.filter(holds) }))
    .filter(({ statements }) => statements.length > 0);
}
