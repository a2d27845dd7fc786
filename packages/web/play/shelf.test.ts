import { buildPosition } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { boardOf } from './board.ts';
import { createDraft, freshen, point, setMode } from './draft.ts';
import { landMeant, landOfZone } from './lands.ts';
import { ownOf } from './own.ts';
import { choicesOn, NO_SPACE, shelfOf, stackAsked } from './shelf.ts';
import { seenAt } from './test-support/lookAt.ts';
import { targetsOf } from './things.ts';

type Given = Parameters<typeof buildPosition>[1];
const at = (given: Given, modules: readonly string[] = ['pearlbrook']) =>
  seenAt(buildPosition({ players: 2, modules: [...modules] }, given).state, 0);

describe('what lies beside a city', () => {
  it('is a stack for each kind, without those in which there is nothing', () => {
    const seen = at({ seats: [{ city: ['farm', 'wanderer', 'wanderer'], wonders: ['hopewatch-gate'] }, {}] });
    expect(shelfOf(seen, 0).map(({ kind, n }) => [kind, n])).toEqual([
      [NO_SPACE, 2],
      ['wonders', 1],
    ]);
    expect(shelfOf(seen, 1)).toEqual([]);
  });

  it('is none where the spaces for such cards are empty', () => {
    expect(shelfOf(at({}, ['spirecrest']), 0)).toEqual([]);
  });

  it('counts what can be chosen with the action in hand', () => {
    const seen = at({ seats: [{ adornments: ['bell'], adornmentsPlayed: ['tiara'], pearls: 1 }, {}] });
    expect(choicesOn(seen, shelfOf(seen, 0), 'all')).toBe(0);
    expect(stackAsked(seen, 0)).toBeNull();
  });
});

it('games without such things have neither weather nor powers nor a purse', () => {
  expect(ownOf(at({}), 0)).toEqual({ weathers: [], powers: [], purse: [], has: false });
});

describe('the land that an answer lies in', () => {
  const seen = at({ seats: [{ city: ['farm', 'farm', 'mine'], workersFree: 2 }, {}] });
  const landOf = (zone: string) => landOfZone(zone, false);

  it('is none while the whole turn is open, and the only one of an action', () => {
    const draft = createDraft();
    freshen(draft, seen);
    expect(landMeant(seen, draft.getState(), landOf)).toBeNull();
    setMode(draft, 'act-ambassador');
    expect(landMeant(seen, draft.getState(), landOf)).toBe('brook');
  });

  it('is that of what was chosen', () => {
    const draft = createDraft();
    freshen(draft, seen);
    const { key } = boardOf(seen).basic.find((spot) => targetsOf(seen).has(spot.key))!;
    expect(point(draft, seen, key)).toBe(true);
    expect(landMeant(seen, draft.getState(), landOf)).toBe('clearing');
    expect(landMeant(seen, draft.getState(), (zone) => zone)).toBe('river');
  });
});
