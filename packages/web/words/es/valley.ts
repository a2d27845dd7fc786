import { modules } from '../../modules/es.ts';
import { gather } from '../../modules/gather.ts';
import type { valley as english } from '../en/valley.ts';

export const valley: typeof english = {
  valley: 'El valle',
  short: 'Valle',
  toMap: 'Al mapa del valle',
  parts: { tree: 'Árbol', meadow: 'Prado', river: 'Lugares', forest: 'Bosque' },
  eventsMet: (n, of) => `${n} de ${of} Eventos listos`,
  freeOf: (n, of) => `${n} de ${of} libres`,
  placesFree: (n, of) => `${n} de ${of} libres, Refugio, Viaje`,
  goTo: 'La respuesta está en otra parte, ir a:',
  lands: { clearing: 'Claro', meadow: 'Prado', paths: 'Sendas', ...gather(modules, 'zones') },
  titles: {
    clearing: 'El claro',
    meadow: 'El prado y el árbol',
    paths: 'Las sendas y el bosque',
    ...gather(modules, 'zoneTitles'),
  },
  asks: 'aquí',
  asksLong: 'la pregunta se responde aquí',
  /** After their number. */
  choices: (n) => (n === 0 ? 'nada que elegir' : n === 1 ? 'opción' : 'opciones'),
  there: (names) => `aquí: ${names}`,
  meadowCards: (n) => (n === 1 ? '1 carta en el prado' : `${n} cartas en el prado`),
  free: (n) => (n === 1 ? '1 libre' : `${n} libres`),
};
