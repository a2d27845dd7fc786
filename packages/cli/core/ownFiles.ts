import { join } from 'node:path';
import type { World } from './context.ts';

/** Where a file lies that the program keeps for this user. */
export function ownFile(env: World['env'], name: string): string {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? '.';
  return join(env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(home, '.config'), 'everdell', name);
}
