import type { ReactNode } from 'react';
import type { BesideProps } from '../modules/beside.ts';
import { besideParts } from '../modules/tableParts.ts';

/** A part beside the board, by its name. */
export function Beside({ name, ...props }: BesideProps & { readonly name: string }): ReactNode {
  const Part = besideParts[name];
  return Part === undefined ? null : <Part {...props} />;
}
