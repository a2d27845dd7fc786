import type { ModuleLook } from '../look.ts';

export const newleaf: ModuleLook = {
  cover: { scene: 'land-station-summer', at: '8% 60%', cast: ['engine'] },
  mark: 'set-newleaf',
  lands: [
    {
      name: 'station',
      key: 't',
      east: 2,
      north: 2,
      rows: ['station', 'knoll'],
      zones: ['station', 'train', 'visitorsLeft', 'visitorsRight'],
    },
  ],
  rows: {
    station: { family: 'station', zone: 'station' },
    knoll: { family: 'station', zone: 'station' },
    trainCars: { family: 'train', zone: 'station' },
    visitors: { family: 'visitor', zone: 'station' },
    tickets: { family: 'ticket', zone: null },
    reservations: { family: 'ticket', zone: null },
  },
  families: {
    station: { icon: 'train' },
    train: { icon: 'carriage' },
    visitor: { icon: 'visitor' },
    ticket: { icon: 'ticket' },
  },
  kept: {
    visitors: { at: 'shelf', icon: 'visitor' },
    tickets: { at: 'purse', icon: 'ticket', turned: 'ticket-back' },
    reservations: { at: 'purse', icon: 'reserve' },
  },
  purse: ['golden'],
  actions: { outbound: 'ticket', inbound: 'ticket-back', reserve: 'reserve' },
  categories: { visitors: { pattern: 'spots', icon: 'visitor' } },
};
