import { legendaryFormat } from '../legendary.format.ts';

export const format = legendaryFormat('more-legends');
