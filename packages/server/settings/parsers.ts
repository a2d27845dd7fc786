import { BlockList, isIP } from 'node:net';

/** Turns the text of a setting into its value, or throws a WrongValue that says what is allowed. */
export type Parser<Value> = (text: string) => Value;

/** What is allowed, as the end of a sentence: "EVERDELL_PORT must be ...". */
export class WrongValue extends Error {
  override readonly name = 'WrongValue';
}

export function wholeNumber(least: number, most: number): Parser<number> {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    throw new WrongValue(`must be a whole number from ${least} to ${most}`);
  };
}

export function oneOf<Word extends string>(...words: readonly Word[]): Parser<Word> {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new WrongValue(`must be one of ${words.join(', ')}`);
  };
}

/** A folder; whether it can be used is found out when it is. */
export const folder: Parser<string> = (text) => {
  if (!text.includes('\0')) return text;
  throw new WrongValue('must be the path of a folder');
};

export const hostName: Parser<string> = (text) => {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 || /^[a-z\d]([a-z\d.-]{0,252}[a-z\d])?$/i.test(bare)) return bare;
  throw new WrongValue('must be a host name or an address, e.g. 0.0.0.0 or 127.0.0.1');
};

/** An address up to the port, as browsers send it in `Origin`. */
export const origin: Parser<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !/[?#@]/.test(text) &&
    url.hostname !== '';
  if (isPlain) return url.origin;
  throw new WrongValue('must be an address without a path, e.g. https://everdell.example or http://192.168.1.20:2727');
};

export function listOf<Value>(parse: Parser<Value>): Parser<readonly Value[]> {
  return (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(parse);
}

export const databaseUrl: Parser<string> = (text) => {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new WrongValue('must look like postgres://user:password@host:5432/database');
};

/** Long enough not to be guessed, and of characters that a header can carry. */
export const token: Parser<string> = (text) => {
  if (/^[\w.~+/=-]{16,200}$/.test(text)) return text;
  throw new WrongValue('must be 16 to 200 letters, digits or characters of . _ ~ + / = -');
};

/** Which proxies are believed: none, so many before us, or those at these addresses. */
export type TrustedProxies = false | number | readonly string[];

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

export const trustedProxies: Parser<TrustedProxies> = (text) => {
  if (text === 'no') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = listOf((part) => part)(text);
  if (addresses.length > 0 && addresses.every(isNetwork)) return addresses;
  throw new WrongValue(
    'must be no, the number of proxies in front of the server (1 to 9), or their addresses, e.g. 10.0.0.0/8 or loopback',
  );
};

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text) || isIP(text) !== 0) return true;
  const [address = '', bits = ''] = text.split('/');
  const family = isIP(address);
  if (family === 0 || !/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}
