import type { Seat } from '@everdell/game';
import { useMemo, useState, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { useSeen } from './context.ts';
import css from './Frame.module.css';
import { TableFrameContext, type TableFrame } from './frame.ts';
import { useTableSlots } from './slots.ts';
import { useLand } from '../valley/useLand.ts';

/** Parts that can be jumped to, in the order to read. Each arrangement gives these ids to the parts it shows. */
const PARTS = ['decision', 'board', 'hand', 'city', 'rivals', 'story'] as const;
export type PartName = (typeof PARTS)[number];

interface Props {
  readonly className: string;
  /** Parts that are on the screen. */
  readonly parts: readonly PartName[];
  /** There is no room for the whole Clearing at once. */
  readonly split?: boolean;
  readonly children: ReactNode;
}

/** What all arrangements of the table have in common. */
export function Frame({ className, parts, split = false, children }: Props): ReactNode {
  const words = useWords();
  const { overlay } = useTableSlots();
  const { seat, watching } = useSeen();
  const [faced, face] = useState<Seat | null>(null);
  const [city, openCity] = useState<Seat | null>(null);
  const [shelf, openShelf] = useState<string | null>(null);
  const facing = watching ? (faced ?? seat) : seat;
  const lands = useLand(split);
  const frame = useMemo<TableFrame>(
    () => ({ ...lands, facing, face, city, openCity, shelf, openShelf }),
    [lands, facing, city, shelf],
  );
  return (
    <TableFrameContext value={frame}>
      <nav className={css.skips} aria-label={words.tray.skips} data-skips>
        <h1 className="sr">{words.tray.table}</h1>
        {PARTS.filter((part) => parts.includes(part)).map((part) => (
          <a key={part} href={`#${part}`}>
            {words.tray.skipTo[part]}
          </a>
        ))}
      </nav>
      <div className={className}>
        {children}
        {overlay}
      </div>
    </TableFrameContext>
  );
}
