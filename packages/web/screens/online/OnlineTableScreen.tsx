import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { OnlineTable } from '../../play/online/onlineTable.ts';
import { site } from '../../play/online/site.ts';
import { TableSlotsContext, type TableSlots } from '../../table/slots.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { useLang, useWords } from '../../words/index.ts';
import { AfterGame } from './AfterGame.tsx';
import { Banners } from './Banners.tsx';
import { ChatButton } from './ChatButton.tsx';
import { Clock, Onlookers } from './Clock.tsx';
import { problemText, useVisit } from './context.ts';
import { Notices } from './Notices.tsx';
import { TableMenu } from './TableMenu.tsx';

/** The game at an online table. */
export function OnlineTableScreen(): ReactNode {
  const words = useWords();
  const lang = useLang();
  const visit = useVisit();
  const [table] = useState(() => new OnlineTable(visit, site()));
  useEffect(() => {
    table.explainBy((problem) => problemText(words, lang, problem));
  }, [table, words, lang]);
  useEffect(() => () => table.close(), [table]);
  const slots = useMemo<TableSlots>(
    () => ({
      topBar: (
        <>
          <Clock />
          <Onlookers />
          <ChatButton />
          <TableMenu />
        </>
      ),
      banner: <Banners />,
      overlay: <Notices />,
    }),
    [],
  );
  return (
    <TableSlotsContext value={slots}>
      <AfterGame table={table}>
        <TableScreen table={table} />
      </AfterGame>
    </TableSlotsContext>
  );
}
