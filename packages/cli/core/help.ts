import type { Words } from '../words/en.ts';
import type { OptionSpec } from './args.ts';
import type { Command } from './command.ts';
import { wrap } from './layout.ts';

const WIDTH = 100;

/** The help of the whole program. */
export function programHelp(commands: readonly Command[], words: Words): string {
  const { help } = words;
  const rows = commands.map((c): [string, string] => [c.name, help.commands[c.name].summary]);
  return [
    help.title,
    '',
    `${help.usage}: everdell ${help.commandWord} [${help.optionsWord}]`,
    '',
    `${help.commandsTitle}:`,
    ...table(rows),
    '',
    ...wrap(help.footer, WIDTH),
    '',
  ].join('\n');
}

export function commandHelp(command: Command, words: Words): string {
  const { help } = words;
  const about = help.commands[command.name];
  const rows = Object.entries(allOptions(command)).map(([name, spec]): [string, string] => [
    optionLabel(name, spec),
    about.options[name] ?? help.commonOptions[name] ?? '',
  ]);
  return [
    `${help.usage}: everdell ${[command.name, command.usage, `[${help.optionsWord}]`].filter(Boolean).join(' ')}`,
    '',
    ...wrap(about.summary, WIDTH),
    ...(about.details ?? []).flatMap((paragraph) => ['', ...wrap(paragraph, WIDTH)]),
    '',
    `${help.optionsTitle}:`,
    ...table(rows),
    '',
    `${help.examplesTitle}:`,
    ...about.examples.map((line) => `  ${line}`),
    '',
  ].join('\n');
}

/** Its own options and those every command has. */
export function allOptions(command: Command): Readonly<Record<string, OptionSpec>> {
  return {
    ...command.options,
    ...(command.json && { json: {} }),
    lang: { value: 'en|es' },
    help: { short: 'h' },
  };
}

function optionLabel(name: string, { value, short }: OptionSpec): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const left = Math.max(...rows.map(([name]) => name.length));
  return rows.flatMap(([name, text]) =>
    wrap(text, WIDTH - left - 4).map((line, i) => `  ${(i === 0 ? name : '').padEnd(left)}  ${line}`),
  );
}
