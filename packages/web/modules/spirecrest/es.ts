import type { spirecrest as english } from './en.ts';

export const spirecrest: typeof english = {
  about: 'Una carta y una ubicación de bosque de Spirecrest.',
};
