import { warmUp } from '../../play/local/link.ts';

let begun = false;

/** Loads what a game needs before anybody has asked for one. */
export function loadAhead(): void {
  if (begun) return;
  begun = true;
  warmUp();
  import('../LocalGame.tsx').catch(() => (begun = false));
}

/** For buttons that lead to a game: whoever points at one will press it soon. */
export const ahead = { onPointerEnter: loadAhead, onFocus: loadAhead } as const;

/** When the page has nothing else to do; not at all where every byte is paid for. */
export function loadAheadWhenIdle(): () => void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let stop: () => void;
  const wait = (): void => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(loadAhead, { timeout: 4000 });
      stop = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(loadAhead, 1500);
      stop = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  stop ??= () => window.removeEventListener('load', wait);
  return () => stop();
}
