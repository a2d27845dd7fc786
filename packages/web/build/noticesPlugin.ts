import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const NOTICES = 'third-party-notices.txt';

const PACKAGE = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;
/** What bundlers put into the bundle of their own. */
const OWN_PARTS = /^\0(vite|rolldown)[\\/]/;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
/** Vite's file goes on with what Vite itself is made of; none of that is in the bundle. */
const NOT_IN_BUNDLE = /^# Licenses of bundled dependencies$/m;
/** Ask for no text to be passed on. */
const WITHOUT_TEXT = ['Unlicense', '0BSD', 'CC0-1.0'];

interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/**
 * Writes the licences of all that others have made and the build contains into a file beside the page. Threads are bundled
 * by themselves, so `inThreads` goes to their plugins.
 */
export function noticesPlugin(packages: string): { readonly inPage: Plugin; readonly inThreads: () => Plugin } {
  const folders = new Set<string>();
  let root = '';
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const part of Object.values(bundle)) {
      const files = part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((file) => resolve(root, file));
      for (const file of files) {
        const folder = folderOf(file, packages);
        if (folder !== null) folders.add(folder);
      }
    }
  };
  return {
    inThreads: () => ({
      name: 'everdell-notices-in-threads',
      apply: 'build',
      generateBundle: (_, bundle) => collect(bundle),
    }),
    inPage: {
      name: 'everdell-notices',
      apply: 'build',
      configResolved(config) {
        root = config.root;
      },
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: NOTICES, source: written([...folders].map(noticeOf)) });
      },
    },
  };
}

/** The folder of the package that a module or file is of; null = it is ours. */
function folderOf(file: string, packages: string): string | null {
  const [, own] = OWN_PARTS.exec(file) ?? [];
  if (own !== undefined) return join(packages, own);
  const [, folder] = PACKAGE.exec(file.replace(/^\0/, '')) ?? [];
  return folder ?? null;
}

function noticeOf(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name, version, license: licence } = manifest;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof licence !== 'string')
    throw new Error(`${folder}: its package.json does not name its licence; look it up before it is shipped`);
  const text = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').split(NOT_IN_BUNDLE)[0].trim())
    .join('\n\n');
  if (text === '' && !WITHOUT_TEXT.includes(licence))
    throw new Error(`${name} ${version} brings no text of its licence (${licence}), which has to be shipped with it`);
  return { name, version, licence, text };
}

function written(notices: readonly Notice[]): string {
  const sorted = [...notices].sort((a, b) => (a.name < b.name ? -1 : 1));
  const parts = sorted.map(({ name, version, licence, text }) =>
    [`${'='.repeat(80)}\n${name} ${version}\nLicence: ${licence}`, ...(text === '' ? [] : [text])].join('\n\n'),
  );
  const lead = 'This page contains the work of others. These are the packages, with their licences.';
  return `${[lead, ...parts].join('\n\n')}\n`;
}
