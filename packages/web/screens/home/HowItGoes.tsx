import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import css from './HowItGoes.module.css';

const STEPS: readonly (readonly IconName[])[] = [
  ['worker', 'berry'],
  ['card', 'city'],
  ['spring', 'autumn'],
];

/** The game in three steps, for those who have never played it here. */
export function HowItGoes(): ReactNode {
  const { home: words } = useWords();
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={css.heading}>
        {words.how.title}
      </h2>
      <ol className={css.steps}>
        {words.how.steps.map((step, i) => (
          <li key={step.title}>
            <span className={css.icons}>
              {STEPS[i].map((name) => (
                <Icon key={name} name={name} size="1.9rem" />
              ))}
            </span>
            <span className={css.words}>
              <b>{step.title}</b>
              <span>{step.text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
