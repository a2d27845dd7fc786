import { list, oneOf, type Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = {
  ops: {
    nameColour: { colours: list(oneOf('tan', 'green', 'red', 'blue', 'purple')), as: 'newNums', then: 'effect' },
    showNamed: { cards: 'cards', colour: 'nums', then: 'effect' },
    revealOn: { cost: 'bundle', as: 'newCards', then: 'effect' },
  },
};
