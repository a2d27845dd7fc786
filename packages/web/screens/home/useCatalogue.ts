import { catalogues } from 'virtual:catalogue';
import type { Catalogue } from '../../play/local/moduleInWords.ts';
import { useLang } from '../../words/index.ts';

/** What can be brought to a table. */
export const useCatalogue = (): Catalogue => catalogues[useLang()] as Catalogue;
