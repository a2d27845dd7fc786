import type { ReactNode } from 'react';

export function Hand(): ReactNode {
  return <section>Hand</section>;
}
