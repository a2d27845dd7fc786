import type { Gendered } from '@everdell/engine';
import type { names as en } from './text.en.ts';

export const names = {
  opponents: { rugwort: { one: 'Rugwort', many: 'Rugworts', gender: 'm' } },
  variants: {
    cranky: { name: 'Cascarrabias', about: 'Cada vez que el dado muestra un 8, tu mano pierde una carta al azar.' },
    glitzy: { name: 'Ostentoso', about: 'Las cartas moradas de su ciudad le dan 5 puntos cada una, en vez de 3.' },
    hasty: {
      name: 'Apresurado',
      about: 'Al cambiar de estación se lleva el Evento especial de más a la izquierda, que cuenta como no conseguido.',
    },
    lucky: { name: 'Afortunado', about: 'Dos tiradas iguales seguidas le dan una ficha de puntos.' },
    squatty: { name: 'Usurpador', about: 'Al final, cada espacio vacío de tu ciudad le vale 2 puntos.' },
  },
  years: {
    1: { name: 'Rugwort el Bribón' },
    2: { name: 'Rugwort el Podrido' },
    3: { name: 'Rugwort el Travieso' },
  },
  effects: {
    'rugwort.setsUp': 'Rugwort pone un trabajador en el primer claro del bosque y otro en la ubicación de 3 ramitas',
    'rugwort.plays': 'Rugwort juega una carta del Prado por cada carta que hayas jugado',
    'rugwort.prepares': 'Rugwort se prepara para la misma estación',
    'rugwort.takesBasicEvents': 'Rugwort se lleva cada Evento básico cuyo requisito cumpla su ciudad',
  },
  scores: { squatty: 'Espacios vacíos de tu ciudad' },
} satisfies Gendered<typeof en>;
