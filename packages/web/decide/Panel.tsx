import type { ReactNode } from 'react';
import type { Layout } from '../app/layout.ts';
import type { Draft } from '../play/draft.ts';
import type { Seen } from '../play/seen.ts';
import { candidatesOf, isOffer, needsStrip } from './candidates.ts';
import { Candidates } from './Candidates.tsx';
import { Options } from './Options.tsx';
import { PayWays } from './PayWays.tsx';
import { Reminders } from './Reminders.tsx';
import { Split } from './Split.tsx';

interface Props {
  readonly seen: Seen;
  readonly draft: Draft;
  readonly layout: Layout;
  readonly cursor: number;
}

/** What of the answer is chosen in the bar itself; null = everything lies on the table. */
export function panelOf({ seen, draft, layout, cursor }: Props): ReactNode {
  const { decision: d } = seen;
  switch (d?.kind) {
    case 'turn': {
      const { selected } = draft;
      const asks = selected?.t === 'season' || selected?.t === 'pass';
      return asks ? <Reminders seen={seen} action={selected} /> : null;
    }
    case 'option':
      return <Options seen={seen} draft={draft} />;
    case 'pay':
      return <PayWays key={draft.about} seen={seen} draft={draft} d={d} />;
    case 'split':
      return <Split seen={seen} draft={draft} d={d} cursor={cursor} />;
    case 'pick': {
      if (d.picked.length > 0) return <Options seen={seen} draft={draft} />;
      const candidates = candidatesOf(seen, d);
      return needsStrip(layout, candidates) || isOffer(seen, candidates) ? (
        <Candidates seen={seen} draft={draft} d={d} candidates={candidates} />
      ) : null;
    }
    default:
      return null;
  }
}
