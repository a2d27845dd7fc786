import type { ReactNode } from 'react';

export function OnlineGame({ id }: { readonly id: string }): ReactNode {
  return <section>{id}</section>;
}
