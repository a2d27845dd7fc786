import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { LAST_PART, MODULES_OF_PART, TOGETHER } from './ruleParts.ts';

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
  readonly statements: readonly Statement[];
}

/** Statements that speak of these modules only. */
export type Waiting = Readonly<Record<string, { readonly waitsFor: string | readonly string[] }>>;

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
      return `export const topics = ${JSON.stringify(topics.map(({ number: _number, ...topic }) => topic))};`;
    },
  };
}

const HEADING = /^#{2,3} (?:Part )?(\d+(?:\.\d+)?)\.? (.+)$/;
const STATEMENT = /^- \*\*([A-Z0-9-]+)\*\* (.+)$/;
/** Where a statement comes from; nothing that a player wants to know. */
const SOURCE = /\s*\[[^\]]*\]$/;
const QUESTION = /[,;]? ?\(?(?:inferred, )?OQ-[\w-]+\)?/g;

/** All topics of the rules with their statements, in the order of the text. */
export function topicsIn(markdown: string): readonly Topic[] {
  const topics: Topic[] = [];
  let part = '';
  let statements: Statement[] = [];
  for (const line of markdown.split('\n')) {
    const [, number, title] = HEADING.exec(line.trimEnd()) ?? [];
    if (number !== undefined) {
      const name = title.replace(SOURCE, '');
      if (!number.includes('.')) part = name;
      statements = [];
      topics.push({ number, part, title: name, statements });
      continue;
    }
    const [, id, text] = STATEMENT.exec(line.trimEnd()) ?? [];
    if (id !== undefined) statements.push({ id, text: plain(text) });
  }
  return topics;
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
  const isThere = ({ number }: Topic): boolean => {
    const [part] = number.split('.');
    if (Number(part) > LAST_PART) return false;
    const together = TOGETHER[number];
    if (together !== undefined) return (together[0] === null || exists([together[0]])) && exists(together[1]);
    const modules = MODULES_OF_PART[number] ?? MODULES_OF_PART[part];
    return modules === undefined || exists(modules);
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
