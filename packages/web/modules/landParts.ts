import { Fair } from './bellfaire/Fair.tsx';
import { FairFacts } from './bellfaire/FairFacts.tsx';
import type { LandParts } from './lands.ts';
import { Brook } from './pearlbrook/Brook.tsx';
import { BrookFacts } from './pearlbrook/BrookFacts.tsx';

/** What draws the lands of modules, by the name of the land; only the table loads this. Others are plain (valley/PlainLand.tsx). */
export const landParts: Readonly<Record<string, LandParts | undefined>> = {
  brook: { Land: Brook, Facts: BrookFacts },
  fair: { Land: Fair, Facts: FairFacts },
};
