/** JSON with sorted keys: equal values give equal text, before and after a round trip. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(entries).filter((key) => entries[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(entries[key])}`)
    .join(',')}}`;
}

/** 64 bits as 16 hexadecimal digits, of two 32-bit lanes that are mixed into each other at the end. */
export function hashText(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
    a = (a << 13) | (a >>> 19);
    b = (b << 17) | (b >>> 15);
  }
  const first = mix(a ^ Math.imul(b, 2246822507) ^ text.length);
  const second = mix(b ^ Math.imul(first, 3266489909));
  return hex(first) + hex(second);
}

function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/** Two states have the same hash if and (as good as) only if they are the same position with the same history of chance. */
export function stateHash(state: object): string {
  return hashText(canonicalJson(state));
}
