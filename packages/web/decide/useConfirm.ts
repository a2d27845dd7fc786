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

/** A question has to be seen so long before one press answers it, in ms. */
const TOO_SOON = 300;

/** `mustBeBegun`: an empty answer is not given. */
export type Confirm = (mustBeBegun: boolean) => void;

/** What the green button does, also when something else than a press asks for it. */
export function useConfirm(standing: Standing, seen: Seen): Confirm {
  const at = useAtTable();
  const { decide } = useWords();
  const results = use(ResultsContext);
  const confirm = useCallback(
    (mustBeBegun: boolean): void => {
      const { table } = at;
      if (standing === 'hold') table.proceed();
      else if (standing === 'over') results?.open();
      else if (standing === 'mine') {
        // What is drawn may be a moment behind what has been chosen.
        const { action, off, begun } = answerFor(seen, draftNow(at, seen), decide);
        if (action === null || off !== null || (mustBeBegun && !begun)) return;
        void sendingOf(table).act(action, seen.picture.version);
      }
    },
    [standing, seen, at, decide, results],
  );

  const asked = useEffectEvent((): void => confirm(true));
  const shown = useRef({ question: '', since: 0 });
  useEffect(() => {
    const question = `${seen.picture.version}/${standing}`;
    if (shown.current.question !== question) shown.current = { question, since: performance.now() };
  });
  const offered = useEffectEvent((how: Offer): void => {
    if (standing !== 'mine') return;
    if (how === 'again') return confirm(true);
    // The second press of a double one may hit what has just come up: nobody can have meant that.
    if (performance.now() - shown.current.since < TOO_SOON) return;
    const { confirm: what, endTurn } = useSettings.getState();
    const care = { confirm: what, holds: at.table.holds && endTurn !== 'at-once' };
    const draft = draftNow(at, seen);
    const { action } = answerFor(seen, draft, decide);
    if (action !== null && isAtOnce(seen, action, how, care, draft.then)) confirm(true);
  });
  // What was chosen together with the answer before is given as soon as it is asked for.
  const isFree = useStore(sendingOf(at.table).store, ({ pending }) => pending === null);
  useEffect(() => {
    if (isFree && standing === 'mine' && draftNow(at, seen).led) asked();
  }, [isFree, standing, at, seen]);
  useEffect(() => {
    const listener = (): void => asked();
    const hear = (event: Event): void => offered((event as CustomEvent<Offer>).detail);
    window.addEventListener(CONFIRM, listener);
    window.addEventListener(OFFER, hear);
    return () => {
      window.removeEventListener(CONFIRM, listener);
      window.removeEventListener(OFFER, hear);
    };
  }, []);
  return confirm;
}
