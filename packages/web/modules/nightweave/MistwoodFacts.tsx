import type { ReactNode } from 'react';
import { ForEyes } from '../../kit/ForEyes.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import { lairOf } from './lair.ts';

/** Spiders at home, and how many points she has. */
export function MistwoodFacts(): ReactNode {
  const { own } = useWords().modules.nightweave;
  const lair = lairOf(useSeen());
  if (lair === null) return null;
  return (
    <ForEyes told={own.facts(lair.home, lair.points)}>
      <Icon name="spider" size="0.95rem" /> {lair.home} <Icon name="point" size="0.95rem" /> {lair.points}
    </ForEyes>
  );
}
