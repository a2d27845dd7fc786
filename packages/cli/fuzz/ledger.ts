import type { Game, GameEvent, GameState } from '@everdell/game';

/** Book-keeping of resources and loose point tokens by the events alone. */
export interface Ledger {
  enter(events: readonly GameEvent[]): void;
  /** What differs from the state, or null. */
  compare(s: GameState): string | null;
}

/** Books that begin with what the seats have now. */
export function openLedger(game: Game, s: GameState): Ledger {
  const goods = s.seats.map((seat) => seat.res.slice());
  const points = s.seats.map((seat) => seat.points);
  const add = (seat: number, amounts: readonly number[], sign: 1 | -1): void =>
    amounts.forEach((n, r) => (goods[seat][r] += sign * n));
  return {
    enter(events) {
      for (const event of events) {
        if (event.e === 'gained') add(event.seat, event.goods, 1);
        else if (event.e === 'paid') add(event.seat, event.goods, -1);
        else if (event.e === 'gaveGoods') add(event.to, event.goods, 1);
        else if (event.e === 'points') points[event.seat] += event.n;
        else if (event.e === 'paidPoints') points[event.seat] -= event.n;
      }
    },
    compare(s) {
      for (let seat = 0; seat < goods.length; seat++) {
        const { res, points: held } = s.seats[seat];
        for (let r = 0; r < res.length; r++) {
          if (res[r] < 0) return `seat ${seat} has ${res[r]} ${game.rules.resources[r]}`;
          if (res[r] !== goods[seat][r])
            return `seat ${seat} has ${res[r]} ${game.rules.resources[r]}, by the events ${goods[seat][r]}`;
        }
        if (held !== points[seat]) return `seat ${seat} has ${held} point tokens, by the events ${points[seat]}`;
      }
      const negative = s.goods.find((entry) => entry.some((n, i) => i > 0 && n < 0));
      return negative === undefined ? null : `goods below zero on ${negative[0]}`;
    },
  };
}
