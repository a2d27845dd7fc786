import { NoWordsError, SetupError, type Lang } from '@everdell/game';
import { readArgs } from './core/args.ts';
import type { Command } from './core/command.ts';
import { UsageError, type Context, type World } from './core/context.ts';
import { allOptions, commandHelp, programHelp } from './core/help.ts';
import { withoutControls } from './core/layout.ts';
import { commands } from './commands/index.ts';
import { LANGS, wordsIn } from './words/index.ts';

const OK = 0;
const WRONG_USE = 2;

/** Runs one call of the program and gives its exit code: 0 = well, 1 = something failed, 2 = wrong use. */
export async function run(argv: readonly string[], world: World): Promise<number> {
  const lang = wantedLang(argv, world);
  const words = wordsIn(lang);
  const [name, ...rest] = argv;
  const program = (message: string): number => {
    world.err(`everdell: ${message}\n`);
    return WRONG_USE;
  };
  if (name === undefined || name === 'help' || name === '--help' || name === '-h' || name === '--lang') {
    const topic = name === 'help' ? rest.find((arg) => !arg.startsWith('-') && !isLang(arg)) : undefined;
    if (topic === undefined) return show(world, programHelp(commands, words));
    const known = find(topic);
    return known === undefined ? program(words.errors.unknownCommand(topic)) : show(world, commandHelp(known, words));
  }
  const command = find(name);
  if (command === undefined) return program(words.errors.unknownCommand(name));
  try {
    return await runCommand(command, rest, { ...world, lang, words, json: rest.includes('--json') });
  } catch (error) {
    if (![UsageError, SetupError, NoWordsError].some((known) => error instanceof known)) throw error;
    world.err(`everdell ${name}: ${withoutControls((error as Error).message)}\n`);
    return WRONG_USE;
  }
}

async function runCommand(command: Command, argv: readonly string[], context: Context): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) return show(context, commandHelp(command, context.words));
  const args = readArgs(argv, { ...command, options: allOptions(command) }, context.words.errors);
  args.choice('lang', LANGS);
  return command.run(context, args);
}

function find(name: string): Command | undefined {
  return commands.find((command) => command.name === name);
}

function show(world: World, text: string): number {
  world.out(text);
  return OK;
}

const isLang = (text: string): text is Lang => LANGS.includes(text as Lang);

/** The language of --lang, else that of the user's system, else English. */
function wantedLang(argv: readonly string[], { env }: World): Lang {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at >= 0) {
    const value = argv[at].includes('=') ? argv[at].slice('--lang='.length) : argv[at + 1];
    if (value !== undefined && isLang(value)) return value;
  }
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return system.toLowerCase().startsWith('es') ? 'es' : 'en';
}
