export { parseDotenv } from './dotenv.ts';
export type { TrustedProxies } from './parsers.ts';
export { defaultSettings, loadSettings, readSettings, SettingsError, type Environment } from './read.ts';
export { envSample } from './sample.ts';
export { SETTINGS, type Settings } from './table.ts';
