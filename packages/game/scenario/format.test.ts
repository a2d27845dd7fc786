import { describe, expect, test } from 'vitest';
import { runScenario } from './run.ts';
import type { ScenarioResult } from './types.ts';

/** What the scenario format says, where no other test would notice. */

type Changes = Readonly<Record<string, unknown>>;

const home = { season: 'winter', workersFree: 2 };
const rich = { twig: 3, resin: 3, pebble: 3, berry: 3 };

function run(changes: Changes, reasons = false): ScenarioResult {
  const plain = { id: 'case', players: 2, modules: [], given: {}, do: [], expect: {} };
  return runScenario({ ...plain, ...changes }, { reasons });
}

function expectPassed(changes: Changes): void {
  const { status, difference } = run(changes);
  expect(difference).toBeUndefined();
  expect(status).toBe('passed');
}

function fails(changes: Changes): string {
  const { status, difference } = run(changes);
  expect(status).toBe('failed');
  return difference!;
}

const visit = (location: unknown, choices: readonly unknown[] = []): object => ({
  seat: 0,
  action: 'visit',
  location,
  choices,
});

describe('where a worker goes', () => {
  const city = ['judge', 'crane', 'historian', 'inn', 'inn', 'lookout'];
  const seat = {
    ...home,
    workersFree: 1,
    resources: { berry: 2 },
    hand: ['ranger'],
    city,
    deployed: ['basic-3-twigs'],
  };
  const ranger = (to: object): Changes => ({
    given: { seats: [seat] },
    do: [
      {
        seat: 0,
        action: 'play',
        card: 'ranger',
        from: 'hand',
        pay: { berry: 2 },
        choices: [{ worker: 'basic-3-twigs' }, to],
      },
    ],
    expect: { seats: { 0: { events: ['city-monument'], workersFree: 1 } } },
  });

  test('an Event is the choice `event`, or `location` with its id', () => {
    expectPassed(ranger({ event: 'city-monument' }));
    expectPassed(ranger({ location: 'city-monument' }));
    expect(fails(ranger({ event: 'grand-tour' }))).toContain('seats.0.events');
  });

  test('it stands on an Event or a card, and facts may say so', () => {
    const given = {
      seats: [{ ...home, workersFree: 0, city: ['inn'], events: [{ event: 'city-monument', worker: true }] }],
    };
    const inn = { ...given.seats[0], city: [{ card: 'inn', workers: [0] }] };
    const told = (deployed: readonly unknown[]): Changes => ({
      given: { seats: [inn] },
      do: [{ action: 'score' }],
      expect: { deployed: { 0: deployed } },
    });
    expectPassed(told([{ card: 'inn', owner: 0 }, { event: 'city-monument' }]));
    expect(fails(told([{ card: 'inn', owner: 0 }, { event: 'grand-tour' }]))).toContain('deployed.0');
    expect(fails(told([{ place: 'inn' }]))).toContain('deployed.0.place: no such field');
  });

  test('a clearing is named with or without `forest:`', () => {
    for (const prefix of ['', 'forest:']) {
      const given = { forestAt: { [`${prefix}top-right`]: 'forest-3-berries' }, seats: [home] };
      expectPassed({
        given,
        do: [visit(`${prefix}top-right`)],
        expect: { seats: { 0: { resources: { berry: 3 } } } },
      });
      const rugwort = { forestWorker: `${prefix}top-left` };
      expectPassed({
        modules: ['rugwort'],
        players: 1,
        given: { ...given, rugwort },
        do: [{ action: 'score' }],
        expect: { rugwort },
      });
      expectPassed({ do: [{ action: 'setup' }], expect: { setup: { emptyClearings: [`${prefix}bottom-right`] } } });
    }
    expect(fails({ given: { forestAt: { middle: 'forest-3-berries' } } })).toContain('forestAt.middle: must be one of');
  });

  test('a worker on a Wonder is told with the Wonder', () => {
    const seats = [{ ...home, workersFree: 1, wonders: [{ wonder: 'hopewatch-gate', worker: true }] }];
    const wonders = (worker: boolean): Changes => ({
      modules: ['pearlbrook'],
      given: { seats },
      do: [{ action: 'score' }],
      expect: { seats: { 0: { wonders: [{ wonder: 'hopewatch-gate', worker }], workersFree: 1 } } },
    });
    expectPassed(wonders(true));
    expect(fails(wonders(false))).toContain('seats.0.wonders (workers)');
    const crowd = [{ ...seats[0], workersFree: 2 }];
    expect(fails({ modules: ['pearlbrook'], given: { seats: crowd } })).toContain('seats[0]: has 3 workers');
  });
});

describe('amounts', () => {
  const brook = { modules: ['pearlbrook'] };

  test.each(['pearl', 'pearls'])('%s is paid within a choice, for a Wonder and in facts', (name) => {
    const wonder = {
      seat: 0,
      action: 'wonder',
      wonder: 'hopewatch-gate',
      pay: { twig: 1, resin: 1, pebble: 1, [name]: 2 },
      choices: [{ discard: ['farm', 'mine'] }],
    };
    const seat = { ...home, resources: { ...rich, [name]: 1 }, pearls: 2, hand: ['farm', 'mine'] };
    expectPassed({
      ...brook,
      given: { seats: [seat] },
      do: [wonder],
      expect: { seats: { 0: { [name]: 1, resources: { twig: 2, resin: 2, pebble: 2, berry: 3, [name]: 1 } } } },
    });
    const river = { 'river-spot-3-green': { card: 'river-market', revealed: true } };
    const trader = { ...home, resources: rich, points: 1, pearls: 1, city: ['farm', 'farm', 'mine'] };
    expectPassed({
      ...brook,
      given: { seats: [trader], river },
      do: [
        { seat: 0, action: 'ambassador', location: 'river-spot-3-green', choices: [{ pay: { points: 1, [name]: 1 } }] },
      ],
      expect: { legal: false, step: 0, choice: 0 },
    });
  });

  test('a resource is not listed under both of its names, and those of the base game have one', () => {
    const twice = { ...home, resources: { pearl: 1, pearls: 1 } };
    expect(fails({ ...brook, given: { seats: [twice] } })).toContain('resources.pearls: is there twice');
    expect(fails({ given: { seats: [{ ...home, resources: { twigs: 1 } }] } })).toContain('no such resource');
  });
});

describe('choices', () => {
  test('an empty `pick` declines, also where cards are asked for one by one', () => {
    const sundial = {
      seat: 0,
      action: 'adornment',
      adornment: 'sundial',
      choices: [{ pick: [], of: 'city' }],
    };
    const seat = { ...home, pearls: 1, adornments: ['sundial'], city: ['farm', 'mine'] };
    expectPassed({
      modules: ['pearlbrook'],
      given: { seats: [seat] },
      do: [sundial],
      expect: { seats: { 0: { resources: {}, adornmentsPlayed: ['sundial'] } } },
    });
    const chosen = { ...sundial, choices: [{ pick: ['mine'], of: 'city' }] };
    expectPassed({
      modules: ['pearlbrook'],
      given: { seats: [seat] },
      do: [chosen],
      expect: { seats: { 0: { resources: { pebble: 1 } } } },
    });
  });

  test('an empty `pick` is no answer to a question that must be answered', () => {
    const university = visit({ card: 'university', owner: 0 }, [{ pick: [], of: 'city' }, { gain: { twig: 1 } }]);
    const seat = { ...home, city: ['university', 'farm', 'mine'] };
    expect(
      fails({
        given: { seats: [seat] },
        do: [university],
        expect: { seats: { 0: { points: 1, city: ['university'] } } },
      }),
    ).toContain('does not answer a question that matters');
  });

  test('of several copies in the Meadow the lowest space is meant', () => {
    const meadow = ['king', 'farm', 'inn', 'farm', 'mine', 'inn', 'judge', 'castle'];
    expectPassed({
      given: { seats: [{ ...home, city: ['inn'], resources: { twig: 2 } }], meadow, deckTop: ['queen'] },
      do: [visit({ card: 'inn', owner: 0 }, [{ play: { card: 'farm', from: 'meadow', pay: {} } }])],
      expect: {
        seats: { 0: { city: ['farm', 'inn'], resources: { berry: 1, twig: 2 } } },
        meadow: { slots: { 2: 'queen', 4: 'farm' } },
      },
    });
  });
});

describe('positions', () => {
  test('fields of modules that are not in play may stand there as long as they say nothing', () => {
    const empty = { ambassador: 'home', pearls: 0, visitors: [], reservation: null, legendary: [], ticket: 'none' };
    expectPassed({
      given: { seats: [{ ...home, ...empty }], market: { gain: [], trade: [] } },
      do: [visit('basic-3-twigs')],
      expect: { seats: { 0: { resources: { twig: 3 }, pearls: 0, ambassador: 'home', reservedCard: 'none' } } },
    });
    const given = { seats: [{ ...home, ambassador: 'shoal' }] };
    expect(fails({ given })).toContain('ambassador: belongs to a module not in play');
  });

  test.each<[readonly string[], object, string]>([
    [[], { rugwort: { year: 1 } }, 'rugwort: the module rugwort is not in play'],
    [[], { river: { 'river-spot-3-green': { revealed: true } } }, 'river: the module pearlbrook is not in play'],
    [['rugwort'], { rugwort: { pearls: 2 } }, 'rugwort.pearls: belongs to a module not in play'],
    [['rugwort'], { rugwort: { nose: 2 } }, 'rugwort.nose: no such field'],
    [['rugwort'], { rugwort: 'here' }, 'rugwort: must be an object'],
    [['legends'], { seats: [{ legendary: ['farm'] }] }, 'seats[0].legendary[0]: this is no Legendary card'],
  ])('with the modules %j %j is refused', (modules, given, text) => {
    expect(fails({ modules, players: modules.includes('rugwort') ? 1 : 2, given })).toBe(text);
  });

  test('Legendary cards are laid out once where both packs are in play', () => {
    const seats = [{ ...home, legendary: ['poe', 'click-clacks'] }];
    const expected = { seats: { 0: { legendary: ['click-clacks', 'poe'] } } };
    const { status, difference } = run({
      modules: ['legends', 'more-legends'],
      given: { seats },
      do: [{ action: 'score' }],
      expect: expected,
    });
    expect([status, difference]).toEqual(['passed', undefined]);
  });

  test('an Event that is achieved does not lie on the table as well', () => {
    const seats = [{ ...home, events: ['an-evening-of-fireworks'] }];
    const score = { do: [{ action: 'score' }], expect: { specialEventsLeft: ['a-well-run-city'] } };
    expectPassed({ given: { seats, specialEvents: ['a-well-run-city'] }, ...score });
    expect(fails({ given: { seats, specialEvents: ['a-well-run-city', 'an-evening-of-fireworks'] }, ...score })).toBe(
      'specialEvents: an-evening-of-fireworks is in play twice',
    );
  });
});

describe('seats that the case does not list', () => {
  const seats = [{ ...home, city: ['farm', 'farm', 'mine'] }];
  const sail = { seat: 0, action: 'ambassador', location: 'river-spot-3-green', choices: [] };

  test('keep their resources, but what only modules know is not compared', () => {
    expectPassed({ modules: ['pearlbrook'], given: { seats }, do: [sail], expect: { turn: 1 } });
    const gains = { modules: ['pearlbrook'], given: { seats }, do: [visit('basic-3-twigs')], expect: { turn: 1 } };
    expect(fails(gains)).toContain('seats.0 (not listed)');
  });
});

describe('set-up', () => {
  test('the dice of the case are rolled', () => {
    const spots = ['river-spot-3-green', 'river-spot-2-red', 'river-spot-2-blue', 'river-spot-2-tan'];
    for (const [i, spot] of spots.entries())
      expectPassed({
        modules: ['rugwort', 'pearlbrook'],
        players: 1,
        given: { dice: [2 * i + 2] },
        do: [{ action: 'setup', seat: 0 }],
        expect: { rugwort: { ambassador: spot, pearls: 2 } },
      });
    const wrong = { modules: ['rugwort', 'pearlbrook'], players: 1, do: [{ action: 'setup', seat: 0 }] };
    expect(fails({ ...wrong, given: { dice: [13] } })).toContain('dice[0]: must be a whole number from 1 to 12');
  });

  test('Legendary cards are counted together or by kind', () => {
    const setup = (legendaryEach: unknown): Changes => ({
      modules: ['legends'],
      do: [{ action: 'setup', seat: 0 }],
      expect: { setup: { legendaryEach } },
    });
    expectPassed(setup(2));
    expectPassed(setup({ construction: 1, critter: 1 }));
    expect(fails(setup({ construction: 2, critter: 0 }))).toBe(
      'setup.legendaryEach.construction: expected 2, found 1; setup.legendaryEach.critter: expected 0, found 1',
    );
    expect(fails(setup({ wonder: 1 }))).toContain('setup.legendaryEach.wonder: no such fact');
  });
});

describe('refusals', () => {
  test('a table that cannot be set up is refused at its set-up', () => {
    const six = { modules: ['legends'], players: 6, do: [{ action: 'setup', seat: 0 }] };
    expect(run({ ...six, expect: { legal: false, step: 0, reason: 'too-few-cards' } })).toEqual({
      id: 'case',
      status: 'passed',
      refusal: { expected: 'too-few-cards', found: 'cannot-be-set-up' },
    });
    expect(fails({ ...six, players: 5, expect: { legal: false, step: 0 } })).toContain('should be refused');
    expect(fails({ ...six, expect: { setup: { legendaryEach: 2 } } })).toContain('has cards for 5 players, not for 6');
  });

  const crane = { seat: 0, action: 'play', card: 'king', from: 'hand', pay: { berry: 3 }, ability: { use: 'crane' } };
  const refused = (reason: string): Changes => ({
    given: { seats: [{ ...home, hand: ['king'], city: ['crane'], resources: { berry: 3 } }] },
    do: [crane],
    expect: { legal: false, step: 0, reason },
  });

  test("the game's reason is told beside the one of the case", () => {
    expect(run(refused('wrong-ability'))).toEqual({
      id: 'case',
      status: 'passed',
      refusal: { expected: 'wrong-ability', found: 'not-offered' },
    });
  });

  test('they are compared only where that is asked for', () => {
    expect(run(refused('not-offered'), true).status).toBe('passed');
    expect(run(refused('wrong-ability'), true)).toMatchObject({
      status: 'failed',
      difference: 'reason: expected "wrong-ability", found "not-offered"',
    });
  });
});
