import type { throughEverySeason as english } from './en.ts';

export const throughEverySeason: typeof english = {
  about:
    'Ocho Granjas especiales, dos por estación, en lugar de las normales. Lo que hacen es una reconstrucción nuestra.',
  help: [
    {
      title: 'Granjas especiales',
      text: 'Ocho Granjas ocupan el lugar de las normales y cuentan como Granjas para todo. No conocemos las cartas impresas: costes y efectos son una reconstrucción, y al mirar la carta de cerca se dice.',
    },
  ],
};
