import { icons, pictures } from 'virtual:art';

/** Milliseconds after loading: what lets the game run without a network must not delay the game. */
const LATER = 4000;

/** The browser may keep the client, so that it runs without a network, and offer to install it. */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const keep = (): void => {
    setTimeout(() => {
      const manifest = document.createElement('link');
      manifest.rel = 'manifest';
      manifest.href = '/manifest.webmanifest';
      document.head.append(manifest);
      // Without it the game runs as long as there is a network.
      register().catch(() => undefined);
    }, LATER);
  };
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: [icons, ...Object.values(pictures)] });
}
