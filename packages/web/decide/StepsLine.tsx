import type { ReactNode } from 'react';
import { ForEyes } from '../kit/ForEyes.tsx';
import { Goods } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { Seen } from '../play/seen.ts';
import { sequenceOf, stepsOf, type Sequence } from '../play/steps.ts';
import { useWords } from '../words/index.ts';
import { nameAt } from './answer.ts';
import css from './StepsLine.module.css';

/** So many cards still to come are named. */
const NAMED = 4;

/** A turn of several steps: which one this is, what the turn brought so far, and what is still to come. */
export function StepsLine({ seen }: { readonly seen: Seen }): ReactNode {
  const { decide } = useWords();
  const { done, coming, goods, draws } = stepsOf(seen);
  const sequence = sequenceOf(seen);
  if (sequence !== null && sequence.steps.length > 1) return <SequenceLine {...sequence} />;
  if (done === 0 && coming.length === 0) return null;
  const step = done + 1;
  const gained = goods.map((n) => Math.max(0, n));
  const paid = goods.map((n) => Math.max(0, -n));
  const asking = seen.decision === null || seen.decision.why < 0 ? '' : nameAt(seen, seen.decision.why);
  const names = [...new Set(coming)].filter((name) => name !== '' && name !== asking);
  return (
    <div className={css['line']} role="group" aria-label={decide.steps.label}>
      <span className={css['dots']} aria-hidden>
        {Array.from({ length: Math.min(step + coming.length, 10) }, (_, i) => (
          <i key={i} data-at={i < done ? 'done' : i === done ? 'now' : 'left'} />
        ))}
      </span>
      <b>{decide.steps.step(step)}</b>
      {(sum(gained) > 0 || sum(paid) > 0 || draws > 0) && (
        <span className={css['part']}>
          {decide.steps.soFar}
          {sum(paid) > 0 && (
            <span className={css['goods']}>
              <span aria-hidden>−</span>
              <span className="sr">{decide.steps.paid}</span>
              <Goods goods={paid} />
            </span>
          )}
          {sum(gained) > 0 && (
            <span className={css['goods']}>
              <span aria-hidden>+</span>
              <span className="sr">{decide.steps.gained}</span>
              <Goods goods={gained} />
            </span>
          )}
          {draws > 0 && <span>{decide.steps.drew(draws)}</span>}
        </span>
      )}
      {coming.length > 0 && (
        <span className={css['part']}>
          {names.length === 0
            ? decide.steps.comingCount(coming.length)
            : decide.steps.coming(names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : ''))}
        </span>
      )}
    </div>
  );
}

/** The steps of a turn that always goes the same way: what is done, what is asked, what comes. */
function SequenceLine({ steps, at }: Sequence): ReactNode {
  const { decide } = useWords();
  const name = (id: string): string => decide.steps.names[id] ?? id;
  return (
    <div className={css['line']} role="group" aria-label={decide.steps.label} data-sequence={steps[at]}>
      <ForEyes told={decide.steps.stepOf(at + 1, steps.length, name(steps[at]))}>
        {steps.map((id, i) => (
          <span key={id} className={css['step']} data-at={i < at ? 'done' : i === at ? 'now' : 'left'}>
            <i>{i < at ? <Icon name="check" size="0.7rem" /> : i + 1}</i>
            {name(id)}
          </span>
        ))}
      </ForEyes>
    </div>
  );
}

const sum = (goods: readonly number[]): number => goods.reduce((n, m) => n + m, 0);
