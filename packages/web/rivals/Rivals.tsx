import type { ReactNode } from 'react';

export function Rivals(): ReactNode {
  return <section>Rivals</section>;
}
