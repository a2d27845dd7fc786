import type { OptionValue } from '@everdell/game';
import { useId, type ReactNode } from 'react';
import { Switch } from '../../kit/Switch.tsx';
import type { ModuleInWords, OptionInWords } from '../../play/local/moduleInWords.ts';
import { useWords } from '../../words/index.ts';
import { optionLook } from '../../modules/ask.ts';
import css from './Options.module.css';
import { Pick } from './Pick.tsx';
import { usePlan } from './usePlan.ts';

interface Props {
  readonly module: ModuleInWords;
  readonly players: number;
}

/** More values than these are a list that opens. */
const FEW = 6;

/** What a module lets one choose, each value with what it means. */
export function Options({ module, players }: Props): ReactNode {
  const asked = module.options.filter(({ id }) => {
    const look = optionLook(id);
    return look?.besideOthers === undefined && look?.players?.includes(players) !== false;
  });
  const isLast = ({ id }: OptionInWords): number => Number(optionLook(id)?.last === true);
  asked.sort((a, b) => isLast(a) - isLast(b));
  return asked.map((option) =>
    option.choices.length > FEW && !option.several ? (
      <LongOption key={option.id} option={option} />
    ) : (
      <Option key={option.id} option={option} />
    ),
  );
}

function LongOption({ option }: { readonly option: OptionInWords }): ReactNode {
  const { home: words } = useWords();
  const { options, set } = usePlan();
  const value = String(options[option.id] ?? option.initial);
  const chosen = option.choices.find((choice) => String(choice.value) === value);
  const about = chosen === undefined ? '' : chosen.about || words.values[`${option.id}/${value}`];
  return (
    <div className={css.option} data-option-list={option.id}>
      <Pick
        label={words.options[option.id] ?? option.name}
        value={value}
        choices={option.choices.map((choice) => ({ value: String(choice.value), label: choice.name }))}
        onChange={(to) => {
          const found = option.choices.find((choice) => String(choice.value) === to);
          if (found !== undefined) set({ options: { ...options, [option.id]: found.value } });
        }}
      />
      {about !== undefined && about !== '' && <p className={css.about}>{about}</p>}
    </div>
  );
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
