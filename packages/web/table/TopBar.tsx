import type { ReactNode } from 'react';

export function TopBar(): ReactNode {
  return <section>TopBar</section>;
}
