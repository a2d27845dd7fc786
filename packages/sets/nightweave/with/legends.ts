import { withLegendary } from '../legendary.ts';

export const withLegends = withLegendary('legends');
