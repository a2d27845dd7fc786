import { building } from './building/index.ts';
import { svg } from './paint.ts';

/** The tree that stands for the game. */
export const logo = (): string => svg('-10 -6 142 122', building({ form: 'evertree' }));
