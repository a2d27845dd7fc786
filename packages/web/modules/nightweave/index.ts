import type { ModuleLook } from '../look.ts';
import { FAIR } from './with/bellfaire.ts';
import { RAILWAY } from './with/newleaf.ts';
import { RIVER } from './with/pearlbrook.ts';
import { COSTS_A_WORKER } from './with/player-powers.ts';
import { MOUNTAIN } from './with/spirecrest.ts';

export const nightweave: ModuleLook = {
  cover: { scene: 'land-mistwood-autumn', at: '72% 40%', cast: ['critter-nightweave'] },
  mark: 'set-nightweave',
  automas: {
    nightweave: { portrait: 'nightweave', dark: true, parts: ['pieces', 'script', 'rules', 'city', 'goods', 'kept'] },
  },
  lands: [{ name: 'mistwood', key: 'w', east: -2, north: -2, rows: [], zones: ['lair'] }],
  rows: {
    activity: { family: 'activity', zone: null, bySeason: true },
    lair: { family: 'activity', zone: 'mistwood' },
    personalities: { family: 'temper', zone: null },
    plans: { family: 'temper', zone: null },
    plots: { family: 'temper', zone: null },
  },
  families: { activity: { icon: 'spider' }, temper: { icon: 'personality' } },
  figures: {
    nightweave: {
      picture: 'nightweave',
      icon: 'set-nightweave',
      zone: 'meadow',
      ofAutomas: true,
      standing: 'nightweave-standing',
    },
  },
  kept: {
    achievements: { at: 'shelf', icon: 'set-nightweave' },
    achievementsDown: { at: 'shelf', icon: 'set-nightweave' },
    personality: { at: 'power', icon: 'personality' },
    plan: { at: 'power', icon: 'plan' },
    plot: { at: 'power', icon: 'plot' },
    seasonalPlot: { at: 'power', icon: 'plot' },
    closed: { at: 'shelf', icon: 'set-nightweave' },
    webbed: { at: 'shelf', icon: 'web-token' },
  },
  marks: { web: 'web-token' },
  options: {
    'nightweave.eventCards': { last: true },
    'nightweave.springWorker': { last: true, beside: COSTS_A_WORKER },
    'nightweave.victory': { players: [2] },
    'nightweave.mix': { besideOthers: 'all' },
    'nightweave.plan': { players: [1] },
    'nightweave.plots': { players: [1] },
  },
  growth: { option: 'nightweave.level', beside: [FAIR, RAILWAY, RIVER, MOUNTAIN] },
  clashes: [
    {
      why: 'planOrPlots',
      all: [
        { option: 'nightweave.plan', isNot: ['none'] },
        { option: 'nightweave.plots', is: [true] },
      ],
    },
    {
      why: 'swarmAtZero',
      all: [
        { option: 'nightweave.plan', is: ['suffocating-swarm'] },
        { option: 'nightweave.level', is: [0] },
      ],
    },
    {
      why: 'whimOfNone',
      all: [
        { option: 'nightweave.plan', is: ['weavers-whim'] },
        { option: 'nightweave.personality', is: ['none'] },
      ],
    },
  ],
};
