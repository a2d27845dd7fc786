import type { Shapes } from '@everdell/engine';
import './vocabulary.ts';

export const shapes: Partial<Shapes> = { ops: { swapHands: {}, swapWith: { to: 'seat' } } };
