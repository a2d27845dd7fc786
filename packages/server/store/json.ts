import { StoreError } from './errors.ts';

/** JSON is kept as text, byte for byte as it was written: PostgreSQL's `json` does so too, `jsonb` would not. */
export function toJson(value: unknown): string {
  if (value instanceof JsonText) return value.text;
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new StoreError('value', 'only what JSON can say can be stored');
  return text;
}

/** A value that somebody has written as JSON already. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function fromJson(text: string): unknown {
  return JSON.parse(text);
}
