import type { Command } from '../core/command.ts';
import { UsageError } from '../core/context.ts';
import { filesOf } from '../newModule/files.ts';
import { namesFor, whyNotCalled } from '../newModule/names.ts';
import { registries } from '../newModule/registries.ts';
import { readText, writeText } from './files.ts';

export const newModule: Command = {
  name: 'new-module',
  usage: 'ID',
  operands: [1, 1],
  options: { 'dry-run': {} },
  json: true,
  run(context, args) {
    const { json, out, exists, writeNew } = context;
    const words = context.words.newModule;
    const [id] = args.operands;
    const refusal = whyNotCalled(id, words);
    if (refusal !== undefined) throw new UsageError(refusal);
    if (registries.some(({ path }) => !exists(path))) throw new UsageError(words.elsewhere);
    const names = namesFor(id);
    const files = filesOf(names);
    const inTheWay = Object.keys(files).find(exists);
    if (inTheWay !== undefined) throw new UsageError(words.inTheWay(inTheWay));
    const changed = registries.map(({ path, add }) => [path, add(readText(context, path), names)] as const);

    const dry = args.has('dry-run');
    if (!dry) {
      for (const [path, text] of Object.entries(files)) writeNew(path, text);
      for (const [path, text] of changed) writeText(context, path, text);
    }
    const written = Object.keys(files);
    const listed = changed.map(([path]) => path);
    if (json) out(`${JSON.stringify({ id, dryRun: dry, written, changed: listed }, null, 2)}\n`);
    else {
      const lines = [
        ...written.map((path) => words.written(path, dry)),
        ...listed.map((path) => words.listed(path, dry)),
      ];
      out(`${lines.join('\n')}\n${dry ? '' : `\n${words.next(id)}\n`}`);
    }
    return 0;
  },
};
