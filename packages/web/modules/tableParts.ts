import type { ComponentType } from 'react';
import type { BesideProps } from './beside.ts';
import { Brook } from './pearlbrook/Brook.tsx';

/** What draws the parts beside the board, by the name of the part; only the table loads this. */
export const besideParts: Readonly<Record<string, ComponentType<BesideProps> | undefined>> = { brook: Brook };
