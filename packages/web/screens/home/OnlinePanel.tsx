import type { ReactNode } from 'react';

export function OnlinePanel(): ReactNode {
  return null;
}
