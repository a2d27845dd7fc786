import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTICES, noticesPlugin } from './noticesPlugin.ts';

/** Where the bundler itself is found. */
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'everdell-notices-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const library = (name: string, licence: string, text?: string): Readonly<Record<string, string>> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.2.3', license: licence, main: 'main.js' }),
  [`node_modules/${name}/main.js`]: `export const it = () => console.log('${name}');`,
  ...(text !== undefined && { [`node_modules/${name}/LICENSE`]: text }),
});

async function notices(): Promise<string> {
  const { inPage, inThreads } = noticesPlugin(PACKAGES);
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [inPage],
    worker: { format: 'es', plugins: () => [inThreads()] },
    build: { write: false, assetsInlineLimit: 0, modulePreload: false },
  })) as Rolldown.RolldownOutput;
  const file = output.find(({ fileName }) => fileName === NOTICES);
  return file?.type === 'asset' ? String(file.source) : '';
}

const named = (text: string): readonly string[] =>
  [...text.matchAll(/^=+\n(\S+) 1\.2\.3\nLicence: (.+)$/gm)].map(([, name, licence]) => `${name}: ${licence}`);

test('names what is in the page, in its threads and its styles, and nothing else', async () => {
  put({
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `
      import './style.css';
      import { it } from 'in-page';
      import 'nothing-of-it';
      it();
      new Worker(new URL('./thread.js', import.meta.url), { type: 'module' });
      import('./later.js');`,
    'later.js': `import { it } from '@some/later'; it();`,
    'thread.js': `import { it } from 'in-thread'; it();`,
    'style.css': `@font-face { font-family: a; src: url('a-font/font.woff2'); } a { font-family: a; }`,
    'node_modules/a-font/font.woff2': 'font',
    ...library('a-font', 'OFL-1.1', 'Text of the font.'),
    ...library('in-page', 'MIT', 'Text of the page.'),
    ...library('@some/later', 'Unlicense'),
    ...library('in-thread', 'ISC', 'Text of the thread.'),
    ...library('not-used', 'MIT', 'Text of nothing.'),
  });
  put({
    'node_modules/nothing-of-it/package.json': JSON.stringify({
      name: 'nothing-of-it',
      version: '1.2.3',
      license: 'MIT',
      main: 'main.js',
      sideEffects: false,
    }),
    'node_modules/nothing-of-it/main.js': 'export const it = 1;',
  });
  const text = await notices();
  expect(named(text)).toEqual(['@some/later: Unlicense', 'a-font: OFL-1.1', 'in-page: MIT', 'in-thread: ISC']);
  for (const part of ['font', 'page', 'thread']) expect(text).toContain(`Text of the ${part}.`);
  expect(text).not.toContain('Text of nothing.');
  // Of the bundler there is only what it puts into pages.
  expect(text).toMatch(/^vite \d/m);
  expect(text).not.toContain('bundled dependencies');
});

test('a package without the text of its licence is not shipped', async () => {
  put({
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `import { it } from 'bare'; it();`,
    ...library('bare', 'MIT'),
  });
  await expect(notices()).rejects.toThrow('bare 1.2.3 brings no text of its licence (MIT)');
});
