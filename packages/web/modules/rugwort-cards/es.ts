import type { rugwortCards as english } from './en.ts';

export const rugwortCards: typeof english = {
  about: 'Tres cartas de la vieja rata en el mazo: roba, alborota y manda. Más ásperas que el resto.',
  help: [
    {
      title: 'Rugwort en el mazo',
      text: 'Sus tres cartas entran gratis por la puerta de toda una clase de Construcciones. Intercambian manos, se cambian por una carta de otra ciudad o puntúan por lo que han hecho los demás.',
    },
  ],
};
