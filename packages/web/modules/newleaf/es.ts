import type { newleaf as english } from './en.ts';

export const newleaf: typeof english = {
  about: '59 cartas, una estación con vagones y visitantes, fichas doradas, billetes y reservas.',
};
