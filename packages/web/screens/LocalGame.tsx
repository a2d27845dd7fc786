import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../app/loading.tsx';
import { Screen } from '../app/Screen.tsx';
import type { LocalTable } from '../play/local/localTable.ts';
import { HandOver } from '../table/HandOver.tsx';
import { TableSlotsContext, type TableSlots } from '../table/slots.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useWords } from '../words/index.ts';
import { AfterGameContext, type AfterGame } from './end/afterGame.ts';
import { othersIn } from './home/names.ts';
import { Banners } from './local/Banners.tsx';
import { Closed } from './local/Closed.tsx';
import { GameMenu } from './local/GameMenu.tsx';
import { useCondition } from './local/useCondition.ts';
import { useLocalTable } from './local/useLocalTable.ts';
import { useRematch } from './local/useRematch.ts';
import { useSave } from './local/useSave.ts';

/** A game in this browser. */
export function LocalGame({ id }: { readonly id: string }): ReactNode {
  const { opening, again } = useLocalTable(id);
  switch (opening.state) {
    case 'opening':
      return <Loading />;
    case 'problem':
      return <Closed id={id} code={opening.code} message={opening.message} again={again} />;
    case 'open':
      return <Open key={opening.table.id} table={opening.table} open={again} />;
  }
}

interface OpenProps {
  readonly table: LocalTable;
  open(takeOver: boolean): void;
}

function Open({ table, open }: OpenProps): ReactNode {
  const { home, common } = useWords();
  const { lost, storage } = useCondition(table);
  const slots = useMemo<TableSlots>(
    () => ({ topBar: <GameMenu table={table} />, banner: <Banners table={table} />, overlay: <HandOver /> }),
    [table],
  );
  const [, go] = useLocation();
  const again = useRematch(table);
  const save = useSave(table);
  const after = useMemo<AfterGame>(
    () => ({ again: () => again(), harder: () => again(true), save, home: () => go('/') }),
    [again, save, go],
  );
  // What is not kept is gone with the page.
  useEffect(() => {
    if (storage === null) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [storage]);
  if (lost !== null)
    return <Closed id={table.id} code={lost === 'taken' ? 'taken' : 'stumbled'} message="" again={open} />;
  const others = othersIn(table.picture);
  return (
    <Screen title={others.length === 0 ? home.local.pageTitleAlone : home.local.pageTitle(common.list(others))}>
      <TableSlotsContext value={slots}>
        <AfterGameContext value={after}>
          <TableScreen table={table} />
        </AfterGameContext>
      </TableSlotsContext>
    </Screen>
  );
}
