import { useMemo, type ReactNode } from 'react';
import { ForEyes } from '../../kit/ForEyes.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import { fairOf } from './fair.ts';

/** How one stands in the Garland Award; without it, what can be had at the Market. */
export function FairFacts(): ReactNode {
  const { own } = useWords().modules.bellfaire;
  const seen = useSeen();
  const { award, wares } = useMemo(() => fairOf(seen), [seen]);
  if (award === null || seen.watching) {
    const n = wares.filter(({ side }) => side === 'take').length;
    return wares.length === 0 ? null : <>{own.toTake(n)}</>;
  }
  const name = seen.text.name(award.place.id);
  const { n, rank } = award.standings.find(({ seat }) => seat === seen.seat)!;
  const place = n === 0 ? own.noRank : own.rank(rank, award.standings.length);
  return (
    <ForEyes told={n === 0 ? own.noRankLong(name) : own.rankLong(name, place)}>
      <Icon name="garland" size="0.95rem" /> {place}
    </ForEyes>
  );
}
