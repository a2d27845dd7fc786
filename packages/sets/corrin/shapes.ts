import { list, type Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = {
  ops: {
    gifts: { n: 'number', as: 'newNums', then: 'effect' },
    othersDraw: { each: list('filter') },
  },
};
