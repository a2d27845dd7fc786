import { use, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { CONFIRM, OFFER, type Offer } from '../kit/offer.ts';
import { useStore } from 'zustand';
import { draftNow, useAtTable } from '../table/context.ts';
import type { Seen } from '../play/seen.ts';
import { useWords } from '../words/index.ts';
import { answerFor } from './answer.ts';
import { isAtOnce } from './atOnce.ts';
import { ResultsContext } from './results.ts';
import { sendingOf } from './sending.ts';
import type { Standing } from './standing.ts';
import { isStray, markShown, TOO_SOON, UNEXPECTED, type Shown } from './stray.ts';

/** `mustBeBegun`: an empty answer is not given. False = nothing was done. */
export type Confirm = (mustBeBegun: boolean, press?: Pick<MouseEvent, 'detail'>) => boolean;

/** What the green button does, also when something else than a press asks for it. */
export function useConfirm(standing: Standing, seen: Seen): Confirm {
  const at = useAtTable();
  const { decide } = useWords();
  const results = use(ResultsContext);
  const shown = useRef<Shown>({ question: '', since: 0, unexpected: false });
  /** What is answered now was answered by the press that chose it. */
  const wentByItself = useRef(false);
  /** When something was pressed last, and before that. */
  const pressed = useRef({ last: 0, before: 0 });
  const confirm = useCallback(
    (mustBeBegun: boolean, press?: Pick<MouseEvent, 'detail'>): boolean => {
      const { table } = at;
      if (
        press !== undefined &&
        press.detail > 0 &&
        isStray(shown.current, performance.now(), press.detail > 1 ? pressed.current.before : null)
      )
        return false;
      wentByItself.current = false;
      if (standing === 'hold') table.proceed();
      else if (standing === 'over') results?.open();
      else if (standing === 'mine') {
        // What is drawn may be a moment behind what has been chosen.
        const { action, off, begun } = answerFor(seen, draftNow(at, seen), decide);
        if (action === null || off !== null || (mustBeBegun && !begun)) return false;
        void sendingOf(table).act(action, seen.picture.version);
      } else return false;
      return true;
    },
    [standing, seen, at, decide, results],
  );

  const asked = useEffectEvent((): void => void confirm(true));
  useEffect(() => {
    const question = `${seen.picture.version}/${standing}`;
    const before = shown.current.question;
    if (before === question) return;
    const since = performance.now();
    // Undo and going on are pressed too.
    const timeWasUp = before.endsWith('/hold') && since - pressed.current.last > UNEXPECTED;
    shown.current = { question, since, unexpected: wentByItself.current || timeWasUp };
    markShown(shown.current);
    wentByItself.current = false;
  });
  const offered = useEffectEvent((how: Offer): void => {
    if (standing !== 'mine') return;
    if (how === 'again') return void confirm(true, { detail: 1 });
    // The second press of a double one may hit what has just come up: nobody can have meant that.
    if (performance.now() - shown.current.since < TOO_SOON) return;
    // Whoever chooses something here has seen what is asked.
    shown.current = { ...shown.current, unexpected: false };
    const { confirm: what, endTurn } = useSettings.getState();
    const care = { confirm: what, holds: at.table.holds && endTurn !== 'at-once' };
    const draft = draftNow(at, seen);
    const { action } = answerFor(seen, draft, decide);
    if (action === null || !isAtOnce(seen, action, how, care, draft.then)) return;
    wentByItself.current = confirm(true) && how === 'press';
  });
  // What was chosen together with the answer before is given as soon as it is asked for.
  const isFree = useStore(sendingOf(at.table).store, ({ pending }) => pending === null);
  useEffect(() => {
    if (isFree && standing === 'mine' && draftNow(at, seen).led) asked();
  }, [isFree, standing, at, seen]);
  useEffect(() => {
    const listener = (): void => asked();
    const hear = (event: Event): void => offered((event as CustomEvent<Offer>).detail);
    const onPress = (): void => {
      pressed.current = { last: performance.now(), before: pressed.current.last };
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener(CONFIRM, listener);
    window.addEventListener(OFFER, hear);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener(CONFIRM, listener);
      window.removeEventListener(OFFER, hear);
    };
  }, []);
  return confirm;
}
