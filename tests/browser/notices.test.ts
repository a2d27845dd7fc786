import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWeb } from '../../scripts/lib/build-web.mjs';

/** A package that comes into the client comes into this list, once its licence was looked at. */
const SHIPPED = [
  ['@fontsource-variable/atkinson-hyperlegible-next', 'OFL-1.1'],
  ['@fontsource-variable/fraunces', 'OFL-1.1'],
  ['react', 'MIT'],
  ['react-dom', 'MIT'],
  ['regexparam', 'MIT'],
  ['rolldown', 'MIT'],
  ['scheduler', 'MIT'],
  ['use-sync-external-store', 'MIT'],
  ['valibot', 'MIT'],
  ['vite', 'MIT'],
  ['wouter', 'Unlicense'],
  ['zustand', 'MIT'],
] as const;

test('the licences of all that the web client contains are shipped with it', { timeout: 120_000 }, async () => {
  const text = readFileSync(join(await buildWeb(), 'third-party-notices.txt'), 'utf8');
  const told = [...text.matchAll(/^={80}\n(\S+) (\S+)\nLicence: (.+)$/gm)];
  expect(told.map(([, name, , licence]) => [name, licence])).toEqual(SHIPPED);
  const installed = (name: string, file: string): string =>
    readFileSync(new URL(`../../node_modules/${name}/${file}`, import.meta.url), 'utf8');
  for (const [, name, version] of told)
    expect(JSON.parse(installed(name, 'package.json'))).toMatchObject({ name, version });
  for (const name of ['react', 'react-dom', '@fontsource-variable/fraunces', 'rolldown'])
    expect(text).toContain(installed(name, 'LICENSE').trim());
});
