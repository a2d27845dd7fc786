import { useSettings } from './settings.ts';

const reduced = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** May things move across the screen? Where they may not, changes are cuts with an outline. */
export function mayMove(): boolean {
  const { motion } = useSettings.getState();
  return motion === 'auto' ? !reduced().matches : motion === 'on';
}

/** A sheet of its own: rules for every element make every change of style dearer, even where they match nothing. */
const STILL = `*, *::before, *::after {
  animation-duration: 1ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 1ms !important;
  scroll-behavior: auto !important;
}`;

/** Keeps the page still whenever it shall be. */
export function followMotion(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(STILL);
  const follow = (): void => {
    document.adoptedStyleSheets = mayMove() ? [] : [still];
  };
  reduced().addEventListener('change', follow);
  useSettings.subscribe(({ motion }, before) => {
    if (motion !== before.motion) follow();
  });
  follow();
}
