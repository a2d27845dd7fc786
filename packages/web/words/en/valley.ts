import { modules } from '../../modules/en.ts';
import { gather } from '../../modules/gather.ts';
type Names = Readonly<Record<string, string | undefined>>;

/** The boards of the game as lands of one valley. */
export const valley = {
  valley: 'The valley',
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
