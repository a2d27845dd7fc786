import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { useTeller } from '../../story/useTeller.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './HerTurn.module.css';
import { lairOf } from './lair.ts';
import { stepSaid, stepsOf, type Step } from './turn.ts';

const ICONS: Readonly<Record<Step['is'], IconName>> = {
  turned: 'card',
  not: 'x',
  rest: 'arrow',
  leaves: 'set-nightweave',
  aside: 'arrow',
  why: 'log',
  felt: 'personality',
  die: 'plot',
  spared: 'check',
  moves: 'set-nightweave',
  cards: 'check',
  begins: 'check',
  did: 'check',
  scheme: 'plot',
  stands: 'check',
  blocks: 'lock',
};

const LONG = 9;

/** What she did in her last turn and what she could not do, one step after the other, and what comes next. */
export function HerTurn(): ReactNode {
  const { own } = useWords().modules.nightweave;
  const seen = useSeen();
  const teller = useTeller();
  const lair = lairOf(seen);
  const turn = lair?.turn ?? null;
  const steps = turn === null ? [] : stepsOf(turn, teller.game);
  if (lair === null) return null;
  const { text } = seen;
  const next = lair.next === null ? null : text.name(lair.next.season);
  return (
    <div data-automa="script">
      <h4 className="sr">{own.did}</h4>
      {steps.length === 0 ? (
        <p className={css['none']}>{own.noActivity}</p>
      ) : (
        <ol
          key={turn!.last}
          className={css['steps']}
          data-steps={steps.length}
          data-long={steps.length >= LONG || undefined}
        >
          {steps.map((step, at) => {
            const told =
              stepSaid(step, lair.seat, teller) ??
              text.event((step as Extract<Step, { is: 'did' }>).event, 'all', seen.names, teller.you);
            if (told === '') return null;
            return (
              <li key={at} className={css['step']} data-step={step.is} style={{ '--nth': at } as CSSProperties}>
                <Icon name={ICONS[step.is]} size="0.95rem" />
                <span>{told}</span>
              </li>
            );
          })}
        </ol>
      )}
      {!lair.passed && (
        <p className={css['next']}>
          <Icon name="arrow" size="0.9rem" />
          <span>{own.next(next, lair.home === 0 && lair.space !== null)}</span>
        </p>
      )}
    </div>
  );
}
