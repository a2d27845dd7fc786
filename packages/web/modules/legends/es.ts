import { help } from '../legendary.es.ts';
import type { legends as english } from './en.ts';

export const legends: typeof english = {
  about: 'Cada persona guarda en secreto dos cartas legendarias, que ocupan el lugar de una carta de la ciudad.',
  help,
};
