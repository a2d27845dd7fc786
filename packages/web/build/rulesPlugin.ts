import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ID = 'virtual:rules';

/** Gives the client the rule statements of docs/rules.md. */
export function rulesPlugin(file: string): Plugin {
  return {
    name: 'everdell-rules',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(file);
      return `export const topics = ${JSON.stringify(topicsIn(readFileSync(file, 'utf8')))};`;
    },
  };
}

export interface Topic {
  readonly title: string;
  readonly statements: readonly { readonly id: string; readonly text: string }[];
}

export function topicsIn(_markdown: string): readonly Topic[] {
  return [];
}
