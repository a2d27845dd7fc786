import type { BackName } from './backs.ts';
import type { HornName } from './horns.ts';

export interface Species {
  readonly fur: string;
  readonly belly: string;
  /** Inside of the ears. */
  readonly inner: string;
  readonly ear: 'round' | 'small' | 'tall' | 'tuft' | 'point' | 'flop' | 'owl' | 'crest' | 'gills' | 'feelers' | 'none';
  readonly snout:
    | 'tiny'
    | 'long'
    | 'point'
    | 'fox'
    | 'badger'
    | 'mole'
    | 'beaver'
    | 'otter'
    | 'raccoon'
    | 'sheep'
    | 'toad'
    | 'turtle'
    | 'newt'
    | 'bill'
    | 'crayfish'
    | 'ferret'
    | 'owl'
    | 'pig'
    | 'bear'
    | 'hoofed'
    | 'beak';
  readonly tail: 'thin' | 'bushy' | 'fox' | 'puff' | 'flat' | 'thick' | 'ring' | 'lizard' | 'feather' | 'none';
  readonly head?: 'round' | 'tufts' | 'wide' | 'slim';
  readonly eyes?: 'dark' | 'white' | 'squint' | 'owl' | 'toad';
  readonly earSize?: number;
  readonly spines?: string;
  readonly shell?: string;
  readonly crest?: string;
  /** Hair that falls into the forehead. */
  readonly fringe?: string;
  readonly horns?: { readonly of: HornName; readonly colour: string };
  readonly tusks?: true;
  readonly wool?: string;
  readonly wings?: true;
  readonly beak?: string;
  readonly mask?: string;
  readonly sheen?: string;
  /** On the skin of the forehead. */
  readonly spots?: string;
  /** Pincers take the place of paws. */
  readonly claws?: true;
  /** What it has on its back besides: wings, a house, further legs. */
  readonly back?: { readonly of: BackName; readonly colour: string; readonly tip: string };
}

export const SPECIES = {
  mouse: { fur: '#b9a899', belly: '#f1e6d9', inner: '#eba9a2', ear: 'round', snout: 'tiny', tail: 'thin' },
  rat: { fur: '#7d6a5c', belly: '#cdb9a5', inner: '#cf9388', ear: 'round', earSize: 0.82, snout: 'long', tail: 'thin' },
  hedgehog: {
    fur: '#e6c9a3',
    belly: '#f5e6cc',
    inner: '#d29d84',
    ear: 'small',
    snout: 'point',
    spines: '#7b5634',
    tail: 'none',
  },
  squirrel: {
    fur: '#cc7a3a',
    belly: '#f4dfbc',
    inner: '#efc396',
    ear: 'tuft',
    snout: 'tiny',
    tail: 'bushy',
    head: 'tufts',
  },
  rabbit: {
    fur: '#cbb492',
    belly: '#f7edda',
    inner: '#f0bbab',
    ear: 'tall',
    snout: 'tiny',
    tail: 'puff',
    head: 'slim',
  },
  fox: { fur: '#d86c2c', belly: '#fcf0de', inner: '#7a3b1f', ear: 'point', snout: 'fox', tail: 'fox', head: 'tufts' },
  badger: {
    fur: '#6f6c6a',
    belly: '#f4efe6',
    inner: '#f4efe6',
    ear: 'small',
    snout: 'badger',
    tail: 'none',
    eyes: 'white',
    head: 'wide',
  },
  mole: {
    fur: '#5f5058',
    belly: '#8d7b82',
    inner: '#8d7b82',
    ear: 'none',
    snout: 'mole',
    tail: 'none',
    eyes: 'squint',
  },
  beaver: {
    fur: '#8d5c36',
    belly: '#d3a87c',
    inner: '#6b4325',
    ear: 'small',
    snout: 'beaver',
    tail: 'flat',
    head: 'wide',
  },
  otter: { fur: '#86654b', belly: '#e8d2b4', inner: '#6a4d38', ear: 'small', snout: 'otter', tail: 'thick' },
  raccoon: {
    fur: '#918d88',
    belly: '#ece5d9',
    inner: '#ece5d9',
    ear: 'point',
    snout: 'raccoon',
    tail: 'ring',
    eyes: 'white',
    head: 'tufts',
  },
  sheep: {
    fur: '#e9d9c2',
    belly: '#f7efe2',
    inner: '#dba897',
    ear: 'flop',
    snout: 'sheep',
    wool: '#fbf5e8',
    tail: 'puff',
  },
  toad: {
    fur: '#84a04e',
    belly: '#e2e3aa',
    inner: '#84a04e',
    ear: 'none',
    snout: 'toad',
    tail: 'none',
    eyes: 'toad',
    head: 'wide',
  },
  turtle: {
    fur: '#93b366',
    belly: '#eadfa9',
    inner: '#93b366',
    ear: 'none',
    snout: 'turtle',
    shell: '#5e7a3d',
    tail: 'none',
  },
  lizard: {
    fur: '#6fa78a',
    belly: '#e5e5b8',
    inner: '#6fa78a',
    ear: 'none',
    snout: 'turtle',
    crest: '#467a63',
    tail: 'lizard',
  },
  owl: {
    fur: '#9a744e',
    belly: '#f1dfbd',
    inner: '#9a744e',
    ear: 'owl',
    snout: 'owl',
    tail: 'none',
    eyes: 'owl',
    wings: true,
    head: 'wide',
  },
  pigeon: {
    fur: '#95a3b1',
    belly: '#e2e7e9',
    inner: '#95a3b1',
    ear: 'none',
    snout: 'beak',
    beak: '#e6a63d',
    tail: 'feather',
    wings: true,
    sheen: '#6f9387',
  },
  cardinal: {
    fur: '#c43c34',
    belly: '#ea8870',
    inner: '#c43c34',
    ear: 'crest',
    snout: 'beak',
    beak: '#f0b345',
    tail: 'feather',
    wings: true,
    mask: '#3b2320',
    eyes: 'white',
  },
  crow: {
    fur: '#5b566a',
    belly: '#787285',
    inner: '#5b566a',
    ear: 'none',
    snout: 'beak',
    beak: '#9a9088',
    tail: 'feather',
    wings: true,
    eyes: 'white',
  },
  swan: {
    fur: '#f7f3ea',
    belly: '#ffffff',
    inner: '#f7f3ea',
    ear: 'none',
    snout: 'beak',
    beak: '#ea8d36',
    tail: 'feather',
    wings: true,
  },
  frog: {
    fur: '#63b04c',
    belly: '#f1f0b4',
    inner: '#63b04c',
    ear: 'none',
    snout: 'toad',
    tail: 'none',
    eyes: 'toad',
    head: 'wide',
  },
  newt: {
    fur: '#4b7f8c',
    belly: '#f4a04a',
    inner: '#4b7f8c',
    ear: 'none',
    snout: 'newt',
    crest: '#e5853a',
    tail: 'lizard',
    eyes: 'white',
    head: 'wide',
    spots: '#2f5a68',
  },
  axolotl: {
    fur: '#f3b7bb',
    belly: '#fde3da',
    inner: '#d8567c',
    ear: 'gills',
    snout: 'newt',
    tail: 'lizard',
    head: 'wide',
  },
  platypus: {
    fur: '#8a6448',
    belly: '#d9b48a',
    inner: '#6b4a33',
    ear: 'none',
    snout: 'bill',
    beak: '#55646f',
    tail: 'flat',
  },
  crayfish: {
    fur: '#d2543a',
    belly: '#f3b189',
    inner: '#a83826',
    ear: 'feelers',
    snout: 'crayfish',
    tail: 'none',
    eyes: 'white',
    head: 'wide',
    claws: true,
  },
  ferret: {
    fur: '#c9a57a',
    belly: '#fbf1dd',
    inner: '#e7b9a2',
    ear: 'small',
    snout: 'ferret',
    tail: 'thick',
    mask: '#6a4a37',
    eyes: 'white',
    head: 'slim',
  },
  starling: {
    fur: '#44506a',
    belly: '#66748c',
    inner: '#44506a',
    ear: 'none',
    snout: 'beak',
    beak: '#ecc850',
    tail: 'feather',
    wings: true,
    eyes: 'white',
    sheen: '#4d8577',
    spots: '#e6ead8',
  },
  bat: {
    fur: '#7a5a68',
    belly: '#b8949c',
    inner: '#e0a4a6',
    ear: 'point',
    snout: 'tiny',
    tail: 'none',
    head: 'tufts',
    back: { of: 'leathery', colour: '#5d4150', tip: '#8a6272' },
  },
  cat: {
    fur: '#8d93a1',
    belly: '#f4efe6',
    inner: '#e9aea6',
    ear: 'point',
    snout: 'tiny',
    tail: 'thin',
    head: 'tufts',
    spots: '#666c7c',
  },
  honeybee: {
    fur: '#f2be42',
    belly: '#fbe6a6',
    inner: '#f2be42',
    ear: 'feelers',
    snout: 'turtle',
    tail: 'none',
    back: { of: 'clear', colour: '#e3f3f5', tip: '#b8dbe2' },
  },
  snail: {
    fur: '#dcc79d',
    belly: '#f4e8ca',
    inner: '#dcc79d',
    ear: 'feelers',
    snout: 'turtle',
    tail: 'none',
    back: { of: 'house', colour: '#b06a3e', tip: '#e9c08a' },
  },
  butterfly: {
    fur: '#77604e',
    belly: '#cfb592',
    inner: '#77604e',
    ear: 'feelers',
    snout: 'tiny',
    tail: 'none',
    head: 'slim',
    back: { of: 'bright', colour: '#e98a33', tip: '#4f74b8' },
  },
  pig: {
    fur: '#f1b7ac',
    belly: '#fad9d0',
    inner: '#dd8a84',
    ear: 'flop',
    snout: 'pig',
    tail: 'none',
    head: 'wide',
  },
  spider: {
    fur: '#5a4c6c',
    belly: '#8d7ba4',
    inner: '#5a4c6c',
    ear: 'none',
    snout: 'turtle',
    tail: 'none',
    eyes: 'white',
    head: 'wide',
    spots: '#f1e8ff',
    back: { of: 'legs', colour: '#46395a', tip: '#8d7ba4' },
  },
  stoat: {
    fur: '#b9763f',
    belly: '#fffaf0',
    inner: '#e7b9a2',
    ear: 'small',
    snout: 'otter',
    tail: 'thick',
    head: 'slim',
  },
  bear: {
    fur: '#8f5d36',
    belly: '#dcb98c',
    inner: '#c08d68',
    ear: 'round',
    earSize: 0.8,
    snout: 'bear',
    tail: 'none',
    head: 'wide',
  },
  wolf: {
    fur: '#dfe5ee',
    belly: '#ffffff',
    inner: '#b5a2b4',
    ear: 'point',
    snout: 'fox',
    tail: 'bushy',
    head: 'tufts',
  },
  boar: {
    fur: '#7d5c4a',
    belly: '#b18d72',
    inner: '#d7a08f',
    ear: 'flop',
    snout: 'pig',
    tail: 'thin',
    head: 'wide',
    crest: '#4b3428',
    tusks: true,
  },
  goat: {
    fur: '#efe8da',
    belly: '#fffaf0',
    inner: '#e3b7a8',
    ear: 'flop',
    snout: 'hoofed',
    tail: 'puff',
    head: 'slim',
    horns: { of: 'swept', colour: '#8d7a66' },
  },
  elk: {
    fur: '#a06d40',
    belly: '#ead0a6',
    inner: '#d9a988',
    ear: 'flop',
    snout: 'hoofed',
    tail: 'puff',
    horns: { of: 'antlers', colour: '#d6b07c' },
  },
  yak: {
    fur: '#6e4c38',
    belly: '#b18a66',
    inner: '#a8745c',
    ear: 'flop',
    snout: 'hoofed',
    tail: 'thin',
    head: 'wide',
    fringe: '#4d3324',
    horns: { of: 'wide', colour: '#efe3c8' },
  },
  eagle: {
    fur: '#c9552c',
    belly: '#f8d08a',
    inner: '#c9552c',
    ear: 'crest',
    snout: 'beak',
    beak: '#f2b53c',
    tail: 'feather',
    wings: true,
    eyes: 'white',
    mask: '#7a2a1a',
  },
} as const satisfies Record<string, Species>;
export type SpeciesName = keyof typeof SPECIES;
