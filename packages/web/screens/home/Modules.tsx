import type { ReactNode } from 'react';
import { Switch } from '../../kit/Switch.tsx';
import type { Catalogue, ModuleInWords } from '../../play/local/catalogue.ts';
import { useWords } from '../../words/index.ts';
import { Options } from './Options.tsx';
import css from './Options.module.css';
import { chosenModules, modulesFor, partnersFor } from './plan.ts';
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
  const aboutOf = (module: ModuleInWords): string => {
    const { id, excludes } = module;
    const partners = partnersFor(catalogue, module, players);
    return [
      words.moduleAbout[id],
      excludes.length > 0 ? words.moduleClash(common.list(excludes.map(nameOf))) : undefined,
      partners.length > 0 ? words.moduleTogether(players, common.list(partners.map(({ name }) => name))) : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(' ');
  };
  const toggle = (id: string, on: boolean): void => {
    const module = fitting.find((one) => one.id === id)!;
    const clashing = fitting.filter((other) => other.excludes.includes(id) || module.excludes.includes(other.id));
    // Of those that are enough for so many only together, none stays alone.
    const partners = partnersFor(catalogue, module, players).map((one) => one.id);
    const gone = [id, ...clashing.map((one) => one.id), ...(on ? [] : partners)];
    const without = plan.modules.filter((other) => !gone.includes(other));
    plan.set({ modules: on ? [...new Set([...without, ...module.needs, ...partners, id])] : without });
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
