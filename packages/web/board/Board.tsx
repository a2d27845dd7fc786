import type { ReactNode } from 'react';

export function Board(): ReactNode {
  return <section>Board</section>;
}
