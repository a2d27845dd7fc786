import {
  createGame,
  doubtful,
  factsAsTheyStand,
  readFacts,
  registry,
  SetupError,
  tablesFor,
  textOf,
  writeFacts,
  type Facts,
  type Text,
} from '@everdell/game';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { columns } from '../core/layout.ts';
import { ownFile } from '../core/ownFiles.ts';
import { gameWith } from '../content/content.ts';
import { readText } from './files.ts';

export const facts: Command = {
  name: 'facts',
  usage: '[FILE]',
  operands: [0, 1],
  options: { template: {}, forget: {} },
  json: true,
  run(context, args) {
    const { out, words } = context;
    if (args.has('template')) {
      out(writeFacts(factsAsTheyStand()));
      return 0;
    }
    const [path] = args.operands;
    if (args.has('forget')) keep(context, {});
    else if (path !== undefined) {
      const told = readAt(context, path, readText(context, path));
      keep(context, { ...keptFacts(context), ...told });
      if (!context.json) out(`${words.facts.kept(Object.keys(told).length, factsPath(context))}\n`);
    }
    list(context, keptFacts(context));
    return 0;
  },
};

const factsPath = ({ env }: Context): string => ownFile(env, 'facts.json');

/** What this user has told of their cards. */
export function keptFacts(context: Context): Facts {
  const path = factsPath(context);
  return context.exists(path) ? readAt(context, path, readText(context, path)) : {};
}

function keep(context: Context, told: Facts): void {
  const path = factsPath(context);
  try {
    context.writePrivate(path, writeFacts(told));
  } catch (error) {
    throw new UsageError(context.words.errors.cannotWrite(path, String((error as NodeJS.ErrnoException).code)));
  }
}

function readAt({ words }: Context, path: string, text: string): Facts {
  try {
    return readFacts(text);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new UsageError(words.facts.wrong(path, error.message));
  }
}

/** What is in doubt, what it says, and whether this user has told what it is. */
function list({ lang, json, out, words }: Context, kept: Facts): void {
  const rows = doubtful(registry).map(({ module, id, fields }) => ({
    module,
    id,
    fields,
    corrected: Object.hasOwn(kept, id),
  }));
  if (json) return out(`${JSON.stringify({ facts: rows, kept }, null, 2)}\n`);
  const texts = new Map<string, Text>(tablesFor(kept).map((t) => [t.modules[0], textOf(createGame(t), lang)]));
  const textFor = (id: string): Text => texts.get(id) ?? textOf(gameWith(registry.find((m) => m.id === id)!), lang);
  const lines = rows.map(({ module, id, corrected }) => {
    const text = textFor(module);
    const says = [...new Set([...text.cardLines(id), ...text.placeLines(id)])].join(' ');
    return [corrected ? words.facts.corrected : words.facts.reconstructed, id, text.name(id), says];
  });
  out(`${columns(lines).join('\n')}\n`);
  const left = rows.filter(({ corrected }) => !corrected).length;
  out(`${words.facts.left(left, rows.length)}\n`);
}
