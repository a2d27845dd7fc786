import { list, type Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = {
  ops: {
    copyOccupied: { except: list('cardIfAny') },
    othersDraw: { each: list('filter') },
  },
};
