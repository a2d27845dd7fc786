import type { ReactNode } from 'react';
import type { LocalPlayer } from '../../play/local/messages.ts';
import { useWords } from '../../words/index.ts';
import { Pick } from './Pick.tsx';
import { usePlan } from './usePlan.ts';

/** Who takes the first turn. */
export function First({ players }: { readonly players: readonly LocalPlayer[] }): ReactNode {
  const { home: words } = useWords();
  const { first, set } = usePlan();
  return (
    <Pick
      label={words.first}
      value={first !== 'random' && first < players.length ? String(first) : 'random'}
      choices={[
        { value: 'random', label: words.byLot },
        ...players.map(({ name }, seat) => ({ value: String(seat), label: name })),
      ]}
      onChange={(chosen) => set({ first: chosen === 'random' ? 'random' : Number(chosen) })}
    />
  );
}
