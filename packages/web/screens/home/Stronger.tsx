import type { ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { growthOf } from '../../modules/ask.ts';
import { useWords } from '../../words/index.ts';
import { chosenModules } from './plan.ts';
import css from './sets/Sets.module.css';
import { useCatalogue } from './useCatalogue.ts';
import { usePlan } from './usePlan.ts';

interface Props {
  /** The module with the opponent. */
  readonly opponent: string;
  readonly players: number;
}

/** Sets that make an opponent far stronger than its level says, before one begins. */
export function Stronger({ opponent, players }: Props): ReactNode {
  const { home: words, common } = useWords();
  const plan = usePlan();
  const catalogue = useCatalogue();
  const growth = growthOf(opponent);
  const option = catalogue.flatMap(({ options }) => options).find(({ id }) => id === growth?.option);
  const say = words.stronger[opponent];
  if (growth === undefined || option === undefined || say === undefined) return null;
  const level = Number(plan.options[option.id] ?? option.initial);
  const moreBy = (id: string): number => growth.beside.find((other) => other.id === id)?.more[level] ?? 0;
  const sets = chosenModules(catalogue, plan, players).filter(({ id }) => moreBy(id) > 0);
  const points = sets.reduce((sum, { id }) => sum + moreBy(id), 0);
  if (points < FAR) return null;
  return (
    <p className={css.advice} role="status" data-stronger={points}>
      <Icon name="warn" size="1.1rem" />
      {say(common.list(sets.map(({ name }) => name)), points)}
    </p>
  );
}

/** Fewer points more are little beside what chance does. */
const FAR = 12;

/** The same of every opponent that has been chosen among the sets. */
export function StrongerHere({ players }: { readonly players: number }): ReactNode {
  const plan = usePlan();
  return chosenModules(useCatalogue(), plan, players)
    .filter(({ opponent }) => opponent)
    .map(({ id }) => <Stronger key={id} opponent={id} players={players} />);
}
