import type { ReactNode } from 'react';

export function City(): ReactNode {
  return <section>City</section>;
}
