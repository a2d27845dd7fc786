import type { ReactNode } from 'react';

export function Status(): ReactNode {
  return <section>Status</section>;
}
