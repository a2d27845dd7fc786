import type { ReactNode } from 'react';

export function Rules(): ReactNode {
  return <section>Rules</section>;
}
