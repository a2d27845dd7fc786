import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLayout } from '../app/layout.ts';
import { Dots } from '../kit/Dots.tsx';
import { Icon } from '../kit/Icon.tsx';
import { setAmount } from '../play/draft.ts';
import { useAtTable, useLateDraft, useSeen } from '../table/context.ts';
import { useThinking } from '../table/useThinking.ts';
import { WhereLink } from '../valley/WhereLink.tsx';
import { useWords } from '../words/index.ts';
import { answerFor, questionFor } from './answer.ts';
import { asksByTile } from './asked.ts';
import { Asides } from './Asides.tsx';
import { Buttons } from './Buttons.tsx';
import { Coach, useCoached } from './Coach.tsx';
import css from './DecisionBar.module.css';
import { useDrag } from './drag.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { HintPanel } from './HintPanel.tsx';
import { useHelp } from './help.ts';
import { Note } from './Note.tsx';
import { panelOf } from './Panel.tsx';
import { Portrait } from './Portrait.tsx';
import { Report } from './Report.tsx';
import { useShortcuts } from './shortcuts.ts';
import { standingOf } from './standing.ts';
import { StepsLine } from './StepsLine.tsx';
import { Tabs } from './Tabs.tsx';
import { Troubles } from './Troubles.tsx';
import { useBack } from './useBack.ts';
import { useConfirm } from './useConfirm.ts';
import { useFor } from './useFor.ts';
import { useHints } from './useHints.ts';
import { useHold } from './useHold.ts';
import { useObvious } from './useObvious.ts';
import { waitingFor } from './waiting.ts';

/** The one place where the game asks: what it waits for, what an answer leads to, and the buttons that give it. */
export function DecisionBar(): ReactNode {
  const { decide } = useWords();
  const seen = useSeen();
  const layout = useLayout();
  const { draft: store } = useAtTable();
  const draft = useLateDraft();
  const standing = standingOf(seen);
  const thinking = useThinking();
  const { decision: d } = seen;
  const mine = standing === 'mine';
  const answer = answerFor(seen, draft, decide);
  const about = draft.about;

  const question = `${about}/${standing}`;
  const [folded, setFolded] = useFor(question, false);
  const [cursor, setCursor] = useFor(question, 0);
  const [undoTempts, setUndoTempts] = useFor(question, false);
  const [why, setWhy] = useFor(`${question}/${draft.mode}/${JSON.stringify(draft.selected)}`, '');

  const confirm = useConfirm(standing, seen);
  const hints = useHints(seen, standing, question);
  const hinted = !hints.open || hints.state === null || hints.state === 'none' ? null : hints.state;
  const back = useBack(seen, standing, answer);
  const progress = useHold(standing === 'hold', undoTempts);
  const typed = (digit: number): void => {
    if (d?.kind !== 'split') return;
    setAmount(store, d, cursor, digit);
    setCursor((cursor + 1) % d.among.length);
  };
  useShortcuts({
    seen,
    draft,
    standing,
    confirm,
    // What was chosen goes first, then the hints, then the last step.
    back: hinted !== null && !answer.begun ? { ...back, go: hints.hide } : back,
    hint: hints.press,
    typed,
  });
  useDrag(seen);
  useObvious(seen, standing);
  const root = useRef<HTMLElement>(null);
  useFocusKept(root, question);

  const noteId = useId();
  const help = useHelp((state) => state.open);
  const own = mine ? panelOf({ seen, draft, layout, cursor }) : null;
  const hintPanel = hinted !== null && <HintPanel seen={seen} draft={draft} state={hinted} hide={hints.hide} />;
  // Hints lie over what is needed least: beside the board, where there is such a place.
  const hintPlace = hinted === null ? null : document.querySelector('[data-hint-place]');
  const hintsHere = hinted !== null && hintPlace === null;
  const panel = hintsHere ? hintPanel : own;
  const sentence =
    standing === 'mine'
      ? questionFor(seen, draft, decide)
      : standing === 'hold'
        ? seen.known.turn === 0
          ? decide.hold.chosen
          : decide.hold.title
        : standing === 'over'
          ? decide.over.title
          : waitingFor(seen, thinking, decide.wait);
  // On a desk there is room beside the question, which must not grow for it.
  const where = layout === 'desk' || layout === 'short' ? 'beside' : 'under';
  const open = hintsHere || (own !== null && !folded);
  // What can be done aside takes its line.
  const isCoached = useCoached(seen, standing) && !asksByTile(seen, decide);
  const coached = isCoached && !answer.begun && why === '' && seen.asides.length === 0;
  return (
    <section
      ref={root}
      className={css['bar']}
      aria-label={decide.label}
      tabIndex={-1}
      data-region="decision"
      data-decision={mine ? d!.kind : standing}
      data-version={seen.picture.version}
      data-ask={mine ? d!.ask : undefined}
      data-open={open || undefined}
      data-hinted={hintsHere || undefined}
      data-idle={(mine && !answer.begun) || undefined}
    >
      {standing === 'hold' && <i ref={progress} className={css['progress']} aria-hidden />}
      {own !== null && !hintsHere && (
        <button
          type="button"
          className={css['fold']}
          aria-expanded={open}
          aria-label={open ? decide.fold : decide.unfold}
          onClick={() => setFolded(open)}
        >
          <Icon name="chev" size="0.9rem" className={open ? '' : (css['flipped'] ?? '')} />
        </button>
      )}
      <Troubles seen={seen} />
      {open && <div className={css['panel']}>{panel}</div>}
      {hintPlace !== null && createPortal(hintPanel, hintPlace)}
      <div className={css['row']}>
        <Portrait seen={seen} standing={standing} />
        {mine && d!.kind === 'turn' && <Tabs seen={seen} draft={draft} onWhy={setWhy} />}
        <div className={css['text']}>
          <div className={css['lead']}>
            <h2 className={css['question']}>
              {sentence} {standing === 'wait' && thinking !== null && <Dots />}
            </h2>
            {mine && <Asides seen={seen} draft={draft} />}
          </div>
          <div className={css['under']}>
            {where !== 'beside' && mine && <WhereLink />}
            {mine && d!.kind !== 'turn' && <StepsLine seen={seen} />}
            {coached ? (
              <Coach id={noteId} seen={seen} listed={own !== null} />
            ) : (
              <Note
                id={noteId}
                seen={seen}
                draft={draft}
                standing={standing}
                answer={answer}
                why={why}
                paused={undoTempts}
              />
            )}
          </div>
        </div>
        {where === 'beside' && mine && <WhereLink />}
        <Buttons
          seen={seen}
          standing={standing}
          answer={answer}
          noteId={noteId}
          confirm={confirm}
          back={back}
          hints={hints}
          onUndoTempts={setUndoTempts}
        />
      </div>
      <Report />
      {help && <HelpDialog />}
    </section>
  );
}

/** When what had the focus is gone with the question, like a card that was played, the focus goes to the next question. */
function useFocusKept(root: RefObject<HTMLElement | null>, question: string): void {
  const last = useRef<Node | null>(null);
  const before = useRef(question);
  useEffect(() => {
    const on = ({ target }: FocusEvent): void => void (last.current = target as Node);
    document.addEventListener('focusin', on);
    return () => document.removeEventListener('focusin', on);
  }, []);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    // Not before the page is laid out anyway: asked for earlier, the focus would have that done twice.
    const frame = requestAnimationFrame(() => {
      const isLost = last.current?.isConnected === false && document.activeElement === document.body;
      if (isLost) root.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [root, question]);
}
