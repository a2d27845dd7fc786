import { useLayout } from '../../app/layout.ts';

/** Whether the chosen way to play is set up beside all of them. */
export function useBeside(): boolean {
  const layout = useLayout();
  return layout === 'desk' || layout === 'short';
}
