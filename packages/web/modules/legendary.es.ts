import type { HelpPage } from './moduleWords.ts';

/** Of both packs of Legendary cards; told once. */
export const help: readonly HelpPage[] = [
  {
    title: 'Cartas legendarias',
    text: 'Tienes dos junto a tu mano, una Construcción y un Bicho; nadie más las ve y no cuentan para el límite de la mano. El estandarte rojo nombra una carta: si está en tu ciudad, puedes descartarla y jugar gratis la legendaria; si no, pagas su coste. Se queda con los trabajadores y la puerta usada de esa carta, trae su propio espacio y nunca se va; desde entonces no juegas más cartas con ese nombre.',
  },
];
