import { useId, type ReactNode } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useWords } from '../../../words/index.ts';
import { chosenModules, modulesFor, switched, tooMany } from '../plan.ts';
import { useCatalogue } from '../useCatalogue.ts';
import { usePlan } from '../usePlan.ts';
import { SetCard } from './SetCard.tsx';
import css from './Sets.module.css';

/** What else can be brought to a table of so many; nothing is shown while there is nothing. */
export function Sets({ players }: { readonly players: number }): ReactNode {
  const { home: words, common } = useWords();
  const plan = usePlan();
  const catalogue = useCatalogue();
  const id = useId();
  const fitting = modulesFor(catalogue, players);
  if (fitting.length === 0) return null;
  const chosen = chosenModules(catalogue, plan, players);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {words.sets} <small>{words.setsAbout}</small>
      </h2>
      <ul className={css.sets}>
        {fitting.map((module) => (
          <SetCard
            key={module.id}
            module={module}
            players={players}
            on={chosen.includes(module)}
            onChange={(on) => plan.set({ modules: switched(catalogue, plan.modules, players, module.id, on) })}
          />
        ))}
      </ul>
      {tooMany(catalogue, chosen).map((group) => (
        <p key={group[0].id} className={css.advice} role="status">
          <Icon name="book" size="1.1rem" />
          {words.adviseOne(common.list(group.map(({ name }) => name)))}
        </p>
      ))}
    </section>
  );
}
