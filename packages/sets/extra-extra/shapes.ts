import type { Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = {
  ops: {
    showNamed: { cards: 'cards', colour: 'nums', then: 'effect' },
  },
};
