import { oneOf, optional, type Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = {
  ops: { swapHands: { with: optional(oneOf('target')) }, swapWith: { to: 'seat' } },
};
