import { use, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { choose, everything } from '../play/draft.ts';
import { letGo } from '../play/letGo.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import type { Answer } from './answer.ts';
import css from './DecisionBar.module.css';
import { HintButton } from './HintButton.tsx';
import { ResultsContext } from './results.ts';
import { sendingOf, useSending } from './sending.ts';
import type { Standing } from './standing.ts';
import { UndoButton, whatUndone } from './UndoButton.tsx';
import type { Back } from './useBack.ts';
import type { Confirm } from './useConfirm.ts';
import type { Hints } from './useHints.ts';

interface Props {
  readonly seen: Seen;
  readonly standing: Standing;
  readonly answer: Answer;
  /** The element that says what the answer leads to, or why it cannot be given. */
  readonly noteId: string;
  readonly back: Back;
  readonly confirm: Confirm;
  readonly hints: Hints;
  /** The pointer or the focus is on what takes the turn back. */
  onUndoTempts(tempts: boolean): void;
}

export function Buttons({ seen, standing, answer, noteId, back, confirm, hints, onUndoTempts }: Props): ReactNode {
  const { decide } = useWords();
  const layout = useLayout();
  const { draft: store, table } = useAtTable();
  const results = use(ResultsContext);
  const { pending, behind } = useSending();
  const busy = pending !== null || behind;
  const { undo } = seen.picture;
  const { decision: d } = seen;
  const mine = standing === 'mine';
  const hasPrimary = mine || standing === 'hold' || (standing === 'over' && results !== null);
  const off = mine ? (busy ? decide.off.sending : answer.off) : null;
  const empty = mine && answer.off === null && !answer.begun;
  const spared = empty && !busy ? letGo(seen) : null;
  const label = !mine
    ? standing === 'hold'
      ? seen.known.turn === 0
        ? decide.hold.goOn
        : decide.hold.end
      : decide.over.results
    : busy
      ? decide.sending
      : spared !== null
        ? decide.otherThings
        : answer.label;
  const all = mine && !busy ? everything(seen) : null;
  const several = d?.kind === 'split' || (d?.kind === 'pick' && d.max > 1);
  const leaving = answer.action?.t === 'season' || answer.action?.t === 'pass';
  const backLabel =
    back.kind === 'undo' ? decide.undoStep : leaving ? decide.stay : several ? decide.clear : decide.back;
  const undone =
    back.kind === 'undo' && undo?.possible ? decide.undo.what(whatUndone(seen, undo.to, decide.undo)) : undefined;
  return (
    <div className={css['buttons']}>
      {layout === 'phone' && back.kind !== 'undo' && standing !== 'over' && <UndoButton small />}
      {hints.state !== null && !busy && <HintButton hints={hints} />}
      {all?.t === 'pick' && answer.action?.t === 'pick' && answer.action.items.length < all.items.length && (
        <Button size="large" data-all onClick={() => choose(store, d!, all)}>
          {decide.all(all.items.length)}
        </Button>
      )}
      {back.kind !== null && !(mine && busy) && (
        <Button
          size="large"
          data-back={back.kind}
          keyHint={decide.keys.esc}
          title={undone}
          onClick={back.go}
          onPointerEnter={() => onUndoTempts(back.kind === 'undo')}
          onPointerLeave={() => onUndoTempts(false)}
          onFocus={() => onUndoTempts(back.kind === 'undo')}
          onBlur={() => onUndoTempts(false)}
        >
          {back.kind === 'undo' && <Icon name="undo" size="1.1rem" />}
          {backLabel}
        </Button>
      )}
      {spared !== null && (
        <Button
          size="large"
          data-let-go
          onClick={() => void sendingOf(table).both(spared.now, spared.then, seen.picture.version)}
        >
          {decide.letGo}
        </Button>
      )}
      {hasPrimary && (
        <Button
          // Nothing is chosen: it may stay so, but that is not what one is here for.
          variant={empty ? 'plain' : 'go'}
          size="large"
          className={css['primary']}
          data-primary
          // It only looks shut: what is drawn may be a moment behind, and whether it can be given is asked when it is.
          aria-disabled={off !== null || undefined}
          title={off ?? undefined}
          aria-describedby={noteId}
          {...(off === null && !empty ? { keyHint: decide.keys.enter } : {})}
          onClick={(event) => {
            // It goes with the question; taken away with the focus on it, the page would have to be laid out at once.
            if (event.detail > 0) event.currentTarget.blur();
            confirm(false, event);
          }}
        >
          {off === null && !empty && (
            <Icon name={seen.decision?.kind === 'turn' && leaving ? 'arrow' : 'check'} size="1.1rem" />
          )}
          <span>{label}</span>
        </Button>
      )}
    </div>
  );
}
