import type { rugwort as english } from './en.ts';

export const rugwort: typeof english = {
  alone: 'Contra la rata Rugwort, que responde a cada carta que juegas.',
  options: {
    'rugwort.year': '¿Con qué dificultad?',
    'rugwort.variants': 'Ponlo aún más difícil',
  },
  values: {
    'rugwort.year/1': 'Año 1. Cada Evento especial que no consigas le da 3 puntos.',
    'rugwort.year/2': 'Año 2. Cada Evento especial que no consigas le da 6 puntos, y su viaje llega más lejos.',
    'rugwort.year/3': 'Año 3. Como el año 2, y en otoño ahuyenta a uno de tus trabajadores.',
  },
};
