import { fields, oneOf, type Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = {
  ops: {
    visitRiver: {},
    adorn: { place: 'holder' },
    sail: { atMost: 'number', as: 'newNums', then: 'effect' },
  },
  amounts: { wonders: 'true', handAtEnd: 'true', storedOn: 'cards' },
  conds: { riverColour: fields({ colour: oneOf('tan', 'green', 'red', 'blue', 'purple'), n: 'number' }) },
  sources: { adornmentsPlayed: true },
};
