import { createGuest, me, ProtocolError, type FetchLike, type Me, type Site } from '@everdell/protocol';
import { remember, remembered } from './remember.ts';

/** By how much the server's clock is ahead of this one, in milliseconds. */
let ahead = 0;

/** Now, by the server's clock, to about a second. */
export const serverNow = (): number => Date.now() + ahead;

const fetching: FetchLike = async (url, init) => {
  const answer = await fetch(url, { ...init, credentials: 'same-origin', cache: 'no-store' });
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = date + 500 - Date.now(); // it is told in whole seconds
  return answer;
};

/** The server this page came from; it knows us by a cookie. */
export const site = (): Site => ({ origin: window.location.origin, fetch: fetching });

/** Set while the server knows this browser, so that strangers need not be asked for. */
const KNOWN = 'everdell.guest';

/** Who we are here; null = nobody yet. */
export async function whoAmI(): Promise<Me | null> {
  try {
    const known = await me(site());
    remember('localStorage', KNOWN, known.guest.id);
    return known;
  } catch (error) {
    if (!(error instanceof ProtocolError) || error.code !== 'auth/unknown_guest') throw error;
    remember('localStorage', KNOWN, null);
    return null;
  }
}

/** Have we been here before? The server may have forgotten us since. */
export const wasHere = (): boolean => remembered('localStorage', KNOWN) !== null;

/** The same, for what can do without: it asks only if we have been here before. */
export async function whoWasI(): Promise<Me | null> {
  return wasHere() ? whoAmI() : null;
}

export async function becomeGuest(name: string): Promise<void> {
  const { guest } = await createGuest(site(), name, 'cookie');
  remember('localStorage', KNOWN, guest.id);
}

/** Makes sure that the server knows us. */
export async function signIn(name: string): Promise<void> {
  if ((await whoAmI()) === null) await becomeGuest(name);
}
