import type { ReactNode } from 'react';
import type { SeasonPoints } from '../../play/ending.ts';

export function End(_: { readonly seasons: SeasonPoints; onClose(): void }): ReactNode {
  return null;
}
