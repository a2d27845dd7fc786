import { buildPosition, knownItem, startSession, type Given, type KnownItem, type SetupRequest } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { bestCards, endingOf, seasonChart, seasonsEnded, type SeasonPoints } from './ending.ts';
import { look } from './seen.ts';
import { pictureOf, playAtRandom } from './test-support/pictures.ts';

function at(given: Given, request: SetupRequest = { players: 2 }) {
  const { game, state: known } = buildPosition(request, given);
  return { game, known, scores: game.score(known) };
}

describe('how a game has ended', () => {
  it('ranks by points', () => {
    const ending = endingOf(
      at({ seats: [{ city: ['farm'] }, { city: ['king', 'castle'] }, { city: ['mine'] }] }, { players: 3 }),
    );
    expect(ending.finishes.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(ending).toMatchObject({ winners: [1], tie: null });
    expect(ending.lead).toBe(ending.finishes[0].total - ending.finishes[1].total);
    expect(ending.categories).toContain('base');
    expect(ending.categories).not.toContain('journey');
  });

  it('breaks ties by Events, then by what is left', () => {
    const byEvents = endingOf(at({ seats: [{ points: 3 }, { events: ['grand-tour'] }] }));
    expect(byEvents).toMatchObject({ winners: [1], tie: { by: 'events' }, lead: 0 });
    expect(byEvents.tie!.counts).toEqual([
      { seat: 0, n: 0 },
      { seat: 1, n: 1 },
    ]);
    expect(byEvents.finishes.map(({ place }) => place)).toEqual([1, 2]);
    const byGoods = endingOf(at({ seats: [{ points: 3, resources: { twig: 2 } }, { points: 3 }] }));
    expect(byGoods).toMatchObject({ winners: [0], tie: { by: 'goods', counts: [{ n: 2 }, { n: 0 }] } });
    const shared = endingOf(at({ seats: [{ points: 3 }, { points: 3 }] }));
    expect(shared).toMatchObject({ winners: [0, 1], tie: { by: 'shared' } });
    expect(shared.finishes.map(({ place, won }) => [place, won])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('gives a tie to the automa', () => {
    const given = { seats: [{}], rugwort: {} };
    const start = at(given, { players: 1, modules: ['rugwort'] });
    const points = start.scores[1].total - start.scores[0].total;
    const ending = endingOf(at({ ...given, seats: [{ points }] }, { players: 1, modules: ['rugwort'] }));
    expect(ending).toMatchObject({ winners: [1], tie: { by: 'automa' } });
    expect(ending.finishes[0].seat).toBe(1);
  });

  it('tells by the same names what an automa has as persons do, so that the rows can be compared', () => {
    const request = { players: 1, modules: ['nightweave'] };
    const events = ['grand-tour'];
    const given = { seats: [{ city: ['farm'], events }], nightweave: { city: ['castle'], points: 2 } };
    const seen = at(given, request);
    const { parts, categories } = endingOf(seen);
    expect(categories).toEqual(expect.arrayContaining(['base', 'events', 'tokens']));
    expect(categories.filter((id) => ['cards', 'basicEvents', 'specialEvents'].includes(id))).toEqual([]);
    expect(parts[1]).toMatchObject({ base: 4, tokens: 2, total: seen.scores[1].total });
    for (const { total, ...rest } of parts) expect(Object.values(rest).reduce((sum, n) => sum + n, 0)).toBe(total);
  });

  it('finds the cards that were worth most, each point once', () => {
    const seen = at({ seats: [{ city: ['farm', 'castle', 'mine', { card: 'clock-tower', tokens: 3 }, 'fool'] }, {}] });
    const best = bestCards(seen, 0, 3);
    const name = (card: number): string => seen.game.rules.designs[seen.known.cardOf[card]].id;
    // The Castle has 4 of its own and 1 for each of two common Constructions, which do not have those as well.
    expect(best.map(({ card, points }) => [name(card), points])).toEqual([
      ['castle', 6],
      ['clock-tower', 3],
      ['mine', 2],
    ]);
  });
});

describe('points by season', () => {
  it('are those before each change of season, in whole random games', () => {
    for (const players of [2, 4]) {
      let points: SeasonPoints = {};
      let story: readonly KnownItem[] = [];
      const first = startSession({ players }, 'seasons');
      let before = look(pictureOf(first, 0), 'en');
      const totals = new Map<string, number>();
      const session = playAtRandom({ players }, 'seasons', (session) => {
        const all = session.story().map((item) => knownItem(session.game, item, 0));
        const fresh = all.slice(story.length);
        const now = look(pictureOf(session, 0), 'en');
        for (const item of fresh)
          for (const event of 'events' in item ? item.events : [])
            if (event.e === 'prepared')
              totals.set(`${event.seat}/${event.season - 1}`, before.scores[event.seat].total);
        points = seasonsEnded(before, fresh, points);
        story = all;
        before = now;
      });
      const end = look(pictureOf(session, 0), 'en');
      const chart = seasonChart(end, points)!;
      expect(chart).toHaveLength(players);
      chart.forEach((line, seat) => {
        expect(line.at(-1)).toBe(end.scores[seat].total);
        expect(line.slice(0, -1)).toEqual(line.slice(0, -1).map((_, i) => totals.get(`${seat}/${i}`)));
      });
    }
  });

  it('are not drawn when somebody did not look', () => {
    const seen = at({ seats: [{ season: 'summer' }, { season: 'winter' }] });
    expect(seasonChart(seen, {})).toBeNull();
    expect(seasonChart(seen, { 0: [3, null] })).toBeNull();
    expect(seasonChart(seen, { 0: [3, 8] })).toEqual([[3, 8, seen.scores[0].total], [seen.scores[1].total]]);
    const move = (index: number, ...seats: number[]): KnownItem => ({
      index,
      seat: seats[0],
      turn: index,
      takenBack: false,
      events: seats.map((seat) => ({ e: 'prepared', seat, season: 1 })),
    });
    expect(seasonsEnded(seen, [move(1, 0), move(2, 1)], {})).toEqual({
      0: [seen.scores[0].total],
      1: [null],
    });
    const none: SeasonPoints = {};
    expect(seasonsEnded(seen, [], none)).toBe(none);
  });
});
