import type { common as english } from '../en/common.ts';

/** "y" becomes "e" before the sound of i. */
const and = (next: string): string => (/^h?i(?![aeo])/i.test(next.normalize('NFD')) ? 'e' : 'y');

export const common: typeof english = {
  title: 'Everdell',
  pageTitle: (page) => `${page} · Everdell`,
  unofficial: 'una mesa abierta, no oficial',
  notices: 'Programas y tipos de letra de otros que hay aquí, y sus licencias',
  close: 'Cerrar',
  back: 'Atrás',
  cancel: 'Cancelar',
  loading: 'Desenrollando el mapa…',
  failed: 'No se pudo cargar esta parte del juego. Comprueba tu conexión e inténtalo de nuevo.',
  failedTitle: 'El camino está cortado',
  failedAgain: 'Sigue sin funcionar. Quizá ayude recargar la página: las partidas de este navegador se conservan.',
  broken: 'Algo ha fallado en el programa. Las partidas de este navegador se conservan: recarga la página y sigue.',
  again: 'Reintentar',
  reload: 'Recargar la página',
  offline: 'Sin conexión',
  offlineNote: 'No tienes conexión. Las partidas de este navegador funcionan igualmente.',
  home: 'Inicio',
  rules: 'Reglas y cartas',
  settings: 'Ajustes',
  help: 'Ayuda y atajos',
  notFound: 'No hay nada en esta dirección.',
  notFoundTitle: 'Nos hemos perdido en el bosque',
  notFoundNote: 'El camino termina aquí. Quizá el enlace esté incompleto o ya no lleve a ninguna parte.',
  toHome: 'Ir al inicio',
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and(items.at(-1)!)} ${items.at(-1)}`,
};
