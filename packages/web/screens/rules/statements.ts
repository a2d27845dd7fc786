import { topics, type Statement, type Topic } from 'virtual:rules';
import { fold, matches } from './find.ts';

export type { Statement, Topic };

const folded = new Map<Statement, string>();

function foldedOf(topic: Topic, statement: Statement): string {
  let text = folded.get(statement);
  if (text === undefined) {
    text = fold(`${statement.id} ${topic.part} ${topic.title} ${statement.text}`);
    folded.set(statement, text);
  }
  return text;
}

/** A part of the rules: its own statements and its sections. */
export interface Part {
  readonly title: string;
  readonly topics: readonly Topic[];
}

/** The parts that have something of what is looked for, cut down to it. */
export function partsWith(words: readonly string[]): readonly Part[] {
  const parts = new Map<string, Topic[]>();
  for (const topic of topics) {
    const statements = topic.statements.filter((statement) => matches(foldedOf(topic, statement), words));
    if (statements.length === 0) continue;
    const found = parts.get(topic.part) ?? [];
    found.push({ ...topic, statements });
    parts.set(topic.part, found);
  }
  return [...parts].map(([title, found]) => ({ title, topics: found }));
}

export const countIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.topics.reduce((n, { statements }) => n + statements.length, 0), 0);

const all = new Map(topics.flatMap(({ statements }) => statements.map((statement) => [statement.id, statement])));
export const isStatement = (id: string): boolean => all.has(id);

/** What the rules say about single cards: the id of such a statement holds the id of the card. */
export function rulingsOn(id: string): readonly Statement[] {
  const prefix = `R-CARD-${id.replaceAll('-', '').toUpperCase()}-`;
  return [...all.values()].filter((statement) => statement.id.startsWith(prefix));
}
