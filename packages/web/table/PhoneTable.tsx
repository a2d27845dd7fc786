import type { ReactNode } from 'react';

export function PhoneTable(): ReactNode {
  return <section>PhoneTable</section>;
}
