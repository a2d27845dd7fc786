import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockEntry {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockEntry>> };

const PLATFORMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const;

/** Packages that bring a native binary as one optional dependency for each platform. */
const families = Object.entries(packages)
  .map(([path, entry]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    path,
    members: Object.keys(entry.optionalDependencies ?? {}).filter((name) => /linux|darwin|win32|windows/.test(name)),
  }))
  .filter((family) => family.members.length > 0);

/** The lock entry of a dependency as Node would resolve it: the nearest node_modules first. */
function entryOf(from: string, name: string): LockEntry | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (entry !== undefined || folder === '') return entry;
    if (!folder.includes('/node_modules/')) folder = '';
  }
}

describe('package-lock.json', () => {
  it('knows the native families', () => {
    const names = families.map((family) => family.name);
    expect(names).toEqual(
      expect.arrayContaining(['esbuild', 'oxfmt', 'oxlint', 'oxlint-tsgolint', 'rolldown', 'typescript']),
    );
  });

  it.each(families)('has $name for every supported platform', ({ path, members }) => {
    const entries = members.map((name) => entryOf(path, name)).filter((entry) => entry !== undefined);
    const missing = PLATFORMS.filter(
      ([os, cpu]) =>
        !entries.some(
          (entry) =>
            entry.os?.includes(os) &&
            entry.cpu?.includes(cpu) &&
            (entry.libc === undefined || entry.libc.includes('glibc')),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    const addresses = Object.values(packages).flatMap((entry) => entry.resolved ?? []);
    expect(addresses.filter((address) => !address.startsWith('packages/'))).toEqual([]);
  });

  it('has no package that must run a script to be installed', () => {
    // What these do, they do without as well: esbuild checks its binary, fsevents brings a built one.
    const known = ['esbuild', 'fsevents'];
    const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript === true ? path.replace(/^.*node_modules\//, '') : [],
    );
    expect(scripted.filter((name) => !known.includes(name))).toEqual([]);
  });
});
