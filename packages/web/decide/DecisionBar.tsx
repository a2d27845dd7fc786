import type { ReactNode } from 'react';

export function DecisionBar(): ReactNode {
  return <section>DecisionBar</section>;
}
