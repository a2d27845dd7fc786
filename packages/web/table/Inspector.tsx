import type { ReactNode } from 'react';

export function Inspector(): ReactNode {
  return <section>Inspector</section>;
}
