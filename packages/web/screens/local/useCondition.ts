import { useSyncExternalStore } from 'react';
import type { Condition, LocalTable } from '../../play/local/localTable.ts';

export function useCondition(table: LocalTable): Condition {
  return useSyncExternalStore(
    (listener) => table.onCondition(listener),
    () => table.condition,
  );
}
