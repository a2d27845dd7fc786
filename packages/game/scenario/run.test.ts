import { describe, expect, test } from 'vitest';
import { parseScenarios } from './parse.ts';
import { runScenario } from './run.ts';
import type { Scenario } from './types.ts';

const farm = { seat: 0, action: 'play', card: 'farm', from: 'hand', pay: { twig: 2, resin: 1 } };
const rich = { season: 'winter', workersFree: 2, resources: { twig: 2, resin: 1 }, hand: ['farm'] };

function scenario(changes: Readonly<Record<string, unknown>>): Scenario {
  const plain = { id: 'case', players: 2, modules: [], given: { seats: [rich] }, do: [farm] };
  return { ...plain, expect: { seats: { 0: { city: ['farm'] } } }, ...changes };
}

const difference = (changes: Readonly<Record<string, unknown>>): string | undefined => {
  const result = runScenario(scenario(changes));
  expect(result.status).toBe('failed');
  return result.difference;
};

describe('the scenario runner', () => {
  test('passes a case that comes out as expected', () => {
    expect(runScenario(scenario({}))).toEqual({ id: 'case', status: 'passed' });
  });

  test('names each fact that differs', () => {
    const expect_ = { seats: { 0: { city: ['mine'], points: 2 } }, turn: 0 };
    const text = difference({ expect: expect_ });
    expect(text).toContain('seats.0.city: expected ["mine"], found ["farm"]');
    expect(text).toContain('seats.0.points: expected 2, found 0');
    expect(text).toContain('turn: expected 0, found 1');
  });

  test('an Ambassador whose Ferry has gone is neither there nor at home', () => {
    const seats = [{ hand: ['ruins'], city: ['ferry'], ambassador: { card: 'ferry', owner: 0 } }];
    const ruins = { seat: 0, action: 'play', card: 'ruins', from: 'hand', pay: {}, choices: [] };
    const razed = (ambassador: string) => ({
      modules: ['pearlbrook'],
      given: { seats },
      do: [ruins],
      expect: { seats: { 0: { city: ['ruins'], ambassador } } },
    });
    expect(runScenario(scenario(razed('adrift')))).toEqual({ id: 'case', status: 'passed' });
    expect(difference(razed('home'))).toContain('seats.0.ambassador: expected "home", found "adrift"');
  });

  test('an act is named as in notation', () => {
    const step = { seat: 0, action: 'act', act: 'adornment', it: 'tiara', choices: [] };
    const adorned = (do_: object) => ({
      modules: ['pearlbrook'],
      given: { seats: [{ pearls: 1, adornments: ['tiara'] }] },
      do: [do_],
      expect: { seats: { 0: { adornmentsPlayed: ['tiara'], pearls: 0 } } },
    });
    expect(runScenario(scenario(adorned(step)))).toEqual({ id: 'case', status: 'passed' });
    expect(difference(adorned({ ...step, it: 'bell' }))).toContain('there is no "bell" for this act; there: tiara');
  });

  test('takes seats that are not listed to be unchanged', () => {
    expect(difference({ expect: {} })).toContain('seats.0 (not listed)');
  });

  test('knows modules that do not exist', () => {
    expect(difference({ modules: ['nightweive'] })).toContain('nightweive');
  });

  test.each([
    [{ extra: 1 }, 'extra: no such field'],
    [{ do: [{ ...farm, action: 'dance' }] }, 'do[0].action: there is no action "dance"'],
    [{ do: [{ ...farm, paid: {} }] }, 'do[0].paid: no such field'],
    [{ do: [{ ...farm, card: 'barn' }] }, 'do[0].card: there is no card "barn"'],
    [{ do: [{ ...farm, pay: { gold: 1 } }] }, 'do[0].pay.gold'],
    [{ do: [{ ...farm, seat: 5 }] }, 'do[0].seat: there is no seat 5'],
    [{ do: [{ ...farm, choices: [{ sing: true }] }] }, 'do[0].choices[0].sing: no such key'],
    [{ do: [{ seat: 0, action: 'visit', location: 'moon' }] }, 'do[0].location: there is no location "moon"'],
    [{ do: [{ seat: 0, action: 'event', event: 'haven' }] }, 'do[0].event: there is no Event'],
    [{ given: { seats: [{ ...rich, gold: 1 }] } }, 'seats[0].gold: no such field'],
    [{ expect: { seats: { 0: { gold: 1 } } } }, 'seats.0.gold: no such fact'],
    [{ expect: { seats: { 7: {} } } }, 'there is no seat "7"'],
    [{ expect: { weather: 'sun' } }, 'weather: no such fact'],
    [{ expect: { legal: false, step: 3 } }, 'expect.step: there is no step 3'],
    [{ expect: { legal: false, step: 0, choice: 1 } }, 'has no choice 1'],
    [{ players: 9 }, 'players'],
  ])('refuses %j', (changes, text) => {
    expect(difference(changes)).toContain(text);
  });

  test('tells a step that was taken from one that was refused', () => {
    expect(difference({ expect: { legal: false, step: 0 } })).toBe('step 0: should be refused, but was accepted');
    expect(difference({ do: [{ ...farm, pay: { twig: 1 } }] })).toBe('step 0: was refused (play farm: cannot-pay)');
    const refused = scenario({ do: [{ ...farm, pay: { twig: 1 } }], expect: { legal: false, step: 0 } });
    expect(runScenario(refused).status).toBe('passed');
  });

  test('names a question that the case should answer', () => {
    const haven = { seat: 0, action: 'visit', location: 'haven', choices: [{ discard: ['farm', 'mine'] }] };
    const given = { seats: [{ ...rich, hand: ['farm', 'mine'] }] };
    const asked = difference({ given, do: [haven], expect: { seats: { 0: { resources: { twig: 3, resin: 1 } } } } });
    expect(asked).toContain('does not answer a question that matters: gainAny (place haven)');
    const unasked = scenario({ given, do: [haven], expect: { seats: { 0: { handCount: 0 } } } });
    expect(runScenario(unasked).status).toBe('passed');
  });

  test('tells an answer that was taken from one that was refused', () => {
    const monk = { seat: 0, action: 'play', card: 'monk', pay: { berry: 1 } };
    const given = { seats: [{ ...rich, hand: ['monk'], resources: { berry: 4 } }] };
    const giving = (n: number): object => ({ ...monk, choices: [{ give: { resources: { berry: n } }, to: 1 }] });
    const refusal = { legal: false, step: 0, choice: 0 };
    expect(runScenario(scenario({ given, do: [giving(3)], expect: refusal })).status).toBe('passed');
    expect(difference({ given, do: [giving(2)], expect: refusal })).toContain('choice 0 should be refused');
    expect(difference({ given, do: [giving(3)] })).toContain('was refused at choice 0');
  });

  test('reads a file line by line and names a bad one', () => {
    expect(parseScenarios('{"id":"a"}\n\n{"id":"b"}\n').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(() => parseScenarios('{"id":"a"}\n{"id":')).toThrow('line 2 is not JSON');
    expect(() => parseScenarios('[]')).toThrow('line 1 is not a JSON object');
    expect(() => parseScenarios('{}')).toThrow('line 1 has no id');
  });
});
