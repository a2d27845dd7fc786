import type { TableInfo } from '@everdell/protocol';
import { describe, expect, test } from 'vitest';
import { seatNames } from './names.ts';
import { pictureOf } from './pictureOf.ts';
import { gameInfo, newSession, seatInfo, tableInfo } from './test-support/wire.ts';

const session = newSession();

function picture(more: Partial<TableInfo> = {}, settled = true) {
  const info = tableInfo(session, more);
  return pictureOf({ info, game: gameInfo(session, info.you.seat), story: [], settled });
}

const you = (seat: number | null): TableInfo['you'] => ({ seat, host: false, maySit: false, muted: [] });

describe('who is asked', () => {
  test('the seat that decides, while what is known is certain', () => {
    expect(picture().asked).toBe(true);
    expect(picture({}, false).asked).toBe(false);
    expect(picture({ you: you(1) }).asked).toBe(false);
  });

  test('nobody who only watches, has left, or for whom a bot plays', () => {
    expect(picture({ you: you(null) })).toMatchObject({ asked: false, viewer: null, undo: null });
    expect(picture({ seats: [seatInfo(0, { left: true }), seatInfo(1)] }).asked).toBe(false);
    expect(picture({ seats: [seatInfo(0, { standIn: 'time', bot: 'greedy' }), seatInfo(1)] }).asked).toBe(false);
  });

  test('nobody when the game is over', () => {
    const info = tableInfo(session, { status: 'finished' });
    const game = { ...gameInfo(session, 0), deciding: [] };
    expect(pictureOf({ info, game, story: [], settled: true })).toMatchObject({ asked: false, deciding: null });
  });
});

describe('players', () => {
  test('are here, away, bots, or people for whom a bot plays', () => {
    const seats = [
      seatInfo(0),
      seatInfo(1, { kind: 'bot', name: '', bot: 'greedy' }),
      seatInfo(2, { standIn: 'vote', bot: 'greedy', present: false }),
    ];
    const three = newSession(3);
    const info = tableInfo(three, { seats });
    expect(pictureOf({ info, game: gameInfo(three, 0), story: [], settled: true }).players).toEqual([
      { name: 'Ana', kind: 'here' },
      { name: 'Marlow', kind: 'bot', bot: 'greedy' },
      { name: 'Eva', kind: 'away', bot: 'greedy' },
    ]);
  });

  test('who have left or are not connected are absent', () => {
    expect(picture({ seats: [seatInfo(0), seatInfo(1, { left: true })] }).players[1].absent).toBe(true);
    expect(picture({ seats: [seatInfo(0), seatInfo(1, { present: false })] }).players[1].absent).toBe(true);
    expect(picture({ seats: [seatInfo(0, { present: false }), seatInfo(1)] }).players[0].absent).toBe(undefined);
  });
});

test('bots get names that nobody at the table has, whoever else sits there', () => {
  const bot = (seat: number) => seatInfo(seat, { kind: 'bot', name: '', bot: 'greedy' });
  const nobody = seatInfo(1, { kind: 'open', name: '' });
  expect(seatNames([seatInfo(0), bot(1), bot(2)])).toEqual(['Ana', 'Marlow', 'Ines']);
  expect(seatNames([seatInfo(0), nobody, bot(2)])).toEqual(['Ana', '', 'Ines']);
  expect(new Set(seatNames([seatInfo(0, { name: 'Marlow' }), bot(1), bot(2)])).size).toBe(3);
  expect(new Set(seatNames(Array.from({ length: 6 }, (_, seat) => bot(seat)))).size).toBe(6);
});
