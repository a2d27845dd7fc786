import type { LandName } from '../play/lands.ts';

/** Which land is in front. */
export interface Front {
  readonly land: LandName;
  /** The question and the chosen action it was brought to, see draft.ts. */
  readonly about: string;
  /** What was in front before it went away by itself. */
  readonly before: LandName | null;
  /** Where one came from; null = one has not travelled. */
  readonly last: LandName | null;
  /** How often the player has travelled. */
  readonly travels: number;
}

/** The eye moves by itself only where a question can be answered in one land alone, and comes back when that is done. */
export function followed(now: Front, about: string, asked: LandName | null): Front {
  const land = asked ?? now.before ?? now.land;
  const last = land === now.land ? now.last : now.land;
  const before = asked === null ? null : (now.before ?? (land === now.land ? null : now.land));
  return { ...now, land, about, before, last };
}

/** The player goes there, and stays when the question is answered. */
export function travelled(now: Front, land: LandName): Front {
  return { ...now, land, before: null, last: land === now.land ? now.last : now.land, travels: now.travels + 1 };
}
