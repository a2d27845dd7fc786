import { startTransition, useState } from 'react';
import type { Mode } from '../play/draft.ts';
import { choicesByPart } from '../play/lands.ts';
import { boardOf, zonesOf, type ZoneName } from '../play/board.ts';
import { isOffBoard, legalIn, partAsked, type Part } from '../play/parts.ts';
import type { Seen } from '../play/seen.ts';
import { useDraft, useSeen } from './context.ts';

export const TABS = ['board', 'hand', 'city', 'rivals', 'story'] as const;
export type Tab = (typeof TABS)[number];

/** The page of a phone that shows the whole valley; games with one board have none. */
export const MAP = 'map';

interface Shown {
  readonly tab: Tab;
  readonly zone: ZoneName | typeof MAP;
}

interface Following extends Shown {
  /** The question it was brought to, see draft.ts. */
  readonly about: string;
  /** What was shown before it went away by itself. */
  readonly before: Shown | null;
  /** The player has had a turn to answer, or has gone somewhere: from then on turns leave the zone as it is. */
  readonly settled: boolean;
}

/** Goes where the choice has to be made, and back when that is done; `open` is a zone to begin with. */
export function follow(now: Following, about: string, asked: Part | null, open: ZoneName | null): Following {
  const shown: Shown = { tab: now.tab, zone: now.zone };
  if (asked === null) {
    const back: Following = { ...now, ...(now.before ?? shown), about, before: null };
    return now.settled || open === null ? back : { ...back, zone: open, settled: true };
  }
  const there: Shown = isOffBoard(asked) ? { tab: asked, zone: now.zone } : { tab: 'board', zone: asked };
  return { ...now, ...there, about, before: now.before ?? shown };
}

/** The Meadow if something can be chosen there, else the first zone where that is so. */
function openZone(seen: Seen): ZoneName | null {
  const [first] = ['meadow' as const, ...zonesOf(seen)].filter((zone) => legalIn(seen, zone) > 0);
  return first ?? null;
}

/** Where alone the chosen action can go on; null = in several parts. */
function onlyPart(seen: Seen, mode: Mode): Part | null {
  const [only, ...others] = choicesByPart(seen, mode).keys();
  return others.length === 0 ? (only ?? null) : null;
}

const START: Following = { tab: 'board', zone: 'meadow', about: '', before: null, settled: false };

/** What a phone shows. */
export function usePhoneTab(): Shown & {
  /** This game has more than one board. */
  readonly hasMap: boolean;
  setTab(tab: Tab): void;
  setZone(zone: ZoneName): void;
} {
  const seen = useSeen();
  const mode = useDraft((draft) => draft.mode);
  const about = useDraft((draft) => `${draft.about}/${draft.mode}`);
  const hasMap = boardOf(seen).lands.length > 0;
  const [state, setState] = useState<Following>(() => (hasMap ? { ...START, zone: MAP } : START));
  const asked = mode === 'all' ? partAsked(seen) : onlyPart(seen, mode);
  const now = state.about === about ? state : follow(state, about, asked, hasMap ? null : openZone(seen));
  if (now !== state) setState(now);
  return {
    tab: now.tab,
    zone: now.zone,
    hasMap,
    setTab: (tab) => startTransition(() => setState({ ...now, tab, settled: true })),
    setZone: (zone) => startTransition(() => setState({ ...now, tab: 'board', zone, settled: true })),
  };
}
