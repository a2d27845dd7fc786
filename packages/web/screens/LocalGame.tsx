import { useEffect, useState, type ReactNode } from 'react';
import { LocalTable } from '../play/local/localTable.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useLang } from '../words/index.ts';

/** A game in this browser. */
export function LocalGame({ id }: { readonly id: string }): ReactNode {
  const lang = useLang();
  const [table, setTable] = useState<LocalTable | null>(null);
  useEffect(() => {
    let open: LocalTable | null = null;
    const file = sessionStorage.getItem('everdell.import');
    const opening =
      file !== null
        ? LocalTable.import(file, lang)
        : LocalTable.create(
            {
              request: { players: 2 },
              players: [
                { name: 'Juniper', bot: null },
                { name: 'Marlow', bot: 'greedy' },
              ],
            },
            lang,
          );
    void opening.then((table) => {
      open = table;
      setTable(table);
    });
    return () => open?.close();
  }, [id]);
  return table === null ? null : <TableScreen table={table} />;
}
