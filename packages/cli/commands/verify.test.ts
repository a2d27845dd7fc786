import { pickOne, seededRandom } from '@everdell/ai';
import {
  commitmentOf,
  dealSeed,
  RULES_VERSION,
  saveSession,
  startSession,
  type SaveFile,
  type SavedEntry,
  type Session,
} from '@everdell/game';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testWorld } from '../test-support/world.ts';

const secret = 'c0ffee0123456789'.repeat(4);
const words = ['bellota', ''];
const players = [
  { name: 'Ana', kind: 'human' },
  { name: 'Luis', kind: 'human' },
];

/** A game that was played at random, with a decision taken back here and there; to its end unless told otherwise. */
function played(fair = true, decisions = Infinity): Session {
  const fairness = fair ? { commitment: commitmentOf(secret), secret, words } : undefined;
  const session = startSession({ players: 2 }, fair ? dealSeed(secret, words) : 'unfair', players, { fairness });
  const random = seededRandom('moves');
  for (let n = 0; n < decisions && session.decision !== null; n++) {
    const { seat } = session.decision;
    session.act(seat, pickOne(session.game.legal(session.state, seat), random));
    if (random() < 0.1 && session.undoState(seat).possible) session.undo(seat);
  }
  return session;
}

const session = played();
const save = saveSession(session);
const decisions = save.log.filter((entry) => entry.undo === undefined).length;

interface Call {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function verify(file: unknown, options = ''): Promise<Call> {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const world = testWorld({ files: { 'game.json': text } });
  const code = await run(['verify', 'game.json', ...options.split(' ').filter(Boolean)], world);
  return { code, out: world.stdout(), err: world.stderr() };
}

/** What --json says of it; the exit code must agree. */
async function problems(file: unknown): Promise<readonly string[]> {
  const { code, out, err } = await verify(file, '--json');
  const found = JSON.parse(out) as { holds: boolean; problems: readonly string[] };
  expect(err).toBe('');
  expect(found.holds).toBe(found.problems.length === 0);
  expect(code).toBe(found.holds ? 0 : 1);
  return found.problems;
}

const withFairness = (part: Partial<NonNullable<SaveFile['fairness']>>): SaveFile => ({
  ...save,
  fairness: { ...save.fairness!, ...part },
});

describe('a finished game that was dealt fairly', () => {
  it('is confirmed, with what it was dealt from, the decisions replayed and the scores', async () => {
    const { code, out, err } = await verify(save, '--lang en');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Commitment  ${commitmentOf(secret)}\nSecret      ${secret}\n`);
    expect(out).toContain('Words       Ana: "bellota"\n            Luis: none\n');
    expect(out).toContain('The commitment is the SHA-256 of the secret.\n');
    expect(out).toContain('The cards were dealt from the secret and the words.\n');
    expect(out).toContain(`${decisions} decisions replayed from the deal to the end`);
    session.game.score(session.state).forEach(({ total }, seat) => {
      expect(out).toContain(`${players[seat].name}: ${total}`);
    });
    expect(out.endsWith('Everything holds.\n')).toBe(true);
  });

  it('is confirmed in Spanish', async () => {
    const { code, out } = await verify(save, '--lang es');
    expect(code).toBe(0);
    expect(out).toContain('El compromiso es el SHA-256 del secreto.');
    expect(out).toContain(`${decisions} decisiones repetidas`);
    expect(out.endsWith('Todo es correcto.\n')).toBe(true);
  });

  it('is confirmed as JSON', async () => {
    const { code, out } = await verify(save, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      holds: true,
      problems: [],
      seed: save.seed,
      fairness: save.fairness,
      decisions,
      scores: session.game.score(session.state),
      winners: session.game.winners(session.state),
    });
  });

  it('shows words without what could write elsewhere on the screen', async () => {
    const odd = ['\u001B[2J\n', '\u009B2J'];
    const { out, code } = await verify(withFairness({ words: odd }), '--lang en');
    expect(code).toBe(1);
    expect(out).toContain('Ana: "\\u001b[2J\\n"\n');
    expect(out).not.toContain('\u009B');
  });
});

describe('a file that was changed', () => {
  it('in its secret, its commitment or a word', async () => {
    expect(await problems(withFairness({ secret: secret.replace('c', 'd') }))).toEqual(['commitment', 'seed']);
    expect(await problems(withFairness({ commitment: commitmentOf('x') }))).toEqual(['commitment']);
    expect(await problems(withFairness({ words: ['castaña', ''] }))).toEqual(['seed']);
    const { out } = await verify(withFairness({ secret: 'x', commitment: commitmentOf('x') }), '--lang en');
    expect(out).toContain('The commitment is the SHA-256 of the secret.');
    expect(out).toContain('WRONG: the cards were not dealt from this secret and these words.');
    expect(out.endsWith('The game is not confirmed.\n')).toBe(true);
  });

  it('in secret, commitment and seed alike, which deals other cards', async () => {
    const fairness = { secret: 'x', commitment: commitmentOf('x'), words };
    const [problem] = await problems({ ...save, fairness, seed: dealSeed('x', words) });
    expect(['refused', 'mismatch']).toContain(problem);
  });

  it('in an action', async () => {
    const log: readonly SavedEntry[] = save.log;
    const at = log.findIndex((entry) => entry.undo === undefined && entry.action.t === 'visit');
    const { action } = log[at] as { action: { t: 'visit'; place: number } };
    const place = action.place + 1;
    const changed = log.map((entry, i) => (i === at ? { ...entry, action: { ...action, place } } : entry));
    const [problem] = await problems({ ...save, log: changed });
    expect(['refused', 'mismatch']).toContain(problem);
    const [missing] = await problems({
      ...save,
      log: log.slice(1),
      snapshot: { ...save.snapshot, at: log.length - 1 },
    });
    expect(['damaged', 'refused', 'mismatch']).toContain(missing);
  });

  it('in its final position', async () => {
    const { state } = save.snapshot;
    const seats = state.seats.map((seat, i) => (i === 0 ? { ...seat, points: seat.points + 5 } : seat));
    const changed = { ...save, snapshot: { ...save.snapshot, state: { ...state, seats } } };
    expect(await problems(changed)).toEqual(['mismatch']);
    const { out } = await verify(changed, '--lang en');
    expect(out).toContain('the log of the saved game does not lead to its position');
    expect((await verify(changed, '--lang es')).out).toContain('no lleva a su posición');
  });

  it('so that a field is missing', async () => {
    expect(await problems({ ...save, log: undefined })).toEqual(['damaged']);
    expect(await problems({ ...save, fairness: { secret } })).toEqual(['damaged']);
  });
});

describe('a game that cannot be confirmed', () => {
  it('has no commitment: deal and decisions are checked all the same', async () => {
    const unfair = saveSession(played(false));
    expect(await problems(unfair)).toEqual(['no-commitment']);
    const { out } = await verify(unfair, '--lang en');
    expect(out).toContain('There is no commitment to check');
    expect(out).toContain('decisions replayed from the deal to the end');
    const { fairness: _, ...without } = save;
    expect(await problems({ ...without, seed: 'another' })).not.toEqual(['no-commitment']);
  });

  it('was played by other rules', async () => {
    const older = { ...save, rules: RULES_VERSION - 1 };
    expect(await problems(older)).toEqual(['other-rules']);
    const { out } = await verify(older, '--lang en');
    expect(out).toContain('The commitment is the SHA-256 of the secret.');
    expect(out).toContain('played by the rules of another version and cannot be replayed');
    expect(out).not.toContain('decisions replayed');
    expect(await problems({ ...save, rules: RULES_VERSION + 1 })).toEqual(['too-new']);
  });

  it('is not over: nothing is told that would give the hidden cards away', async () => {
    const running = saveSession(played(true, 30));
    expect(await problems(running)).toEqual(['not-over']);
    for (const options of ['--json', '--lang en', '--lang es']) {
      const { out } = await verify(running, options);
      expect(out).not.toContain(secret.slice(0, 16));
      expect(out).not.toContain('bellota');
    }
    expect((await verify(running, '--lang en')).out).toContain('The game is not over.');
    const old = readFileSync(new URL('../../../tests/saves/format-1-rugwort.json', import.meta.url), 'utf8');
    expect(await problems(old)).toEqual(['not-over']);
  });

  it('is no saved game at all, or no file: that is a wrong call', async () => {
    const { code, out, err } = await verify('dear diary', '--lang en');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('game.json: this is not a saved game');
    const world = testWorld();
    expect(await run(['verify', 'nowhere.json', '--lang', 'en'], world)).toBe(2);
    expect(world.stderr()).toContain('there is no file nowhere.json');
  });
});
