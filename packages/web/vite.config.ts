import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { artPlugin } from './build/artPlugin.ts';
import { rulesPlugin } from './build/rulesPlugin.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('.'),
  plugins: [artPlugin(), rulesPlugin(folder('../../docs/rules.md'))],
  esbuild: { jsx: 'automatic' },
  worker: { format: 'es' },
  build: {
    outDir: folder('../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: process.env['EVERDELL_API'] ?? 'http://127.0.0.1:3000', ws: true } },
  },
});
