import { useSettings } from '../app/settings.ts';

/** May things move across the screen? Where they may not, changes are cuts with an outline. */
export function mayMove(): boolean {
  const { motion } = useSettings.getState();
  if (motion !== 'auto') return motion === 'on';
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
