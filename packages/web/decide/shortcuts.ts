import { useEffect, useEffectEvent, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { choose as chooseAction, everything, select, toggle, type Draft } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable, type AtTable } from '../table/context.ts';
import { useWords, type Words } from '../words/index.ts';
import { openHelp } from './help.ts';
import { jumpTo, nextPart, PARTS, travelBy } from './jump.ts';
import { payGroups } from './payment.ts';
import { closeReport, tell, useReport } from './report.ts';
import { reportOf, REPORTS, type ReportKey } from './reports.ts';
import { sendingOf } from './sending.ts';
import type { Standing } from './standing.ts';
import { pressTab } from './Tabs.tsx';
import { turnTabs } from './turnTabs.ts';
import type { Back } from './useBack.ts';
import type { Confirm } from './useConfirm.ts';

interface Now {
  readonly seen: Seen;
  readonly draft: Draft;
  readonly standing: Standing;
  readonly back: Back;
  readonly confirm: Confirm;
  /** Asks for a hint, or puts it away. */
  hint(): void;
  /** A digit for an amount. */
  typed(digit: number): void;
}

/** Letters that choose what to do with a turn, by the key of its tab. */
export const TAB_KEYS: Readonly<Record<string, string>> = { v: 'visit', p: 'play', n: 'season', x: 'pass' };

/** After `g` the next key names a part of the table, if it comes soon. */
const SOON = 1500;

/** The keys of the table. They are never taken from where something is typed, nor from an open window. */
export function useShortcuts(now: Now): void {
  const at = useAtTable();
  const words = useWords();
  const letters = useSettings((settings) => settings.shortcuts);
  const going = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
    const done =
      always(event, now, at) ||
      (letters && !event.shiftKey && !event.repeat && isGoing(event, going, now)) ||
      (letters && !event.repeat && letter(event, now, at, words));
    if (done) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Somebody types, or a window is open over the table. */
function isBusy({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a[href], summary, [role="button"], [role="tab"]') !== null
  );
}

const isShut = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-disabled="true"]') !== null;

/** Enter, Escape and F6 work also without the letters. */
function always(event: KeyboardEvent, { seen, standing, confirm, back }: Now, { inspecting }: AtTable): boolean {
  switch (event.key) {
    case 'Enter':
      if (event.repeat || event.shiftKey || standing === 'wait') return false;
      // What does nothing now, as a + at its limit, does not keep the key from the answer that is begun.
      if (isControl(event.target)) return isShut(event.target) && confirm(true);
      // An empty answer is only given with the button itself.
      confirm(true);
      return true;
    case 'Escape':
      if (inspecting.store.getState().what !== null) inspecting.hide(true);
      else if (useReport.getState().lines.length > 0) closeReport();
      else if (!event.repeat) back.go();
      return true;
    case 'F6':
      jumpTo(seen, nextPart(seen, event.shiftKey ? -1 : 1));
      return true;
    default:
      return false;
  }
}

/** `g` and a letter: to a part of the table. */
function isGoing({ key, timeStamp }: KeyboardEvent, going: { current: number }, { seen }: Now): boolean {
  const soon = going.current > 0 && timeStamp - going.current < SOON;
  going.current = key === 'g' && !soon ? timeStamp : 0;
  if (key === 'g') return true;
  const part = soon ? PARTS.find((other) => other.key === key) : undefined;
  if (part === undefined) return false;
  jumpTo(seen, part.name);
  return true;
}

function letter({ key }: KeyboardEvent, now: Now, at: AtTable, words: Words): boolean {
  const { seen, standing } = now;
  if (key === '?') openHelp();
  else if (key === '[' || key === ']') return travelBy(key === '[' ? -1 : 1);
  else if (key === 'h') now.hint();
  else if (key === 'u') void (seen.picture.undo?.possible && sendingOf(at.table).undo(seen.picture.version));
  else if ((REPORTS as readonly string[]).includes(key)) tell(reportOf(key as ReportKey, seen, words));
  else if (standing === 'mine' && /^[0-9]$/.test(key)) return digit(Number(key), now, at, words);
  else if (standing === 'mine' && key === 'a') return all(now, at);
  else if (standing === 'mine' && TAB_KEYS[key] !== undefined) return tab(TAB_KEYS[key], now, at, words);
  else return false;
  return true;
}

function tab(key: string, { seen }: Now, at: AtTable, { decide }: Words): boolean {
  if (seen.decision?.kind !== 'turn') return false;
  const found = turnTabs(seen, decide).find((other) => other.key === key);
  if (found === undefined) return false;
  if (found.off !== null) tell([found.off]);
  else {
    pressTab(at.draft, found);
    if (found.action !== undefined) toConfirm(seen);
  }
  return true;
}

/** What was chosen by a key can be confirmed by Enter, wherever the focus was. */
const toConfirm = (seen: Seen): void => jumpTo(seen, 'decision');

/** Everything, where everything may be chosen. */
function all({ seen }: Now, at: AtTable): boolean {
  const action = everything(seen);
  if (action === null) return false;
  chooseAction(at.draft, seen.decision!, action);
  toConfirm(seen);
  return true;
}

/** Digits choose by number, or fill amounts in order. */
function digit(n: number, now: Now, at: AtTable, words: Words): boolean {
  const { seen } = now;
  if (seen.decision?.kind === 'turn') {
    const found = turnTabs(seen, words.decide)[n - 1];
    return found !== undefined && tab(found.key, now, at, words);
  }
  if (!choose(n, now, at)) return false;
  toConfirm(seen);
  return true;
}

function choose(n: number, { seen, typed }: Now, at: AtTable): boolean {
  const { decision: d, legal } = seen;
  if (d?.kind === 'split') {
    typed(n);
    return true;
  }
  if (d === null || n === 0) return false;
  if (d.kind === 'pick' && d.picked.length === 0) {
    const item = d.items[n - 1];
    if (item === undefined) return false;
    if (d.min === 1 && d.max === 1) select(at.draft, { t: 'pick', items: [item] });
    else toggle(at.draft, d, item);
    return true;
  }
  const chosen = d.kind === 'pay' ? payGroups(d)[n - 1]?.ways[0] : legal[n - 1];
  if (chosen === undefined) return false;
  select(at.draft, chosen);
  return true;
}
