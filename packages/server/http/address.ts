import { isIP, SocketAddress } from 'node:net';

/** Whoever has one address: IPv4 addresses stand alone, an IPv6 network of 64 bits counts as one. */
export function addressGroup(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const family = isIP(bare);
  if (family === 4) return bare;
  if (family === 0) return 'unknown';
  return `${networkOf(bare)}::/64`;
}

/** The first four groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
