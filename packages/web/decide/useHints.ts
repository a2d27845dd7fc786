import type { Hint } from '@everdell/ai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seen } from '../play/seen.ts';
import { useAnnouncing } from '../story/announcing.ts';
import { useAtTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import type { Standing } from './standing.ts';

/** What is known of a hint: not asked for, being thought about, here, or nobody had an idea. */
export type HintState = 'none' | 'thinking' | 'failed' | readonly Hint[];

export interface Hints {
  /** Null = nobody may ask: it is another one's decision, there is nothing to choose, or the game is played online. */
  readonly state: HintState | null;
  /** Whoever has read them can put them away and get them back. */
  readonly open: boolean;
  /** Asks for hints, or shows or hides them. */
  press(): void;
  hide(): void;
}

interface Kept {
  readonly about: string;
  readonly state: HintState;
  readonly open: boolean;
}

const NOTHING: Kept = { about: '', state: 'none', open: false };

/** Hints for the question that is open; with the next one they are gone. */
export function useHints(seen: Seen, standing: Standing, question: string): Hints {
  const { hint: words } = useWords().advice;
  const { advice } = useAtTable().table;
  const { say } = useAnnouncing();
  const [kept, keep] = useState(NOTHING);
  const { state, open } = kept.about === question ? kept : NOTHING;
  const offered = advice !== undefined && standing === 'mine' && seen.legal.length > 1;
  const { decision: d, known, names, text } = seen;
  const hide = useCallback((): void => {
    if (state === 'thinking') advice?.stop();
    keep((now) => (Array.isArray(now.state) ? { ...now, open: false } : NOTHING));
  }, [advice, state]);
  const from = useRef<Element | null>(null);
  const press = useCallback((): void => {
    if (!offered) return;
    if (open) return hide();
    from.current = document.activeElement;
    if (Array.isArray(state)) return keep((now) => ({ ...now, open: true }));
    keep({ about: question, state: 'thinking', open: true });
    say(words.thinking);
    // Whoever has gone on in the meantime has another question, or none any more.
    const answered = (next: HintState): void =>
      keep((now) => (now.about === question && now.state === 'thinking' ? { ...now, state: next } : now));
    advice.hint(seen.picture.version).then(
      (hints) => answered(hints !== null && hints.length > 0 ? different(seen, hints) : 'failed'),
      () => answered('failed'),
    );
  }, [advice, offered, open, state, question, seen, hide, say, words]);
  useEffect(() => {
    if (state === 'failed') say(words.failed);
    if (typeof state === 'string' || d === null) return;
    say(words.told(state.length, text.answer(known, d, state[0].action, names)));
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when it comes
  }, [state]);
  useEffect(() => {
    if (!open || typeof state === 'string') return;
    // Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement === from.current)
      document.querySelector<HTMLElement>('[data-hint]')?.focus({ preventScroll: true });
  }, [open, state]);
  return { state: offered ? state : null, open: offered && open, press, hide };
}

/** Of two copies of a card in one's hand either will do. */
function different({ decision: d, text, known, names }: Seen, hints: readonly Hint[]): readonly Hint[] {
  if (d === null) return hints;
  const told = hints.map(({ action }) => text.answer(known, d, action, names));
  return hints.filter((_, i) => told.indexOf(told[i]) === i);
}
