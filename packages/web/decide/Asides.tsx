import type { ReactNode } from 'react';
import { same, select, type Draft } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Asides.module.css';
import { confirmChosen } from './Options.tsx';

/** What may be done aside, each a small button by the question; the question is asked again afterwards. */
export function Asides({ seen, draft }: { readonly seen: Seen; readonly draft: Draft }): ReactNode {
  const { decide } = useWords();
  const { draft: store } = useAtTable();
  const { asides, text, known, decision: d, names } = seen;
  if (asides.length === 0 || d === null) return null;
  return (
    <div className={css['asides']} role="group" aria-label={decide.aside}>
      {asides.map((action) => {
        const isChosen = (): boolean => same(store.getState().selected, action);
        return (
          <button
            key={JSON.stringify(action)}
            type="button"
            className={css['aside']}
            data-aside={action.id}
            aria-pressed={same(draft.selected, action)}
            onClick={() => select(store, isChosen() ? null : action)}
            onKeyDown={confirmChosen(isChosen)}
          >
            {text.answer(known, d, action, names)}
          </button>
        );
      })}
    </div>
  );
}
