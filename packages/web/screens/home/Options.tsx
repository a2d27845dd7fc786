import type { OptionValue } from '@everdell/game';
import { useId, type ReactNode } from 'react';
import { Switch } from '../../kit/Switch.tsx';
import type { ModuleInWords, OptionInWords } from '../../play/local/moduleInWords.ts';
import { useWords } from '../../words/index.ts';
import css from './Options.module.css';
import { usePlan } from './usePlan.ts';

/** What a module lets one choose, each value with what it means. */
export function Options({ module }: { readonly module: ModuleInWords }): ReactNode {
  return module.options.map((option) => <Option key={option.id} option={option} />);
}

function Option({ option }: { readonly option: OptionInWords }): ReactNode {
  const { home: words } = useWords();
  const { options, set } = usePlan();
  const group = useId();
  const value = options[option.id] ?? option.initial;
  const choose = (chosen: OptionValue): void => set({ options: { ...options, [option.id]: chosen } });
  const picked = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className={css.option}>
      <legend className={css.legend}>{words.options[option.id] ?? option.name}</legend>
      {option.choices.map((choice) => {
        const about = choice.about || words.values[`${option.id}/${String(choice.value)}`];
        const key = String(choice.value);
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
          <label key={key} className={css.choice}>
            <input
              type="radio"
              name={group}
              className={css.radio}
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
            />
            <b className={css.name}>{choice.name}</b>
            <span className={css.about}>{about}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
