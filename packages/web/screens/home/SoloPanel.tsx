import type { ReactNode } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Segmented } from '../../kit/Segmented.tsx';
import { useWords } from '../../words/index.ts';
import { Begin } from './Begin.tsx';
import { Options } from './Options.tsx';
import css from './Panel.module.css';
import { opponentsIn, soloOf } from './plan.ts';
import { SetsHere } from './sets/SetsHere.tsx';
import { Stronger } from './Stronger.tsx';
import { useCatalogue } from './useCatalogue.ts';
import { usePlan } from './usePlan.ts';
import type { Start } from './useStart.ts';

/** Alone against an opponent who plays by rules of its own. */
export function SoloPanel({ start }: { readonly start: Start }): ReactNode {
  const { home: words } = useWords();
  const name = useSettings((now) => now.name.trim());
  const plan = usePlan();
  const modules = useCatalogue();
  const opponents = opponentsIn(modules);
  const opponent = opponents.find(({ id }) => id === plan.opponent) ?? opponents.at(0);
  const you = { name: name || words.player(1), bot: null };
  if (opponent === undefined) return null;
  return (
    <>
      <h2 className={css.title}>{opponent.against}</h2>
      {opponents.length > 1 && (
        <Segmented
          label={words.opponent}
          options={opponents.map(({ id, against }) => ({ value: id, label: against }))}
          value={opponent.id}
          onChange={(id) => plan.set({ opponent: id })}
        />
      )}
      <Options module={opponent} players={1} />
      <SetsHere players={1} />
      <Stronger opponent={opponent.id} players={1} />
      <Begin start={start} players={[you]} game={soloOf(you.name, plan, modules)} />
    </>
  );
}
