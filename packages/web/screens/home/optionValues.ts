import type { OptionValue } from '@everdell/game';
import { CLASHES, optionLook } from '../../modules/ask.ts';
import type { ClashPart } from '../../modules/look.ts';
import type { ModuleInWords, OptionInWords } from '../../play/local/moduleInWords.ts';

/** What the options of a module may be set to. */

type Options = Readonly<Record<string, OptionValue>>;

/** Those that so many are asked for, in the order of the form; `others`: the modules besides, absent = whichever. */
export function askedOptions(
  { options }: ModuleInWords,
  players: number,
  others?: readonly string[],
): readonly OptionInWords[] {
  const isLast = ({ id }: OptionInWords): number => Number(optionLook(id)?.last === true);
  return options
    .filter(({ id }) => {
      const look = optionLook(id);
      const matters = look?.beside === undefined || others?.includes(look.beside) !== false;
      return matters && look?.besideOthers === undefined && look?.players?.includes(players) !== false;
    })
    .sort((a, b) => isLast(a) - isLast(b));
}

/** What was chosen for them, without what does not exist, or cannot be together with an option before it. */
export function chosenOptions(module: ModuleInWords, plan: { readonly options: Options }, players: number): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const option of askedOptions(module, players)) {
    const value = plan.options[option.id];
    if (value === undefined) continue;
    const known = option.choices.map((choice) => choice.value);
    const fits = option.several
      ? Array.isArray(value) && value.every((one) => known.includes(one as string))
      : known.includes(value as string);
    if (fits && clashOf(module, chosen, option.id, value) === null) chosen[option.id] = value;
  }
  return chosen;
}

/** Why this value cannot be chosen beside the others, as a key of the words; null = it can. */
export function clashOf(module: ModuleInWords, chosen: Options, id: string, value: OptionValue): string | null {
  const values: Options = {
    ...Object.fromEntries(module.options.map((option) => [option.id, option.initial])),
    ...chosen,
    [id]: value,
  };
  const holds = ({ option, is, isNot }: ClashPart): boolean => {
    const now = values[option] as string;
    return is?.includes(now) !== false && isNot?.includes(now) !== true;
  };
  const found = CLASHES.find(({ all }) => all.some(({ option }) => option === id) && all.every(holds));
  return found?.why ?? null;
}
