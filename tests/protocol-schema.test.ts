import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFINITIONS, ERROR_CODES } from '@everdell/protocol';
import { PROTOCOL_SCHEMA } from '@everdell/server';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const fileOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const SCHEMA_FILE = fileOf('docs/protocol.schema.json');
const MODULE_FILE = fileOf('packages/server/http/protocolSchema.ts');
const DOCUMENT = fileOf('docs/protocol.md');
/** Steps of the definitions that say nothing about the form. */
const SILENT_STEPS = new Set(['readonly', 'normalize', 'check']);

function jsonSchema(): object {
  const definitions = toJsonSchemaDefs(DEFINITIONS, {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideAction: ({ valibotAction, jsonSchema }) => (SILENT_STEPS.has(valibotAction.type) ? jsonSchema : undefined),
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Everdell: what server and clients say to each other',
    oneOf: [{ $ref: '#/$defs/ClientMessage' }, { $ref: '#/$defs/ServerMessage' }],
    $defs: definitions,
  };
}

/** The server carries the schema as text, so that it needs neither the generator nor a file to serve it. */
function moduleText(schema: object): string {
  const literal = JSON.stringify(schema).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `/** The JSON Schema of the protocol; written by tests/protocol-schema.test.ts with UPDATE_GOLDEN=1. */\nexport const PROTOCOL_SCHEMA =\n  '${literal}';\n`;
}

describe('the JSON Schema of the protocol', () => {
  const schema = jsonSchema();

  test('the file and what the server serves are written from the definitions that validate', () => {
    if (process.env.UPDATE_GOLDEN) {
      writeFileSync(SCHEMA_FILE, `${JSON.stringify(schema, null, 2)}\n`);
      writeFileSync(MODULE_FILE, moduleText(schema));
    }
    expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(schema);
    expect(readFileSync(MODULE_FILE, 'utf8')).toBe(moduleText(schema));
  });

  // After an update the new text counts from the next run on.
  test.skipIf(process.env.UPDATE_GOLDEN !== undefined)('the server serves it', () => {
    expect(JSON.parse(PROTOCOL_SCHEMA)).toEqual(schema);
  });

  test('every reference leads to a definition', () => {
    const names = new Set(Object.keys(DEFINITIONS));
    const references = [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, name]) => name);
    expect(references.length).toBeGreaterThan(20);
    for (const name of references) expect(names).toContain(name);
  });
});

describe('docs/protocol.md', () => {
  const text = readFileSync(DOCUMENT, 'utf8');

  test('lists every error code with its meaning', () => {
    for (const [code, meaning] of Object.entries(ERROR_CODES)) expect(text).toContain(`| \`${code}\` | ${meaning} |`);
    const listed = [...text.matchAll(/^\| `([a-z]+\/[a-z_]+)` \|/gm)].map(([, code]) => code);
    expect(listed.sort()).toEqual(Object.keys(ERROR_CODES).sort());
  });

  test('has an example of every message, and every example is one', () => {
    const examples = [...text.matchAll(/```json(?: (\w+))?\n([\s\S]*?)```/g)];
    expect(examples.length).toBeGreaterThan(15);
    const types = new Set<string>();
    for (const [, name, block] of examples) {
      const definition = (DEFINITIONS as Readonly<Record<string, v.GenericSchema>>)[name];
      expect(definition, `the definition '${name}' of an example`).toBeDefined();
      for (const line of block.trim().split('\n')) {
        const value = JSON.parse(line) as { type?: string };
        expect(v.safeParse(definition, value).issues, line).toBeUndefined();
        if (value.type !== undefined) types.add(value.type);
      }
    }
    const messages = [...DEFINITIONS.ClientMessage.options, ...DEFINITIONS.ServerMessage.options];
    expect([...types].sort()).toEqual(messages.map(({ entries }) => entries.type.literal).sort());
  });

  test('has an example of every kind of action', () => {
    for (const { entries } of DEFINITIONS.Action.options) expect(text).toContain(`{"t": "${entries.t.literal}"`);
  });

  test('names every address of the server', () => {
    for (const path of ['guests', 'me', 'session', 'tables', 'socket', 'protocol.json'])
      expect(text).toContain(`/api/${path}`);
  });
});
