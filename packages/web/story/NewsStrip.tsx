import type { ReactNode } from 'react';

export function NewsStrip(): ReactNode {
  return null;
}
