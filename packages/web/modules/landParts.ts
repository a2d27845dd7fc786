import { Fair } from './bellfaire/Fair.tsx';
import { FairFacts } from './bellfaire/FairFacts.tsx';
import type { LandParts } from './lands.ts';
import { Station } from './newleaf/Station.tsx';
import { StationFacts } from './newleaf/StationFacts.tsx';
import { Mistwood } from './nightweave/Mistwood.tsx';
import { MistwoodFacts } from './nightweave/MistwoodFacts.tsx';
import { Brook } from './pearlbrook/Brook.tsx';
import { BrookFacts } from './pearlbrook/BrookFacts.tsx';
import { Mountain } from './spirecrest/Mountain.tsx';
import { MountainFacts } from './spirecrest/MountainFacts.tsx';

/** What draws the lands of modules, by the name of the land; only the table loads this. Others are plain (valley/PlainLand.tsx). */
export const landParts: Readonly<Record<string, LandParts | undefined>> = {
  brook: { Land: Brook, Facts: BrookFacts },
  station: { Land: Station, Facts: StationFacts },
  fair: { Land: Fair, Facts: FairFacts },
  mountain: { Land: Mountain, Facts: MountainFacts },
  mistwood: { Land: Mistwood, Facts: MistwoodFacts },
};
