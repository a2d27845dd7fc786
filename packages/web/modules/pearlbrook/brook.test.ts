import { buildPosition, type Given, type Holder } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { words } from '../../words/en/index.ts';
import { turnTabs } from '../../decide/turnTabs.ts';
import { boardOf, zoneOfRow, zonesOf } from '../../play/board.ts';
import { cityPlan } from '../../play/city.ts';
import { createDraft, freshen, modeOf, point } from '../../play/draft.ts';
import { figuresOf, figuresOn } from '../../play/figures.ts';
import { heldBy, keeperOf, keepsOf, shownBy } from '../../play/keeps.ts';
import { lackingFor } from '../../play/lacking.ts';
import { landsOf } from '../../play/lands.ts';
import { legalIn, partOf } from '../../play/parts.ts';
import { remindersFor } from '../../play/reminders.ts';
import type { Seen } from '../../play/seen.ts';
import { seenAt } from '../../play/test-support/lookAt.ts';
import { holderKey, targetsOf } from '../../play/things.ts';
import { reasonFor } from '../../play/whyNot.ts';
import { brookOf } from './brook.ts';

/** A river beside the board, figures besides workers, and what is kept besides cards. */

function at(given: Given, viewer = 0): Seen {
  const request = { players: 2, modules: ['pearlbrook'] };
  return seenAt(buildPosition(request, { active: 0, ...given }).state, viewer);
}
const holder = (seen: Seen, id: string): Holder => seen.game.rules.placeById.get(id)!.ix;
const key = (seen: Seen, id: string) => holderKey(seen, holder(seen, id));

const GREENS = ['farm', 'farm', 'mine'];

describe('the river', () => {
  it('lies in a zone of its own, with the Wonders, which take the place of the basic Events', () => {
    const seen = at({});
    const plan = boardOf(seen);
    const brook = brookOf(seen);
    expect(landsOf(seen, false)).toEqual(['brook', 'clearing']);
    expect(brook.banks.map(({ spot, card }) => [spot.place.id, card])).toEqual([
      ['river-spot-3-green', null],
      ['river-spot-2-red', null],
      ['river-spot-2-blue', null],
      ['river-spot-2-tan', null],
    ]);
    expect(brook.mouth.map(({ place }) => place.id)).toEqual(['shoal']);
    expect(brook.wonders).toHaveLength(4);
    expect(plan.basicEvents).toEqual([]);
    expect(plan.further).toEqual([]);
    expect(zonesOf(seen)).toContain('brook');
    expect(['shoal', 'river', 'riverCards', 'wonders'].map(zoneOfRow)).toEqual(['brook', 'brook', 'brook', 'brook']);
  });

  it('is not there in other games', () => {
    const seen = seenAt(buildPosition({ players: 2 }, {}).state, 0);
    expect(landsOf(seen, false)).toEqual(['clearing']);
    expect(zonesOf(seen)).not.toContain('brook');
  });

  it('shows the card that lies face up, and who stands there', () => {
    const seen = at({
      river: { 'river-spot-2-red': { card: 'ballroom', revealed: true } },
      seats: [{}, { ambassador: 'river-spot-2-red' }],
    });
    const [, red] = brookOf(seen).banks;
    expect(red.card?.id).toBe('ballroom');
    expect(red.spot).toMatchObject({ figure: 'ambassador', figures: [1], workers: [], bar: { why: 'taken' } });
  });

  it('tells how far one is with what a bank asks for', () => {
    const seen = at({ seats: [{ city: ['farm'] }, {}] });
    expect(brookOf(seen).banks[0].spot.bar).toEqual({ why: 'needs', have: 1, need: 3 });
  });
});

describe('what cannot be paid', () => {
  const rich = {
    resources: { twig: 8, resin: 0, pebble: 0, berry: 3, pearl: 2 },
    workersFree: 2,
    hand: Array(8).fill('farm'),
  };

  it('says what of a Wonder is missing, and nothing else', () => {
    const seen = at({ seats: [rich, {}] });
    const lacks = brookOf(seen).wonders.map(({ bar }) => (bar?.why === 'price' ? bar.lacks : null));
    const goods = (resin: number, pebble: number, pearl = 0) => [
      { n: resin, what: 'resin' },
      { n: pebble, what: 'pebble' },
      ...(pearl > 0 ? [{ n: pearl, what: 'pearl' }] : []),
    ];
    expect(lacks).toEqual([goods(1, 1), goods(2, 2, 1), goods(2, 2, 1), goods(3, 3, 1)]);
  });

  it('says which cards and resources a place of the river asks for', () => {
    const mine = {
      city: ['farm', 'farm', 'mine'],
      hand: ['king', 'wanderer'],
      resources: { twig: 1 },
      ambassador: 'home',
    };
    const river = { 'river-spot-3-green': { card: 'iluminor-the-inventor', revealed: true } };
    const seen = at({ seats: [mine, {}], river });
    expect(lackingFor(seen, holder(seen, 'shoal'))).toEqual([{ n: 1, what: 'any' }]);
    expect(brookOf(seen).banks[0].spot.bar).toEqual({ why: 'price', lacks: [{ n: 1, what: 'tan' }] });
  });
});

describe('a figure', () => {
  it('is at home until it is placed', () => {
    const seen = at({ seats: [{}, { ambassador: 'shoal' }] });
    expect(figuresOf(seen, 0)).toEqual([{ name: 'ambassador', home: true, at: null }]);
    expect(figuresOf(seen, 1)).toEqual([{ name: 'ambassador', home: false, at: holder(seen, 'shoal') }]);
    expect(figuresOn(seen.known, holder(seen, 'shoal'))).toEqual([1]);
  });

  it('is placed by pointing at the place', () => {
    const seen = at({ seats: [{ city: GREENS }, {}] });
    const target = targetsOf(seen).get(key(seen, 'river-spot-3-green'));
    expect(target).toEqual({
      action: { t: 'act', id: 'ambassador', at: -1, it: holder(seen, 'river-spot-3-green') },
    });
    const draft = createDraft();
    freshen(draft, seen);
    expect(point(draft, seen, key(seen, 'river-spot-3-green'))).toBe(true);
    expect(modeOf(draft.getState().selected!)).toBe('act-ambassador');
    expect(legalIn(seen, 'brook')).toBe(1);
    expect(partOf(seen, key(seen, 'river-spot-3-green'))).toBe('brook');
  });

  it('cannot be placed for a reason of the rules', () => {
    const poor = at({ seats: [{ city: ['farm'] }, {}] });
    expect(reasonFor(poor, key(poor, 'river-spot-3-green'))?.code).toBe('requirement-not-met');
    const out = at({ seats: [{ city: GREENS, ambassador: 'shoal' }, {}] });
    expect(reasonFor(out, key(out, 'river-spot-3-green'))?.code).toBe('figure-away');
  });

  it('also stands on cards, others’ too', () => {
    const seen = at({
      river: { 'river-spot-2-red': { card: 'gardens', revealed: true } },
      seats: [{ points: 3, resources: { berry: 2 } }, { city: ['ferry'] }],
    });
    const [ferry] = seen.known.zones[seen.game.rules.city[1]];
    expect(targetsOf(seen).has(`c${ferry}`)).toBe(true);
    expect(boardOf(seen).open).toMatchObject([{ uid: ferry, owner: 1, figure: 'ambassador' }]);
    // It is counted with its city, which is where it lies.
    expect(legalIn(seen, 'brook')).toBe(0);
    expect(partOf(seen, `c${ferry}`)).toBe('rivals');
  });
});

describe('what is kept', () => {
  const given: Given = {
    seats: [
      { adornments: ['bell'], adornmentsPlayed: ['tiara'], wonders: ['hopewatch-gate'], pearls: 1 },
      { adornments: ['mirror', 'masque'], adornmentsPlayed: ['compass'] },
    ],
  };

  it('is held or lies open; of others only what lies open is known', () => {
    const seen = at(given);
    expect(heldBy(seen, 0).map(({ id }) => id)).toEqual(['bell']);
    expect(shownBy(seen, 0).map(({ id }) => id)).toEqual(['tiara', 'hopewatch-gate']);
    expect(heldBy(seen, 1)).toEqual([]);
    expect(keepsOf(seen, 1).find(({ zone }) => zone === 'adornments')).toMatchObject({ places: null, n: 2 });
    expect(shownBy(seen, 1).map(({ id }) => id)).toEqual(['compass']);
    expect(keeperOf(seen, holder(seen, 'compass'))).toEqual({ seat: 1, open: true, zone: 'adornmentsPlayed' });
  });

  it('lies in the hand, the city or with the rivals', () => {
    const seen = at(given);
    const parts = ['bell', 'tiara', 'compass', 'mistrise-fountain'].map((id) => partOf(seen, key(seen, id)));
    expect(parts).toEqual(['hand', 'city', 'rivals', 'brook']);
  });

  it('is played by pointing at it, if there is a pearl', () => {
    const rich = at(given);
    expect(targetsOf(rich).get(key(rich, 'bell'))).toMatchObject({ action: { t: 'act', id: 'adornment' } });
    const poor = at({ seats: [{ adornments: ['bell'] }, {}] });
    expect(reasonFor(poor, key(poor, 'bell'))?.code).toBe('act-unpaid');
  });

  it('stays where it was on the board, with its owner', () => {
    const seen = at(given);
    const [gate, fountain] = brookOf(seen).wonders;
    expect(gate).toMatchObject({ owner: 0, bar: { why: 'claimed', by: 0 } });
    expect(fountain.owner).toBeNull();
  });
});

describe('the actions of a turn', () => {
  it('are tabs that light what they are about, or say why not', () => {
    const seen = at({ seats: [{ city: GREENS, adornments: ['bell'] }, {}] });
    const tabs = turnTabs(seen, words.decide);
    expect(tabs.find((tab) => tab.key === 'act-ambassador')).toMatchObject({ mode: 'act-ambassador', off: null });
    expect(tabs.find((tab) => tab.key === 'act-adornment')).toMatchObject({ note: 'you cannot pay it' });
    expect(tabs.find((tab) => tab.key === 'act-adornment')?.off).toMatch(/pearl/);
  });

  it('are not offered when there is nothing left to do them with', () => {
    const seen = at({ seats: [{ adornments: [] }, {}] });
    expect(turnTabs(seen, words.decide).some(({ key: name }) => name === 'act-adornment')).toBe(false);
  });

  it('are remembered before a season ends', () => {
    const seen = at({ seats: [{ city: GREENS, workersFree: 0 }, {}] });
    const found = remindersFor(seen, { t: 'season' }).find(({ name }) => name === 'extras');
    expect(found).toMatchObject({ n: 1, ids: ['ambassador'] });
  });
});

describe('a card on the space of another', () => {
  it('is shown on that space', () => {
    const seen = at({ seats: [{ city: ['farm', { card: 'messenger', on: 'farm' }, 'inn'] }, {}] });
    const [farm, messenger, inn] = seen.known.zones[seen.game.rules.city[0]];
    expect(cityPlan(seen, 0)).toMatchObject({ spaces: [[farm, messenger], [inn]], shelf: [], used: 2 });
  });
});
