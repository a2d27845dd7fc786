import { beforeAll, describe, expect, test } from 'vitest';
import { POSTGRES_TIMEOUT, testPostgres } from '../../packages/server/test-support/postgres.ts';
import { Ledger } from './hostile/ledger.ts';
import { runHostile } from './hostile/run.ts';
import { faultsText, reportText, totalText } from './hostile/words.ts';

/** Far more than it takes; a machine that is busy otherwise is no reason to fail. */
const TIMEOUT = 300_000;
/** Those that need neither many bots nor millions of frames. */
const QUICK = ['strangers', 'races', 'links', 'names', 'talk', 'messages'];

/** Beside the ten thousand that one server gets in hostile.test.ts, and the hundred thousand of `npm run hostile`. */
const MESSAGES = 2000;

describe('hostile guests beside honest players', () => {
  beforeAll(async () => {
    await testPostgres(); // may have to be installed first
  }, POSTGRES_TIMEOUT);

  test.each(['embedded', 'postgres'] as const)(
    'change nothing, stop nobody and learn nothing (%s)',
    async (store) => {
      const report = await runHostile({ store, seed: 7, messages: MESSAGES, only: QUICK, companies: 2 });
      expect(faultsText(report.ledgers)).toBe('');
      // It was a test: everything was sent and looked at, and people played meanwhile.
      expect(report.ledgers.map(({ attack }) => attack)).toEqual([...QUICK, 'honest players']);
      for (const { attack, checks } of report.ledgers) expect(checks, attack).toBeGreaterThan(20);
      const sent = report.ledgers.reduce((sum, { messages, requests }) => sum + messages + requests, 0);
      expect(sent).toBeGreaterThanOrEqual(MESSAGES);
      expect(report.games).toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});

describe('the report', () => {
  test('counts what was sent, and names every fault with how often it was found', () => {
    const [links, races] = [new Ledger('links'), new Ledger('races')];
    links.messages = 3;
    races.requests = 40;
    expect(links.expect(true, 'all is well')).toBe(true);
    for (let i = 0; i < 3; i++) expect(links.expect(false, 'an old link let somebody in')).toBe(false);
    races.fault('a move was lost');
    const ledgers = [links, races];
    expect(totalText(ledgers)).toBe('43 messages, 4 faults\n');
    expect(faultsText(ledgers)).toBe('links: an old link let somebody in (3 times)\nraces: a move was lost\n');
    const figures = { games: 2, acknowledged: 90, longestAnswerMs: 12, seconds: 4.5 };
    const lines = reportText({ store: 'postgres', seed: 7, ledgers, ...figures }).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'PostgreSQL, two servers',
      'attack  messages  requests  frames  checks  faults',
      'links          3         0       0       4       3',
      'races          0        40       0       0       1',
    ]);
  });
});
