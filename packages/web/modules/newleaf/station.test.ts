import { buildPosition, textOf, type Given } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { closedLines } from '../../decide/closedWords.ts';
import { payGroups } from '../../decide/payment.ts';
import { landsOf } from '../../play/lands.ts';
import { ownOf } from '../../play/own.ts';
import { partOf } from '../../play/parts.ts';
import { preview } from '../../play/preview.ts';
import { promisedOf } from '../../play/promised.ts';
import { prospect } from '../../play/cards.ts';
import { seenAt, seenIn, start } from '../../play/test-support/lookAt.ts';
import type { Seen } from '../../play/seen.ts';
import { cardKey, holderKey } from '../../play/things.ts';
import { words as english } from '../../words/en/index.ts';
import { words as spanish } from '../../words/es/index.ts';
import { stationOf } from './station.ts';

const STATION = { station: ['king', 'mine', 'inn'], trainTiles: ['train-resin', 'train-two-twig', 'train-point'] };

function seenWith(given: Partial<Given>): Seen {
  const request = { players: 2, modules: ['newleaf'] };
  return seenAt(buildPosition(request, { active: 0, ...given }).state, 0);
}

const uidIn = (seen: Seen, zone: number, id: string): number =>
  seen.known.zones[zone].find((uid) => uid >= 0 && seen.game.rules.designs[seen.known.cardOf[uid]].id === id)!;

describe('the land of the Station', () => {
  test('has a card above every Train Car, and two Visitors in sight', () => {
    const seen = seenWith({ ...STATION, visitorsUp: ['plum-shortclaw', 'wimble-wuffle'] });
    const { berths, waiting, platform, knoll } = stationOf(seen);
    const { rules } = seen.game;
    expect(berths.map(({ card, car }) => [rules.designs[seen.known.cardOf[card!]].id, car?.id])).toEqual([
      ['king', 'train-resin'],
      ['mine', 'train-two-twig'],
      ['inn', 'train-point'],
    ]);
    expect(waiting.map(({ first }) => first?.id)).toEqual(['plum-shortclaw', 'wimble-wuffle']);
    expect([platform?.place.id, knoll?.place.id]).toEqual(['station', 'knoll']);
    expect(landsOf(seen, false)).toContain('station');
    expect(partOf(seen, cardKey(berths[0].card!))).toBe('station');
    expect(partOf(seen, holderKey(seen, berths[0].car!.ix))).toBe('station');
  });

  test('tells how its cards could be played', () => {
    const seen = seenWith({ ...STATION, seats: [{ resources: { twig: 1, resin: 1, pebble: 1 } }] });
    const [king, mine] = stationOf(seen).berths;
    expect(prospect(seen, mine.card!)).toEqual({ how: 'pay' });
    expect(prospect(seen, king.card!)).toMatchObject({ how: 'short' });
  });

  test('is not there without it', () => {
    const options = { 'newleaf.station': false };
    const seen = seenIn(start({ players: 2, modules: ['newleaf'], options }, 'no train'));
    expect(landsOf(seen, false)).toEqual(['clearing']);
  });
});

describe('Visitors', () => {
  test('are counted towards what they look for', () => {
    const seats = [
      {
        city: [{ card: 'inn' }, { card: 'lookout' }],
        resources: { berry: 3 },
        visitors: ['wimble-wuffle', 'dip-dibble'],
      },
    ];
    const seen = seenWith({ seats });
    const of = (id: string) => promisedOf(seen, 0, seen.game.rules.placeById.get(id)!);
    expect(of('wimble-wuffle')).toEqual({ met: true, needs: [{ kind: 'count', have: 3, need: 3, of: 'berry' }] });
    expect(of('dip-dibble')).toEqual({ met: false, needs: [{ kind: 'colour', colour: 'red', have: 2, need: 4 }] });
    expect(promisedOf(seen, 0, seen.game.rules.placeById.get('knoll')!)).toBeNull();
  });

  test.each([
    ['en', english],
    ['es', spanish],
  ] as const)('say in %s only what they look for', (lang, words) => {
    const { game } = seenWith({});
    const text = textOf(game, lang);
    const { own } = words.modules.newleaf;
    const visitors = game.rules.places.filter(({ def }) => def.row === 'visitors');
    expect(visitors).toHaveLength(32);
    for (const { id } of visitors) {
      const [rule] = text.placeLines(id);
      expect(own.condition(rule).length).toBeLessThan(rule.length - 12);
      expect(own.condition(rule)).not.toMatch(/^\S+ \d+ p|worth|vale/i);
    }
  });
});

describe('the purse', () => {
  test('tells the side of the Ticket that is up', () => {
    const sideOf = (ticket: 'outbound' | 'inbound' | 'gone') =>
      ownOf(seenWith({ seats: [{ ticket }] }), 0).purse.find(({ id }) => id === 'tickets')?.side;
    expect([sideOf('outbound'), sideOf('inbound'), sideOf('gone')]).toEqual(['up', 'turned', undefined]);
  });
});

describe('paying', () => {
  test('usual doors come before Golden tokens, and those before dear cards', () => {
    const seats = [{ hand: ['miller'], city: [{ card: 'theater' }], resources: { berry: 4 }, golden: 2 }];
    const seen = seenWith({ seats });
    const miller = uidIn(seen, seen.game.rules.hand[0], 'miller');
    expect(prospect(seen, miller)).toMatchObject({ how: 'free', token: 'golden' });
    const { next } = preview(seen, { t: 'play', card: miller });
    if (next?.kind !== 'pay') throw new Error('there is one way only');
    const golden = seen.game.rules.resources.indexOf('golden');
    const groups = payGroups(next, [golden]);
    expect(groups.map(({ ways: [way] }) => way.uses.map(({ by }) => by))).toEqual([['door'], []]);
    expect(groups[0].ways[0].spend[golden]).toBe(1);
  });

  test('says why doors are closed', () => {
    const lines = (golden: number, occupied: boolean) => {
      const seats = [{ hand: ['miller'], city: [{ card: 'theater', occupied }], golden }];
      const seen = seenWith({ seats });
      return closedLines(seen, english, uidIn(seen, seen.game.rules.hand[0], 'miller'), ['short']);
    };
    expect(lines(0, false)).toEqual(['Your Theater would let it in, but you have no Golden token left.']);
    expect(lines(1, true)).toEqual(['The door of your Theater is used.']);
    expect(lines(1, false)).toEqual([]);
  });
});
