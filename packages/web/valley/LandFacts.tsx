import type { ReactNode } from 'react';
import { landParts } from '../modules/landParts.ts';
import { isClearing, type LandName } from '../play/lands.ts';
import { ClearingFacts, PathsFacts } from './ClearingFacts.tsx';
import { PlainFacts } from './PlainLand.tsx';

/** What is worth knowing of a land from afar. */
export function LandFacts({ name }: { readonly name: LandName }): ReactNode {
  if (isClearing(name)) return name === 'paths' ? <PathsFacts /> : <ClearingFacts />;
  const Facts = landParts[name]?.Facts ?? PlainFacts;
  return <Facts name={name} />;
}
