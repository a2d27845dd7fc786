import { isFitName } from '@everdell/protocol';
import * as v from 'valibot';
import { Refused } from '../tables/refused.ts';

const ECHO = 40;
const EXPECTED = 160;

/** The value as the definition has it; refuses one of another form, saying where and what is wrong. */
export function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  // To the definitions a list is an object as well.
  if (Array.isArray(value))
    throw new Refused('message/malformed', 'The message is wrong: expected Object, got a list.');
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  if (issue.type === 'check' && (issue as v.CheckIssue<string>).requirement === isFitName)
    throw new Refused('message/bad_name');
  throw new Refused('message/malformed', describe(issue));
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const where = path === null ? 'The message' : `'${shown(path)}'`;
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${where} is not a field of this message.`;
  // Of a missing field the definitions expect its name.
  if (issue.input === undefined && issue.expected?.startsWith('"') && issue.type === 'strict_object')
    return `${where} is missing.`;
  const expected = (issue.expected ?? 'something else').replace(/\p{C}/gu, '');
  const short = expected.length > EXPECTED ? `${expected.slice(0, EXPECTED)}...` : expected;
  // Of the value only its kind is told: it may be long, or a secret.
  return `${where} is wrong: expected ${short}, got ${kindOf(issue.input)}.`;
}

/** The only words of the sender that are ever repeated: names of fields. */
function shown(path: string): string {
  const plain = path.replace(/\p{C}/gu, '?');
  return plain.length > ECHO ? `${plain.slice(0, ECHO - 3)}...` : plain;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `a text of ${value.length} characters`;
  return `a ${typeof value}`;
}
