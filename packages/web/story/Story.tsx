import type { ReactNode } from 'react';

export function Story(): ReactNode {
  return <section>Story</section>;
}
