import { recipes } from './recipes.ts';

export const legends = {
  recipes,
  icons: {
    'set-legends': `<path d="M12 4.6L13.9 8.8L18.4 9.3L15 12.3L16 16.8L12 14.5L8 16.8L9 12.3L5.6 9.3L10.1 8.8Z" fill="currentColor"/><path d="M3.4 7C1.6 13 4 18.6 10.4 21M20.6 7C22.4 13 20 18.6 13.6 21" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="3.2 2.4"/>`,
  },
};
