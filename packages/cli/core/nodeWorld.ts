import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { World } from './context.ts';
import { nodeTerminal } from './nodeTerminal.ts';

export function nodeWorld(): World {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    errIsTerminal: process.stderr.isTTY,
    readFile: (path) => readFileSync(path, 'utf8'),
    writeFile: (path, text) => writeFileSync(path, text),
    exists: existsSync,
    terminal: nodeTerminal,
    env: process.env,
    freshSeed: () => randomBytes(16).toString('hex'),
  };
}
