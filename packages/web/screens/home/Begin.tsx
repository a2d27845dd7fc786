import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Stacked } from '../../kit/Stacked.tsx';
import type { LocalPlayer, NewLocalGame } from '../../play/local/messages.ts';
import { useWords } from '../../words/index.ts';
import { ahead } from './ahead.ts';
import css from './Panel.module.css';
import { chosenModules, minutesFor } from './plan.ts';
import { brought } from './sets/brought.ts';
import { useCatalogue } from './useCatalogue.ts';
import { usePlan } from './usePlan.ts';
import type { Start } from './useStart.ts';

interface Props {
  readonly start: Start;
  readonly players: readonly LocalPlayer[];
  readonly game: NewLocalGame | null;
}

/** Starts the game that was set up. */
export function Begin({ start, players, game }: Props): ReactNode {
  const { home: words } = useWords();
  const chosen = chosenModules(useCatalogue(), usePlan(), players.length);
  return (
    <div className={css.begin}>
      <Button
        variant="go"
        size="large"
        data-begin
        aria-busy={start.busy || undefined}
        {...ahead}
        onClick={() => start.begin(game)}
      >
        <Stacked note={brought(words, chosen)}>{start.busy ? words.starting : words.begin}</Stacked>
      </Button>
      <p>{words.beginNote(players.length, minutesFor(players, chosen))}</p>
    </div>
  );
}
