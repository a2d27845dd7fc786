import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  title: 'Everdell',
  unofficial: 'una mesa abierta, no oficial',
  close: 'Cerrar',
  back: 'Atrás',
  cancel: 'Cancelar',
  loading: 'Desenrollando el mapa…',
  failed: 'No se pudo cargar esta parte del juego. Comprueba tu conexión e inténtalo de nuevo.',
  again: 'Reintentar',
  home: 'Inicio',
  rules: 'Reglas y cartas',
  settings: 'Ajustes',
  help: 'Ayuda y atajos',
  notFound: 'No hay nada en esta dirección.',
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`),
};
