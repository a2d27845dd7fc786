import {
  databaseUrl,
  folder,
  hostName,
  listOf,
  oneOf,
  origin,
  token,
  trustedProxies,
  wholeNumber,
  type Parser,
} from './parsers.ts';

export interface Setting<Value> {
  /** The environment variable. */
  readonly name: string;
  /** What it is when nothing is said; undefined = not set. */
  readonly text: string | undefined;
  /** What it means, in sentences for `.env.sample`. */
  readonly says: string;
  readonly parse: Parser<Value>;
  /** Never shown in an error. */
  readonly secret: boolean;
}

function given<Value>(name: string, text: string, parse: Parser<Value>, says: string): Setting<Value> {
  return { name, text, says, parse, secret: false };
}

function optional<Value>(
  name: string,
  parse: Parser<Value>,
  says: string,
  { secret = false } = {},
): Setting<Value | undefined> {
  return { name, text: undefined, says, parse, secret };
}

const limit = wholeNumber(0, 1_000_000);

/** Every setting of the server: there is no other. `.env.sample` is written from this table. */
export const SETTINGS = {
  host: given(
    'EVERDELL_HOST',
    '0.0.0.0',
    hostName,
    'Where to listen. 0.0.0.0 = on every network of this machine, so that friends on the same network can join; 127.0.0.1 = only for this machine, which is right behind a proxy.',
  ),
  port: given('EVERDELL_PORT', '2727', wholeNumber(0, 65_535), 'The port to listen on. 0 = any free one.'),
  publicUrl: optional(
    'EVERDELL_PUBLIC_URL',
    origin,
    'The address people type to come here, if a proxy or a name stands before the server, e.g. https://everdell.example. With https cookies are sent only over secure connections. Pages of other addresses may then not talk to the server. Not set = the server answers only for addresses (192.168.1.20), localhost and the names of this machine.',
  ),
  allowedOrigins: given(
    'EVERDELL_ALLOWED_ORIGINS',
    '',
    listOf(origin),
    'Further addresses under which people open this server, separated by commas.',
  ),
  trustProxy: given(
    'EVERDELL_TRUST_PROXY',
    'no',
    trustedProxies,
    'Whom to believe when they say for whom they ask (X-Forwarded-For): no, the number of proxies in front of the server, or their addresses (10.0.0.0/8, loopback). Without it all who come through a proxy share the limits of one address.',
  ),
  dataDir: given(
    'EVERDELL_DATA_DIR',
    './data',
    folder,
    'The folder of the games, made if it does not exist. It belongs to one running server at a time.',
  ),
  databaseUrl: optional(
    'DATABASE_URL',
    databaseUrl,
    'Keeps the games in PostgreSQL (15 or later) instead of the data folder: postgres://user:password@host:5432/database. Several servers can share it.',
    { secret: true },
  ),
  webDir: optional(
    'EVERDELL_WEB_DIR',
    folder,
    'The folder of the web client. Not set = the one that was built with this server, if any.',
  ),
  logLevel: given(
    'EVERDELL_LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'The least important messages that are still logged: fatal, error, warn, info, debug, trace or silent.',
  ),
  metricsToken: optional(
    'EVERDELL_METRICS_TOKEN',
    token,
    'Whoever sends it (Authorization: Bearer ...) may read /metrics. Not set = only programs on this machine may; close the address in a proxy that runs on the same machine.',
    { secret: true },
  ),
  idleMinutes: given(
    'EVERDELL_IDLE_MINUTES',
    '15',
    wholeNumber(1, 10_080),
    'A game that nobody has touched for so many minutes leaves the memory. It comes back when somebody looks at it.',
  ),
  maxGamesInMemory: given(
    'EVERDELL_MAX_GAMES_IN_MEMORY',
    '2000',
    wholeNumber(10, 1_000_000),
    'So many games are held in memory at most; then those that wait longest leave it.',
  ),
  keepOpenDays: given(
    'EVERDELL_KEEP_OPEN_DAYS',
    '30',
    wholeNumber(0, 36_500),
    'Tables whose game never started are removed after so many days. 0 = never.',
  ),
  keepPlayingDays: given(
    'EVERDELL_KEEP_PLAYING_DAYS',
    '365',
    wholeNumber(0, 36_500),
    'Games that are not over are removed when nobody has played or said anything there for so many days. 0 = never.',
  ),
  keepFinishedDays: given(
    'EVERDELL_KEEP_FINISHED_DAYS',
    '0',
    wholeNumber(0, 36_500),
    'Finished games are removed after so many days. 0 = never.',
  ),
  keepGuestsDays: given(
    'EVERDELL_KEEP_GUESTS_DAYS',
    '90',
    wholeNumber(0, 36_500),
    'Guests who were not there for so many days are forgotten, if they have no seat at any table that is still kept. 0 = never.',
  ),
  botThreads: given('EVERDELL_BOT_THREADS', '1', wholeNumber(1, 64), 'So many bots can think at the same time.'),
  botPauseMs: given(
    'EVERDELL_BOT_PAUSE_MS',
    '1500',
    wholeNumber(0, 60_000),
    'A bot waits so many milliseconds before it answers a player who could still take the last decision back.',
  ),
  botThinkMs: given(
    'EVERDELL_BOT_THINK_MS',
    '1000',
    wholeNumber(10, 60_000),
    'A bot that searches thinks so many milliseconds about a decision; less while others wait for a thread.',
  ),
  messagesPerSecond: given(
    'EVERDELL_MESSAGES_PER_SECOND',
    '20',
    limit,
    'Messages that one connection may send each second, twice as many in a burst. 0 = no limit, here and below.',
  ),
  connectionsPerAddress: given(
    'EVERDELL_CONNECTIONS_PER_ADDRESS',
    '50',
    limit,
    'Sockets and streams that may be open at once from one address (IPv6: from one /64 network, here and below).',
  ),
  requestsPerMinute: given(
    'EVERDELL_REQUESTS_PER_MINUTE',
    '1200',
    limit,
    'Requests that one address may make each minute.',
  ),
  newGuestsPerMinute: given(
    'EVERDELL_NEW_GUESTS_PER_MINUTE',
    '20',
    limit,
    'New guests that may come from one address each minute.',
  ),
  newTablesPerMinute: given(
    'EVERDELL_NEW_TABLES_PER_MINUTE',
    '10',
    limit,
    'New tables that may be opened from one address each minute.',
  ),
  downloadsPerMinute: given(
    'EVERDELL_DOWNLOADS_PER_MINUTE',
    '30',
    limit,
    'Games that one address may download each minute.',
  ),
  tablesPerGuest: given(
    'EVERDELL_TABLES_PER_GUEST',
    '50',
    limit,
    'Tables that one guest may have opened whose game is not over.',
  ),
  backupDir: optional(
    'EVERDELL_BACKUP_DIR',
    folder,
    'A folder for copies of the games, made while play goes on: now and then, and whenever the server gets the signal USR2. For the data folder only; PostgreSQL has its own tools. Not set = no copies.',
  ),
  backupHours: given('EVERDELL_BACKUP_HOURS', '24', wholeNumber(1, 8760), 'A copy is made every so many hours.'),
  backupsKept: given(
    'EVERDELL_BACKUPS_KEPT',
    '14',
    wholeNumber(1, 10_000),
    'So many copies are kept, the latest ones.',
  ),
  shutdownSeconds: given(
    'EVERDELL_SHUTDOWN_SECONDS',
    '10',
    wholeNumber(1, 600),
    'How long the server lets what is under way end when it is told to stop.',
  ),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

export type SettingKey = keyof typeof SETTINGS;

export type Settings = {
  readonly [Key in SettingKey]: (typeof SETTINGS)[Key] extends Setting<infer Value> ? Value : never;
};
