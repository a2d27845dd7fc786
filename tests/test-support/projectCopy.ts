import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders that nothing of what is tried in a copy reads. */
const SKIPPED = /^(node_modules|\.git|\.setup-lock|\.types|arena|dist|coverage|tests\/(golden|saves))(\/|$)/;

export interface ProjectCopy {
  readonly root: string;
  /** Runs a program of the project in the copy: what it printed, if it failed. */
  run(script: string, ...args: readonly string[]): string | undefined;
  remove(): void;
}

/** A copy of the project that can be changed; its packages find one another, and the libraries of the original. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'everdell-copy-'));
  for (const name of readdirSync(ROOT))
    cpSync(join(ROOT, name), join(root, name), {
      recursive: true,
      filter: (path) => !SKIPPED.test(relative(ROOT, path)),
    });
  linkLibraries(root);
  return {
    root,
    run(script, ...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
      });
      return status === 0 ? undefined : `${stdout}${stderr}`;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function linkLibraries(root: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, '@everdell'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@everdell' && !name.startsWith('.vite')) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join('..', '..', 'packages', name), join(to, '@everdell', name));
}
