import { useState } from 'react';
import type { ZoneName } from '../play/board.ts';
import { partAsked, type Part } from '../play/parts.ts';
import { useDraft, useSeen } from './context.ts';

export const TABS = ['board', 'hand', 'city', 'rivals', 'story'] as const;
export type Tab = (typeof TABS)[number];
export const ZONES: readonly ZoneName[] = ['tree', 'meadow', 'river', 'forest'];

interface Shown {
  readonly tab: Tab;
  readonly zone: ZoneName;
}

interface Following extends Shown {
  /** The question it was brought to, see draft.ts. */
  readonly about: string;
  /** What was shown before it went away by itself. */
  readonly before: Shown | null;
}

/** Goes where the choice has to be made, and back when that is done. */
export function follow(now: Following, about: string, asked: Part | null): Following {
  const shown: Shown = { tab: now.tab, zone: now.zone };
  if (asked === null) return { ...(now.before ?? shown), about, before: null };
  const isTab = asked === 'hand' || asked === 'city' || asked === 'rivals';
  return isTab
    ? { tab: asked, zone: now.zone, about, before: now.before ?? shown }
    : { tab: 'board', zone: asked, about, before: now.before ?? shown };
}

/** What a phone shows. */
export function usePhoneTab(): Shown & { setTab(tab: Tab): void; setZone(zone: ZoneName): void } {
  const seen = useSeen();
  const about = useDraft((draft) => draft.about);
  const [state, setState] = useState<Following>({ tab: 'board', zone: 'meadow', about: '', before: null });
  const now = state.about === about ? state : follow(state, about, partAsked(seen));
  if (now !== state) setState(now);
  return {
    tab: now.tab,
    zone: now.zone,
    setTab: (tab) => setState({ ...now, tab }),
    setZone: (zone) => setState({ ...now, zone }),
  };
}
