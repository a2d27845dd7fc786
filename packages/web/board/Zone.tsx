import type { ReactNode } from 'react';

/** The parts of the board that a phone shows one at a time. */
export type ZoneName = 'tree' | 'meadow' | 'river' | 'forest';

export function Zone({ name }: { readonly name: ZoneName }): ReactNode {
  return <section>{name}</section>;
}
