import { create } from 'zustand';
import { useSettings } from './settings.ts';

/** desk: everything at once. short: the same on low screens. tablet and phone: one part at a time. */
export type Layout = 'desk' | 'short' | 'tablet' | 'phone';

/** The desk layout is drawn for this size and scaled to the window. */
const DESK = { width: 1440, height: 900 };
const SHORT = { width: 1440, height: 760 };

/** Below this width, in the pixels of usual text, a phone has room for words or pictures: pages are marked `data-narrow`. */
const NARROW = 361;

export interface Fit {
  readonly layout: Layout;
  /** Of the root font: 1 = 16 px. */
  readonly scale: number;
}

const clamp = (least: number, n: number, most: number): number => Math.max(least, Math.min(most, n));

/** Larger text leaves less room, so it leads to the layout of a smaller window instead of to shrunk parts. */
export function fitTo(width: number, height: number, textScale: number): Fit {
  const w = width / textScale;
  const h = height / textScale;
  if (w < 700 || h < 480) return { layout: 'phone', scale: textScale };
  if (w < 1180 || h < 640) return { layout: 'tablet', scale: textScale };
  const k = Math.min(w / DESK.width, h / DESK.height);
  if (k >= 0.9) return { layout: 'desk', scale: textScale * clamp(0.9, k, 1.6) };
  return { layout: 'short', scale: textScale * clamp(0.8, Math.min(w / SHORT.width, h / SHORT.height), 1.1) };
}

export const useFit = create<Fit>()(() => ({ layout: 'desk', scale: 1 }));
export const useLayout = (): Layout => useFit((fit) => fit.layout);

/** What of day and night is shown now. */
export const useTheme = create<{ readonly theme: 'light' | 'dark' }>()(() => ({ theme: 'light' }));

/** The picture of a landscape by day or by night. */
export function useScene(name: string): string {
  return useTheme(({ theme }) => (theme === 'dark' ? `${name}-night` : name));
}

/** The size of text the browser is set to, relative to the usual 16 px. */
let browserText = 1;

function refit(): void {
  const { textScale, quietMarks, motion } = useSettings.getState();
  const fit = fitTo(window.innerWidth, window.innerHeight, textScale * browserText);
  const root = document.documentElement;
  root.style.fontSize = `${16 * fit.scale}px`;
  root.dataset['layout'] = fit.layout;
  root.toggleAttribute('data-narrow', window.innerWidth / fit.scale < NARROW);
  root.dataset['motion'] = motion;
  root.dataset['marks'] = quietMarks ? 'quiet' : 'rings';
  const now = useFit.getState();
  if (now.layout !== fit.layout || now.scale !== fit.scale) useFit.setState(fit);
}

/** Keeps layout, scale and theme of the page in step with window and settings. */
export function followWindow(): void {
  browserText = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const night = window.matchMedia('(prefers-color-scheme: dark)');
  const retheme = (): void => {
    const { theme } = useSettings.getState();
    const shown = theme === 'auto' ? (night.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset['theme'] = shown;
    if (useTheme.getState().theme !== shown) useTheme.setState({ theme: shown });
  };
  window.addEventListener('resize', refit);
  // Other tabs of the same player.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'everdell.settings') void useSettings.persist.rehydrate();
  });
  night.addEventListener('change', retheme);
  useSettings.subscribe(() => {
    retheme();
    refit();
  });
  retheme();
  refit();
}
