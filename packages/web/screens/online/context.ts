import { undoText } from '@everdell/game';
import type { Done, TableInfo } from '@everdell/protocol';
import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { seatNames } from '../../play/online/names.ts';
import type { Problem } from '../../play/online/problem.ts';
import type { Ordered, Visit, VisitState } from '../../play/online/visit.ts';
import { useLang, useWords, type Lang, type Words } from '../../words/index.ts';
import type { Notices } from './notices.ts';

/** What every part of an online table works with. Stays the same object while the visit lasts. */
export interface AtVisit {
  readonly visit: Visit;
  readonly notices: Notices;
}

export const VisitContext = createContext<AtVisit | null>(null);

export function useAtVisit(): AtVisit {
  const at = useContext(VisitContext);
  if (at === null) throw new Error('this part is used outside of an online table');
  return at;
}

export const useVisit = (): Visit => useAtVisit().visit;

export function useVisitState<T>(pick: (state: VisitState) => T): T {
  return useStore(useVisit().store, pick);
}

/** For parts that are shown only once the table is known. */
export function useInfo(): TableInfo {
  const info = useVisitState((state) => state.info);
  if (info === undefined) throw new Error('the table is not known yet');
  return info;
}

export const useSeatNames = (): readonly string[] => seatNames(useInfo().seats);

export function problemText(words: Words, lang: Lang, { code, why, message }: Problem): string {
  if (why !== undefined) return undoText(why, lang);
  return words.online.errors[code] ?? message;
}

export interface Orders {
  readonly busy: boolean;
  /** Says something to the table; what is refused is shown. Null = it was not done. */
  run(work: () => Promise<Ordered>): Promise<Done | null>;
}

export function useOrders(): Orders {
  const words = useWords();
  const lang = useLang();
  const { notices } = useAtVisit();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(work) {
      setBusy(true);
      const ordered = await work();
      setBusy(false);
      if ('done' in ordered) return ordered.done;
      notices.add('problem', problemText(words, lang, ordered.problem));
      return null;
    },
  };
}
