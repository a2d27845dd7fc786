/** The game as everybody else sees it. */
export * from './game.ts';
export * from './registry.ts';
export * from './setup.ts';
export type * from '@everdell/engine';
