import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDotenv } from './dotenv.ts';
import { nearest } from './nearest.ts';
import { WrongValue } from './parsers.ts';
import { SETTINGS, type Setting, type Settings } from './table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings cannot be used; each problem is a sentence that says what is wrong and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const NAMES: readonly string[] = Object.values(SETTINGS).map(({ name }) => name);
/** Also catches the prefix in small letters or with one letter missing. */
const OURS = /^everdell?_/i;
const SHOWN = 40;

/** The settings out of an environment; an empty variable counts as not set. */
export function readSettings(environment: Environment): Settings {
  const problems = unknownNames(environment);
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
    const text = environment[setting.name]?.trim() || setting.text;
    try {
      values[key] = text === undefined ? undefined : setting.parse(text);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      problems.push(`${setting.name} ${error.message}${setting.secret ? '' : `, not '${shown(text ?? '')}'`}.`);
    }
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return values as Settings;
}

function unknownNames(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => OURS.test(name) && !NAMES.includes(name))
    .map((name) => {
      const meant = nearest(name.toUpperCase(), NAMES);
      const hint = meant === undefined ? 'All settings are listed in .env.sample.' : `Did you mean ${meant}?`;
      return `There is no setting ${shown(name)}. ${hint}`;
    });
}

function shown(text: string): string {
  const plain = text.replace(/\p{C}/gu, '?');
  return plain.length <= SHOWN ? plain : `${plain.slice(0, SHOWN)}...`;
}

/** The settings of a server that is started in this folder: its `.env`, and before that the real environment. */
export function loadSettings({ folder, environment }: { folder: string; environment: Environment }): Settings {
  const path = join(folder, '.env');
  if (!existsSync(path)) return readSettings(environment);
  const { values, problems } = parseDotenv(readFileSync(path, 'utf8'));
  if (problems.length > 0) throw new SettingsError(problems.map((problem) => `${path}: ${problem}`));
  const said = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== undefined && text !== ''));
  return readSettings({ ...values, ...said });
}

/** All defaults but for these; for tests and for hosting from the terminal game. */
export function defaultSettings(changes: Partial<Settings> = {}): Settings {
  return { ...readSettings({}), ...changes };
}
