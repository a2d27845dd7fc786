import type { ReactNode } from 'react';

export function HandOver(): ReactNode {
  return <section>HandOver</section>;
}
