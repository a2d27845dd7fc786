import { commitmentOf, dealSeed, saveSession, startSession, type SaveFile } from '@everdell/game';
import { botAction, bots, seededRandom } from '@everdell/ai';
import { beforeAll, expect, test } from 'vitest';
import { holds, proofOf } from './proof.ts';

const secret = 'ab'.repeat(32);
const words = ['seta', ''];
const fairness = { commitment: commitmentOf(secret), secret, words };
let file: SaveFile;
let known: Parameters<typeof proofOf>[1];

beforeAll(() => {
  const session = startSession({ players: 2 }, dealSeed(secret, words), undefined, { fairness });
  const bot = bots['random']();
  for (let i = 0; session.decision !== null; i++)
    session.act(session.decision.seat, botAction(session.game, session.state, bot, seededRandom(`${i}`)));
  file = JSON.parse(JSON.stringify(saveSession(session))) as SaveFile;
  const result = { scores: session.game.score(session.state), winners: [], fairness };
  const kept = { links: {}, commitment: fairness.commitment, word: 'seta' };
  known = { result, commitment: fairness.commitment, kept, seat: 0 };
});

test('an honest deal holds', () => {
  const proof = proofOf(file, known);
  expect(proof).toMatchObject({ remembered: true, checks: { commitment: true, word: true, seed: true, replay: true } });
  expect(holds(proof)).toBe(true);
});

test('whoever came late has nothing to compare with', () => {
  const proof = proofOf(file, { ...known, kept: { links: {} }, seat: null });
  expect(proof).toMatchObject({ remembered: false, checks: { commitment: true, word: null } });
  expect(holds(proof)).toBe(true);
});

test('another fingerprint, word, seed or result does not', () => {
  const kept = { ...known.kept, commitment: commitmentOf('another') };
  expect(proofOf(file, { ...known, kept }).checks.commitment).toBe(false);
  expect(proofOf(file, { ...known, kept: { ...known.kept, word: 'trufa' } }).checks.word).toBe(false);
  expect(proofOf({ ...file, seed: 'another' }, known).checks).toMatchObject({ seed: false, replay: false });
  const scores = known.result.scores.map((score) => ({ ...score, total: score.total + 1 }));
  const proof = proofOf(file, { ...known, result: { ...known.result, scores } });
  expect(proof.checks.replay).toBe(false);
  expect(holds(proof)).toBe(false);
});
