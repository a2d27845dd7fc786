import type { ReactNode } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Segmented } from '../../kit/Segmented.tsx';
import { useWords } from '../../words/index.ts';
import { Begin } from './Begin.tsx';
import { Modules } from './Modules.tsx';
import { Options } from './Options.tsx';
import css from './Panel.module.css';
import { opponentsIn, soloOf } from './plan.ts';
import { useCatalogue } from './useCatalogue.ts';
import { usePlan } from './usePlan.ts';
import type { Start } from './useStart.ts';

/** Alone against an opponent who plays by rules of its own. */
export function SoloPanel({ start }: { readonly start: Start }): ReactNode {
  const { home: words } = useWords();
  const name = useSettings((now) => now.name.trim());
  const plan = usePlan();
  const { state, modules } = useCatalogue(true);
  const opponents = opponentsIn(modules);
  const opponent = opponents.find(({ id }) => id === plan.opponent) ?? opponents.at(0);
  const you = { name: name || words.player(1), bot: null };
  if (opponent === undefined)
    return (
      <p className={css.note} role="status">
        {state === 'failed' ? words.optionsFailed : words.loadingOptions}
      </p>
    );
  return (
    <>
      <h2 className={css.title}>{opponent.name}</h2>
      {opponents.length > 1 && (
        <Segmented
          label={words.opponent}
          options={opponents.map(({ id, name }) => ({ value: id, label: name }))}
          value={opponent.id}
          onChange={(id) => plan.set({ opponent: id })}
        />
      )}
      <Options module={opponent} />
      <Modules catalogue={modules} players={1} />
      <Begin start={start} players={[you]} game={(catalogue) => soloOf(you.name, plan, catalogue)} />
    </>
  );
}
