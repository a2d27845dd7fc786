/**
 * Another set that does not exist: tiles whose texts are in force as long as they lie where they do. Every seat has a charm
 * of its own from the start, and a figure that walks from one weather to the next; a hollow that is open to others, a
 * burrow that is not; the fair on the table; a pile whose top card anybody may play, and an attic to play from.
 */
import type { Module } from '@everdell/engine';
import { text } from './almanac.text.ts';

declare module '@everdell/engine' {
  interface RowNames {
    charms: true;
    weathers: true;
    hollows: true;
    burrows: true;
    fair: true;
  }
  interface Sources {
    charmBox: true;
    charms: true;
    weathers: true;
    hollows: true;
    burrows: true;
    fair: true;
    pile: true;
    attic: true;
  }
  interface FigureNames {
    wanderer: true;
  }
}

export const almanac: Module = {
  id: 'almanac',
  needs: ['base'],
  figures: ['wanderer'],
  zones: {
    charmBox: { per: 'table', sees: 'none', of: 'charms' },
    charms: { per: 'seat', sees: 'all', of: 'charms', force: 'owner' },
    weathers: { per: 'table', sees: 'all', of: 'weathers', force: { whoStands: 'wanderer' } },
    hollows: {
      per: 'seat',
      sees: 'all',
      of: ['hollows', 'charms'],
      visits: 'all',
      scores: { as: 'hollows', where: [{ row: 'hollows' }] },
    },
    burrows: { per: 'seat', sees: 'all', of: 'burrows', visits: 'owner' },
    fair: { per: 'table', sees: 'all', of: 'fair', visits: 'all', scores: { as: 'fair' } },
    pile: { per: 'table', sees: 'top', plays: 'all' },
    attic: { per: 'seat', sees: 'owner', plays: 'owner', asIn: ['meadow'] },
  },
  notLaid: ['charms', 'weathers', 'hollows', 'burrows', 'fair'],
  places: {
    'twig-charm': {
      row: 'charms',
      reacts: [
        {
          to: 'visitDone',
          if: { is: { sum: { of: 'gained', only: ['twig'] } }, atLeast: 1 },
          then: { do: 'gain', what: { twig: 1 } },
        },
      ],
    },
    'berry-charm': {
      row: 'charms',
      reacts: [
        {
          to: 'visitDone',
          at: [{ any: [{ row: 'basic' }, { row: 'forest' }] }],
          if: { is: { sum: { of: 'gained', only: ['berry'] } }, atMost: 0 },
          then: { do: 'gain', what: { berry: 1 } },
        },
      ],
    },
    'envy-charm': {
      row: 'charms',
      reacts: [
        { to: 'playDone', by: 'others', card: [{ kind: 'critter' }], then: { do: 'draw', n: 1 } },
        { to: 'gotPoints', each: true, if: { myTurn: true }, then: { do: 'gainAny', n: 1, lacking: true } },
      ],
    },
    'rest-charm': {
      row: 'charms',
      reacts: [
        { to: 'recalled', then: { do: 'draw', n: 1 } },
        { to: 'entered', card: [{ kind: 'construction' }], then: { do: 'may', then: { do: 'discard', max: 1 } } },
      ],
    },
    'tidy-charm': {
      row: 'charms',
      reacts: [{ to: 'visited', at: [{ row: 'basic' }], then: { do: 'points', n: 1 } }],
    },
    'farm-charm': {
      row: 'charms',
      rules: [
        { rule: 'noSpace', cards: [{ card: 'farm' }] },
        { rule: 'raises', limit: 'handLimit', more: 2 },
        { rule: 'raises', limit: 'spaces', more: 1, if: { season: ['summer', 'autumn'] } },
      ],
    },
    'tough-charm': { row: 'charms', rules: [{ rule: 'ignores', tiles: [{ row: 'weathers' }] }] },
    'spite-charm': {
      row: 'charms',
      rules: [{ rule: 'bars', play: [{ colour: 'purple' }], binds: 'others', if: { not: { season: 'autumn' } } }],
    },
    'spare-charm': { row: 'charms', reacts: [{ to: 'passed', then: { do: 'points', n: 2 } }] },
    'dry-spell': {
      row: 'weathers',
      rules: [
        { rule: 'gains', at: [{ row: 'basic' }], less: 1 },
        { rule: 'gains', of: ['berry'], less: 1 },
      ],
      reacts: [{ to: 'playDone', then: { do: 'discard', min: 1, max: 1 } }],
    },
    hollow: {
      row: 'hollows',
      copies: 'onePerPlayer',
      points: 1,
      visit: { spots: 1, open: 1, effect: { do: 'gain', what: { resin: 1 } } },
    },
    burrow: { row: 'burrows', copies: 6, visit: { spots: 1, effect: { do: 'gain', what: { berry: 1 } } } },
    fair: {
      row: 'fair',
      visit: { spots: 2, effect: { do: 'playCard', from: { in: 'meadow' }, terms: { discount: 1 } } },
      scores: { count: { in: 'hollows', where: [{ occupied: 'me' }] } },
    },
    drizzle: {
      row: 'weathers',
      reacts: [{ to: 'visitDone', at: [{ row: 'basic' }], then: { do: 'gain', what: { resin: 1 } } }],
    },
  },
  code: {
    'almanac.deal': (g, s) => {
      const tiles = (row: string): number[] =>
        g.places.flatMap(({ ix, def }) => ((def.row as string) === row ? [ix] : []));
      s.zones[g.zone['charmBox']].push(...tiles('charms'));
      s.zones[g.zone['weathers']].push(...tiles('weathers'));
      s.zones[g.zone['fair']].push(...tiles('fair'));
      s.zones[g.zone['pile']].push(...s.zones[g.zone['deck']].splice(-6));
      for (let seat = 0; seat < g.humans; seat++) {
        s.zones[g.seatZone['charms'][seat]].push(s.zones[g.zone['charmBox']].shift()!);
        s.slices.figures![seat][0] = s.zones[g.zone['weathers']][0];
        s.zones[g.seatZone['hollows'][seat]].push(tiles('hollows')[seat]);
        s.zones[g.seatZone['burrows'][seat]].push(tiles('burrows')[seat]);
        s.zones[g.seatZone['attic'][seat]].push(...s.zones[g.zone['deck']].splice(-2));
      }
    },
    'almanac.wander': (g, s, seat) => {
      const weathers = s.zones[g.zone['weathers']];
      s.slices.figures![seat][0] = weathers[s.seats[seat].season % weathers.length];
    },
  },
  reacts: [
    { to: 'starting', once: true, then: { do: 'code', id: 'almanac.deal' } },
    { to: 'prepared', then: { do: 'code', id: 'almanac.wander' } },
  ],
  text,
};
