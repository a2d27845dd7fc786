import { modules } from '../../modules/es.ts';
import { gather } from '../../modules/gather.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  title: 'Reglas y cartas',
  intro: 'Todos los componentes y todas las reglas, tal como se juega aquí.',
  search: 'Buscar en cartas y reglas',
  clear: 'Borrar la búsqueda',
  tabs: 'Qué ver',
  cards: 'Cartas y lugares',
  rules: 'Reglas',
  count: (n) => String(n),
  found: (cards, rules) =>
    `${cards === 1 ? '1 carta o lugar' : `${cards} cartas y lugares`}, ${rules === 1 ? '1 regla' : `${rules} reglas`}`,
  nothing: 'Aquí no hay nada que coincida.',
  inCards: (n) => (n === 1 ? '1 coincidencia entre cartas y lugares' : `${n} coincidencias entre cartas y lugares`),
  inRules: (n) => (n === 1 ? '1 coincidencia en las reglas' : `${n} coincidencias en las reglas`),
  resetFilters: 'Mostrar todos los tipos y colores',
  kind: 'Tipo',
  all: 'Todo',
  groups: {
    critter: 'Bichos',
    construction: 'Construcciones',
    event: 'Eventos',
    forest: 'Bosque',
    location: 'Lugares',
    ...gather(modules, 'families'),
  },
  colour: 'Color',
  set: 'Colección',
  allSets: 'Todas las colecciones',
  baseSet: 'Juego base',
  rulings: (n) => (n === 1 ? '1 aclaración' : `${n} aclaraciones`),
  topics: 'Temas',
  englishOnly: 'Las reglas y las aclaraciones solo están en inglés; los textos de las cartas, también en español.',
  link: (id) => `Enlace a la regla ${id}`,
  top: 'A la búsqueda',
};
