import { fields, oneOf, type Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = {
  ops: {
    visitRiver: {},
    turnRiver: { at: 'cards' },
    adorn: { what: 'cards' },
    sail: { atMost: 'number', as: 'newNums', then: 'effect' },
  },
  amounts: { handAtEnd: 'true' },
  conds: { riverColour: fields({ colour: oneOf('tan', 'green', 'red', 'blue', 'purple'), n: 'number' }) },
};
