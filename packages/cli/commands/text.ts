import { registry, textOf, type Text } from '@everdell/game';
import type { Command } from '../core/command.ts';
import { UsageError } from '../core/context.ts';
import { plain as plainText } from '../play/match.ts';
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
    const asked = (typed: string): readonly Entry[] =>
      all.filter(({ id, name }) => id === typed || plainText(name) === plainText(typed));
    const whole = asked(operands.join(' ')); // a name of several words
    const named = whole.length > 0 ? [operands.join(' ')] : operands;
    const missing = named.find((typed) => asked(typed).length === 0);
    if (missing !== undefined) throw new UsageError(words.errors.unknownId(missing));
    const wanted =
      named.length === 0 ? all : all.filter((entry) => named.some((typed) => asked(typed).includes(entry)));
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
