import type { corrin as english } from './en.ts';

export const corrin: typeof english = {
  about: 'Cinco cartas de Corrin Evertail y sus campos, que también dan algo a los demás.',
};
