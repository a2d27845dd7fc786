import { help } from '../legendary.es.ts';
import type { moreLegends as english } from './en.ts';

export const moreLegends: typeof english = {
  about: 'Diez cartas legendarias más, por sí solas o barajadas con las de Leyendas.',
  help,
};
