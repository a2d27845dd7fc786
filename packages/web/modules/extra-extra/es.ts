import type { extraExtra as english } from './en.ts';

export const extraExtra: typeof english = {
  about: 'Quince cartas más para el mazo: un Carnaval, la Gaceta, los juegos de scurrble.',
};
