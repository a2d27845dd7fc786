import { KNOWN_MODULES, registry, type OptionDef, type OptionValue, type SetupRequest } from '@everdell/game';
import type { Args, OptionSpec } from '../core/args.ts';
import { UsageError, type Context } from '../core/context.ts';

/** Options that several commands share. */

export const MAX_PLAYERS = 6;
/** In milliseconds or steps: nobody waits that long. */
export const MOST_THINKING = 1_000_000_000;

export const SETUP_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  players: { value: 'N' },
  modules: { value: 'A,B' },
  year: { value: 'N' },
  variants: { value: 'A,B' },
  options: { value: 'A=V,B=V' },
};

/** --players as a list of numbers of players. */
export function playerCounts({ words }: Context, args: Args): readonly number[] | undefined {
  return args.list('players')?.map((text) => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < 1 || n > MAX_PLAYERS)
      throw new UsageError(words.errors.notANumber('--players', 1, MAX_PLAYERS, text));
    return n;
  });
}

/** Modules of a game alone where none are named: the opponent that comes with the base game. */
export function defaultModules(players: number): readonly string[] {
  const opponent = registry.find((m) => m.automa !== undefined && (m.players?.includes(1) ?? true));
  return players === 1 && opponent !== undefined ? [opponent.id] : [];
}

/** The set-up that the options ask for; refuses with SetupError. */
export function setupRequest(context: Context, args: Args, players: number): SetupRequest {
  const modules = args.list('modules') ?? defaultModules(players);
  checkModules(context, modules, players);
  const options: Record<string, OptionValue> = {};
  const year = args.int('year', 1, 3);
  if (year !== undefined) options[optionId(context, modules, players, 'year')] = year;
  if (args.has('variants')) {
    const id = optionId(context, modules, players, 'variants');
    const allowed = registry.flatMap((m) => m.options?.[id]?.values ?? []).map(String);
    options[id] = args.list('variants', allowed)!;
  }
  for (const entry of args.list('options') ?? []) {
    const [id, ...value] = entry.split('=');
    options[id] = optionValue(context, modules, id, value.join('='));
  }
  return { players, modules, options };
}

/** The options of the chosen modules, those of the base game too. */
export function optionsOf(modules: readonly string[]): Readonly<Record<string, OptionDef>> {
  const chosen = registry.filter(({ id }) => id === 'base' || modules.includes(id));
  return Object.assign({}, ...chosen.map(({ options }) => options ?? {})) as Record<string, OptionDef>;
}

/** As it is typed: one of the values, or several with + between them. */
function optionValue(
  { words: { errors } }: Context,
  modules: readonly string[],
  id: string,
  text: string,
): OptionValue {
  const known = optionsOf(modules);
  const option = Object.hasOwn(known, id) ? known[id] : undefined;
  if (option === undefined) throw new UsageError(errors.noSuchOption(id, Object.keys(known)));
  const one = (typed: string): OptionValue => {
    const value = option.values.find((each) => String(each) === typed);
    if (value === undefined) throw new UsageError(errors.optionValue(id, option.values.map(String), typed));
    return value;
  };
  if (option.several !== true) return one(text);
  return text === '' ? [] : text.split('+').map((typed) => String(one(typed)));
}

/** The option of a chosen module that is called `<module>.<name>`. */
function optionId({ words }: Context, modules: readonly string[], players: number, name: string): string {
  const ids = registry.filter((m) => modules.includes(m.id)).flatMap((m) => Object.keys(m.options ?? {}));
  const id = ids.find((option) => option.endsWith(`.${name}`));
  if (id !== undefined) return id;
  const owner = registry.find((m) => Object.keys(m.options ?? {}).some((option) => option.endsWith(`.${name}`)));
  const solo = owner?.players?.every((n) => n === 1) && players > 1;
  throw new UsageError(solo ? words.errors.soloOnly(`--${name}`) : words.errors.optionNeedsModule(`--${name}`));
}

/** What the set-up would refuse too, but says in English only. */
function checkModules({ words: { errors } }: Context, modules: readonly string[], players: number): void {
  for (const id of modules) {
    const known = registry.find((m) => m.id === id);
    if (known === undefined)
      throw new UsageError(
        KNOWN_MODULES.includes(id)
          ? errors.moduleNotBuilt(id)
          : errors.unknownModule(
              id,
              registry.map((m) => m.id),
            ),
      );
    if (known.players !== undefined && !known.players.includes(players))
      throw new UsageError(errors.modulePlayers(id, known.players, players));
  }
}
