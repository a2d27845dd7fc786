import { withLegendary } from '../legendary.ts';

export const withMoreLegends = withLegendary('more-legends');
