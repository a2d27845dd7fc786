import { StoreError } from './errors.ts';

/** JSON is kept as text, byte for byte as it was written: PostgreSQL's `json` does so too, `jsonb` would not. */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new StoreError('value', 'only what JSON can say can be stored');
  return text;
}

export function fromJson(text: string): unknown {
  return JSON.parse(text);
}
