import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { GROUPS, type Component } from './components.ts';
import css from './Filters.module.css';

export interface Filter {
  /** null = all of them. */
  /** One of `GROUPS`; null = all. */
  readonly group: string | null;
  /** Empty = whatever colour, or none. */
  readonly colours: readonly string[];
  readonly set: string | null;
}

export const NO_FILTER: Filter = { group: null, colours: [], set: null };

export const isChosen = ({ group, colour, set }: Component, filter: Filter): boolean =>
  (filter.group === null || filter.group === group) &&
  (filter.colours.length === 0 || (colour !== null && filter.colours.includes(colour))) &&
  (filter.set === null || filter.set === set);

interface Props {
  readonly components: readonly Component[];
  readonly filter: Filter;
  onChange(filter: Filter): void;
}

const unique = <T,>(things: readonly T[]): readonly T[] => [...new Set(things)];

export function Filters({ components, filter, onChange }: Props): ReactNode {
  const { rules: words, cards } = useWords();
  const id = useId();
  const groups = GROUPS.filter((group) => components.some((component) => component.group === group));
  const colours = Object.keys(cards.colours).filter((colour) => components.some((one) => one.colour === colour));
  const sets = unique(components.map(({ set }) => set));
  const chip = (key: string, on: boolean, label: ReactNode, next: Filter, icon?: IconName): ReactNode => (
    <button key={key} type="button" className={css['chip']} aria-pressed={on} onClick={() => onChange(next)}>
      {icon !== undefined && <Icon name={icon} size="1rem" />}
      {label}
    </button>
  );
  return (
    <div className={css['filters']}>
      <div className={css['row']} role="group" aria-label={words.kind}>
        {chip('all', filter.group === null, words.all, { ...filter, group: null })}
        {groups.map((group) => chip(group, filter.group === group, words.groups[group], { ...filter, group }))}
      </div>
      <div className={css['row']} role="group" aria-label={words.colour}>
        {colours.map((colour) => {
          const on = filter.colours.includes(colour);
          const next = on ? filter.colours.filter((other) => other !== colour) : [...filter.colours, colour];
          return chip(colour, on, cards.colours[colour], { ...filter, colours: next }, colour as IconName);
        })}
      </div>
      {sets.length > 1 && (
        <div className={css['row']}>
          <label htmlFor={id}>{words.set}</label>
          <select
            id={id}
            className={css['select']}
            value={filter.set ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ ...filter, set: value === '' ? null : value })}
          >
            <option value="">{words.allSets}</option>
            {sets.map((set) => (
              <option key={set} value={set}>
                {components.find((one) => one.set === set)?.setName || words.baseSet}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
