import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { Catalogue } from '../play/local/moduleInWords.ts';

const ID = 'virtual:catalogue';
const LOADED = `\0${ID}`;
const SOURCE = fileURLToPath(new URL('../play/local/catalogue.ts', import.meta.url));
const LANGS = ['en', 'es'] as const;

interface Source {
  readonly catalogueIn: (lang: (typeof LANGS)[number]) => Catalogue;
}

/** Tells the home page what can be brought to a table, so that it need not load the game to ask. */
export function cataloguePlugin(): Plugin {
  return {
    name: 'everdell-catalogue',
    resolveId: (id) => (id === ID ? LOADED : null),
    async load(id) {
      if (id !== LOADED) return null;
      this.addWatchFile(SOURCE);
      const { module } = await runnerImport<Source>(SOURCE, { logLevel: 'error' });
      const catalogues = Object.fromEntries(LANGS.map((lang) => [lang, module.catalogueIn(lang)]));
      return `export const catalogues = ${JSON.stringify(catalogues)};`;
    },
  };
}
