import { list, type Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = {
  ops: {
    othersDraw: { each: list('filter') },
  },
};
