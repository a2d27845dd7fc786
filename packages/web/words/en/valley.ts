import { modules } from '../../modules/en.ts';
import { gather } from '../../modules/gather.ts';
type Names = Readonly<Record<string, string | undefined>>;

/** The boards of the game as lands of one valley. */
export const valley = {
  valley: 'The valley',
  /** The name of a phone's tab for all of it. */
  short: 'Valley',
  toMap: 'To the map of the valley',
  parts: { tree: 'Tree', meadow: 'Meadow', river: 'Places', forest: 'Forest' } as Names,
  eventsMet: (n: number, of: number) => `${n} of ${of} Events met`,
  freeOf: (n: number, of: number) => `${n} of ${of} free`,
  placesFree: (n: number, of: number) => `${n} of ${of} free, Haven, Journey`,
  /** Before the name of the land where the answer lies. */
  goTo: 'The answer lies elsewhere, go to:',
  lands: { clearing: 'Clearing', meadow: 'Meadow', paths: 'Paths', ...gather(modules, 'zones') } as Names,
  titles: {
    clearing: 'The Clearing',
    meadow: 'The Meadow and the tree',
    paths: 'The paths and the forest',
    ...gather(modules, 'zoneTitles'),
  } as Names,
  /** The question is to be answered there. */
  asks: 'asks',
  asksLong: 'the question is to be answered here',
  /** After their number. */
  choices: (n: number): string => (n === 0 ? 'nothing to choose' : n === 1 ? 'choice' : 'choices'),
  there: (names: string) => `here: ${names}`,
  meadowCards: (n: number) => (n === 1 ? '1 card in the Meadow' : `${n} cards in the Meadow`),
  free: (n: number) => `${n} free`,
};
