import type { ReactNode } from 'react';
import css from './Dots.module.css';

/** Somebody is at work: three dots that come and go. */
export function Dots(): ReactNode {
  return <span className={css['dots']} aria-hidden />;
}
