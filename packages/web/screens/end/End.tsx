import type { ReactNode } from 'react';

export function End(): ReactNode {
  return <section>End</section>;
}
