import { bots, botAction, seededRandom } from '@everdell/ai';
import { inForce, redactedReplay, saveSession, startSession, type Session } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testWorld, type TestWorld } from '../test-support/world.ts';

/** A game of Ana and Luis with something taken back by consent: so many decisions of it, or all. */
function played(steps = Infinity): Session {
  const players = ['Ana', 'Luis\u001b[31m'].map((name) => ({ name, kind: 'human' }));
  const session = startSession({ players: 2 }, 'the seed', players);
  const random = seededRandom('play');
  for (let i = 0; i < steps && session.decision !== null; i++) {
    session.act(session.decision.seat, botAction(session.game, session.state, bots['random'](), random));
    if (i === 12) session.rollBack(0, inForce(session.log)[9], [0, 1]);
  }
  return session;
}

async function told(session: Session, viewer: number | null, ...options: string[]): Promise<TestWorld> {
  const world = testWorld({ files: { 'r.json': JSON.stringify(redactedReplay(session, viewer)) } });
  expect(await run(['replay', 'r.json', ...options], world)).toBe(0);
  return world;
}

describe('everdell replay of what one viewer saw', () => {
  const running = played(60);

  it('tells the viewer its own cards, and others only how many', async () => {
    const own = (await told(running, 0, '--lang', 'en')).stdout();
    const other = (await told(running, 1, '--lang', 'en')).stdout();
    const outside = (await told(running, null, '--lang', 'en')).stdout();
    expect(own).toContain('The game as Ana saw it.');
    expect(outside).toContain('The game as a spectator saw it.');
    const drawing = (text: string): string[] => text.split('\n').filter((line) => /Ana draws/.test(line));
    expect(drawing(own).length).toBeGreaterThan(0);
    expect(drawing(own)).not.toEqual(drawing(other));
    expect(drawing(other)).toEqual(drawing(outside));
    expect(own).toContain('(everything from entry 10 on is taken back by consent)');
    expect(own).toContain('The game is not over.');
    expect(own).not.toContain('\u001b');
  });

  it('tells it in Spanish', async () => {
    const text = (await told(running, 0, '--lang', 'es')).stdout();
    expect(text).toContain('La partida tal como la vio Ana.');
    expect(text).toContain('(se deshace de común acuerdo todo desde la entrada 10)');
  });

  it('gives programs the same, without seed and hash, and with the scores of the game', async () => {
    const whole = played();
    const json = JSON.parse((await told(whole, 1, '--json')).stdout()) as Record<string, unknown>;
    expect(json).toMatchObject({ viewer: 1, over: true, actions: whole.log.length });
    expect(json['scores']).toEqual(whole.game.score(whole.state));
    expect(json['winners']).toEqual(whole.game.winners(whole.state));
    expect(json).not.toHaveProperty('seed');
    expect(json).not.toHaveProperty('hash');
    const story = json['story'] as readonly { readonly seat?: number; readonly line?: string }[];
    expect(story.some((item) => item.seat === 0 && item.line === undefined)).toBe(true);
    expect(story.every((item) => item.seat !== 1 || item.line !== undefined)).toBe(true);
  });

  it('refuses a damaged one, and says so', async () => {
    const file = { ...redactedReplay(running, 0), viewer: 1 };
    const world = testWorld({ files: { 'r.json': JSON.stringify(file) } });
    expect(await run(['replay', 'r.json', '--lang', 'en'], world)).toBe(2);
    expect(world.stderr()).toContain('r.json: the replay is damaged: start is no position of this game');
  });

  it('cannot be played on', async () => {
    const files = { 'r.json': JSON.stringify(redactedReplay(running, 0)) };
    for (const [lang, said] of [
      ['en', 'r.json: this is a replay, which holds only what one viewer saw'],
      ['es', 'r.json: es una repetición, que solo contiene lo que vio una persona'],
    ]) {
      const world = testWorld({ files });
      expect(await run(['play', '--load', 'r.json', '--lang', lang], world)).toBe(2);
      expect(world.stderr()).toContain(said);
    }
  });

  it('of a saved game also says what was taken back by consent', async () => {
    const world = testWorld({ files: { 'g.json': JSON.stringify(saveSession(running)) } });
    expect(await run(['replay', 'g.json', '--lang', 'en'], world)).toBe(0);
    expect(world.stdout()).toContain('(everything from entry 10 on is taken back by consent)');
    expect(world.stdout()).toContain('Final state: ');
  });
});
