import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { artPlugin } from './build/artPlugin.ts';
import { cataloguePlugin } from './build/cataloguePlugin.ts';
import { firstChunk } from './build/firstChunk.ts';
import { noticesPlugin } from './build/noticesPlugin.ts';
import { rulesPlugin } from './build/rulesPlugin.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The words of a language are told by its name; everything else has a telling one already. */
function chunkName({
  name,
  facadeModuleId,
}: {
  readonly name: string;
  readonly facadeModuleId: string | null;
}): string {
  const [, lang] = /words\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return lang === undefined ? name : `words-${lang}`;
}

/** Words are asked for by the script, so they would only be fetched once it runs. Which language it will be, it alone knows. */
const wordsAhead: Plugin = {
  name: 'everdell:words-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /\/words-\w+-[^/]*\.js$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
};

const notices = noticesPlugin(folder('../../node_modules'));

export default defineConfig({
  root: folder('.'),
  plugins: [artPlugin(), cataloguePlugin(), rulesPlugin(folder('../../docs/rules.md')), wordsAhead, notices.inPage],
  oxc: { jsx: { runtime: 'automatic' } },
  worker: { format: 'es', plugins: () => [notices.inThreads()] },
  build: {
    outDir: folder('../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
        codeSplitting: { groups: [firstChunk] },
      },
    },
  },
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'wouter', 'zustand', 'zustand/middleware'],
  },
  server: {
    proxy: { '/api': { target: process.env['EVERDELL_API'] ?? 'http://127.0.0.1:3000', ws: true } },
  },
});
