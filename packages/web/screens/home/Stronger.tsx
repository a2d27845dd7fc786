import type { ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { hasLand } from '../../modules/ask.ts';
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

/** Boards that make an opponent far stronger than its level says, before one begins. */
export function Stronger({ opponent, players }: Props): ReactNode {
  const { home: words, common } = useWords();
  const plan = usePlan();
  const chosen = chosenModules(useCatalogue(), plan, players);
  const boards = chosen.filter(({ id }) => id !== opponent && hasLand(id));
  const say = words.stronger[opponent];
  if (say === undefined || boards.length === 0) return null;
  return (
    <p className={css.advice} role="status" data-stronger={boards.length}>
      <Icon name="warn" size="1.1rem" />
      {say(common.list(boards.map(({ name }) => name)), chosen.length)}
    </p>
  );
}

/** The same of every opponent that has been chosen among the sets. */
export function StrongerHere({ players }: { readonly players: number }): ReactNode {
  const plan = usePlan();
  return chosenModules(useCatalogue(), plan, players)
    .filter(({ opponent }) => opponent)
    .map(({ id }) => <Stronger key={id} opponent={id} players={players} />);
}
