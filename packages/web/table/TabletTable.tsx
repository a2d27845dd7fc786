import type { ReactNode } from 'react';

export function TabletTable(): ReactNode {
  return <section>TabletTable</section>;
}
