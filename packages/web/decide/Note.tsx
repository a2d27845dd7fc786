import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { cx } from '../kit/cx.ts';
import type { Draft } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { useWords } from '../words/index.ts';
import type { Answer } from './answer.ts';
import { itemName } from './answer.ts';
import { asksByTile, ruleOf } from './asked.ts';
import { Consequence } from './Consequence.tsx';
import css from './DecisionBar.module.css';
import type { Standing } from './standing.ts';
import { captionOf, waitingNote } from './waiting.ts';

interface Props {
  readonly id: string;
  readonly seen: Seen;
  readonly draft: Draft;
  readonly standing: Standing;
  readonly answer: Answer;
  /** Why an action of the turn is not possible, after it was pressed. */
  readonly why: string;
  readonly paused: boolean;
}

/** Below the question: how far the answer is, what it leads to, or why it cannot be given. */
export function Note({ id, ...props }: Props): ReactNode {
  return (
    <div id={id} className={css['note']} aria-live="polite">
      <Inside {...props} />
    </div>
  );
}

function Inside({ seen, draft, standing, answer, why, paused }: Omit<Props, 'id'>): ReactNode {
  const { decide, common, modules } = useWords();
  const endTurn = useSettings((settings) => settings.endTurn);
  const { game, known, names } = seen;
  if (standing === 'hold')
    return `${decide.hold.note} ${endTurn === 'ask' || paused ? decide.hold.paused : decide.hold.going}`;
  if (standing === 'wait') {
    const caption = captionOf(seen, modules, decide.wait);
    if (caption === null || seen.picture.handOver !== null) return waitingNote(seen, decide.wait);
    // Ears are told every move by the announcer.
    return (
      <b aria-hidden data-caption>
        {caption}
      </b>
    );
  }
  if (standing === 'over') {
    const winners = game.winners(known);
    if (winners.length === 1 && winners[0] === seen.picture.viewer) return decide.over.youWon;
    const list = common.list(winners.map((seat) => names[seat]));
    return winners.length > 1 ? decide.over.shared(list) : decide.over.won(list);
  }
  if (why !== '') return <span className={css['warn']}>{why}</span>;
  return (
    <>
      <Progress seen={seen} draft={draft} />
      {!answer.begun ? (
        <span className={cx(css['rule'], asksByTile(seen, decide) && css['told'])}>{ruleOf(seen) || answer.off}</span>
      ) : answer.off !== null ? (
        <span className={css['warn']}>{answer.off}</span>
      ) : (
        answer.action !== null && <Consequence seen={seen} action={answer.action} next={draft.then} />
      )}
    </>
  );
}

/** So many names of chosen things are told. */
const NAMED = 4;

/** How much of a selection or an amount is chosen. */
function Progress({ seen, draft }: { readonly seen: Seen; readonly draft: Draft }): ReactNode {
  const { decide } = useWords();
  const { decision: d } = seen;
  if (d?.kind === 'split') {
    const n = draft.split.reduce((sum, m) => sum + m, 0);
    return <b>{d.min === d.max ? decide.chosen(n, d.max) : decide.split.upTo(n, d.max)}</b>;
  }
  if (d?.kind !== 'pick' || d.max === 1 || d.picked.length > 0) return null;
  const names = draft.picked.map((item) => itemName(seen, item)).filter((name) => name !== '');
  return (
    <>
      <b>{decide.chosen(draft.picked.length, d.max)}</b>
      {names.length > 0 && <span>{names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '')}</span>}
    </>
  );
}
