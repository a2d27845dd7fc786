import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  defaultSettings,
  envSample,
  loadSettings,
  parseDotenv,
  readSettings,
  SETTINGS,
  SettingsError,
} from './index.ts';

const samplePath = fileURLToPath(new URL('../../../.env.sample', import.meta.url));

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('an empty environment gives the defaults', () => {
    expect(readSettings({})).toMatchObject({ host: '0.0.0.0', port: 2727, dataDir: './data', trustProxy: false });
    expect(readSettings({ EVERDELL_PORT: '' }).port).toBe(2727);
    expect(readSettings({}).databaseUrl).toBeUndefined();
    expect(defaultSettings({ port: 0 }).port).toBe(0);
  });

  test('values are read', () => {
    const settings = readSettings({
      EVERDELL_HOST: '[::1]',
      EVERDELL_PORT: '0',
      EVERDELL_PUBLIC_URL: 'https://Everdell.example/',
      EVERDELL_ALLOWED_ORIGINS: 'http://a.example:80, https://b.example:8443',
      EVERDELL_TRUST_PROXY: 'loopback,10.0.0.0/8',
      DATABASE_URL: 'postgres://me:pw@localhost/games',
      PATH: '/bin',
    });
    expect(settings).toMatchObject({
      host: '::1',
      port: 0,
      publicUrl: 'https://everdell.example',
      allowedOrigins: ['http://a.example', 'https://b.example:8443'],
      trustProxy: ['loopback', '10.0.0.0/8'],
      databaseUrl: 'postgres://me:pw@localhost/games',
    });
    expect(readSettings({ EVERDELL_TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  test.each([
    ['EVERDELL_PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['EVERDELL_PORT', '-1', 'must be a whole number'],
    ['EVERDELL_PORT', '0x10', 'must be a whole number'],
    ['EVERDELL_HOST', 'a b', 'must be a host name or an address'],
    ['EVERDELL_PUBLIC_URL', 'everdell.example', 'must be an address without a path'],
    ['EVERDELL_PUBLIC_URL', 'https://everdell.example/game', 'must be an address without a path'],
    ['EVERDELL_PUBLIC_URL', 'https://me@everdell.example', 'must be an address without a path'],
    ['EVERDELL_ALLOWED_ORIGINS', 'http://a.example, *', 'must be an address without a path'],
    ['EVERDELL_TRUST_PROXY', 'yes', 'must be no, the number of proxies'],
    ['EVERDELL_TRUST_PROXY', '10.0.0.0/99', 'must be no, the number of proxies'],
    ['EVERDELL_LOG_LEVEL', 'loud', 'must be one of fatal, error, warn'],
    ['EVERDELL_SHUTDOWN_SECONDS', '0', 'must be a whole number from 1 to 600'],
  ])('%s=%s is refused', (name, text, says) => {
    const problems = problemsOf(() => readSettings({ [name]: text }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${name} ${says}`);
    expect(problems[0]).toContain(`'${text}'`);
  });

  test('secrets are not shown when they are wrong', () => {
    const problems = problemsOf(() =>
      readSettings({ DATABASE_URL: 'mysql://me:hush@h/d', EVERDELL_METRICS_TOKEN: 'short' }),
    );
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toMatch(/hush|short'/);
  });

  test('an unknown setting is refused with the nearest name', () => {
    expect(problemsOf(() => readSettings({ EVERDELL_PROT: '1' }))).toEqual([
      'There is no setting EVERDELL_PROT. Did you mean EVERDELL_PORT?',
    ]);
    expect(problemsOf(() => readSettings({ EVERDEL_DATA_DIR: 'x' }))[0]).toContain('Did you mean EVERDELL_DATA_DIR?');
    expect(problemsOf(() => readSettings({ everdell_port: '1' }))[0]).toContain('Did you mean EVERDELL_PORT?');
    expect(problemsOf(() => readSettings({ EVERDELL_COMPLETELY_DIFFERENT_THING: '1' }))[0]).toContain('.env.sample');
  });

  test('every problem is told at once', () => {
    expect(problemsOf(() => readSettings({ EVERDELL_PORT: 'x', EVERDELL_HOST: ' !', EVERDELL_X: '' }))).toHaveLength(3);
  });

  test('.env.sample lists every setting', () => {
    if (process.env.UPDATE_GOLDEN) writeFileSync(samplePath, envSample());
    expect(readFileSync(samplePath, 'utf8')).toBe(envSample());
    for (const { name } of Object.values(SETTINGS)) expect(envSample()).toContain(`\n#${name}=`);
  });

  test('the sample with all comments taken away is a valid file of defaults', () => {
    const { values, problems } = parseDotenv(envSample().replace(/^#(?=[A-Z])/gm, ''));
    expect(problems).toEqual([]);
    expect(readSettings(values)).toEqual(readSettings({}));
  });
});

describe('.env', () => {
  test('plain and quoted values, comments and export', () => {
    const text =
      '\uFEFF# comment\n\nA=1\r\n B = two words # note\nexport C="x # \\"y\\"\\n" # note\nD=\'$A\\n\'\nE=\nF=a#b\n';
    expect(parseDotenv(text)).toEqual({
      values: { A: '1', B: 'two words', C: 'x # "y"\n', D: '$A\\n', E: '', F: 'a#b' },
      problems: [],
    });
  });

  test('wrong lines are named without their content', () => {
    const { problems } = parseDotenv("hush\nA=\"hush\nB='hush' hush\nC=1\nC=2\n__proto__=1\n=3");
    expect(problems.map((problem) => problem.slice(0, 6))).toEqual(['line 1', 'line 2', 'line 3', 'line 5', 'line 7']);
    expect(problems.join()).not.toContain('hush');
  });

  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'everdell-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the file is read from the folder and the real environment comes first', () => {
    expect(loadSettings({ folder, environment: {} }).port).toBe(2727);
    writeFileSync(join(folder, '.env'), 'EVERDELL_PORT=1234\nEVERDELL_IDLE_MINUTES=7\nOTHER=1\n');
    expect(loadSettings({ folder, environment: {} }).port).toBe(1234);
    const settings = loadSettings({ folder, environment: { EVERDELL_PORT: '4321', EVERDELL_IDLE_MINUTES: '' } });
    expect(settings).toMatchObject({ port: 4321, idleMinutes: 7 });
    writeFileSync(join(folder, '.env'), 'EVERDELL_PORT\n');
    expect(problemsOf(() => loadSettings({ folder, environment: {} }))[0]).toContain('.env: line 1 is not of the form');
  });
});
