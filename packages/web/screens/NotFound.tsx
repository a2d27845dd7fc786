import type { ReactNode } from 'react';

export function NotFound(): ReactNode {
  return <section>NotFound</section>;
}
