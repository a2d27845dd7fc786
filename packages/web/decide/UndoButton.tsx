import { undoText, type Action } from '@everdell/game';
import { useId, type ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { ForEyes } from '../kit/ForEyes.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { Seen } from '../play/seen.ts';
import { useSeen } from '../table/context.ts';
import { useLang, useWords, type Words } from '../words/index.ts';
import { nameAt } from './answer.ts';
import { tell } from './report.ts';
import { useSending } from './sending.ts';
import css from './UndoButton.module.css';

interface Props {
  /** Little more than the sign: beside the green button of a phone. */
  readonly small?: boolean;
  /** What else can be done when it is closed, for instance to ask the others. */
  readonly whenClosed?: ReactNode;
  readonly className?: string;
}

/** Takes the last decision back, or says why that is not possible. */
export function UndoButton({ small, whenClosed, className }: Props): ReactNode {
  const { decide } = useWords();
  const lang = useLang();
  const seen = useSeen();
  const sending = useSending();
  const id = useId();
  const { undo } = seen.picture;
  if (undo === null) return null;
  const open = undo.possible;
  const what = open ? whatUndone(seen, undo.to, decide.undo) : '';
  const why = open ? '' : undoText(undo.why, lang);
  return (
    <span className={cx(css['undo'], small && css['small'], className)}>
      <button
        type="button"
        data-undo
        className={css['button']}
        aria-disabled={!open || undefined}
        aria-describedby={open ? undefined : id}
        title={open ? decide.undo.what(what) : why}
        onClick={() => {
          if (open) void sending.undo(seen.picture.version);
          else tell([why]);
        }}
      >
        <ForEyes told={open ? decide.undo.what(what) : decide.undo.closed}>
          <Icon name={open ? 'undo' : 'lock'} size="1.1rem" />
          {small && !open && <span className={css['note']}>{decide.undo.closedShort}</span>}
          {!small && (
            <span className={css['text']}>
              <b>{open ? decide.undo.undo : decide.undo.closed}</b>
              <span className={css['what']}>{open ? what : why}</span>
            </span>
          )}
        </ForEyes>
      </button>
      {!open && (
        <span id={id} className="sr">
          {why}
        </span>
      )}
      {!open && whenClosed}
    </span>
  );
}

/** What would be taken back, in a few words. */
export function whatUndone(seen: Seen, to: number, words: Words['decide']['undo']): string {
  const item = seen.picture.story.find((other) => other.index === to);
  const action: Action | undefined = item !== undefined && 'action' in item ? item.action : undefined;
  if (action === undefined) return words.last;
  if (action.t === 'play') return words.playOf(nameAt(seen, action.card));
  return words.kinds[action.t] ?? words.last;
}
