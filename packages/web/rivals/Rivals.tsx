import type { Seat } from '@everdell/game';
import { useState, type ReactNode } from 'react';
import { useLayout, type Layout } from '../app/layout.ts';
import { ownOf } from '../play/own.ts';
import { rivalsOf } from '../play/turns.ts';
import { Arrive } from '../table/Arrive.tsx';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { AutomaPanel } from './AutomaPanel.tsx';
import { RivalPanel, type PanelForm } from './RivalPanel.tsx';
import css from './Rivals.module.css';

/** Panels that are laid out together. */
const AT_ONCE = 2;

/** Everybody else in turn order; the more there are, the smaller their panels. */
export function Rivals(): ReactNode {
  const { rivals } = useWords();
  const seen = useSeen();
  const title = seen.watching ? rivals.everybody : rivals.title;
  const layout = useLayout();
  const seats = rivalsOf(seen);
  const [opened, open] = useState<Seat | null>(null);
  const isFull = seats.some((seat) => ownOf(seen, seat).has);
  const usual = usualForm(seats.length, layout, isFull);
  const foldable = usual === 'chips' && seats.length > 2;
  return (
    <section className={css.rivals} aria-label={title}>
      <h2 className="sr">{title}</h2>
      <Arrive by={AT_ONCE}>
        {seats.map((seat) =>
          seen.game.rules.automas[seat] !== null ? (
            <AutomaPanel key={seat} seat={seat} />
          ) : (
            <RivalPanel
              key={seat}
              seat={seat}
              form={foldable && seat === opened ? 'minis' : usual}
              {...(foldable ? { onUnfold: () => open(seat === opened ? null : seat) } : {})}
            />
          ),
        )}
      </Arrive>
    </section>
  );
}

/** How much of each rival there is room for; `full`: there is more to tell than in the base game. */
function usualForm(count: number, layout: Layout, full: boolean): PanelForm {
  if (layout === 'phone') return count === 1 ? 'full' : 'chips';
  if (count === 1) return 'full';
  if (layout === 'desk') return count === 2 ? 'minis' : count === 3 ? 'chips' : 'strip';
  return count === 2 || (count === 3 && !full) ? 'chips' : 'strip';
}
