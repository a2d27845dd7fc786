import { buildPosition } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { preview } from './preview.ts';
import { stepsOf } from './steps.ts';
import { seenAt, seenIn, start } from './test-support/lookAt.ts';

/** Plays on by the first answer until the question is of this kind; null = it never was. */
function until(seed: string, wanted: (ask: string) => boolean) {
  const session = start({ players: 2 }, seed);
  for (let i = 0; i < 400; i++) {
    const d = session.decision;
    if (d === null) return null;
    const legal = session.game.legal(session.state, d.seat);
    if (wanted(d.ask)) return session;
    session.act(d.seat, legal[(i * 7) % legal.length]);
  }
  return null;
}

function find(wanted: (ask: string) => boolean) {
  for (let n = 0; n < 40; n++) {
    const session = until(`steps${n}`, wanted);
    if (session !== null) return session;
  }
  throw new Error('no game came to such a question');
}

describe('the steps of a turn', () => {
  test('begin anew with every turn', () => {
    const session = find((ask) => ask === 'turn');
    expect(stepsOf(seenIn(session))).toMatchObject({ done: 0, coming: [], points: 0, draws: 0 });
  });

  test('count what was decided since the turn began, without what was taken back', () => {
    const session = find((ask) => ask !== 'turn');
    const { seat } = session.decision!;
    const before = stepsOf(seenIn(session));
    expect(before.done).toBeGreaterThan(0);
    const seen = seenIn(session);
    const open = seen.legal.find((action) => preview(seen, action).closesUndo === null)!;
    session.act(seat, open);
    session.undo(seat);
    expect(stepsOf(seenIn(session))).toEqual(before);
  });

  test('name the cards that act after this one', () => {
    const { state, game } = buildPosition(
      { players: 2 },
      {
        active: 0,
        seats: [
          {
            season: 'winter',
            workersFree: 0,
            deployed: ['basic-3-twigs', 'basic-2-resin'],
            resources: { twig: 3, resin: 1, berry: 2 },
            city: ['woodcarver', 'peddler', 'doctor'],
          },
          {},
        ],
      },
    );
    game.apply(state, 0, { t: 'season' });
    const asked = seenAt(state, 0).decision;
    if (asked?.kind !== 'pick') throw new Error('the order is not asked');
    expect(stepsOf(seenAt(state, 0)).coming).toEqual([]);
    game.apply(state, 0, { t: 'pick', items: [asked.items[0]] });
    expect(stepsOf(seenAt(state, 0)).coming).toEqual(['Peddler', 'Doctor']);
  });
});

describe('a look ahead', () => {
  test('is what then happens, as long as nothing hidden plays a part', () => {
    const session = start({ players: 2 }, 'ahead');
    let compared = 0;
    for (let i = 0; i < 120; i++) {
      const d = session.decision;
      if (d === null) break;
      const seen = seenIn(session);
      const action = seen.legal[(i * 5) % seen.legal.length];
      const ahead = preview(seen, action);
      const before = session.state.seats[d.seat].res.slice();
      session.act(d.seat, action);
      const change = session.state.seats[d.seat].res.map((n, r) => n - before[r]);
      if (ahead.uncertain) continue;
      expect(ahead.goods).toEqual(change);
      compared++;
    }
    expect(compared).toBeGreaterThan(60);
  });
});
