import type { OptionValue } from '@everdell/game';
import { isOptionOfOpponent } from '../../modules/ask.ts';
import type { ModuleInWords, OptionInWords } from '../../play/local/moduleInWords.ts';
import { askedOptions } from '../home/optionValues.ts';

interface Setup {
  readonly players: number;
  readonly modules: readonly string[];
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** How the modules of a table are played, in words: all of an opponent that it has, and what was changed of the others. */
export function optionRows(setup: Setup, catalogue: readonly ModuleInWords[]): readonly (readonly [string, string])[] {
  const { players, modules, options = {} } = setup;
  return catalogue
    .filter(({ id }) => modules.includes(id))
    .flatMap((module) =>
      askedOptions(module, players, modules).flatMap((option): readonly (readonly [string, string])[] => {
        const value = options[option.id] ?? option.initial;
        const isTold = isSet(option, value) || (module.opponent && isOptionOfOpponent(option.id) && isThere(value));
        const name = isTold ? nameOf(option, value) : '';
        return name === '' || option.name === '' ? [] : [[option.name, name]];
      }),
    );
}

const isSet = ({ initial }: OptionInWords, value: OptionValue): boolean =>
  JSON.stringify(value) !== JSON.stringify(initial);

const isThere = (value: OptionValue): boolean => value !== false && value !== 'none';

function nameOf({ choices }: OptionInWords, value: OptionValue): string {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return choices.flatMap((choice) => (values.includes(choice.value) ? [choice.name] : [])).join(', ');
}
