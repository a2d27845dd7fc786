import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { createDraft, freshen } from '../play/draft.ts';
import { look } from '../play/seen.ts';
import { useShowing } from '../play/showing.ts';
import type { Table } from '../play/table.ts';
import { useLang } from '../words/index.ts';
import { AtTableContext, SeenContext, type AtTable } from './context.ts';
import { createInspecting } from './inspecting.ts';
import { DeskTable } from './DeskTable.tsx';
import { Inspector } from './Inspector.tsx';
import { PhoneTable } from './PhoneTable.tsx';
import { TabletTable } from './TabletTable.tsx';

/** The table with everything on it, whoever runs the game. */
export function TableScreen({ table }: { readonly table: Table }): ReactNode {
  const lang = useLang();
  const layout = useLayout();
  const { picture } = useShowing(table);
  const [at] = useState<AtTable>(() => ({ table, draft: createDraft(), inspecting: createInspecting() }));
  const seen = useMemo(() => look(picture, lang), [picture, lang]);
  freshenNow(at, seen);
  useEffect(() => at.inspecting.hide(true), [at, picture.version, picture.viewer]);
  const Arrangement = layout === 'phone' ? PhoneTable : layout === 'tablet' ? TabletTable : DeskTable;
  return (
    <AtTableContext value={at}>
      <SeenContext value={seen}>
        <Arrangement />
        <Inspector />
      </SeenContext>
    </AtTableContext>
  );
}

/** Before anything reads the draft it must be about the question that is shown. */
function freshenNow({ draft }: AtTable, seen: ReturnType<typeof look>): void {
  freshen(draft, seen);
}
