import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Table } from '../../play/table.ts';
import { useWords } from '../../words/index.ts';
import { AfterGameContext, type AfterGame as After } from '../end/afterGame.ts';
import css from './AfterGame.module.css';
import { useInfo } from './context.ts';
import { Notices } from './Notices.tsx';
import { ProofButton } from './Proof.tsx';
import { useRematch } from './useRematch.ts';
import { useSave } from './useSave.ts';

/** What the end of a game offers at an online table. */
export function AfterGame({ table, children }: { readonly table: Table; readonly children: ReactNode }): ReactNode {
  const [, go] = useLocation();
  const { rematch } = useRematch();
  const save = useSave(table);
  const after = useMemo<After>(
    () => ({ home: () => go('/'), save, extra: <Extra />, ...(rematch !== null && { again: rematch }) }),
    [go, save, rematch],
  );
  return <AfterGameContext value={after}>{children}</AfterGameContext>;
}

function Extra(): ReactNode {
  const { online } = useWords();
  const { next } = useInfo();
  return (
    <div className={css.extra}>
      <h3>{next === null ? online.proof : online.rematchWaits}</h3>
      <p>{next === null ? online.proofShort : online.rematchWhy}</p>
      <ProofButton />
      <Notices />
    </div>
  );
}
