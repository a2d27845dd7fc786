import type { ReactNode } from 'react';

export function Since(): ReactNode {
  return <section>Since</section>;
}
