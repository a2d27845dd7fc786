// The browser of the tests and benchmarks: Debian's Chromium, installed when it can be, or a Chrome that is already there.
// The one without windows is the same browser and takes a fifth less time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const HOW_TO =
  'The browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium), or name the program in CHROMIUM_PATH.';

/** How it is started: nothing of it may go out to the network by itself. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** @returns {string | undefined} */
function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return PLACES.find((path) => existsSync(path));
}

/**
 * The program, installed if need be.
 * @param {(message: string) => void} [log]
 * @returns {string}
 */
export function ensureChromium(log = () => undefined) {
  const found = installed();
  if (found !== undefined) return found;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && !process.env.CHROMIUM_PATH) {
    log('installing chromium for the browser tests (apt-get), this happens once');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
    const aptGet = (/** @type {string[]} */ ...command) =>
      spawnSync('apt-get', [...options, ...command], { env, stdio: ['ignore', 'ignore', 2] });
    aptGet('update');
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (installed() === undefined) aptGet('install', '-y', '--no-install-recommends', name);
  }
  const now = installed();
  if (now === undefined) throw new Error(HOW_TO);
  return now;
}
