import type { OptionValue } from '@everdell/game';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { Switch } from '../../kit/Switch.tsx';
import type { ModuleInWords, OptionInWords } from '../../play/local/moduleInWords.ts';
import { useWords } from '../../words/index.ts';
import css from './Options.module.css';
import { askedOptions, chosenOptions, clashOf } from './optionValues.ts';
import { Pick } from './Pick.tsx';
import { chosenModules } from './plan.ts';
import { useCatalogue } from './useCatalogue.ts';
import { usePlan } from './usePlan.ts';

interface Props {
  readonly module: ModuleInWords;
  readonly players: number;
}

/** More values than these are a list that opens. */
const FEW = 6;

/** What a module lets one choose, each value with what it means. */
export function Options({ module, players }: Props): ReactNode {
  const { home: words } = useWords();
  const plan = usePlan();
  const chosen = chosenOptions(module, plan, players);
  const others = chosenModules(useCatalogue(), plan, players).map(({ id }) => id);
  return askedOptions(module, players, others).map((option) => {
    const { id, initial } = option;
    const why = (value: OptionValue): string | undefined => words.clashes[clashOf(module, chosen, id, value) ?? ''];
    const form = { option, value: chosen[id] ?? initial, why };
    return option.choices.length > FEW && !option.several ? (
      <LongOption key={id} {...form} />
    ) : (
      <Option key={id} {...form} />
    );
  });
}

interface One {
  readonly option: OptionInWords;
  readonly value: OptionValue;
  /** Why a value cannot be chosen now. */
  why(value: OptionValue): string | undefined;
}

function LongOption({ option, value: now, why }: One): ReactNode {
  const { home: words } = useWords();
  const { options, set } = usePlan();
  const value = String(now);
  const chosen = option.choices.find((choice) => String(choice.value) === value);
  const about = chosen === undefined ? '' : chosen.about || words.values[`${option.id}/${value}`];
  return (
    <div className={css.option} data-option-list={option.id}>
      <Pick
        label={words.options[option.id] ?? option.name}
        value={value}
        choices={option.choices.map((choice) => {
          const off = why(choice.value);
          const label = off === undefined ? choice.name : words.offBecause(choice.name, off);
          return { value: String(choice.value), label, off: off !== undefined };
        })}
        onChange={(to) => {
          const found = option.choices.find((choice) => String(choice.value) === to);
          if (found !== undefined) set({ options: { ...options, [option.id]: found.value } });
        }}
      />
      {about !== undefined && about !== '' && <p className={css.about}>{about}</p>}
    </div>
  );
}

function Option({ option, value, why }: One): ReactNode {
  const { home: words } = useWords();
  const { options, set } = usePlan();
  const group = useId();
  const choose = (chosen: OptionValue): void => set({ options: { ...options, [option.id]: chosen } });
  const picked = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className={css.option}>
      <legend className={css.legend}>{words.options[option.id] ?? option.name}</legend>
      {option.choices.map((choice) => {
        const about = choice.about || words.values[`${option.id}/${String(choice.value)}`];
        const key = String(choice.value);
        const off = why(choice.value);
        return option.several ? (
          <Switch
            key={key}
            label={choice.name}
            about={about}
            on={picked.includes(key)}
            className={css.switch}
            onChange={(on) => choose(on ? [...picked, key] : picked.filter((other) => other !== key))}
          />
        ) : (
          <label key={key} className={css.choice} data-off={off === undefined ? undefined : true}>
            <input
              type="radio"
              name={group}
              className={css.radio}
              checked={choice.value === value}
              disabled={off !== undefined}
              onChange={() => choose(choice.value)}
            />
            <b className={css.name}>{choice.name}</b>
            <span className={css.about}>
              {about}
              {off !== undefined && (
                <span className={css.off}>
                  <Icon name="lock" size="0.8rem" /> {off}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
