import type { ReactNode } from 'react';
import { Switch } from '../../kit/Switch.tsx';
import type { Catalogue, ModuleInWords } from '../../play/local/catalogue.ts';
import { useWords } from '../../words/index.ts';
import { Options } from './Options.tsx';
import css from './Options.module.css';
import { chosenModules, modulesFor } from './plan.ts';
import { usePlan } from './usePlan.ts';

interface Props {
  readonly catalogue: Catalogue;
  readonly players: number;
}

/** What else can be brought to the table; nothing is shown while there is nothing. */
export function Modules({ catalogue, players }: Props): ReactNode {
  const { home: words, common } = useWords();
  const plan = usePlan();
  const fitting = modulesFor(catalogue, players);
  if (fitting.length === 0) return null;
  const chosen = chosenModules(catalogue, plan, players);
  const nameOf = (id: string): string => catalogue.find((module) => module.id === id)?.name ?? id;
  const aboutOf = ({ id, excludes }: ModuleInWords): string | undefined => {
    const clash = excludes.length > 0 ? words.moduleClash(common.list(excludes.map(nameOf))) : undefined;
    const about = words.moduleAbout[id];
    return about === undefined || clash === undefined ? (about ?? clash) : `${about} ${clash}`;
  };
  const toggle = (id: string, on: boolean): void => {
    const module = fitting.find((one) => one.id === id)!;
    const clashing = fitting.filter((other) => other.excludes.includes(id) || module.excludes.includes(other.id));
    const without = plan.modules.filter((other) => other !== id && !clashing.some((one) => one.id === other));
    plan.set({ modules: on ? [...new Set([...without, ...module.needs, id])] : without });
  };
  return (
    <fieldset className={css.option}>
      <legend className={css.legend}>{words.modules}</legend>
      {fitting.map((module) => (
        <div key={module.id}>
          <Switch
            label={module.name}
            about={aboutOf(module)}
            on={chosen.includes(module)}
            className={css.switch}
            onChange={(on) => toggle(module.id, on)}
          />
          {chosen.includes(module) && <Options module={module} />}
        </div>
      ))}
    </fieldset>
  );
}
