import type { Hint } from '@everdell/ai';
import { useEffect, type ReactNode } from 'react';
import { Dots } from '../kit/Dots.tsx';
import { Icon } from '../kit/Icon.tsx';
import { answerOf, choose, same, type Draft } from '../play/draft.ts';
import { markHinted } from '../play/hinted.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { useWords, type Words } from '../words/index.ts';
import css from './HintPanel.module.css';
import { hintReasons } from './hintReasons.ts';
import { showAnswer, thingOf } from './jump.ts';
import { confirmChosen, Tick } from './Options.tsx';
import type { HintState } from './useHints.ts';

interface Props {
  readonly seen: Seen;
  readonly draft: Draft;
  readonly state: Exclude<HintState, 'none'>;
  hide(): void;
}

/** The best few answers, each with what it leads to and why; pressing one chooses it, and nothing more. */
export function HintPanel({ seen, draft, state, hide }: Props): ReactNode {
  const { hint: words } = useWords().advice;
  const title = state === 'thinking' ? words.thinking : state === 'failed' ? words.failed : words.title;
  return (
    <section
      className={css['hints']}
      aria-label={words.button}
      data-hints={typeof state === 'string' ? state : 'shown'}
    >
      <header className={css['head']}>
        <Icon name="hint" size="1.15rem" />
        <h3 className={css['title']}>{title}</h3>
        {state === 'thinking' && <Dots />}
        {typeof state !== 'string' && <p className={css['about']}>{words.note}</p>}
        <button type="button" className={css['close']} aria-label={words.close} onClick={hide}>
          <Icon name="x" size="0.85rem" />
        </button>
      </header>
      {typeof state !== 'string' && <List seen={seen} draft={draft} hints={state} hide={hide} />}
    </section>
  );
}

interface ListProps {
  readonly seen: Seen;
  readonly draft: Draft;
  readonly hints: readonly Hint[];
  hide(): void;
}

function List({ seen, draft, hints, hide }: ListProps): ReactNode {
  const words = useWords();
  const { draft: store } = useAtTable();
  const { decision: d, text, known, names } = seen;
  useEffect(() => {
    const things = hints.map(({ action }, i) => [thingOf(seen, action), i + 1] as const);
    // What two hints are about keeps the number of the better one.
    markHinted(new Map(things.reverse().flatMap(([key, n]) => (key === undefined ? [] : [[key, n] as const]))));
    return () => markHinted(new Map());
  }, [seen, hints]);
  if (d === null) return null;
  return (
    <ol className={css['list']}>
      {hints.map((hint, i) => {
        const { action } = hint;
        const isChosen = (now: Draft): boolean => same(answerOf(now, seen), action);
        const compared = i === 0 ? '' : comparedWith(hints[0], hint, words.advice.hint);
        return (
          <li key={JSON.stringify(action)}>
            <button
              type="button"
              className={css['hint']}
              data-hint={i}
              aria-pressed={isChosen(draft)}
              onClick={() => {
                choose(store, d, action);
                // What it is about may lie beneath.
                hide();
                showAnswer(seen, action);
              }}
              onKeyDown={confirmChosen(() => isChosen(store.getState()))}
            >
              <span className={css['nth']} aria-hidden>
                {i + 1}
              </span>
              <span className={css['what']}>
                <b className={css['answer']}>{text.answer(known, d, action, names)}</b>
                <span className={css['why']}>{hintReasons(seen, hint, words).join(' ')}</span>
                <span className={css['worth']}>
                  <span className={css['margin']}>{worthOf(hint, words.advice.hint)}</span>
                  {compared !== '' && <span> · {compared}</span>}
                </span>
              </span>
              {isChosen(draft) && <Tick />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

type HintWords = Words['advice']['hint'];

/** In whole points: nobody can tell finer. */
function roundly({ margin, points }: Hint): number {
  return Math.round(margin ?? points);
}

function worthOf(hint: Hint, words: HintWords): string {
  return hint.margin === null ? words.total(roundly(hint)) : words.margin(roundly(hint));
}

/** Less than this is no difference. */
const HARDLY = 0.2;

/** The difference of what both say they are worth. */
function comparedWith(first: Hint, hint: Hint, words: HintWords): string {
  const less = roundly(first) - roundly(hint);
  if (less > 0) return words.less(less);
  return first.points - hint.points > HARDLY ? words.hardly : words.same;
}
