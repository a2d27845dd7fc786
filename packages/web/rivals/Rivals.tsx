import type { Seat } from '@everdell/game';
import { useState, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { rivalsOf } from '../play/turns.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { AutomaPanel } from './AutomaPanel.tsx';
import { RivalPanel, type PanelForm } from './RivalPanel.tsx';
import css from './Rivals.module.css';

/** Everybody else in turn order; the more there are, the smaller their panels. */
export function Rivals(): ReactNode {
  const { rivals } = useWords();
  const seen = useSeen();
  const wide = useLayout() === 'phone';
  const seats = rivalsOf(seen);
  const [opened, open] = useState<Seat | null>(null);
  const formOf = (seat: Seat): PanelForm => {
    if (seats.length === 1) return 'full';
    if (seats.length === 2) return 'minis';
    if (seats.length > 3 && !wide) return 'strip';
    return seat === opened ? 'minis' : 'chips';
  };
  return (
    <section className={css.rivals} aria-label={rivals.title}>
      <h2 className="sr">{rivals.title}</h2>
      {seats.map((seat) =>
        seen.game.rules.automas[seat] !== null ? (
          <AutomaPanel key={seat} seat={seat} />
        ) : (
          <RivalPanel
            key={seat}
            seat={seat}
            form={formOf(seat)}
            {...(seats.length === 3 || (wide && seats.length > 3)
              ? { onUnfold: () => open(seat === opened ? null : seat) }
              : {})}
          />
        ),
      )}
    </section>
  );
}
