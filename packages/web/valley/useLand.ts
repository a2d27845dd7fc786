import { startTransition, useMemo, useState } from 'react';
import type { ZoneName } from '../play/board.ts';
import { landAsked, landOfZone, landsOf, type LandName } from '../play/lands.ts';
import type { Seen } from '../play/seen.ts';
import { sequenceOf } from '../play/steps.ts';
import { useDraft, useSeen } from '../table/context.ts';
import { followed, travelled, type Front } from './followed.ts';

const START: Front = { land: 'clearing', about: '', before: null, last: null, travels: 0 };

export interface Lands {
  /** From west to east. */
  readonly lands: readonly LandName[];
  /** The Clearing is two of them: there is no room for all of it at once. */
  readonly split: boolean;
  /** In front. */
  readonly land: LandName;
  /** Where one came from; null = one has not travelled. */
  readonly last: LandName | null;
  /** How often the player has travelled, not counting where the question has led. */
  readonly travels: number;
  travel(to: LandName): void;
  /** Which of them a part of the board belongs to. */
  landOf(zone: ZoneName): LandName;
}

/** The land of a turn of several steps that the viewer is in the middle of. */
function landGoingOn(seen: Seen): LandName | null {
  const { decision, seat, watching } = seen;
  return watching || decision?.seat !== seat ? null : (sequenceOf(seen)?.land ?? null);
}

/** The land in front: where the player has gone, or where the open question must be answered. */
export function useLand(split: boolean): Lands {
  const seen = useSeen();
  const mode = useDraft((draft) => draft.mode);
  const about = useDraft((draft) => `${draft.about}/${draft.mode}`);
  const [state, setState] = useState<Front>(START);
  const now = state.about === about ? state : followed(state, about, landAsked(seen, mode, split) ?? landGoingOn(seen));
  if (now !== state) setState(now);
  const names = landsOf(seen, split).join();
  const { land, last, travels } = now;
  return useMemo(() => {
    const lands = names.split(',');
    return {
      lands,
      split,
      land: lands.includes(land) ? land : split ? 'meadow' : 'clearing',
      last,
      travels,
      travel: (to) => startTransition(() => setState((front) => travelled(front, to))),
      landOf: (zone) => landOfZone(zone, split),
    };
  }, [names, split, land, last, travels]);
}
