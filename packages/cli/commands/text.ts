import { registry, textOf, type Text } from '@everdell/game';
import type { Command } from '../core/command.ts';
import { UsageError } from '../core/context.ts';
import { gameWith } from '../content/content.ts';

interface Entry {
  readonly id: string;
  readonly set: string;
  readonly name: string;
  readonly kind?: string;
  readonly text: readonly string[];
  readonly occupation?: string;
}

export const text: Command = {
  name: 'text',
  usage: '[ID ...]',
  operands: [0, Infinity],
  options: {},
  json: true,
  run({ lang, json, out, words }, { operands }) {
    const all = registry.flatMap((m) => entriesOf(m.id, textOf(gameWith(m), lang)));
    for (const id of operands)
      if (!all.some((entry) => entry.id === id)) throw new UsageError(words.errors.unknownId(id));
    const wanted = operands.length === 0 ? all : all.filter((entry) => operands.includes(entry.id));
    if (json) out(`${JSON.stringify({ lang, texts: wanted }, null, 2)}\n`);
    else for (const entry of wanted) out(`${plain(entry)}\n`);
    return 0;
  },
};

function entriesOf(set: string, text: Text): readonly Entry[] {
  const { rules } = gameWith(registry.find((m) => m.id === set)!);
  const cards = rules.designs.filter((design) => design.set === set);
  const places = rules.places.filter((place) => place.set === set);
  return [
    ...cards.map(({ id }) => ({
      id,
      set,
      name: text.name(id),
      kind: text.kind(id),
      text: text.cardLines(id),
      occupation: text.occupation(id),
    })),
    ...places.map(({ id }) => ({ id, set, name: text.name(id), text: text.placeLines(id) })),
  ];
}

function plain({ id, name, kind, text, occupation }: Entry): string {
  const lines = [...text, ...(occupation ? [occupation] : [])].map((line) => `  ${line}\n`);
  return `${name} [${id}]${kind ? `: ${kind}` : ''}\n${lines.join('')}`;
}
