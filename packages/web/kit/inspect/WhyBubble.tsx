import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLayout } from '../../app/layout.ts';
import type { Seen } from '../../play/seen.ts';
import type { ThingKey } from '../../play/things.ts';
import { closedLines } from '../../decide/closedWords.ts';
import { lackWords } from '../../board/signWords.ts';
import { lackingFor } from '../../play/lacking.ts';
import { reasonFor, reasonWords } from '../../play/whyNot.ts';
import { useAtTable, useSeen } from '../../table/context.ts';
import { useWords, type Words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import { beside, type Side } from './beside.ts';
import { cureFor, idOf } from './content.ts';
import css from './WhyBubble.module.css';

interface Props {
  readonly thing: ThingKey;
  readonly at: Element | null;
}

/** What the player may still want to press: kept clear as far as there is room. */
const WANTED = '[data-can], [data-decision] button';
const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];

/** Why a thing cannot be chosen, beside it; on phones above the decision. The next press closes it. */
export function WhyBubble({ thing, at }: Props): ReactNode {
  const seen = useSeen();
  const words = useWords();
  const { inspecting } = useAtTable();
  const isPhone = useLayout() === 'phone';
  const ref = useRef<HTMLDivElement>(null);
  const lines = whyLines(seen, words, thing);
  const id = idOf(seen, thing);

  useLayoutEffect(() => {
    if (ref.current !== null) place(ref.current, isPhone ? null : at);
  });
  useEffect(() => {
    const onPress = (event: Event): void => {
      if (!ref.current?.contains(event.target as Node)) inspecting.hide();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.stopPropagation();
      if (event.key === 'Escape' || event.key === 'Tab') inspecting.hide();
    };
    const onScroll = (): void => inspecting.hide();
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [inspecting]);

  if (lines.length === 0) return null;
  return (
    <div ref={ref} className={css['bubble']} role="status" data-why={thing}>
      <div key={thing} className={css['inner']}>
        <p className={css['reason']}>
          <Icon name="lock" size="0.95rem" /> {lines[0]}
        </p>
        {lines.slice(1).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {id !== null && (
          <button
            type="button"
            className={css['closer']}
            onClick={() => inspecting.show(id, at, { key: thing, pinned: true })}
          >
            <Icon name="eye" size="1rem" /> {words.cards.closer}
          </button>
        )}
      </div>
    </div>
  );
}

/** The reason in the engine's words, then how far one is and what would help. */
function whyLines(seen: Seen, words: Words, thing: ThingKey): readonly string[] {
  const { cards, common } = words;
  const reason = reasonFor(seen, thing);
  if (reason === null) return [];
  const { missing, progress, inHand, inMeadow } = cureFor(seen, thing);
  const names = (ids: readonly string[]): string => common.list(ids.map((id) => seen.text.name(id)));
  const lacks = reason.code === 'cannot-pay-price' ? lackingFor(seen, Number(thing.slice(1))) : [];
  const lackN = lacks.length === 1 ? lacks[0].n : lacks.length;
  return [
    // The whole cost is in sight: what of it is missing says more.
    lacks.length === 0 ? reasonWords(seen, reason) : cards.youLack(lackWords(words, seen.text, lacks), lackN),
    missing === null
      ? ''
      : cards.youLack(
          seen.text.goods(missing),
          missing.reduce((sum, n) => sum + n, 0),
        ),
    ...(missing === null ? [] : closedLines(seen, words, Number(thing.slice(1)), ['short', 'noDoor'])),
    progress === null || progress.have >= progress.need ? '' : cards.youHave(progress.have, progress.need),
    inHand.length === 0 ? '' : cards.inHand(names(inHand), inHand.length),
    inMeadow.length === 0 ? '' : cards.inMeadow(names(inMeadow), inMeadow.length),
  ].filter(Boolean);
}

function place(bubble: HTMLElement, at: Element | null): void {
  if (at === null) {
    const top = document.querySelector('[data-decision]')?.getBoundingClientRect().top ?? window.innerHeight;
    bubble.style.transform = '';
    bubble.style.bottom = `${window.innerHeight - top + 8}px`;
    return;
  }
  const clear = [...document.querySelectorAll(WANTED)]
    .filter((other) => !at.contains(other))
    .map((other) => other.getBoundingClientRect());
  const { left, top } = beside(
    at.getBoundingClientRect(),
    { width: bubble.offsetWidth, height: bubble.offsetHeight },
    { width: window.innerWidth, height: window.innerHeight },
    SIDES,
    clear,
  );
  bubble.style.bottom = '';
  bubble.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
